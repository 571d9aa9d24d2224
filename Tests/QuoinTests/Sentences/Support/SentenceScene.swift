import Quoin
import Testing

/// A window of 320 by 480 with some views, for sentences or for the maker.
struct SentenceScene {
    let window = Window(frame: Rect(0, 0, 320, 480))
    let reports: Reports
    private(set) var views: [String: View] = [:]

    /// What sentences say to make the same views.
    static let declarations = """
        photo 200x100
        badge
        card
        title in card 60x20
        gap = 12

        """

    /// Makes the scene by hand.
    init() {
        window.name = "window"
        reports = Reports(of: window)
        add("photo", to: window, Size(width: 200, height: 100))
        add("badge", to: window)
        add("card", to: window)
        add("title", to: self["card"], Size(width: 60, height: 20))
    }

    /// Makes the scene of sentences, which follow the declarations.
    init(_ text: String) throws {
        window.name = "window"
        reports = Reports(of: window)
        views = try Sentences(Self.declarations + text).make(in: window)
    }

    private mutating func add(_ name: String, to container: View, _ content: Size? = nil) {
        let view = content.map { SizedView($0) } ?? View()
        view.name = name
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        views[name] = view
    }

    /// A view, which is none of these if the name is not one of theirs.
    subscript(name: String) -> View { views[name] ?? View("nobody") }

    var photo: View { self["photo"] }
    var badge: View { self["badge"] }
    var card: View { self["card"] }
    var title: View { self["title"] }

    /// What all constraints that were made say, view by view.
    var said: [String] {
        ["photo", "badge", "card", "title"].flatMap { self[$0].installedConstraints.said }
    }

    /// What the content priorities are, view by view.
    var contentPriorities: [Float] {
        ["photo", "badge", "card", "title"].flatMap { name in
            [
                self[name].contentHuggingHorizontalPriority,
                self[name].contentHuggingVerticalPriority,
                self[name].contentCompressionResistanceHorizontalPriority,
                self[name].contentCompressionResistanceVerticalPriority,
            ].map(\.rawValue)
        }
    }
}

/// A view with content of a certain size.
private final class SizedView: View {
    private let content: Size

    init(_ content: Size) {
        self.content = content
        super.init(frame: .zero)
    }

    override var intrinsicContentSize: Size { content }
}
