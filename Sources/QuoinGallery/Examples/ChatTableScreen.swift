import QuoinKit

/// A conversation in a table, whose rows are as tall as their bubbles.
///
/// A bubble is as wide as its text, up to three quarters of the row; a longer text wraps, and the row grows
/// with it. The table shows the newest message, and measures no more rows than come into sight. A message
/// that is sent is a new row, and scrolled to; the older ones are a scroll away.
final class ChatTableScreen: View, GalleryScreen {
    static let name = "chat-table"
    static let title = "Chat table"
    static let summary = "Bubbles in rows as tall as they are, scrolled to the newest."
    static let stepCount = 2

    private static let draft = "See you at the quay."

    private let conversation = Conversation()
    private let table = ConversationTable()
    private let entry = EntryBar("entry", text: ChatTableScreen.draft)
    private var step = 0

    init() {
        super.init(frame: .zero)
        name = "chat-table"
        backgroundColor = .background
        let bar = TitleBar("bar", "Saturday on the water")
        table.name = "table"
        table.dataSource = conversation
        table.contentInset.bottom = ConversationTable.inset
        [table, bar, entry].forEach(addSubview)

        bar.makeConstraints { make in
            make.top.leading.trailing.equalToSuperview()
        }
        entry.makeConstraints { make in
            make.leading.bottom.trailing.equalToSuperview()
        }
        table.makeConstraints { make in
            make.top.equalTo(bar.bottom)
            make.leading.trailing.equalToSuperview()
            make.bottom.equalTo(entry.top)
        }
    }

    /// Sends the message, then goes up to the oldest one, and then has nothing sent.
    func advance() {
        step = (step + 1) % (Self.stepCount + 1)
        switch step {
        case 1:
            table.insertRows(at: [conversation.send(Self.draft)])
            table.scrollToNewest()
            entry.text = ""
        case 2:
            table.scrollToRow(at: 0, position: .top)
        default:
            table.deleteRows(at: [conversation.takeBack()])
            table.scrollToNewest()
            entry.text = Self.draft
        }
    }
}

// MARK: Messages

/// What was said so far.
private final class Conversation: TableViewDataSource {
    private var entries = Entry.all

    /// Adds a message.
    ///
    /// - Returns: Its row.
    func send(_ text: String) -> Int {
        entries.append(Entry("sent", .mine(text)))
        return entries.count - 1
    }

    /// Removes the last message.
    ///
    /// - Returns: The row that it had.
    func takeBack() -> Int {
        entries.removeLast()
        return entries.count
    }

    func numberOfRows(in tableView: TableView) -> Int { entries.count }

    func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
        let entry = entries[row]
        switch entry.content {
        case .day(let text):
            let cell = tableView.dequeueReusableCell(withIdentifier: "day") { DayCell() }
            cell.show(entry.name, text)
            return cell
        case .mine(let text):
            let cell = tableView.dequeueReusableCell(withIdentifier: "mine") { MineCell() }
            cell.show(entry.name, text)
            return cell
        case .theirs(let text, let face, let color):
            let cell = tableView.dequeueReusableCell(withIdentifier: "theirs") { TheirsCell() }
            cell.show(entry.name, text, face: face, color: color)
            return cell
        }
    }
}

/// What one row shows.
private struct Entry {
    enum Content {
        case day(String)
        case mine(String)
        /// With the letter of the face, and its colour.
        case theirs(String, String, Color)
    }

    let name: String
    let content: Content

    init(_ name: String, _ content: Content) {
        self.name = name
        self.content = content
    }

    static let all = [
        Entry("yesterday", .day("Yesterday")),
        marta(
            "forecast",
            "Saturday looks good: a light breeze from the west, and sun until the evening."),
        Entry("island", .mine("Then let us go out to the island.")),
        theo("boat", "I can bring the small boat round to the harbour by nine."),
        Entry("fine", .mine("Nine is fine.")),
        Entry("today", .day("Today")),
        marta("lunch", "Who brings lunch?"),
        Entry("bread", .mine("I do. Bread, cheese, tomatoes, and what is left of the cake.")),
        theo("tea", "Tea, please. It is colder out there than one thinks, even in the sun."),
        marta("pullover", "And a pullover for everybody!"),
        Entry("packed", .mine("Packed.")),
    ]

