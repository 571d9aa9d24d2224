import QuoinUIKit

/// A cell that shows a number, and may be as high as that says.
@MainActor
protocol ShowsNumber: UIView {
    var number: Int { get }
}

final class NumberCell: UICollectionViewCell, ShowsNumber {
    private(set) var number = -1
    private let box = HighBox()

    func show(_ number: Int, height: CGFloat?) {
        self.number = number
        box.put(in: contentView, height: height)
    }
    override func prepareForReuse() {
        super.prepareForReuse()
        number = -1
    }
}

final class NumberRow: UITableViewCell, ShowsNumber {
    private(set) var number = -1
    private let box = HighBox()

    func show(_ number: Int, height: CGFloat?) {
        self.number = number
        textLabel?.text = "\(number)"
        accessoryType = number % 3 == 0 ? .checkmark : .none
        box.put(in: contentView, height: height)
    }
    override func prepareForReuse() {
        super.prepareForReuse()
        number = -1
    }
}

/// A header, footer or badge that shows the number of its section.
final class NumberMark: UICollectionReusableView {
    var number = -1
}

/// Fills a cell, and says how high that is.
private final class HighBox: UIView {
    private lazy var high: NSLayoutConstraint = {
        let made = heightAnchor.constraint(equalToConstant: 0)
        made.priority = .defaultHigh
        return made
    }()

    func put(in content: UIView, height: CGFloat?) {
        guard let height else { return }
        high.constant = height
        guard superview == nil else { return }
        translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(self)
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: content.topAnchor),
            bottomAnchor.constraint(equalTo: content.bottomAnchor),
            leadingAnchor.constraint(equalTo: content.leadingAnchor),
            trailingAnchor.constraint(equalTo: content.trailingAnchor), high,
        ])
    }
}
