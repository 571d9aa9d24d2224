import QuoinKit

/// A row or a column of views.
@preconcurrency @MainActor
open class UIStackView: UIView, SizedByContent {
    /// How views share the room along the axis.
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }
    /// Where views stand across the axis.
    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        /// As in UIKit.
        public static var top: Alignment { .leading }
        /// As in UIKit.
        public static var bottom: Alignment { .trailing }
    }
    /// As in UIKit.
    public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
    /// As in UIKit.
    public class var spacingUseSystem: CGFloat { -.greatestFiniteMagnitude }

    override class func makeNode() -> View { StackView() }
    private var stack: StackView? { node as? StackView }

    public override init(frame: CGRect) { super.init(frame: frame) }
    /// As in UIKit.
    public required init(coder: NSCoder) { super.init(frame: .zero) }
    /// As in UIKit.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    /// As in UIKit.
    open var arrangedSubviews: [UIView] {
        guard let stack else { return [] }
        let nodes = stack.arrangedSubviews
        guard nodes.count >= ShownList<View, UIView>.least else {
            return nodes.compactMap(\.uiView)
        }
        let known = stack.reflectionOfArranged as? ShownList<View, UIView>
        let list = known ?? ShownList { $0.uiView }
        guard list.complete(nodes) else {
            stack.reflectionOfArranged = nil
            return nodes.compactMap(\.uiView)
        }
        if known == nil { stack.reflectionOfArranged = list }
        return list.all
    }
    /// As in UIKit.
    open func addArrangedSubview(_ view: UIView) {
        stack?.addArrangedSubview(view.node)
    }
    /// As in UIKit.
    open func removeArrangedSubview(_ view: UIView) { stack?.removeArrangedSubview(view.node) }
    /// As in UIKit.
    open func insertArrangedSubview(_ view: UIView, at index: Int) {
        stack?.insertArrangedSubview(view.node, at: index)
    }
    /// As in UIKit.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { stack?.axis = axis.drawn } }
    /// As in UIKit.
    open var distribution = Distribution.fill {
        didSet {
            stack?.distribution =
                switch distribution {
                case .fill: .fill
                case .fillEqually: .fillEqually
                case .fillProportionally: .fillProportionally
                case .equalSpacing: .equalSpacing
                case .equalCentering: .equalCentering
                }
        }
    }
    /// As in UIKit.
    open var alignment = Alignment.fill {
        didSet {
            stack?.alignment =
                switch alignment {
                case .fill: .fill
                case .leading: .leading
                case .firstBaseline: .firstBaseline
                case .center: .center
                case .trailing: .trailing
                case .lastBaseline: .lastBaseline
                }
        }
    }
    /// As in UIKit.
    open var spacing: CGFloat = 0 {
        didSet {
            let isSystem = spacing == Self.spacingUseSystem
            stack?.spacing = isSystem ? Self.systemSpacing : Double(spacing)
        }
    }
    /// As in UIKit.
    open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
        let isDefault = spacing == Self.spacingUseDefault
        let isSystem = spacing == Self.spacingUseSystem
        let number = isSystem ? Self.systemSpacing : Double(spacing)
        stack?.setCustomSpacing(
            isDefault ? StackView.spacingUseDefault : number, after: view.node)
        if isSystem {
            systemSpaced.insert(ObjectIdentifier(view))
        } else {
            systemSpaced.remove(ObjectIdentifier(view))
        }
    }
    private static let systemSpacing = 8.0
    /// After which views the spacing is the system's, unless the engine says otherwise.
    private var systemSpaced: Set<ObjectIdentifier> = []
    /// As in UIKit.
    open func customSpacing(after view: UIView) -> CGFloat {
        guard let stack else { return Self.spacingUseDefault }
        let number = stack.customSpacing(after: view.node)
        let isSystem =
            number == Self.systemSpacing && systemSpaced.contains(ObjectIdentifier(view))
        return isSystem ? Self.spacingUseSystem : CGFloat(number)
    }
    /// As in UIKit.
    open var isLayoutMarginsRelativeArrangement: Bool {
        get { stack?.isLayoutMarginsRelativeArrangement ?? false }
        set { stack?.isLayoutMarginsRelativeArrangement = newValue }
    }
    /// As in UIKit.
    open var isBaselineRelativeArrangement: Bool {
        get { stack?.isBaselineRelativeArrangement ?? false }
        set { stack?.isBaselineRelativeArrangement = newValue }
    }
    override func fittingSize(_ size: CGSize) -> CGSize {
        systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
}
