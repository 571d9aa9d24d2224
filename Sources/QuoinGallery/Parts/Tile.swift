import QuoinKit

/// A coloured rectangle with words in its middle.
final class Tile: View {
    let label: Label

    init(
        _ name: String, _ text: String, size: Double = 14, fill: Color,
        ink: Color? = .white, cornerRadius: Double = 6
    ) {
        label = Label(
            "\(name).title", text, size: size, isBold: true, color: ink, alignment: .center,
            wraps: true)
        super.init(frame: .zero)
        self.name = name
        backgroundColor = fill
        self.cornerRadius = cornerRadius
        addSubview(label)
        label.makeConstraints { make in
            make.center.equalToSuperview()
            make.size.lessThanOrEqualToSuperview().inset(4)
            // As large as the words, where nothing else says how large.
            make.size.equalToSuperview().inset(4).priority(.fittingSize)
        }
    }
}
