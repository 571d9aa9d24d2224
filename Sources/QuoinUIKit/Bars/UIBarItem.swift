/// Something in a bar.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    final var listeners = BarListeners()
    /// What it has of what an app says of all items of its class.
    final var givenLooks = GivenLooks()
    /// What shows the item is to show it anew.
    final func changed() { listeners.tell() }

    public override init() { super.init() }
    /// What makes models of classes, which are all that is known of them; see ``UIAppearance``.
    public required convenience init(modelled: Void) { self.init() }

    /// Takes what an app says of all items of its class, where it is to be shown.
    final func dress(in view: UIView) {
        guard let giver = UIView.looksGiver else { return }
        var given = givenLooks
        giver.dress(self, with: &given, shownIn: view)
        givenLooks = given
    }

    /// Called on Apple's systems when a nib was read; never here.
    open func awakeFromNib() {}
    /// As in UIKit.
    open var title: String? { didSet { changed() } }
    /// As in UIKit.
    open var image: UIImage? { didSet { changed() } }
    /// As in UIKit.
    open var landscapeImagePhone: UIImage?
    /// As in UIKit.
    open var isEnabled = true { didSet { changed() } }
    /// As in UIKit.
    open var tag = 0
    /// Kept, without effect.
    open var imageInsets = UIEdgeInsets.zero
    /// As in UIKit.
    open var accessibilityIdentifier: String? { didSet { changed() } }
    /// As in UIKit.
    open var accessibilityLabel: String? { didSet { changed() } }
    /// As in UIKit.
    open var accessibilityHint: String?
    /// Kept, without effect.
    open var accessibilityValue: String?
    /// Kept, without effect.
    open var accessibilityTraits = UIAccessibilityTraits.none
    /// Kept, without effect.
    open var isAccessibilityElement = true
    /// As in UIKit: the font and the colour take effect.
    open func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        titleAttributes[state.rawValue] = attributes
        changed()
    }
    /// As in UIKit.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }
    private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// What was said of titles in a state, or else of titles in general.
    final func attribute<Value>(_ key: NSAttributedString.Key, for state: UIControl.State) -> Value?
    {
        titleAttributes[state.rawValue]?[key] as? Value
            ?? titleAttributes[UIControl.State.normal.rawValue]?[key] as? Value
    }
}
