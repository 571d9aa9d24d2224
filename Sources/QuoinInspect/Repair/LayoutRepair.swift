import Quoin

/// Mends the constraints of views: what Xcode does under “Resolve Auto Layout Issues”, and some more.
///
/// ```swift
/// let report = card.repair.addMissingConstraints()
/// print(report)
/// // title.makeConstraints { make in
/// //     make.top.equalTo(icon.bottom).offset(8)
/// //     make.left.equalToSuperview().inset(16)
/// // }
/// ```
///
/// Every operation does what it says at once, and returns what it did. The report's description is source code of
/// the maker, to be pasted where the views are made.
///
/// A repair is about a selection of views. Views that their frames place are left as they are, unless an
/// operation says otherwise, and so are those that a stack arranges; what containers have stated for themselves is
/// never touched.
public struct LayoutRepair {
    /// The views that are repaired, each before those in it.
    public let views: [View]

    /// A repair of some views of one tree.
    public init(of views: [View]) {
        var known: Set<ObjectIdentifier> = []
        let selected = views.filter { known.insert(ObjectIdentifier($0)).inserted }
        // In the order of the tree, so that what is done does not depend on how they were picked.
        let root = selected.first.map { $0.topmost }
        self.views = root.map { $0.subtree.filter { known.contains(ObjectIdentifier($0)) } } ?? []
    }

    var top: View? { views.first?.topmost }

    func report(_ changes: [RepairReport.Change]) -> RepairReport {
        RepairReport(changes, SourceNames(top: top))
    }
}

extension View {
    /// Mends the constraints of all views in this one, at any depth.
    public final var repair: LayoutRepair { LayoutRepair(of: Array(subtree.dropFirst())) }

    final var topmost: View {
        var view = self
        while let superview = view.superview {
            view = superview
        }
        return view
    }

    /// The view and all views in it, each before those in it.
    final var subtree: [View] {
        var found: [View] = []
        var waiting = [self]
        while let view = waiting.popLast() {
            found.append(view)
            waiting += view.subviews.reversed()
        }
        return found
    }
}
