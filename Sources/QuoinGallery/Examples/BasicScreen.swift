import QuoinKit

/// Three panels that share what the screen has, with a gap of 10 all around.
final class BasicScreen: View, GalleryScreen {
    static let name = "basic"
    static let title = "Basic"
    static let summary = "Three panels: two side by side, one below, all equally high."

    init() {
        super.init(frame: .zero)
        name = "basic"
        backgroundColor = .background
        let green = View("green", fill: .accentGreen, cornerRadius: 6)
        let red = View("red", fill: .accentRed, cornerRadius: 6)
        let blue = View("blue", fill: .accentBlue, cornerRadius: 6)
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
