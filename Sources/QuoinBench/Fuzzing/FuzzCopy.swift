import QuoinKit

/// A forest built at once in the state that another one has come to.
final class FuzzCopy {
    private var counterparts: [ObjectIdentifier: any LayoutItem] = [:]
    /// The constraints with those that they are copies of, in the order of their activation.
    private(set) var constraints: [(original: LayoutConstraint, copy: LayoutConstraint)] = []
    /// Whether it found no rest.
    private(set) var isRestless = false
    private var roots: [View] = []
    private var rows: [FuzzRows] = []

    init(of world: FuzzWorld) {
        for named in world.views {
            counterparts[ObjectIdentifier(named.view)] = makeView(like: named)
        }
        for named in world.views {
            if let copy = view(for: named.view) {
                build(copy, like: named.view)
                if named.view.superview == nil {
                    copy.onDiagnostic = { [unowned self] diagnostic in
                        if case .feedbackLoop = diagnostic { isRestless = true }
                    }
                    roots.append(copy)
                }
            }
        }
        for original in world.constraintsMeant {
            if let copy = copy(of: original) {
                constraints.append((original, copy))
            }
        }
        LayoutConstraint.activate(constraints.map(\.copy))
        for root in roots {
            root.layoutIfNeeded()
        }
        scroll(as: world)
    }

    /// The copy of a view.
    func view(for original: View) -> View? {
        counterparts[ObjectIdentifier(original)] as? View
    }

    private func counterpart(of item: any LayoutItem) -> (any LayoutItem)? {
        counterparts[ObjectIdentifier(item)]
    }

    // MARK: Views

    private func makeView(like named: FuzzWorld.NamedView) -> View {
        let original = named.view
        let copy = makeView(like: original)
        copy.name = original.name
        copy.translatesAutoresizingMaskIntoConstraints =
            original.translatesAutoresizingMaskIntoConstraints
        if let rows = named.rows, let table = copy as? TableView {
            let copies = FuzzRows()
            copies.heights = rows.heights
            self.rows.append(copies)
            table.dataSource = copies
        }
        if let sections = named.sections, let table = copy as? TableView {
            let copies = FuzzSections()
            (copies.sections, copies.saysHeights) = (sections.sections, sections.saysHeights)
            table.dataSource = copies
        }
        switch named.margins {
        case .usual: break
        case .absolute(let insets): copy.layoutMargins = insets
        case .directional(let insets): copy.directionalLayoutMargins = insets
        }
        takeOver(original, copy)
        // A frame that constraints are to find is not given away.
        if original.translatesAutoresizingMaskIntoConstraints || original.superview == nil {
            copy.frame = original.frame
        }
        if !(original is ScrollView) {
            copy.bounds.origin = original.bounds.origin
        }
        return copy
    }

    private func makeView(like original: View) -> View {
        switch original {
        case let window as Window:
            let copy = Window(frame: window.frame)
            copy.scale = window.scale
            copy.layoutDirection = window.layoutDirection
            copy.safeAreaInsets = window.safeAreaInsets
            return copy
        case let view as FuzzView:
            let copy = FuzzView()
            copy.content = view.content
            copy.area = view.area
            copy.baselines = view.baselines
            copy.insets = view.insets
            return copy
        case let stack as StackView:
            let copy = StackView()
            copy.axis = stack.axis
            copy.distribution = stack.distribution
            copy.alignment = stack.alignment
            copy.spacing = stack.spacing
            copy.isLayoutMarginsRelativeArrangement = stack.isLayoutMarginsRelativeArrangement
            return copy
        case let label as Label:
            let copy = Label(label.text, font: label.font, numberOfLines: label.numberOfLines)
            copy.preferredMaxLayoutWidth = label.preferredMaxLayoutWidth
            return copy
        case let table as TableView:
            let copy = TableView()
            copy.rowHeight = table.rowHeight
            copy.estimatedRowHeight = table.estimatedRowHeight
            copy.sectionHeadersStick = table.sectionHeadersStick
            copy.sectionFootersStick = table.sectionFootersStick
            copy.contentInset = table.contentInset
            return copy
        case let scroll as ScrollView:
            let copy = ScrollView()
            copy.contentInset = scroll.contentInset
            return copy
        default: return FuzzControls.another(like: original)
        }
    }

