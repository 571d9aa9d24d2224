/// SnapKit's names for UIKit's types.
public typealias ConstraintView = UIView
/// As in SnapKit.
public typealias ConstraintLayoutGuide = UILayoutGuide
/// As in SnapKit.
public typealias ConstraintLayoutSupport = UILayoutSupport
/// As in SnapKit.
public typealias ConstraintInsets = UIEdgeInsets
/// As in SnapKit.
public typealias ConstraintDirectionalInsets = NSDirectionalEdgeInsets
/// As in SnapKit.
public typealias ConstraintInterfaceLayoutDirection = UIUserInterfaceLayoutDirection
/// What constraints can be about: a view or a guide.
public protocol LayoutConstraintItem: AnyObject {}
extension UIView: LayoutConstraintItem {}
extension UILayoutGuide: LayoutConstraintItem {}
