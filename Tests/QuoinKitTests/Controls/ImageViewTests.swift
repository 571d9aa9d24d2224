import Quoin
import QuoinKit
import TestSupport
import Testing

@Suite("Image views")
struct ImageViewTests {
    private let scene = ControlScene()
    private let view = ImageView(Image("portrait", size: Size(width: 40, height: 20)))

    @Test(
        "put a picture where their mode says",
        arguments: [
            (ImageView.ContentMode.scaleToFill, Rect(0, 0, 100, 100), false),
            // 100 / 40 = 2.5 times as large, and 100 / 20 = 5 times.
            (.aspectFit, Rect(0, 25, 100, 50), false),
            (.aspectFill, Rect(-50, 0, 200, 100), true),
            (.center, Rect(30, 40, 40, 20), false),
        ])
    func modes(mode: ImageView.ContentMode, place: Rect, isCut: Bool) {
        view.contentMode = mode
        let drawing = scene.drawings(of: view, width: 100, height: 100).first
        expectEqual(drawing?.shape, .image("portrait"))
        expectEqual(drawing?.rect, place)
        expectEqual(drawing?.clip, (isCut ? Rect(0, 0, 100, 100) : nil))
    }

    @Test("cut off a centred picture that is larger than they")
    func largePicture() {
        view.contentMode = .center
        let drawing = scene.drawings(of: view, width: 10, height: 30).first
        expectEqual(drawing?.rect, Rect(-15, 5, 40, 20))
        expectEqual(drawing?.clip, Rect(0, 0, 10, 30))
    }

    @Test("leave a canvas as it was when they have cut off their picture")
    func canvas() {
        view.contentMode = .center
        view.frame = Rect(0, 0, 10, 30)
        let recorder = DrawingRecorder()
        recorder.clip(to: Rect(0, 0, 20, 20))
        recorder.save()
        view.draw(view.bounds, in: recorder)
        expectEqual(recorder.depth, 1)
        recorder.fill(Rect(0, 0, 5, 5), color: .black, cornerRadius: 0)
        expectEqual(recorder.drawings.map(\.clip), [Rect(0, 0, 10, 20), Rect(0, 0, 20, 20)])
    }

    @Test("are drawn without a picture as nothing")
    func empty() {
        view.image = nil
        expectTrue(scene.drawings(of: view, width: 100, height: 100).isEmpty)
    }

    @Test("keep their picture's shape when a constraint says so")
    func shape() {
        scene.place(view) { make in
            make.width.equalTo(120)
            make.height.equalTo(view.width).multipliedBy(0.5)
        }
        expect(view, at: Rect(10, 20, 120, 60))
    }

    @Test("place what is in the insets of their picture, the rest hanging out")
    func alignment() {
        let window = Window(frame: Rect(0, 0, 300, 200))
        let shadowed = ImageView(
            Image(
                "button", size: Size(width: 60, height: 34),
                alignmentRectInsets: EdgeInsets(top: 1, left: 2, bottom: 5, right: 4)))
        window.addSubview(shadowed)
        shadowed.makeConstraints { $0.left.top.equalToSuperview().inset(20) }
        window.layoutIfNeeded()
        expectEqual(shadowed.frame, Rect(18, 19, 60, 34))
        expectEqual(shadowed.intrinsicContentSize, Size(width: 54, height: 28))
        // Insets that leave nothing of the picture are none.
        shadowed.image?.alignmentRectInsets = EdgeInsets(top: 20, bottom: 20)
        window.layoutIfNeeded()
        expectEqual(shadowed.frame, Rect(20, 20, 60, 34))
    }
}
