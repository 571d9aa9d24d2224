import QuoinKit
import TestSupport
import Testing

@testable import QuoinUIKit

/// The lines between columns.
@MainActor
@Suite struct ColumnLineTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func show(
        _ style: UISplitViewController.Style, _ mode: UISplitViewController.DisplayMode,
        on device: String = "iPad Air 2"
    ) -> UISplitViewController {
        let split = UISplitViewController(style: style)
        split.preferredDisplayMode = mode
        split.setViewController(UIViewController(), for: .primary)
        if style == .tripleColumn {
            split.setViewController(UIViewController(), for: .supplementary)
        }
        split.setViewController(UIViewController(), for: .secondary)
        expectTrue(window.show(deviceNamed: device, isLandscape: device != "iPhone SE"))
        window.rootViewController = split
        window.layoutIfNeeded()
        return split
    }
    private func lines(of split: UISplitViewController) -> [Rect] {
        split.view.node.subviews.filter { $0.kindName == "Separator" }.map(\.frame)
    }

    @MainActor @Test func `a line of a pixel stands where each column ends but the last`() {
        let thickness = 1 / Double(UIScreen.main.scale)
        let two = show(.doubleColumn, .oneBesideSecondary)
        expectEqual(lines(of: two), [Rect(x: 320, y: 0, width: thickness, height: 768)])
        expectEqual(two.view.node.subviews.last?.kindName, "Separator")
        two.primaryEdge = .trailing
        expectEqual(lines(of: two).map(\.minX), [704 - thickness])
        let three = show(.tripleColumn, .twoBesideSecondary)
        expectEqual(lines(of: three).map(\.minX), [320, 640])
        three.hide(.primary)
        window.layoutIfNeeded()
        expectEqual(lines(of: three).map(\.minX), [320])
        expectTrue(window.quoin.findings().isEmpty)
    }

    @MainActor @Test func `there is none beside a column that is alone`() {
        expectTrue(lines(of: show(.doubleColumn, .secondaryOnly)).isEmpty)
        expectTrue(lines(of: show(.doubleColumn, .automatic, on: "iPhone SE")).isEmpty)
    }
}
