import Quoin

/// A button: a title on a coloured ground, with 12 around it at the sides and 8 above and below.
final class Key: Panel {
    private let caption: Caption

    init(_ name: String, _ title: String, fill: Color = Palette.blue, ink: Color = .white) {
        caption = Caption("\(name).title", title, isBold: true, color: ink, alignment: .middle)
        super.init(name, fill: fill, cornerRadius: 8)
        addSubview(caption)
        caption.makeConstraints { make in
            make.edges.equalToSuperview().insets(EdgeInsets(horizontal: 12, vertical: 8))
        }
    }
}
