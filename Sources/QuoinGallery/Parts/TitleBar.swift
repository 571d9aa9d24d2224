import Quoin

/// The bar at the top of a screen: 44 high, with the title in its middle and a line below.
final class TitleBar: Panel {
    init(_ name: String, _ title: String) {
        super.init(name, fill: Palette.card)
        let caption = Caption("\(name).title", title, isBold: true, alignment: .middle)
        let line = Panel("\(name).line", fill: Palette.line)
        [caption, line].forEach(addSubview)

        makeConstraints { make in
            make.height.equalTo(44)
        }
        caption.makeConstraints { make in
            make.center.equalToSuperview()
        }
        line.makeConstraints { make in
            make.left.right.bottom.equalToSuperview()
            make.height.equalTo(1)
        }
    }
}
