import QuoinKit

// Controls with a name and how they look, in one expression.

extension Label {
    /// Makes a label with a name; of as many lines as it takes, if it wraps.
    convenience init(
        _ name: String, _ text: String, size: Double = 16, isBold: Bool = false,
        color: Color? = nil, alignment: TextAlignment = .natural, wraps: Bool = false
    ) {
        self.init(
            text, font: Font(size: size, isBold: isBold), numberOfLines: wraps ? 0 : 1)
        self.name = name
        textColor = color
        textAlignment = alignment
    }
}

extension Button {
    /// Makes a button with a name.
    convenience init(
        _ name: String, _ title: String, style: Style = .filled, tint: Color? = nil
    ) {
        self.init(title, style: style)
        self.name = name
        self.tint = tint
    }
}
