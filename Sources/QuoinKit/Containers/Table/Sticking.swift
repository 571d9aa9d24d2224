/// How a header or footer sticks: how far it may leave its own place.
struct Sticking: Equatable {
    enum Kind {
        case header, footer
    }

    var kind: Kind
    /// Where the section ends, for a header; where it begins, for a footer.
    var limit: Double
    var height: Double

    /// Where it begins.
    ///
    /// - Parameters:
    ///   - place: Where it begins in the content.
    ///   - visible: From where to where the content is seen.
    func start(from place: Double, in visible: ClosedRange<Double>) -> Double {
        switch kind {
        case .header: min(max(place, visible.lowerBound), max(place, limit - height))
        case .footer: max(min(place, visible.upperBound - height), min(place, limit))
        }
    }
}
