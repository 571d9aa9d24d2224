/// Which numbers attributes can be compared with.
extension SentenceFamily {
    /// Whether numbers can be compared with.
    func goes(with kind: SentenceAmount.Kind) -> Bool {
        switch kind {
        case .uniform: true
        case .point: self == .center
        case .size: self == .dimension
        case .insets, .directionalInsets:
            self == .side || self == .directional || self == .vertical || self == .mixed
        }
    }
}