    private static func marta(_ name: String, _ text: String) -> Entry {
        Entry(name, .theirs(text, "M", .amber))
    }

    private static func theo(_ name: String, _ text: String) -> Entry {
        Entry(name, .theirs(text, "T", .accentGreen))
    }
}

// MARK: Table

/// A table that is read from its end.
private final class ConversationTable: TableView {
    /// The size that it had when rows were last put in.
    private var arrangedSize = Size.zero

    func scrollToNewest() {
        scrollToRow(at: numberOfRows - 1, position: .bottom)
    }

    override func layoutSubviews() {
        if bounds.size != arrangedSize {
            // What was the newest to be seen still is when the device is turned.
            if arrangedSize == .zero || visibleRows.upperBound == numberOfRows {
                scrollToNewest()
            }
            arrangedSize = bounds.size
        }
        super.layoutSubviews()
        // A short conversation stands on the bar below it.
        contentInset.top = max(
            Self.inset, bounds.height - contentInset.bottom - contentSize.height)
    }

    /// The room around the rows.
    static let inset = 6.0
}

// MARK: Cells

/// The day on which the next messages were written.
private final class DayCell: TableViewCell {
    private let text = Caption("", "", size: 12)

    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        addSubview(text)
        text.makeConstraints { make in
            make.top.bottom.equalToSuperview().inset(8)
            make.centerX.equalToSuperview()
            make.width.lessThanOrEqualToSuperview().inset(12)
        }
    }

    func show(_ name: String, _ text: String) {
        self.name = name
        self.text.text = text
        self.text.name = "\(name).text"
    }
}

/// A message that was sent, at the end of the row.
private final class MineCell: TableViewCell {
    private let bubble = SpeechBubble(fill: .accentBlue, ink: .white)

    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        addSubview(bubble)
        bubble.makeConstraints { make in
            make.trailing.equalToSuperview().inset(12)
        }
        bubble.fillRow()
    }

    func show(_ name: String, _ text: String) {
        self.name = name
        bubble.show(name, text)
    }
}

/// A message that was received, beside a face.
private final class TheirsCell: TableViewCell {
    private let bubble = SpeechBubble(fill: .surface, ink: nil)
    private let face = Badge("", "", side: 28, fill: .amber, isRound: true)

    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        [face, bubble].forEach(addSubview)
        face.makeConstraints { make in
            make.leading.equalToSuperview().inset(12)
            make.bottom.equalTo(bubble)
        }
        bubble.makeConstraints { make in
            make.leading.equalTo(face.trailing).offset(8)
        }
        bubble.fillRow()
    }

    func show(_ name: String, _ text: String, face letter: String, color: Color) {
        self.name = name
        bubble.show(name, text)
        face.show(letter, fill: color)
        face.name = "\(name).face"
    }
}

/// A text on a coloured ground that is as wide as that.
private final class SpeechBubble: View {
    private let text: Label

    init(fill: Color, ink: Color?) {
        text = Label("", "", size: 14, color: ink, wraps: true)
        super.init(frame: .zero)
        backgroundColor = fill
        if ink == nil {
            (borderWidth, borderColor) = (1, .line)
        }
        cornerRadius = 14
        addSubview(text)
        text.makeConstraints { make in
            make.edges.equalToSuperview().insets(EdgeInsets(horizontal: 12, vertical: 8))
        }
    }

    /// Has the row be as tall as the bubble, and the bubble no wider than can be read.
    func fillRow() {
        makeConstraints { make in
            make.top.bottom.equalToSuperview().inset(3)
            make.width.lessThanOrEqualToSuperview().multipliedBy(0.75)
            make.width.lessThanOrEqualTo(420)
        }
    }

    func show(_ name: String, _ text: String) {
        self.name = "\(name).bubble"
        self.text.text = text
        self.text.name = "\(name).text"
    }
}
