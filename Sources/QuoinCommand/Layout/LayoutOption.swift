import Quoin

/// An option of visual formats, with the axis of the lines that it is for.
struct LayoutOption {
    let name: String
    let option: VisualFormatOptions
    /// The only axis of the lines that may have it; nil if all may.
    let axis: Axis?

    init(named name: String) throws(UsageError) {
        let options = VisualFormatOptions.named
        guard let known = options.first(where: { $0.name == name }) else {
            throw UsageError(
                "visual formats have no option \(PrintableText.quoted(name))"
                    + NearestName.question(about: name, among: options.map(\.name)))
        }
        (self.name, option, axis) = known
    }
}
