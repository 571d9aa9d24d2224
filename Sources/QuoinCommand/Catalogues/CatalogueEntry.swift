/// One of the variants that a set of a catalogue has, of which the best for a phone is taken.
struct CatalogueEntry {
    let field: JSONField

    init(_ field: JSONField) { self.field = field }

    /// What is closer to a phone counts more; nil for what is for other machines, or for those who asked for more
    /// contrast.
    var rank: Int? {
        let idioms = ["universal", "iphone", "ipad"]
        guard let place = idioms.firstIndex(of: field["idiom"]?.text ?? "universal"),
            field["subtype"] == nil, value(of: "contrast") != "high"
        else { return nil }
        // Colours are drawn as sRGB has them, and pictures are of one size in any case.
        return 2 * place + (field["display-gamut"]?.text == "display-P3" ? 1 : 0)
    }

    /// Whether it is for the dark, or for the bright only; nil for both.
    var isDark: Bool? {
        switch value(of: "luminosity") {
        case "dark": true
        case "light": false
        default: nil
        }
    }

    private func value(of appearance: String) -> String? {
        field["appearances"]?.elements?
            .first { $0["appearance"]?.text == appearance }?["value"]?.text
    }
}

extension [CatalogueEntry] {
    /// The best one of those for the bright, or for the dark.
    func best(isDark: Bool) -> CatalogueEntry? {
        let usable = filter { $0.rank != nil && $0.isDark != !isDark }
        return usable.min { one, other in
            // What was made for it comes before what is for both.
            let (own, others) = (one.isDark == nil ? 1 : 0, other.isDark == nil ? 1 : 0)
            return (own, one.rank ?? 0) < (others, other.rank ?? 0)
        }
    }
}
