extension Collection where Element: AnyObject {
    /// Whether both hold the same objects in the same order.
    public func areSame(as others: some Collection<Element>) -> Bool {
        count == others.count && zip(self, others).allSatisfy { $0 === $1 }
    }
}
