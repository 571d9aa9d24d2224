import Quoin
import QuoinKit
import QuoinRuntime

/// A list of cells, each with a picture, a title and a subtitle: the bench's `list:N`, for what it takes in
/// the module.
final class ListCheck {
    private let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    private var titles: [PlayBox] = []
    private var boxes: [View] = []

    /// Builds a list, and lays it out.
    init(count: Int) {
        for index in 0..<count {
            addCell(index)
        }
        root.layoutIfNeeded()
    }

    /// Gives the list another width.
    func resize(to width: Double) {
        root.frame.size.width = width
        root.layoutIfNeeded()
    }

    /// The frames of all cells and titles.
    var hash: UInt64 {
        var hash = BitHash()
        for view in boxes + titles.map({ $0 as View }) {
            hash.add(view.frame.minX)
            hash.add(view.frame.minY)
            hash.add(view.frame.width)
            hash.add(view.frame.height)
        }
        return hash.value
    }

    private func addCell(_ index: Int) {
        let box = View(frame: .zero)
        let icon = View(frame: .zero)
        let title = PlayBox(
            "", content: Size(width: Double(100 + index % 50), height: 17), number: index)
        let subtitle = PlayBox(
            "", content: Size(width: Double(180 + index % 90), height: 14), number: index)
        let upper = boxes.last
        root.addSubview(box)
        box.addSubview(icon)
        box.addSubview(title)
        box.addSubview(subtitle)
        box.makeConstraints { make in
            make.left.equalTo(root)
            make.right.equalTo(root)
            make.height.equalTo(0).priority(.fittingSize)
            make.bottom.greaterThanOrEqualTo(icon).offset(8)
            make.bottom.greaterThanOrEqualTo(subtitle).offset(8)
            make.top.equalTo(upper?.bottom ?? root.top)
        }
        icon.makeConstraints { make in
            make.left.equalTo(box).offset(8)
            make.top.equalTo(box).offset(8)
            make.width.equalTo(40)
            make.height.equalTo(icon.width)
        }
        title.makeConstraints { make in
            make.left.equalTo(icon.right).offset(8)
            make.top.equalTo(icon)
            make.right.lessThanOrEqualTo(box).offset(-8)
        }
        subtitle.makeConstraints { make in
            make.left.equalTo(title)
            make.top.equalTo(title.bottom).offset(4)
            make.right.equalTo(box).offset(-8)
        }
        boxes.append(box)
        titles.append(title)
    }
}
