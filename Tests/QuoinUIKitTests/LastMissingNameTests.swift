import QuoinUIKit
import TestSupport
import Testing

/// Names that real apps use now and then.
@MainActor
@Suite struct LastMissingNameTests {
    /// A cell whose content stands in a view of its own.
    private final class FramedCell: UITableViewCell {
        private let inner = UIView()
        override var contentView: UIView {
            let outer = super.contentView
            if inner.superview == nil { outer.addSubview(inner) }
            return inner
        }
        var outer: UIView { super.contentView }
    }
    private final class Item: UICollectionViewCell {
        var count = 0
        override var contentView: UIView {
            count += 1
            return super.contentView
        }
    }

    @MainActor @Test func `classes of one's own say what the content view of a cell is`() {
        let cell = FramedCell(style: .default, reuseIdentifier: nil)
        expectTrue(cell.contentView.superview === cell.outer)
        let item = Item(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        expectTrue(item.contentView.superview === item && item.count > 0)
    }

    @MainActor @Test func `a descriptor says what it is made of`() {
        let descriptor = UIFont.boldSystemFont(ofSize: 14).fontDescriptor
        expectEqual(descriptor.object(forKey: .size) as? CGFloat, 14)
        expectEqual(
            descriptor.object(forKey: .name) as? String,
            descriptor.fontAttributes[.name]
                as? String)
        let traits = descriptor.fontAttributes[.traits] as? [UIFontDescriptor.TraitKey: Any]
        expectEqual(traits?[.weight] as? UIFont.Weight, .bold)
        expectTrue(descriptor.object(forKey: .cascadeList) == nil)
        let styles = [
            UIFont.preferredFont(forTextStyle: .title2), .italicSystemFont(ofSize: 9),
            .systemFont(ofSize: 9),
        ].map { $0.fontDescriptor.object(forKey: .textStyle) as? UIFont.TextStyle }
        expectEqual(styles, [.title2, nil, nil])
    }

    /// The numbers are those of the table of keyboards in the standard for such devices.
    @MainActor
    @Test(arguments: [
        (UIKeyboardHIDUsage.keyboardA, 0x04), (.keyboard0, 0x27), (.keyboardTab, 0x2B),
        (.keyboardSlash, 0x38), (.keyboardF12, 0x45), (.keyboardUpArrow, 0x52),
        (.keyboardRightGUI, 0xE7),
    ])
    func `keys have their numbers`(key: UIKeyboardHIDUsage, number: Int) {
        expectEqual(key.rawValue, number)
    }

    @MainActor @Test func `a picker of documents keeps what it is for`() {
        let urls = [URL(fileURLWithPath: "/a")]
        expectEqual(
            UIDocumentPickerViewController(forExporting: urls).documentPickerMode, .moveToService)
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: ["a"], asCopy: true)
        expectEqual(picker.documentPickerMode, .import)
        expectEqual(
            UIDocumentPickerViewController(documentTypes: [], in: .open).documentPickerMode, .open)
    }

    private final class LeagueBar: UINavigationBarAppearance {
        override init(idiom: UIUserInterfaceIdiom) {
            super.init(idiom: idiom)
            backgroundColor = .red
        }
        override init(barAppearance: UIBarAppearance) {
            super.init(barAppearance: barAppearance)
            titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 4)
        }
    }
    @MainActor @Test func `looks of bars are derived from`() {
        expectEqual(LeagueBar(idiom: .phone).backgroundColor, .red)
        let other = UINavigationBarAppearance()
        (other.backgroundColor, other.titleTextAttributes) = (
            .blue, [.foregroundColor: UIColor.red]
        )
        let derived = LeagueBar(barAppearance: other)
        expectEqual(derived.backgroundColor, .blue)
        expectEqual(derived.titleTextAttributes[.foregroundColor] as? UIColor, .red)
        expectEqual(derived.titlePositionAdjustment.vertical, 4)
    }

    @MainActor @Test func `items of bars have a title, a picture, a menu and an action at once`() {
        final class Target: NSObject {
            var taps = 0
            func tap() { taps += 1 }
        }
        let (target, menu) = (Target(), UIMenu(children: []))
        let item = UIBarButtonItem(
            title: "More", image: UIImage(systemName: "ellipsis"), target: target,
            action: Selector(Target.tap), menu: menu)
        expectTrue(item.isAccessibilityElement && item.accessibilityTraits == .none)
        expectTrue(item.title == "More" && item.image != nil && item.menu === menu)
        item.perform()
        expectEqual(target.taps, 1)
        expectTrue(UIBarButtonItem(title: "Menu", menu: menu).action == nil)
    }
}
