import QuoinKit

/// What is known of the surroundings. What a collection does not say reads as `.unspecified`, as 0 if it is the scale;
/// that of a view or a controller says everything.
open class UITraitCollection: NSObject, @unchecked Sendable {
    let traits: TraitCollection
    let own: OwnTraits

    init(_ traits: TraitCollection, own: OwnTraits = OwnTraits()) {
        self.traits = traits
        self.own = own
    }

    /// All that surrounds something on this device.
    @MainActor
    convenience init(around traits: TraitCollection, own: OwnTraits = OwnTraits()) {
        var traits = traits
        traits.stated = .all
        self.init(traits, own: Self.ofDevice.overridden(by: own))
    }

    convenience init(saying statement: (inout UITraitOverrides) -> Void) {
        var overrides = UITraitOverrides()
        statement(&overrides)
        self.init(overrides.stated, own: overrides.own)
    }

    private convenience init(
        from overrides: UITraitOverrides, mutations: (inout any UIMutableTraits) -> Void
    ) {
        var traits: any UIMutableTraits = overrides
        mutations(&traits)
        let said = traits as? UITraitOverrides ?? overrides
        self.init(said.stated, own: said.own)
    }

    /// As in UIKit: what is said in the closure, and nothing else.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
        self.init(from: UITraitOverrides(), mutations: mutations)
    }
    /// As in UIKit: the same traits, but for what is said in the closure.
    open func modifyingTraits(
        _ mutations: (inout any UIMutableTraits) -> Void
    ) -> UITraitCollection {
        UITraitCollection(from: said, mutations: mutations)
    }
    /// As in UIKit.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        trait.quoinValue(in: self)
    }

    /// As in UIKit: nothing is said.
    public override convenience init() { self.init(TraitCollection()) }
    /// As in UIKit.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(saying: { $0.horizontalSizeClass = horizontalSizeClass })
    }
    /// As in UIKit.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(saying: { $0.verticalSizeClass = verticalSizeClass })
    }
    /// As in UIKit.
    public convenience init(displayScale: CGFloat) {
        self.init(saying: { $0.displayScale = displayScale })
    }
    /// As in UIKit.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(saying: { $0.userInterfaceStyle = userInterfaceStyle })
    }
    /// As in UIKit.
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(saying: { $0.userInterfaceIdiom = userInterfaceIdiom })
    }
    /// As in UIKit.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init(saying: { $0.layoutDirection = layoutDirection })
    }
    /// As in UIKit.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(saying: { $0.preferredContentSizeCategory = preferredContentSizeCategory })
    }
    /// As in UIKit: the last one that says something of a trait counts.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        self.init(
            collections.reduce(TraitCollection()) { $0.overridden(by: $1.traits) },
            own: collections.reduce(OwnTraits()) { $0.overridden(by: $1.own) })
    }

    private var said: UITraitOverrides { UITraitOverrides(stated: traits, own: own) }
    /// As in UIKit.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { said.horizontalSizeClass }
    /// As in UIKit.
    open var verticalSizeClass: UIUserInterfaceSizeClass { said.verticalSizeClass }
    /// As in UIKit.
    open var userInterfaceStyle: UIUserInterfaceStyle { said.userInterfaceStyle }
    /// As in UIKit.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { self[UITraitUserInterfaceIdiom.self] }
    /// As in UIKit.
    open var displayScale: CGFloat { said.displayScale }
    /// As in UIKit.
    open var layoutDirection: UITraitEnvironmentLayoutDirection { said.layoutDirection }
    /// As in UIKit.
    open var preferredContentSizeCategory: UIContentSizeCategory {
        said.preferredContentSizeCategory
    }
    /// As in UIKit.
    open func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        return Self.systemTraitsAffectingColorAppearance.contains {
            $0.differs(in: self, from: other)
        }
    }
    /// As in UIKit: whether it says all that another one says.
    open func containsTraits(in other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        return UITraitCollection(traitsFrom: [self, other]).isEqual(self)
    }
    /// As in UIKit: they are the current ones meanwhile, on the main thread.
    open func performAsCurrent(_ actions: () -> Void) {
        guard MainQueue.shared.isCurrent else { return actions() }
        MainActor.assumeIsolated { Self.performed.append(self) }
        actions()
        MainActor.assumeIsolated { _ = Self.performed.popLast() }
    }
    /// Those that something is done with as the current ones, the innermost last.
    @MainActor static var performed: [UITraitCollection] = []

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UITraitCollection else { return false }
        return other.values == values && other.own == own
    }
    open override var hash: Int { values.hashValue }

    private var values: Values {
        Values(
            horizontal: horizontalSizeClass, vertical: verticalSizeClass,
            style: userInterfaceStyle, scale: displayScale,
            direction: layoutDirection, category: preferredContentSizeCategory)
    }

    /// What is compared, beside what the engine does not know.
    private struct Values: Hashable {
        let horizontal, vertical: UIUserInterfaceSizeClass
        let style: UIUserInterfaceStyle
        let scale: CGFloat
        let direction: UITraitEnvironmentLayoutDirection
        let category: UIContentSizeCategory
    }
}
