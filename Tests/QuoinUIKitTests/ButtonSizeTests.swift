import QuoinUIKit
import TestSupport
import Testing

/// How large buttons without a configuration ask to be.
@MainActor
@Suite struct ButtonSizeTests {
    private let dot = UIImage(name: "dot", size: CGSize(width: 5, height: 5))

    private func line(_ size: CGFloat) -> CGFloat {
        UIFont.systemFont(ofSize: size).lineHeight.rounded(.up)
    }

    @MainActor @Test func `an empty button is as large as a finger hits, and as high as a line`() {
        expectEqual(UIButton().intrinsicContentSize, CGSize(width: 30, height: line(18) + 12))
        let button = UIButton(type: .system)
        expectEqual(button.intrinsicContentSize, CGSize(width: 30, height: line(15) + 12))
        button.setTitle("", for: .normal)
        expectEqual(button.intrinsicContentSize, CGSize(width: 30, height: line(15) + 12))
        button.titleLabel?.font = .systemFont(ofSize: 40)
        expectEqual(button.intrinsicContentSize.height, line(40) + 12)
    }

    @MainActor @Test func `a picture or insets take the room that a bare title has about it`() {
        let button = UIButton(type: .system)
        button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        expectEqual(button.intrinsicContentSize, CGSize(width: 6, height: line(15) + 4))
        button.contentEdgeInsets = .zero
        button.setImage(dot, for: .normal)
        expectEqual(button.intrinsicContentSize, CGSize(width: 5, height: line(15)))
        button.setTitle("i", for: .normal)
        let title = ("i" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 15)])
        expectEqual(button.intrinsicContentSize.width, (5 + title.width).rounded(.up))
        expectEqual(button.intrinsicContentSize.height, line(15))
        button.setImage(UIImage(name: "tall", size: CGSize(width: 5, height: 50)), for: .normal)
        expectEqual(button.intrinsicContentSize.height, 50)
    }

    @MainActor @Test
    func `a sign that the system gives has its own size, and a configuration its own too`() {
        expectEqual(
            UIButton(type: .contactAdd).intrinsicContentSize, CGSize(width: 22, height: 22))
        let button = UIButton(configuration: .plain())
        let insets = UIButton.Configuration.plain().contentInsets
        expectEqual(
            button.intrinsicContentSize,
            CGSize(width: insets.leading + insets.trailing, height: insets.top + insets.bottom))
    }

    @MainActor @Test func `a title is given whole points`() {
        let button = UIButton(type: .system)
        button.setTitle("A title of some length", for: .normal)
        let size = button.intrinsicContentSize
        expectEqual(size.width, size.width.rounded())
        expectEqual(button.sizeThatFits(.zero), size)
    }

    /// Makes a button by a class that only the caller knows.
    private func make<Kind: UIButton>(_ kind: Kind.Type) -> Kind { Kind(type: .contactAdd) }
    private final class Key: UIButton {}

    @MainActor @Test func `a class that is a value makes buttons of a type`() {
        let key: Key = make(Key.self)
        expectEqual(key.buttonType, .contactAdd)
        expectEqual(key.intrinsicContentSize, CGSize(width: 22, height: 22))
        expectEqual(UIButton(type: .system).buttonType, .system)
    }
}
