import QuoinKit

/// What is known of the surroundings. What a collection does not say reads as `.unspecified`, as 0 if it is the scale;
/// that of a view or a controller says everything.
open class UITraitCollection: NSObject, @unchecked Sendable {
    let traits: TraitCollection
    private let idiom: UIUserInterfaceIdiom

    init(_ traits: TraitCollection, idiom: UIUserInterfaceIdiom = .unspecified) {
        self.traits = traits
        self.idiom = idiom
    }

    /// All that surrounds something on this device.
    @MainActor
    convenience init(around traits: TraitCollection) {
        var traits = traits
        traits.stated = .all
        self.init(traits, idiom: UIDevice.current.userInterfaceIdiom)
    }

    private convenience init(saying statement: (inout UITraitOverrides) -> Void) {
        var overrides = UITraitOverrides()
        statement(&overrides)
        self.init(overrides.stated)
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
        self.init(TraitCollection(), idiom: userInterfaceIdiom)
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
            idiom: collections.map(\.userInterfaceIdiom).last { $0 != .unspecified }
                ?? .unspecified)
    }

    private var said: UITraitOverrides { UITraitOverrides(stated: traits) }
    /// As in UIKit.
    open var horizontalSizeClass: UIUserInterfaceSizeClass { said.horizontalSizeClass }
    /// As in UIKit.
    open var verticalSizeClass: UIUserInterfaceSizeClass { said.verticalSizeClass }
    /// As in UIKit.
    open var userInterfaceStyle: UIUserInterfaceStyle { said.userInterfaceStyle }
    /// As in UIKit.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { idiom }
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
        userInterfaceStyle != other?.userInterfaceStyle
    }
    /// As in UIKit: whether it says all that another one says.
    open func containsTraits(in other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        return UITraitCollection(traitsFrom: [self, other]).values == values
    }
    /// As in UIKit.
    open func performAsCurrent(_ actions: () -> Void) { actions() }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.values == values
    }
    open override var hash: Int { values.hashValue }

    private var values: Values {
        Values(
            horizontal: horizontalSizeClass, vertical: verticalSizeClass,
            style: userInterfaceStyle, idiom: userInterfaceIdiom, scale: displayScale,
            direction: layoutDirection, category: preferredContentSizeCategory)
    }

    /// What is compared.
    private struct Values: Hashable {
        let horizontal, vertical: UIUserInterfaceSizeClass
        let style: UIUserInterfaceStyle
        let idiom: UIUserInterfaceIdiom
        let scale: CGFloat
        let direction: UITraitEnvironmentLayoutDirection
        let category: UIContentSizeCategory
    }
}
