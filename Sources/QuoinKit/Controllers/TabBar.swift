import Quoin

/// The bar of a ``TabBarController``: a tab for each of its controllers.
public final class TabBar: Bar {
    /// What is on the tabs.
    public internal(set) var titles: [String] = [] {
        // The old ones are not looked at: they would have to be copied for that.
        didSet { setNeedsDisplay() }
    }

    func setTitle(_ title: String, at tab: Int) {
        if titles[tab] != title { titles[tab] = title }
    }

    /// Which tab is selected.
    public internal(set) var selectedIndex: Int? {
        didSet {
            if selectedIndex != oldValue { setNeedsDisplay() }
        }
    }

    override var isAtTop: Bool { false }

    override var usualHeight: Double { 49 }

    private static let font = Font(size: 11, isFixed: true)

    /// Draws the tabs side by side, each with a sign above its title.
    public override func draw(_ rect: Rect, in canvas: any Canvas) {
        super.draw(rect, in: canvas)
        guard writesTitles else { return }
        let colors = controlColors
        for (index, title) in titles.enumerated() {
            let color = index == selectedIndex ? colors.tint : colors.faintInk
            let tab = tab(index)
            canvas.fill(
                Rect(x: tab.midX - 11, y: tab.minY + 7, width: 22, height: 18), color: color,
                cornerRadius: 5)
            write(
                title,
                in: Rect(x: tab.minX + 2, y: tab.minY + 29, width: tab.width - 4, height: 16),
                font: Self.font, color: color, share: 0.5, on: canvas)
        }
    }

    /// Where a tab stands.
    private func tab(_ index: Int) -> Rect {
        let isForward = effectiveLayoutDirection == .leftToRight
        let width = bounds.width / Double(titles.count)
        let place = Double(isForward ? index : titles.count - 1 - index)
        return Rect(
            x: bounds.minX + place * width, y: bounds.minY, width: width, height: bounds.height)
    }
}
