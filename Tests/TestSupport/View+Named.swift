import QuoinLayout

extension View {
    /// A view with a name, which its frame places.
    public convenience init(_ name: String, _ frame: Rect = .zero) {
        self.init(frame: frame)
        self.name = name
    }
}
