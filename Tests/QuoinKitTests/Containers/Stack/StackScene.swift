import Quoin
import QuoinKit
import TestSupport
import Testing

/// A stack at the upper left corner of a window, of the size that it is told or that it wants.
final class StackScene {
    let window = Window(frame: Rect(0, 0, 1000, 1000))
    let stack: StackView
    private(set) var reports: [LayoutDiagnostic] = []
    private var width: LayoutConstraint?
    private var height: LayoutConstraint?

    init(_ stack: StackView, width: Double? = nil, height: Double? = nil) {
        self.stack = stack
        stack.name = stack.name ?? "stack"
        stack.translatesAutoresizingMaskIntoConstraints = false
        window.onDiagnostic = { [unowned self] in reports.append($0) }
        window.addSubview(stack)
        LayoutConstraint.activate([
            stack.left.constraint(equalTo: window.left),
            stack.top.constraint(equalTo: window.top),
        ])
        resize(width: width, height: height)
    }

    /// A row of views.
    convenience init(_ views: View..., width: Double? = nil, height: Double? = nil) {
        self.init(StackView(arrangedSubviews: views), width: width, height: height)
    }

    var messages: [String] { reports.map(\.message) }

    /// Gives the stack a size, or lets it have the one that it wants, and lays out.
    func resize(width: Double?, height: Double?) {
        Self.set(&self.width, stack.width, to: width)
        Self.set(&self.height, stack.height, to: height)
        layOut()
    }

    private static func set(
        _ constraint: inout LayoutConstraint?, _ anchor: DimensionAnchor, to length: Double?
    ) {
        if let constraint, let length {
            constraint.constant = length
        } else {
            constraint?.isActive = false
            constraint = length.map { anchor.constraint(equalToConstant: $0) }
            constraint?.isActive = true
        }
    }

    func layOut() {
        window.layoutIfNeeded()
    }

    /// Changes something, lays out, and says what became of the stack's constraints.
    func changes(_ change: () -> Void) -> ConstraintChanges {
        layOut()
        let before = stack.constraints.map { ConstraintChanges.Entry($0) }
        change()
        layOut()
        return ConstraintChanges(before: before, after: stack.constraints)
    }
}

/// Which constraints have come and gone, and which have got other numbers.
struct ConstraintChanges {
    /// A constraint with its numbers as they were.
    struct Entry {
        let constraint: LayoutConstraint
        let constant: Double
        let multiplier: Double
        let priority: Priority

        init(_ constraint: LayoutConstraint) {
            self.constraint = constraint
            constant = constraint.constant
            multiplier = constraint.multiplier
            priority = constraint.priority
        }

        var hasChanged: Bool {
            constraint.constant != constant || constraint.multiplier != multiplier
                || constraint.priority != priority
        }
    }

    /// The names of those that have come, in alphabetical order.
    let added: [String]
    /// The names of those that have gone, in alphabetical order.
    let removed: [String]
    /// The names of those that have other numbers, in alphabetical order.
    let adjusted: [String]

    init(before: [Entry], after: [LayoutConstraint]) {
        let old = Set(before.map { ObjectIdentifier($0.constraint) })
        let new = Set(after.map { ObjectIdentifier($0) })
        added = Self.names(after.filter { !old.contains(ObjectIdentifier($0)) })
        removed = Self.names(
            before.map(\.constraint).filter { !new.contains(ObjectIdentifier($0)) })
        adjusted = Self.names(before.filter(\.hasChanged).map(\.constraint))
    }

    private static func names(_ constraints: [LayoutConstraint]) -> [String] {
        constraints.map { $0.identifier ?? "no name" }.sorted()
    }

    /// Whether none has come, gone or got other numbers.
    var isEmpty: Bool { added.isEmpty && removed.isEmpty && adjusted.isEmpty }
}

/// Expects views to be at places and of lengths along an axis.
func expect(
    _ views: [some View], along axis: Axis, at places: [(start: Double, length: Double)],
    sourceLocation: SourceLocation = #_sourceLocation
) {
    for (view, place) in zip(views, places) {
        let found = (start: view.frame.origin[axis], length: view.frame.size[axis])
        expectTrue(
            abs(found.start - place.start) < 1e-6 && abs(found.length - place.length) < 1e-6,
            "\(view.name ?? "view"): \(found), not \(place)", sourceLocation: sourceLocation)
    }
}
