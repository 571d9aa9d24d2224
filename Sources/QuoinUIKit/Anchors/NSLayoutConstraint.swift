import QuoinKit

/// A linear relation between parts of two views or guides, as UIKit has it.
///
/// A pair of attributes that cannot be compared is reported when the constraint is activated, and holds
/// nothing; UIKit would end the program.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// The engine's constraint; nil if there can be none.
    @exclusivity(unchecked)
    private(set) final var core: LayoutConstraint?
    /// Why there is none.
    private var defect: InvalidConstraint?
    /// The items, if the engine's constraint does not know them.
    @exclusivity(unchecked)
    private var loose: LooseItems?
    @exclusivity(unchecked)
    private var attributes = (first: Attribute.notAnAttribute, second: Attribute.notAnAttribute)
    @exclusivity(unchecked)
    private var kept = (constant: CGFloat(0), multiplier: CGFloat(1), relation: Relation.equal)
    private var keptPriority = UILayoutPriority.required
    private var keptIdentifier: String?
    private var isActiveWithoutCore = false
    /// Where it stands in the list of who keeps it, while it is active.
    @exclusivity(unchecked)
    final var keptPlace: Int?

    public override init() {
        super.init()
    }

    /// As in UIKit.
    public convenience init(
        item first: Any, attribute firstAttribute: Attribute, relatedBy relation: Relation,
        toItem second: Any?, attribute secondAttribute: Attribute, multiplier: CGFloat,
        constant: CGFloat
    ) {
        self.init()
        make(
            Self.object(first), firstAttribute, relation, second.map { Self.object($0) },
            secondAttribute, multiplier, constant, CodeLocation(file: "", line: 0))
    }

    /// What was given as anything. Views and guides are looked for first: making an object of a value of any
    /// type takes ten times as long.
    private static func object(_ item: Any) -> AnyObject {
        if let object = item as? NSObject { return object }
        return item as AnyObject
    }

    /// Says what the constraint says, from a place in the code: for a layer above.
    package final func relate(
        _ first: AnyObject, _ firstAttribute: Attribute, _ relation: Relation, _ second: AnyObject?,
        _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat, file: StaticString,
        line: UInt
    ) {
        make(
            first, firstAttribute, relation, second, secondAttribute, multiplier, constant,
            CodeLocation(file: file, line: line))
    }

    /// Says what the constraint says.
    final func make(
        _ first: AnyObject, _ firstAttribute: Attribute, _ relation: Relation, _ second: AnyObject?,
        _ secondAttribute: Attribute, _ multiplier: CGFloat, _ constant: CGFloat,
        _ location: CodeLocation
    ) {
        // Without a second item there is no attribute of it either, whatever was written.
        attributes = (firstAttribute, second == nil ? .notAnAttribute : secondAttribute)
        kept = (constant, multiplier, relation)
        defer { note(first, second) }
        // Nothing of another size is no size: what is left is the constant.
        let isNumber = multiplier == 0 && [.width, .height].contains(firstAttribute)
        do throws(InvalidConstraint) {
            core = try LayoutConstraint(
                checked: LayoutElements.element(of: first), firstAttribute.drawn, relation.drawn,
                isNumber ? nil : LayoutElements.element(of: second),
                isNumber ? .notAnAttribute : secondAttribute.drawn,
                isNumber ? 1 : Double(multiplier), Double(constant), location)
        } catch {
            defect = error
        }
    }

    /// Says what the constraint says of a distance.
    final func make(
        _ span: AnchorSpan, _ relation: Relation, _ other: AnchorSpan?, _ multiplier: CGFloat,
        _ constant: CGFloat, _ location: CodeLocation
    ) {
        defer { note(span.end.owner, other?.end.owner) }
        attributes = (span.end.attribute, other?.end.attribute ?? .notAnAttribute)
        kept = (constant, multiplier, relation)
        do throws(InvalidConstraint) {
            guard let dimension = try LayoutElements.dimension(span) else { return }
            let otherDimension: DimensionAnchor?
            if let other, multiplier != 0 {
                otherDimension = try LayoutElements.dimension(other)
                if otherDimension == nil { return }
            } else {
                otherDimension = nil
            }
            core = LayoutConstraint.make(
                dimension, relation.drawn, otherDimension,
                multiplier: multiplier == 0 ? 1 : Double(multiplier), constant: Double(constant),
                at: location)
        } catch {
            defect = error
        }
    }

    /// Stands for a constraint that the engine has already.
    final func adopt(_ constraint: LayoutConstraint) {
        core = constraint
        attributes = (Attribute(constraint.firstAttribute), Attribute(constraint.secondAttribute))
        kept.relation = Relation(constraint.relation)
    }

    /// Takes the place in the code that messages tell.
    public final func setSource(file: StaticString, line: UInt) {
        core?.moveOrigin(to: CodeLocation(file: file, line: line))
    }

    // MARK: Items

    /// Remembers the items, if the engine's constraint does not know them: views it does, if it has to do with them.
    private func note(_ first: AnyObject?, _ second: AnyObject?) {
        let isKnown =
            core != nil && first is UIView
            && (second == nil || second is UIView && core?.secondElement != nil)
        if !isKnown { loose = LooseItems(first, second) }
    }

    private var first: AnyObject? {
        if let loose { loose.first.item } else { LayoutElements.item(for: core?.firstElement) }
    }
    private var second: AnyObject? {
        if let loose { loose.second.item } else { LayoutElements.item(for: core?.secondElement) }
    }

    // MARK: What it says

    /// As in UIKit.
    open weak var firstItem: AnyObject? { first }
    /// As in UIKit.
    open weak var secondItem: AnyObject? { second }
    /// As in UIKit, for an item that is still there; else, that of nothing.
    open var firstAnchor: NSLayoutAnchor<AnyObject> {
        NSLayoutAnchor(first ?? NSObject(), attributes.first)
    }
    /// As in UIKit.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? {
        second.map { NSLayoutAnchor($0, attributes.second) }
    }
    /// As in UIKit.
    open var firstAttribute: Attribute { attributes.first }
    /// As in UIKit.
    open var secondAttribute: Attribute { attributes.second }
    /// As in UIKit.
    open var relation: Relation { kept.relation }
    /// As in UIKit.
    open var multiplier: CGFloat {
        kept.multiplier == 0 ? 0 : core.map { CGFloat($0.multiplier) } ?? kept.multiplier
    }
    /// As in UIKit.
    open var constant: CGFloat {
        get { core.map { CGFloat($0.constant) } ?? kept.constant }
        set {
            kept.constant = newValue
            core?.constant = Double(newValue)
        }
    }
    /// As in UIKit.
    open var priority: UILayoutPriority {
        get { core.map { UILayoutPriority($0.priority.rawValue) } ?? keptPriority }
        set {
            keptPriority = newValue
            core?.priority = Priority(newValue.rawValue)
        }
    }
    /// As in UIKit.
    open var identifier: String? {
        get { core?.identifier ?? keptIdentifier }
        set {
            keptIdentifier = newValue
            core?.identifier = newValue
        }
    }
    /// Kept, without effect.
    open var shouldBeArchived = false

    // MARK: In force

    /// As in UIKit.
    open var isActive: Bool {
        get { core?.isActive ?? isActiveWithoutCore }
        set {
            guard let core else {
                guard newValue != isActiveWithoutCore else { return }
                isActiveWithoutCore = newValue
                listAsImpossible(newValue)
                return
            }
            core.isActive = newValue
            guard newValue || keptPlace != nil, let keeper = LayoutElements.keeper(of: first)
            else { return }
            if newValue {
                keeper.add(self)
            } else {
                keeper.remove(self)
            }
        }
    }

    /// A constraint that nothing can obey is listed as UIKit would list it, and reported.
    private func listAsImpossible(_ isActive: Bool) {
        let nodes = [first, second].compactMap { item in
            (item as? UIView)?.node ?? (item as? UILayoutGuide)?.owner?.node
        }
        let common = nodes.count > 1 ? nodes[0].closestCommonSuperview(with: nodes[1]) : nodes.first
        common?.uiView?.book.impossible.removeAll { $0 === self }
        if isActive {
            common?.uiView?.book.impossible.append(self)
            reportDefect()
        }
    }

    private func reportDefect() {
        guard let defect else { return }
        LayoutDiagnostic.reportRefusal(
            "\(LayoutElements.name(of: first)).\(attributes.first) and "
                + "\(LayoutElements.name(of: second)).\(attributes.second): \(defect)",
            about: LayoutElements.element(of: first), at: CodeLocation(file: "", line: 0))
    }

    /// As in UIKit.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }
    /// As in UIKit.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    open override var description: String {
        let constraint = self
        guard Thread.isMainThread else { return "NSLayoutConstraint" }
        return MainActor.assumeIsolated {
            constraint.core.map { "\($0)" } ?? "\(constraint.attributes.first) (no constraint)"
        }
    }
}

