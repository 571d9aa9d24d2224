import QuoinKit

/// The bar at the bottom of a conversation, in which the next message is written.
final class EntryBar: View {
    private let field: TextField

    var text: String {
        get { field.text }
        set { field.text = newValue }
    }

    init(_ name: String, text: String = "") {
        field = TextField(text, placeholder: "Message")
        super.init(frame: .zero)
        self.name = name
        backgroundColor = .surface
        (borderWidth, borderColor) = (1, .line)
        let send = Button("\(name).send", "Send")
        field.name = "\(name).field"
        [field, send].forEach(addSubview)
        // The field takes what the button leaves.
        send.contentHuggingHorizontalPriority = .low + 1
        field.contentCompressionResistanceHorizontalPriority = .medium
        field.makeConstraints { make in
            make.leading.equalToSuperview().inset(12)
            make.top.bottom.equalToSuperview().inset(8)
        }
        send.makeConstraints { make in
            make.leading.equalTo(field.trailing).offset(8)
            make.trailing.equalToSuperview().inset(12)
            make.centerY.equalTo(field)
        }
    }
}
