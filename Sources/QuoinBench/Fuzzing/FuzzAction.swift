/// Something that a step does: how it reads in Swift, and how it is done.
///
/// What it is about is settled before it is done, so that an action can also be kept for later: for a
/// hook of a view, or the changes of an animation.
struct FuzzAction {
    let text: String
    let perform: () -> Void

    init(_ text: String, _ perform: @escaping () -> Void) {
        self.text = text
        self.perform = perform
    }
}

/// What kinds of things happen in a sequence.
enum FuzzStyle: Int, CaseIterable {
    /// Plain views, guides, constraints, makers, margins and directions.
    case plain
    /// The parts of QuoinKit, formats, traits and animations besides.
    case parts
    /// Views that change the tree in their hooks besides.
    case hooks
    /// All of it, with numbers of any size.
    case far
    /// Tables with sections above all.
    case tables
    /// What is in `parts`, laid out and looked at only now and then, so that changes pile up.
    case bursts
    /// What is in `hooks`, laid out only now and then, so that many are asked at once and may part with each other.
    case upheavals
    /// Controllers above all, and what they and their views do in their hooks.
    case controllers

    /// The style of the sequence of that number.
    init(ofSequence index: Int) {
        self = Self(rawValue: index % Self.allCases.count) ?? .plain
    }

    var hasParts: Bool { self != .plain }
    var hasHooks: Bool { [.hooks, .far, .upheavals, .controllers].contains(self) }
    var hasFarNumbers: Bool { self == .far }
    var isSeldomLaidOut: Bool { self == .bursts || self == .upheavals }
}

extension Double {
    /// The number as Swift reads it.
    var code: String {
        isNaN ? ".nan" : isInfinite ? (self < 0 ? "-.infinity" : ".infinity") : "\(self)"
    }
}
