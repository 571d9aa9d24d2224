import Quoin

extension View {
    /// The size of a picture that the view shows as large as it can without cutting it off.
    package final var fittedPicture: Size? {
        if let size = wrapper?.fittedPicture(of: self) { return size }
        guard let view = self as? ImageView, view.contentMode == .aspectFit else { return nil }
        return view.image.flatMap { $0.hasSize ? $0.size : nil }
    }
}
