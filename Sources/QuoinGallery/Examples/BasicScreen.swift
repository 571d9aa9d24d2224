import QuoinKit

/// Three panels that share what the screen has, with a gap of 10 all around.
final class BasicScreen: Panel, GalleryScreen {
    static let name = "basic"
    static let title = "Basic"
    static let summary = "Three panels: two side by side, one below, all equally high."

    init() {
        super.init("basic", fill: .background)
        let green = Panel("green", fill: .accent(.green), cornerRadius: 6)
        let red = Panel("red", fill: .accent(.red), cornerRadius: 6)
        let blue = Panel("blue", fill: .accent(.blue), cornerRadius: 6)
        [green, red, blue].forEach(addSubview)
        let gap = 10.0

        green.makeConstraints { make in
            make.left.top.equalToSuperview().inset(gap)
            make.right.equalTo(red.left).offset(-gap)
            make.bottom.equalTo(blue.top).offset(-gap)
            make.width.equalTo(red)
            make.height.equalTo([red, blue])
        }
        red.makeConstraints { make in
            make.top.right.equalToSuperview().inset(gap)
        }
        blue.makeConstraints { make in
            make.left.bottom.right.equalToSuperview().inset(gap)
        }
    }
}
