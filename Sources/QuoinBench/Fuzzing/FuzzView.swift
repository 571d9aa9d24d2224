import QuoinKit

/// A view whose content a sequence sets, and which may change the tree when it is asked for something.
final class FuzzView: View {
    /// Where it does something.
    enum Hook: String, CaseIterable {
        case layout = "inLayout"
        case content = "inContent"
        case constraints = "inUpdate"
        case alignment = "inAlignment"
        case move = "inMove"
    }

    var content = Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    /// The area that the content covers at any width, if its height depends on the width.
    var area = 0.0
    var baselines = (first: 0.0, last: 0.0)
    var insets = EdgeInsets.zero
    /// What it does, once, when it is next asked.
    var hooks: [Hook: () -> Void] = [:]
    /// Whether it does nothing of that, because it is only looked at.
    var isQuiet = false

    private func visit(_ hook: Hook) {
        if !hooks.isEmpty, !isQuiet, let action = hooks.removeValue(forKey: hook) {
            action()
        }
    }

    override var intrinsicContentSize: Size {
        visit(.content)
        return content
    }
    override func contentSize(forWidth width: Double) -> Size {
        visit(.content)
        return Size(width: content.width, height: area / max(width, 1))
    }
    override var firstBaselineOffsetFromTop: Double { baselines.first }
    override var lastBaselineOffsetFromBottom: Double { baselines.last }
    override var alignmentRectInsets: EdgeInsets {
        visit(.alignment)
        return insets
    }
    override func layoutSubviews() {
        visit(.layout)
        super.layoutSubviews()
    }
    override func updateConstraints() {
        visit(.constraints)
        super.updateConstraints()
    }
    override func didMoveToSuperview() {
        visit(.move)
    }
}

/// The rows of a table: boxes of given heights.
final class FuzzRows: TableViewDataSource {
    var heights: [Double] = []

    func numberOfRows(in tableView: TableView) -> Int { heights.count }

    func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row") { TableViewCell() }
        cell.makeTall(heights[row])
        return cell
    }
}

extension TableViewCell {
    /// Puts a box into the cell that is as tall as the row is to be, unless the table says otherwise.
    func makeTall(_ height: Double) {
        let box = contentView.subviews.first ?? View()
        if box.superview == nil { contentView.addSubview(box) }
        box.remakeConstraints { make in
            make.edges.equalToSuperview()
            make.height.equalTo(height).priority(.high)
        }
    }
}

extension FuzzView {
    /// The classes of this file as a program has them that is printed.
    static let source = """
        final class FuzzView: View {
            var content = Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
            var area = 0.0
            var baselines = (first: 0.0, last: 0.0)
            var insets = EdgeInsets.zero
            var inLayout: (() -> Void)?
            var inContent: (() -> Void)?
            var inUpdate: (() -> Void)?
            var inAlignment: (() -> Void)?
            var inMove: (() -> Void)?

            private func visit(_ hook: inout (() -> Void)?) {
                let action = hook
                hook = nil
                action?()
            }
            override var intrinsicContentSize: Size {
                visit(&inContent)
                return content
            }
            override func contentSize(forWidth width: Double) -> Size {
                visit(&inContent)
                return Size(width: content.width, height: area / max(width, 1))
            }
            override var firstBaselineOffsetFromTop: Double { baselines.first }
            override var lastBaselineOffsetFromBottom: Double { baselines.last }
            override var alignmentRectInsets: EdgeInsets {
                visit(&inAlignment)
                return insets
            }
            override func layoutSubviews() {
                visit(&inLayout)
                super.layoutSubviews()
            }
            override func updateConstraints() {
                visit(&inUpdate)
                super.updateConstraints()
            }
            override func didMoveToSuperview() { visit(&inMove) }
        }
        extension TableViewCell {
            func makeTall(_ height: Double) {
                let box = contentView.subviews.first ?? View()
                if box.superview == nil { contentView.addSubview(box) }
                box.remakeConstraints { make in
                    make.edges.equalToSuperview()
                    make.height.equalTo(height).priority(.high)
                }
            }
        }
        final class FuzzRows: TableViewDataSource {
            var heights: [Double] = []
            func numberOfRows(in tableView: TableView) -> Int { heights.count }
            func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "row") { TableViewCell() }
                cell.makeTall(heights[row])
                return cell
            }
        }
        """
}
