import QuoinLayout

/// Why a view or guide is where it is and as large as it is along an axis: the chain of constraints that its
/// place and its size come from, each with what it contributes.
///
/// ```swift
/// print(title.why(.horizontal))
/// ```
///
/// As text it has one line for each step, with the line of code that it comes from:
///
/// ```
/// title.left = 56
///   icon.right + 8   = 48 + 8   Profile.swift:12
///   icon.left  + 40  = 8 + 40   (icon.width = 40, Profile.swift:9)
///   card.left  + 8   = 0 + 8    Profile.swift:8
/// title.width = 120             content @750
/// missed: title.width = 200 @500, by 80   Profile.swift:14
/// ```
///
/// Places are relative to what an element is in, and count from the left and from the top. Constraints act on
/// alignment rectangles, so that is what is explained; where the frame differs, the heading says so.
public struct LayoutReason {
    /// The view or guide.
    public let element: LayoutElement
    /// The axis along which it is explained.
    public let axis: Axis
    /// Why it begins where it begins: its left or top edge.
    public let place: Chain
    /// Why it is as large as it is: its width or height.
    public let size: Chain
    /// What optional constraints, and its content, would have wanted and did not get; the most important
    /// first.
    public let missed: [Miss]

    /// Why one number is what it is.
    public struct Chain {
        /// What is explained: `"title.left"`.
        public let name: String
        /// The number that the constraints come to.
        public let value: Double
        /// Whether another number would be as good, so that the steps say what is taken and not what must be.
        public let isAmbiguous: Bool
        /// What the number comes from, one step after the other. The first one is about the number itself.
        public let steps: [Step]
        /// The number as it stands in the frame.
        public let frameValue: Double
        /// Why the frame says another number, if it does.
        public let frameNote: String?
    }

    /// One step: a number is the sum of some others, each times a factor, and a constant.
    public struct Step {
        /// What the step is about: `"title.left"`.
        public let name: String
        /// What that comes to: the sum of the terms and the constant.
        public let value: Double
        /// How the two sides compare where the step is a constraint, `≥` for one that the number just meets.
        public let relation: Relation
        /// What it is made up of. Each is explained by a later step or an earlier one; an edge of a container,
        /// seen from within, by a step about its size, unless it is at 0 in any case.
        public let terms: [Term]
        /// What is added to the terms.
        public let constant: Double
        /// Where the step comes from.
        public let source: Source
        /// The constraints that the step is, one unless several decide together. Those that nobody wrote are
        /// there to be read: what is changed in them changes nothing.
        public let constraints: [LayoutConstraint]
        /// How far the step is off the main line: 0 for that, 1 for what explains a second term of a step
        /// of it, and so on.
        public let depth: Int
        /// Whether the step does not go on with the first term of the one before it, but begins with another.
        public let isBranch: Bool
        /// What several elements share, if they do: `"a, b and c share 300: 100 each"`.
        public let sharing: String?

        /// The constraint, if the step is just one.
        public var constraint: LayoutConstraint? {
            constraints.count == 1 ? constraints.first : nil
        }

        /// The line of code that the step comes from, if somebody wrote it.
        public var location: CodeLocation? {
            source == .constraint ? constraint?.sourceLocation : nil
        }
    }

    /// A part of a step's sum.
    public struct Term: Hashable, Sendable {
        /// What it is: `"icon.right"`.
        public let name: String
        /// What that comes to.
        public let value: Double
        /// What it is multiplied by.
        public let factor: Double
        /// Whether it is an edge or the middle of a container as what is in it sees it: its left edge is at 0,
        /// wherever the container is.
        public let isSeenFromWithin: Bool
    }

    /// Where a step comes from.
    public enum Source: Sendable {
        /// A constraint that somebody wrote.
        case constraint
        /// What a stack, a scroll view or the like has stated for its subviews.
        case container
        /// A guide that a view keeps for itself.
        case guide
        /// The size of a content.
        case content
        /// A frame and its autoresizing mask.
        case frame
        /// The size of a topmost view or of a window, which is given.
        case root
        /// That left and width make right, and the like.
        case geometry
        /// Constraints that decide several numbers at once, none of them before the others.
        case shared
        /// It would be less if sizes could be negative.
        case notNegative
        /// Nothing decides it. This is what is taken.
        case nothing
    }

    /// An optional constraint that is not met, or one that is set aside in a conflict.
    public struct Miss {
        /// The constraint. What a content or a container asks for is there to be read.
        public let constraint: LayoutConstraint
        /// By how much it is missed.
        public let amount: Double
        /// Whether it is required and set aside because it contradicts others.
        public let isSetAside: Bool
        /// Where it comes from.
        public let source: Source
    }
}

extension LayoutElement {
    /// Why the view or guide is where it is and as large as it is along an axis.
    ///
    /// The engine takes in what has changed, but no frame is touched.
    ///
    /// - Complexity: O(*n* log *n*) in the number of constraints that place and size depend on, if these
    ///   follow from each other; more if many of them decide at once.
    public func why(_ axis: Axis) -> LayoutReason {
        ReasonFinder(self, axis).reason
    }
}
