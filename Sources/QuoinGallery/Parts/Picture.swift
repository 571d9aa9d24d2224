import Quoin

/// An image of a size, in whose place a box is shown.
final class Picture: View {
    private let imageSize: Size
    private let ground: Color

    init(_ name: String, width: Double, height: Double, ground: Color = Palette.sky) {
        imageSize = Size(width: width, height: height)
        self.ground = ground
        super.init(frame: .zero)
        self.name = name
    }

    override var intrinsicContentSize: Size { imageSize }

    override func draw(_ rect: Rect, in canvas: any Canvas) {
        canvas.fill(rect, color: ground, cornerRadius: 4)
        canvas.image(named: name ?? "", in: rect)
    }
}