    /// Takes over what every view has and what bears on layouts.
    private func takeOver(_ original: View, _ copy: View) {
        copy.contentDependsOnWidth = original.contentDependsOnWidth
        copy.semanticContentAttribute = original.semanticContentAttribute
        copy.preservesSuperviewLayoutMargins = original.preservesSuperviewLayoutMargins
        copy.insetsLayoutMarginsFromSafeArea = original.insetsLayoutMarginsFromSafeArea
        copy.additionalSafeAreaInsets = original.additionalSafeAreaInsets
        copy.isHidden = original.isHidden
        copy.traits = original.traits
        for axis in Axis.allCases {
            copy.setContentHuggingPriority(original.contentHuggingPriority(for: axis), for: axis)
            copy.setContentCompressionResistancePriority(
                original.contentCompressionResistancePriority(for: axis), for: axis)
        }
    }

    private func build(_ copy: View, like original: View) {
        for guide in original.layoutGuides {
            let made = LayoutGuide(identifier: guide.identifier)
            counterparts[ObjectIdentifier(guide)] = made
            copy.addLayoutGuide(made)
        }
        counterparts[ObjectIdentifier(original.layoutMarginsGuide)] = copy.layoutMarginsGuide
        counterparts[ObjectIdentifier(original.safeAreaLayoutGuide)] = copy.safeAreaLayoutGuide
        if let scroll = original as? ScrollView, !(scroll is TableView),
            let made = copy as? ScrollView
        {
            counterparts[ObjectIdentifier(scroll.contentLayoutGuide)] = made.contentLayoutGuide
        }
        for subview in original.subviews {
            view(for: subview).map { copy.addSubview($0) }
        }
        guard let stack = original as? StackView, let made = copy as? StackView else { return }
        for member in stack.arrangedSubviews {
            guard let view = view(for: member) else { continue }
            made.addArrangedSubview(view)
            made.setCustomSpacing(stack.customSpacing(after: member), after: view)
            // A stack takes its members from their frames; what was said later is said again.
            view.translatesAutoresizingMaskIntoConstraints =
                member.translatesAutoresizingMaskIntoConstraints
            if member.translatesAutoresizingMaskIntoConstraints {
                view.frame = member.frame
            }
        }
    }

    /// Puts scroll views where they were, which a layout is needed for.
    private func scroll(as world: FuzzWorld) {
        let scrolled = world.views.compactMap { $0.view as? ScrollView }
        guard !scrolled.isEmpty else { return }
        for original in scrolled {
            (view(for: original) as? ScrollView)?.contentOffset = original.contentOffset
        }
        for root in roots {
            root.layoutIfNeeded()
        }
    }

    // MARK: Constraints

    private func copy(of original: LayoutConstraint) -> LayoutConstraint? {
        guard let first = original.firstItem.flatMap({ counterpart(of: $0) }) else { return nil }
        let second = original.secondItem.flatMap { counterpart(of: $0) }
        let copy = try? LayoutConstraint(
            item: first, attribute: original.firstAttribute, relatedBy: original.relation,
            toItem: second, attribute: original.secondAttribute, multiplier: original.multiplier,
            constant: original.constant)
        copy?.priority = original.priority
        return copy
    }
}

extension FuzzWorld {
    /// The constraints that are in force or set aside, in the order of their activation.
    var constraintsMeant: [LayoutConstraint] {
        let all =
            constraints.map(\.value) + groups.flatMap { $0.value.layoutConstraints } + proposed
        let present = Set(views.map { ObjectIdentifier($0.view) })
        var known: Set<ObjectIdentifier> = []
        return
            all
            .filter { constraint in
                constraint.installedView.map { present.contains(ObjectIdentifier($0)) } ?? false
                    && known.insert(ObjectIdentifier(constraint)).inserted
            }
            .sorted { $0.activationOrder < $1.activationOrder }
    }
}
