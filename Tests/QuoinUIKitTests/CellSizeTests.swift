import QuoinUIKit
import Testing

/// What the cells of a collection say of their size.
@MainActor
@Suite struct CellSizeTests {
    @Test func `cells say their size in a copy of what they are asked with`() throws {
        let (cell, view) = (
            UICollectionViewCell(frame: .zero), UICollectionReusableView(frame: .zero)
        )
        let asked = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        asked.frame = CGRect(x: 5, y: 10, width: 300, height: 50)
        let part = UIView()
        part.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(part)
        NSLayoutConstraint.activate([
            part.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            part.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
            part.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            part.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            part.widthAnchor.constraint(equalToConstant: 70),
            part.heightAnchor.constraint(equalToConstant: 80),
        ])
        let said = cell.preferredLayoutAttributesFitting(asked)
        #expect(said.size == CGSize(width: 70, height: 80))
        #expect(said !== asked && said.indexPath == asked.indexPath)
        #expect(asked.frame == CGRect(x: 5, y: 10, width: 300, height: 50))
        #expect(view.preferredLayoutAttributesFitting(asked).frame == asked.frame)
    }
}
