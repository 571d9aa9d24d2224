import Quoin
import QuoinKit
import TestSupport
import Testing

@Suite("What controls draw")
struct DrawingBoundsTests {
    private let scene = ControlScene()
    private static let sizes = [
        Size(width: 118, height: 44), Size(width: 300, height: 20), Size(width: 8, height: 8),
        Size(width: 30, height: 200), Size(width: 2, height: 2), Size(width: 51, height: 3),
    ]

    @Test("is inside of their bounds, whatever their size", arguments: sizes)
    func inside(size: Size) {
        let bounds = Rect(size: size).insetBy(dx: -1e-6, dy: -1e-6)
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            scene.window.layoutDirection = direction
            for control in AllControls.make() {
                let drawings = scene.drawings(of: control, width: size.width, height: size.height)
                for drawing in drawings {
                    expectTrue(bounds.contains(drawing.extent), "\(control): \(drawing)")
                }
                control.removeFromSuperview()
            }
        }
    }

    @Test("is something, in the size that they ask for")
    func something() {
        for control in AllControls.make() {
            scene.place(control) { make in
                make.width.equalTo(118).priority(.low)
                make.height.equalTo(30).priority(.low)
            }
            expectTrue(!DrawingRecorder.drawings(of: control).isEmpty, "\(control)")
        }
        expectTrue(scene.reports.isEmpty)
    }

    @Test("is nothing, where there is no room")
    func noRoom() {
        for control in AllControls.make() {
            for size in [Size.zero, Size(width: 50, height: 0), Size(width: 0, height: 50)] {
                let drawings = scene.drawings(of: control, width: size.width, height: size.height)
                expectTrue(drawings.allSatisfy { $0.extent.isEmpty }, "\(control): \(drawings)")
            }
            control.removeFromSuperview()
        }
    }

    @Test("moves with the origin of their bounds")
    func boundsOrigin() {
        for control in AllControls.make() where !(control is TextView) {
            let before = scene.drawings(of: control, width: 100, height: 40)
            control.bounds.origin = Point(x: 30, y: 50)
            let after = DrawingRecorder.drawings(of: scene.window)
            expectEqual(before.count, after.count)
            for (old, new) in zip(before, after) {
                expectTrue(old.rect.isAbout(new.rect), "\(control): \(new) instead of \(old)")
            }
            control.removeFromSuperview()
        }
    }

    @Test("leaves the canvas as it was")
    func balance() {
        let recorder = DrawingRecorder()
        for control in AllControls.make() {
            scene.place(control)
        }
        scene.window.render(on: recorder)
        expectEqual(recorder.depth, 0)
    }

    @Test("is mirrored where people read from right to left", arguments: [false, true])
    func mirrored(isEnabled: Bool) {
        let width = 240.0
        let controls: [StyledView] = [
            Switch(isOn: true), Switch(), Slider(value: 0.25), ProgressView(progress: 0.25),
            SegmentedControl(["Day", "Week", "Month"], selectedIndex: 2),
        ]
        for control in controls {
            control.isEnabled = isEnabled
            scene.window.layoutDirection = .leftToRight
            let forward = scene.drawings(of: control, width: width, height: 32)
            scene.window.layoutDirection = .rightToLeft
            expectTrue(control.needsDisplay)
            let backward = scene.drawings(of: control, width: width, height: 32)
            for (first, second) in zip(forward.map(\.extent), backward.map(\.extent)) {
                let mirrored = Rect(
                    width - first.maxX, first.minY, first.width, first.height)
                expectTrue(mirrored.isAbout(second), "\(control)")
            }
            control.removeFromSuperview()
        }
    }
}
