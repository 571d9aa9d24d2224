/// Remembers the layouts of texts, but not too many.
///
/// It keeps two generations. What is asked for moves into the young one; when that is full, it
/// becomes the old one, and what had not been asked for since goes. So nothing is kept in order,
/// and what is in use stays.
struct LayoutCache {
    /// What a layout depends on.
    struct Key: Hashable {
        var text: ExactText
        var font: Font
        var limits: TextLimits

        /// The same text without limits.
        fileprivate var unlimited: Key { Key(text: text, font: font, limits: .none) }

        /// Lays the text out. Where lines may be as wide as they are, that is tried without any other limit, for mostly
        /// it changes nothing, and then it is known for whoever has room for all of it.
        ///
        /// - Returns: the layout, and what it is to be kept for.
        func laidOut(
            by typeset: (TextLimits) -> TextLayout
        ) -> (layout: TextLayout, key: Key) {
            if limits.width == .infinity, limits != .none {
                let whole = typeset(.none)
                if whole.fits(within: limits) {
                    return (whole, unlimited)
                }
            }
            return (typeset(limits), self)
        }
    }

    /// Texts of more bytes than this are not kept, so that the number of texts bounds the memory.
    static let longestText = 10_000

    private let generationSize: Int
    private var young: [Key: TextLayout] = [:]
    private var old: [Key: TextLayout] = [:]

    /// Makes a cache for so many layouts.
    init(capacity: Int) {
        generationSize = max(0, capacity) / 2
    }

    /// How many layouts are kept.
    var count: Int {
        young.count + old.count
    }

    /// The layout of a text within limits, if it is still there.
    ///
    /// A text that has room for all of it is laid out as it is without limits. So a label that is measured, drawn and
    /// looked for has one layout, whatever room it has.
    mutating func layout(for key: Key) -> TextLayout? {
        if let whole = stored(for: key.unlimited), whole.fits(within: key.limits) {
            return whole
        }
        return key.limits == .none ? nil : stored(for: key)
    }

    private mutating func stored(for key: Key) -> TextLayout? {
        if let layout = young[key] {
            return layout
        }
        guard let layout = old.removeValue(forKey: key) else { return nil }
        store(layout, for: key)
        return layout
    }

    /// Keeps a layout.
    mutating func store(_ layout: TextLayout, for key: Key) {
        guard generationSize > 0, key.text.string.utf8.count <= Self.longestText else { return }
        if young.count >= generationSize {
            old = young
            young = [:]
        }
        young[key] = layout
    }
}

extension TextLayout {
    /// Whether the limits would change nothing of a text that was laid out without any.
    fileprivate func fits(within limits: TextLimits) -> Bool {
        size.width <= limits.width
            && (limits.numberOfLines == 0 || lines.count <= limits.numberOfLines)
    }
}
