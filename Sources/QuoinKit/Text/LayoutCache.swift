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

    /// The layout that was stored, if it is still there.
    mutating func layout(for key: Key) -> TextLayout? {
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
