import Quoin

/// A coloured rectangle with a word in its middle.
class Tile: Panel {
    private let caption: Caption

    init(
        _ name: String, _ text: String, size: Double = 14, fill: Color = Palette.blue,
        ink: Color = .white, cornerRadius: Double = 6
    ) {
        caption = Caption(
            "\(name).title", text, size: size, isBold: true, color: ink, alignment: .middle)
        super.init(name, fill: fill, cornerRadius: cornerRadius)
        addSubview(caption)
        caption.makeConstraints { make in
            make.center.equalToSuperview()
        }
    }
}
