import QuoinKit

/// The bar at the top of a screen: 44 high, with the title in its middle and a line below.
///
/// As those of UIKit do, it keeps its size whatever text people have chosen: what is below needs the room.
final class TitleBar: View {
    init(_ name: String, _ title: String) {
        super.init(frame: .zero)
        self.name = name
        backgroundColor = .surface
        let label = Label("\(name).title", title, isBold: true)
        label.font.isFixed = true
        let line = View("\(name).line", fill: .line)
        [label, line].forEach(addSubview)

        makeConstraints { make in
            make.height.equalTo(44)
        }
        label.makeConstraints { make in
            make.center.equalToSuperview()
            make.width.lessThanOrEqualToSuperview().inset(16)
        }
        line.makeConstraints { make in
            make.leading.trailing.bottom.equalToSuperview()
            make.height.equalTo(1)
        }
    }
}
