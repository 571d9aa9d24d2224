import QuoinKit

/// A frame with a title in its upper edge, around a column of views.
final class Box: View {
    let content = StackView()
    private let title: Label

    init(_ name: String, _ views: [View]) {
        title = Label(" \(name) ", font: Font(isBold: true))
        super.init(frame: .zero)
        borderWidth = 1
        cornerRadius = 1
        borderColor = ControlColors.adaptive.line
        content.axis = .vertical
        let inside = View()
        inside.clipsToBounds = true
        addSubview(inside)
        addSubview(title)
        inside.makeConstraints { make in
            make.top.equalToSuperview().inset(1)
            make.left.equalToSuperview().inset(2)
            // A box may be too small for that. The border below is kept first.
            make.bottom.equalToSuperview().inset(1).priority(.high + 1)
            make.right.equalToSuperview().inset(2).priority(.high)
        }
        inside.addSubview(content)
        content.makeConstraints { make in
            make.left.right.top.equalToSuperview()
            // What there is no room for is cut off.
            make.bottom.equalToSuperview().priority(.high)
        }
        title.makeConstraints { make in
            make.left.equalToSuperview().offset(2)
            make.top.equalToSuperview()
            make.height.equalTo(1)
            make.right.lessThanOrEqualToSuperview().inset(1).priority(.high)
        }
        views.forEach(content.addArrangedSubview)
    }
}
