import QuoinKit

/// The lines between columns, in front of them and outside of what UIKit's names know.
@MainActor
final class ColumnLines {
    private var lines: [ColumnLine] = []

    /// Shows one where each column ends that stands before the last one.
    func show(
        between frames: [UISplitViewController.Column: CGRect], isMirrored: Bool, in view: View
    ) {
        let before = frames.filter { $0.key != .secondary && $0.key != .compact }.values
        let columns = frames.count > 1 ? before.sorted { $0.minX < $1.minX } : []
        while lines.count > columns.count { lines.removeLast().removeFromSuperview() }
        while lines.count < columns.count { lines.append(ColumnLine()) }
        let thickness = 1 / Double(UIScreen.main.scale)
        for (line, column) in zip(lines, columns) {
            line.backgroundColor = UIColor.separator.value
            line.frame = Rect(
                x: isMirrored ? Double(column.minX) - thickness : Double(column.maxX),
                y: Double(column.minY), width: thickness, height: Double(column.height))
        }
        let front = view.subviews.suffix(lines.count)
        if front.count < lines.count || zip(front, lines).contains(where: { $0 !== $1 }) {
            for line in lines { view.addSubview(line) }
        }
    }
}

/// A line between two columns.
private final class ColumnLine: View {
    override var kindName: String { "Separator" }
}
