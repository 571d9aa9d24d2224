/// Markup, or a part of it, that stands in the sources: nothing else can be appended as it is by mistake.
struct MarkupLiteral: ExpressibleByStringLiteral, Sendable {
    let text: String

    @inline(__always)
    init(stringLiteral text: String) {
        self.text = text
    }
}
