import QuoinKit

/// A coloured rectangle with words in its middle.
final class Tile: View {
    init(
        _ name: String, _ text: String, size: Double = 14, fill: Color,
        ink: Color? = .white, cornerRadius: Double = 6
    ) {
        super.init(frame: .zero)
        self.name = name
        backgroundColor = fill
        self.cornerRadius = cornerRadius
        let label = Label(
            "\(name).title", text, size: size, isBold: true, color: ink, alignment: .center,
            wraps: true)
        addSubview(label)
        label.makeConstraints { make in
            make.center.equalToSuperview()
            make.size.lessThanOrEqualToSuperview().inset(4)
        }
    }
}
