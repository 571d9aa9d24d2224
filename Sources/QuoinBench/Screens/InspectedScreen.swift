import QuoinInspect
import QuoinLayout

/// `inspect`: a list of cells that is looked at, as high as its cells need.
final class InspectedScreen: Screen {
    /// What is not as it should be.
    enum Flaw {
        /// Nothing.
        case none
        /// Every second subtitle has no end, and no content that would give it one.
        case openWidths
        /// The cells' views are placed by nothing.
        case unconstrained
    }

    private let list: ListScreen
    private let flaw: Flaw

    var root: View { list.root }

    /// Makes a list of `count` cells.
    init(count: Int, flaw: Flaw = .none) {
        self.flaw = flaw
        list = ListScreen(count: count)
        list.root.frame.size.height = Double(count) * ListContent.cellHeight
        switch flaw {
        case .none: break
        case .openWidths:
            for cell in list.cells.enumerated() where cell.offset.isMultiple(of: 2) {
                let subtitle = cell.element.subtitle
                subtitle.content.width = View.noIntrinsicMetric
                subtitle.invalidateIntrinsicContentSize()
                subtitle.constraints(on: .right).first?.isActive = false
            }
        case .unconstrained:
            list.root.layoutIfNeeded()
            for cell in list.cells {
                for view in [cell.icon, cell.title, cell.subtitle] {
                    view.constraintsAboutIt.forEach { $0.isActive = false }
                }
            }
        }
    }

    /// How many findings there are.
    func findings() -> Double { Double(root.findings().count) }

    /// How many steps the reason has for which the last title stands where it does.
    func reason() -> Double {
        Double(list.cells.last?.title.why(.vertical).place.steps.count ?? 0)
    }

    /// Ends what is open.
    ///
    /// - Returns: how many constraints that took.
    func addMissing() -> Double {
        Double(root.repair.addMissingConstraints().added.count)
    }

    func check() throws(MeasurementError) {
        if flaw == .none {
            try list.check()
        }
    }
}

extension View {
    /// The constraints that name the view first.
    fileprivate var constraintsAboutIt: [LayoutConstraint] {
        LayoutAttribute.allCases.flatMap { constraints(on: $0) }.filter { $0.firstItem === self }
    }
}
