/// What a view has answered to the engine's questions.
///
/// The engine asks before it begins to write, and does not ask again while it writes: an answer may change
/// the tree, and rows that belong together must be written from the same numbers.
///
/// It does not keep the view, so that answers can be passed on without counting references; the engine does
/// until it has written them.
struct ViewAnswer {
    let view: UpLink<View>
    /// What was marked when the view was asked.
    let changes: ElementFlags
    /// Whether the view has only just got a slot.
    let isNew: Bool
    /// Whether the view had something of what few views have.
    let hadExtras: Bool
    /// What the view said about its content, if it was asked.
    var content: Size?
    /// The alignment rectangle of the frame that places the view, if there is one.
    var rect: Rect?
    /// How far the alignment rectangle lies within the frame, and where the baselines are, if the view was
    /// asked.
    var offsets: ViewOffsets?
    /// Whether its alignment rectangle lies elsewhere within the frame than before.
    var hasOtherInsets = false

    /// Whether it is the first answer of a view of which nothing follows but rows of its own, as with nearly all.
    var isPlain: Bool {
        isNew && !hadExtras && offsets.isNothingSpecial
            && changes.isDisjoint(with: [.originChanged, .offsetsChanged])
    }

    /// How many rows follow from it at most: two for each side of a content, and one for each of a frame.
    var greatestRowCount: Int {
        let sides = content.map { ($0.width >= 0 ? 1 : 0) + ($0.height >= 0 ? 1 : 0) } ?? 0
        return 2 * sides + (rect == nil ? 0 : 4)
    }

    /// Whether the frame that places the view is the one that it was placed by before. (That may not be
    /// the view's present frame: it may have another one coming.)
    var keepsFrame: Bool {
        changes.contains(.offsetsChanged) && !changes.contains(.frameWasSet) && !isNew
            && !hasOtherInsets && view.with { $0.flags.contains(.hasSolvedFrame) } ?? false
    }
}

extension ElementFlags {
    /// What makes a view's own rows differ.
    static let ownRowMarks: ElementFlags = [
        .placementChanged, .frameWasSet, .contentChanged, .contentPrioritiesChanged,
    ]
}
