import QuoinGallery
import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("Reasons and repairs of the gallery's screens")
struct GalleryReasonTests {
    private static let examples = GalleryVariant.quietScreens

    private func window(_ example: GalleryExample, _ direction: LayoutDirection) -> Window {
        let window = example.window(of: Size(width: 320, height: 480)) { _ in }
        window.traits.layoutDirection = direction
        window.layoutIfNeeded()
        return window
    }

    private func views(in window: Window) -> [View] {
        var found: [View] = []
        var waiting: [View] = [window]
        while let view = waiting.popLast() {
            found.append(view)
            waiting += view.subviews
        }
        return found
    }

    @Test("Every number is told with what it adds up from", arguments: examples)
    func reasons(_ example: GalleryExample) {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            for view in views(in: window(example, direction)) {
                for axis in Axis.allCases {
                    let reason = view.why(axis)
                    expectEqual(reason.place.frameValue, view.frame.origin[axis])
                    expectEqual(reason.size.frameValue, view.frame.size[axis])
                    for chain in [reason.place, reason.size] {
                        expectTrue(!chain.isAmbiguous || view.isHidden, "\(chain)")
                        for step in chain.steps {
                            let sum = step.terms.reduce(step.constant) { $0 + $1.factor * $1.value }
                            expectTrue(abs(sum - step.value) < 1e-5, "\(chain)")
                        }
                    }
                }
            }
        }
    }

    @Test("No constraint is missing, and frames are those of the constraints", arguments: examples)
    func repairs(_ example: GalleryExample) {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let window = window(example, direction)
            let views = views(in: window)
            let frames = views.map(\.frame)
            let missing = window.repair.addMissingConstraints()
            let hidden = missing.added.filter { ($0.firstItem as? View)?.isHidden ?? false }
            expectEqual(missing.added.count, hidden.count, "\(missing)")
            expectTrue(window.repair.updateFrames().isEmpty)
            expectEqual(views.map(\.frame), frames)
        }
    }
}
