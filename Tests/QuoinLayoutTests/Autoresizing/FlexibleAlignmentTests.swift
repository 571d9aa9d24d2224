import QuoinLayout
import TestSupport
import Testing

@Suite("Flexible frames with insets for alignment")
struct FlexibleAlignmentTests {
    private final class Padded: View {
        var insets = EdgeInsets.zero
        override var alignmentRectInsets: EdgeInsets { insets }
    }

    /// A panel that constraints size, in it a padded view that follows it, and a mark at that view's edges.
    private struct Scene {
        let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 200))
        let panel = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
        let padded = Padded(frame: Rect(x: 10, y: 20, width: 60, height: 40))
        let mark = View("mark")
        let width: LayoutConstraint

        init(insets: EdgeInsets, width: Double, mask: AutoresizingMask) {
            self.width = panel.width.constraint(equalToConstant: width)
            padded.insets = insets
            padded.autoresizingMask = mask
            for view in [panel, mark] { view.translatesAutoresizingMaskIntoConstraints = false }
            window.addSubview(panel)
            panel.addSubview(padded)
            panel.addSubview(mark)
            LayoutConstraint.activate([
                self.width, panel.left.constraint(equalTo: window.left),
                panel.top.constraint(equalTo: window.top),
                panel.height.constraint(equalToConstant: 100),
                mark.left.constraint(equalTo: padded.left),
                mark.right.constraint(equalTo: padded.right),
                mark.top.constraint(equalTo: padded.top),
                mark.bottom.constraint(equalTo: padded.bottom),
            ])
            window.layoutIfNeeded()
        }
    }

    @Test(
        "follow as before when the insets change",
        arguments: [
            [.flexibleWidth], [.flexibleLeftMargin], [.flexibleLeftMargin, .flexibleRightMargin],
            [.flexibleWidth, .flexibleLeftMargin, .flexibleHeight],
        ] as [AutoresizingMask])
    func insetsChange(mask: AutoresizingMask) {
        let insets = EdgeInsets(top: 1, left: 4, bottom: 3, right: 2)
        let scene = Scene(insets: .zero, width: 100, mask: mask)
        let expected = Scene(insets: insets, width: 100, mask: mask)
        expectEqual(scene.padded.frame, expected.padded.frame)

        scene.padded.insets = insets
        scene.padded.invalidateIntrinsicContentSize()
        scene.window.layoutIfNeeded()
        expectEqual(scene.padded.frame, expected.padded.frame)
        expectEqual(scene.mark.frame, scene.padded.frame.inset(by: insets))

        for width in [200.0, 150] {
            for each in [scene, expected] {
                each.width.constant = width
                each.window.layoutIfNeeded()
            }
            expectEqual(scene.padded.frame, expected.padded.frame, "\(width)")
            expectEqual(scene.mark.frame, expected.mark.frame, "\(width)")
        }
    }

    /// In 100 points 60 lie between 10 and 30. In 200, what is flexible alone takes the other 100.
    @Test("take what springs and struts give to frames, not to what is aligned")
    func arithmetic() {
        let insets = EdgeInsets(top: 1, left: 4, bottom: 3, right: 2)
        let wide = Scene(insets: insets, width: 100, mask: .flexibleWidth)
        wide.padded.insets.left = 6
        wide.padded.invalidateIntrinsicContentSize()
        wide.width.constant = 200
        wide.window.layoutIfNeeded()
        expectEqual(wide.padded.frame, Rect(x: 10, y: 20, width: 160, height: 40))
        expectEqual(wide.mark.frame, Rect(x: 16, y: 21, width: 152, height: 36))
    }
}
