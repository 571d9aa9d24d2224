/// The constraints that are installed on a view, in order.
///
/// Each one keeps the next one, so the list takes no memory of its own, and putting in or taking out one
/// takes the same time however many there are. Whoever has a list must take all out before it goes: a
/// constraint would let go of the next one, and that of the one after it, as deep as they are many.
struct ConstraintList {
    private var first: LayoutConstraint?
    private var last = UpLink<LayoutConstraint>(nil)

    /// The constraints, in the order of their installation.
    var all: [LayoutConstraint] {
        var constraints: [LayoutConstraint] = []
        forEach { constraints.append($0) }
        return constraints
    }

    /// Calls `body` with each constraint, which it may take out.
    @inline(__always)
    func forEach(_ body: (LayoutConstraint) -> Void) {
        var link = UpLink(first)
        while !link.isEmpty {
            link =
                link.with { constraint in
                    let next = UpLink(constraint.nextInstalled)
                    body(constraint)
                    return next
                } ?? UpLink(nil)
        }
    }

    @inline(__always)
    mutating func append(_ constraint: LayoutConstraint) {
        if last.isEmpty {
            first = constraint
        } else {
            _ = last.with { $0.nextInstalled = constraint }
        }
        constraint.previousInstalled = last
        last = UpLink(constraint)
    }

    /// Takes a constraint out, which goes if nobody else keeps it.
    mutating func remove(_ constraint: LayoutConstraint) {
        let (next, previous) = (constraint.nextInstalled, constraint.previousInstalled)
        constraint.nextInstalled = nil
        constraint.previousInstalled = UpLink(nil)
        if let next {
            next.previousInstalled = previous
        } else {
            last = previous
        }
        if previous.isEmpty {
            first = next
        } else {
            _ = previous.with { $0.nextInstalled = next }
        }
    }

    /// Takes all out, the first one first.
    mutating func removeAll() {
        var waiting = first.take()
        last = UpLink(nil)
        while let constraint = waiting.take() {
            constraint.previousInstalled = UpLink(nil)
            waiting = constraint.nextInstalled.take()
        }
    }
}