/// Items of a constraint, which keeps none.
@MainActor
private final class LooseItems {
    let first: ItemLink
    let second: ItemLink

    init(_ first: AnyObject?, _ second: AnyObject?) {
        (self.first, self.second) = (ItemLink(first), ItemLink(second))
    }
}

/// The engine's elements behind UIKit's objects.
@MainActor
enum LayoutElements {
    static func element(of item: AnyObject?) -> LayoutElement? {
        switch item {
        case let view as UIView: view.node
        case let guide as UILayoutGuide: guide.element
        default: nil
        }
    }

    /// The object of UIKit's that an element of the engine's stands for.
    static func item(for element: LayoutElement?) -> AnyObject? {
        if let view = element as? View {
            return view.uiView
        }
        guard let guide = element as? LayoutGuide, let owner = guide.owningView?.uiView else {
            return nil
        }
        return owner.guide(for: guide)
    }

    /// Who keeps the constraints of an item.
    static func keeper(of item: AnyObject?) -> ConstraintKeeper? {
        switch item {
        case let view as UIView: view.book
        case let guide as UILayoutGuide: guide.activeConstraints
        default: nil
        }
    }

    /// The engine's size or distance; nil if an item of it is gone.
    static func dimension(_ span: AnchorSpan) throws(InvalidConstraint) -> DimensionAnchor? {
        guard let item = element(of: span.end.owner) else { return nil }
        let attribute = span.end.attribute.drawn
        guard let start = span.start else { return .size(of: item, attribute) }
        guard let origin = element(of: start.owner) else { return nil }
        // The two ends must be such as can be compared; nothing else is made of this.
        _ = try LayoutConstraint(
            item: item, attribute: attribute, relatedBy: .equal, toItem: origin,
            attribute: start.attribute.drawn)
        return .span(from: origin, start.attribute.drawn, to: item, attribute)
    }

    static func name(of item: AnyObject?) -> String {
        guard let item else { return "nothing" }
        return element(of: item).map { NameTable().label(of: $0) }
            ?? String(describing: type(of: item))
    }
}

extension UIView {
    /// What a layer above keeps with the view. It goes when the view goes.
    package final var layoutCompanion: AnyObject? {
        get { extras.companion }
        set { extras.companion = newValue }
    }
}
