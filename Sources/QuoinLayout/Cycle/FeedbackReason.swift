/// Something that kept a pass going.
struct FeedbackReason: Hashable {
    enum Kind: Hashable {
        case askedForLayout
        case askedForUpdate
        case invalidatedContent
        /// Another view was given a frame, by its name.
        case setFrame(String)
        /// The margins followed the view's place, which followed the margins.
        case followedPlace
        /// The frame went further in each round.
        case grew
        /// A constraint, as it describes itself.
        case changed(String)
    }

    /// The view that did it, as far as that is known.
    var view: String
    var kind: Kind
}

extension FeedbackReason: CustomStringConvertible {
    var description: String {
        switch kind {
        case .askedForLayout: "\(view) called setNeedsLayout"
        case .askedForUpdate: "\(view) called setNeedsUpdateConstraints"
        case .invalidatedContent: "\(view) called invalidateIntrinsicContentSize"
        case .setFrame(let other):
            view.isEmpty ? "the frame of \(other) was set" : "\(view) set the frame of \(other)"
        case .followedPlace: "the margins of \(view) changed with its place"
        case .grew: "the frame of \(view) kept growing"
        case .changed(let constraint):
            view.isEmpty ? "\(constraint) was changed" : "\(view) changed \(constraint)"
        }
    }
}
