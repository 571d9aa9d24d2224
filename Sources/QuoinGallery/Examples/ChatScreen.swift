import QuoinKit

/// A conversation: bubbles that are as wide as their text, up to three quarters of the screen, and up to
/// what can be read on a wide one.
///
/// A longer text wraps, and its bubble grows in height. What is received stands left beside a face, what
/// is sent stands right. The last bubble stands on the row for the next message, the others on each other.
/// Where there is no room for all of them, the older ones are a scroll away.
final class ChatScreen: View, GalleryScreen {
    static let name = "chat"
    static let title = "Chat"
    static let summary = "Bubbles at most three quarters wide, whose text wraps."

    private let page = Page()

    init() {
        super.init(frame: .zero)
        name = "chat"
        backgroundColor = .background
        let bar = TitleBar("bar", "Marta")
        let entry = EntryBar("entry")
        let bubbles = Message.all.map(addBubble)
        [page, bar, entry].forEach(addSubview)

        bar.makeConstraints { make in
            make.top.leading.trailing.equalToSuperview()
        }
        entry.makeConstraints { make in
            make.leading.bottom.trailing.equalToSuperview()
        }
        page.makeConstraints { make in
            make.top.equalTo(bar.bottom)
            make.leading.trailing.equalToSuperview()
            make.bottom.equalTo(entry.top)
        }
        bubbles.stack(along: .vertical, spacing: 8, tailSpacing: 12)
        bubbles.first?.makeConstraints { make in
            make.top.greaterThanOrEqualToSuperview().inset(12)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // The newest is what is to be seen.
        page.contentOffset.y = page.contentSize.height
    }

    /// Adds a bubble, with a face beside it if the message was received.
    private func addBubble(for message: Message) -> View {
        let bubble = Bubble(message)
        page.addSubview(bubble)
        bubble.makeConstraints { make in
            make.width.lessThanOrEqualToSuperview().multipliedBy(0.75)
            make.width.lessThanOrEqualTo(420)
        }
        if message.isMine {
            bubble.makeConstraints { make in
                make.trailing.equalToSuperview().inset(12)
            }
        } else {
            let face = Badge("\(message.name).face", "M", side: 28, fill: .amber, isRound: true)
            page.addSubview(face)
            face.makeConstraints { make in
                make.leading.equalToSuperview().inset(12)
                make.bottom.equalTo(bubble)
            }
            bubble.makeConstraints { make in
                make.leading.equalTo(face.trailing).offset(8)
            }
        }
        return bubble
    }
}

/// What one person has written.
private struct Message {
    let name: String
    let text: String
    var isMine = false

    static let all = [
        Message(name: "question", text: "Are you still coming tonight? We wanted to eat at seven."),
        Message(name: "answer", text: "Yes, but the train is late.", isMine: true),
        Message(
            name: "comfort",
            text: "No hurry. The soup only gets better, and the cake is still in the oven."),
        Message(name: "offer", text: "Then I bring bread.", isMine: true),
    ]
}

/// A message on a coloured ground.
private final class Bubble: View {
    init(_ message: Message) {
        super.init(frame: .zero)
        name = message.name
        backgroundColor = message.isMine ? .accentBlue : .surface
        if !message.isMine {
            (borderWidth, borderColor) = (1, .line)
        }
        cornerRadius = 14
        let text = Label(
            "\(message.name).text", message.text, size: 14,
            color: message.isMine ? .white : nil, wraps: true)
        addSubview(text)
        text.makeConstraints { make in
            make.edges.equalToSuperview().insets(EdgeInsets(horizontal: 12, vertical: 8))
        }
    }
}
