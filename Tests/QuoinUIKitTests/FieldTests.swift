import QuoinUIKit
import TestSupport
import Testing

/// What is typed into, and the text that is set for it.
@MainActor
@Suite struct FieldTests {
    /// A field whose hint is in capitals, as libraries write it.
    private final class LoudField: UITextField {
        override var placeholder: String? { didSet { shout() } }

        private func shout() {
            attributedPlaceholder = NSAttributedString(
                string: (placeholder ?? "").uppercased(),
                attributes: [.font: UIFont.systemFont(ofSize: 30)])
        }
    }

    @MainActor @Test func `a hint with attributes is set in a hint's observer`() {
        let field = LoudField()
        field.placeholder = "Name"
        expectEqual(field.placeholder, "NAME")
        let label = UILabel()
        label.font = .systemFont(ofSize: 30)
        label.text = "NAME"
        expectEqual(field.intrinsicContentSize, label.intrinsicContentSize)
    }

    @MainActor @Test
    func `a text keeps its attributes, and plain text after it is as its beginning`() {
        let field = UITextField()
        field.font = .systemFont(ofSize: 10)
        field.attributedText = NSAttributedString(
            string: "Ada", attributes: [.font: UIFont.systemFont(ofSize: 40)])
        expectEqual(field.text, "Ada")
        expectTrue(field.attributedText?.attribute(.font, at: 0, effectiveRange: nil) is UIFont)
        let label = UILabel()
        label.font = .systemFont(ofSize: 40)
        label.text = "Ada"
        expectEqual(field.intrinsicContentSize.width, label.intrinsicContentSize.width)
        field.text = "Ada"
        expectTrue(field.attributedText?.attribute(.font, at: 0, effectiveRange: nil) == nil)
        expectEqual(field.font, .systemFont(ofSize: 40))
        expectEqual(field.intrinsicContentSize.width, label.intrinsicContentSize.width)
    }

    @MainActor @Test func `a field without a text has an empty one`() {
        let (field, bar) = (UITextField(), UISearchBar())
        expectTrue(field.text == "" && bar.text == "")
        (field.text, bar.text) = ("Ada", "Ada")
        (field.text, bar.text) = (nil, nil)
        expectTrue(field.text == "" && bar.text == "")
        field.attributedText = nil
        expectTrue(field.text == "" && field.attributedText?.length == 0)
        expectTrue(field.placeholder == nil)
    }

    @MainActor @Test func `places in a text are counted`() throws {
        let field = UITextField()
        expectTrue(!field.hasText)
        field.text = "Lentils"
        expectTrue(field.hasText)
        let (begin, end) = (field.beginningOfDocument, field.endOfDocument)
        expectEqual(field.offset(from: begin, to: end), 7)
        let middle = try #require(field.position(from: begin, offset: 4))
        let range = try #require(field.textRange(from: begin, to: middle))
        expectEqual(field.text(in: range), "Lent")
        expectTrue(field.position(from: begin, offset: 8) == nil)
        expectTrue(field.position(from: begin, offset: -1) == nil)
        expectTrue(field.position(from: end, offset: .max) == nil)
        expectEqual(field.compare(begin, to: end), .orderedAscending)
    }

    private final class NoteView: UITextView {
        override init(frame: CGRect, textContainer: NSTextContainer?) {
            super.init(frame: frame, textContainer: textContainer)
            isScrollEnabled = false
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    @MainActor @Test
    func `a text view is made by its one initializer, and says what its text takes`() {
        let view = NoteView(frame: CGRect(x: 0, y: 0, width: 120, height: 50))
        expectTrue(!NoteView().isScrollEnabled)
        view.text = "The quick brown fox jumps over the lazy dog"
        view.layoutIfNeeded()
        let label = UILabel()
        label.numberOfLines = 0
        label.font = view.font
        label.text = view.text
        // Five points of padding at either side.
        let text = label.sizeThatFits(CGSize(width: 110, height: 0))
        let used = view.layoutManager.usedRect(for: view.textContainer)
        expectTrue(used.origin == .zero && used.height == text.height)
        expectTrue(abs(used.width - text.width - 10) < 1e-9)
    }

    @MainActor @Test func `text is measured by a layout manager of one's own`() {
        let storage = NSTextStorage(string: "one two three four five six")
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 60, height: CGFloat.infinity))
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        storage.addLayoutManager(manager)
        let label = UILabel()
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 12)
        label.text = storage.string
        let size = label.sizeThatFits(CGSize(width: 60, height: 0))
        let used = manager.usedRect(for: container)
        expectTrue(abs(used.width - size.width) < 1e-9 && used.height == size.height)
        container.maximumNumberOfLines = 1
        label.numberOfLines = 1
        expectEqual(manager.usedRect(for: container).height, label.intrinsicContentSize.height)
        storage.setAttributedString(NSAttributedString())
        expectEqual(manager.usedRect(for: container), .zero)
    }

    @MainActor @Test func `controls begin at their own size, as by hand they are placed`() {
        expectEqual(UISwitch(frame: CGRect(x: 3, y: 4, width: 9, height: 9)).frame.origin.x, 3)
        expectEqual(UISwitch(frame: CGRect(x: 3, y: 4, width: 9, height: 9)).frame.width, 51)
        expectEqual(UISwitch().frame.size, CGSize(width: 51, height: 31))
        expectEqual(
            UIActivityIndicatorView(style: .large).frame.size, CGSize(width: 37, height: 37))
        let segments = UISegmentedControl(items: ["One", "Two"])
        expectEqual(segments.frame.size, segments.intrinsicContentSize)
        expectEqual(UIPickerView().frame.height, 216)
        let small = CGRect(x: 0, y: 0, width: 100, height: 80)
        expectEqual(UIDatePicker(frame: small).frame, small)
    }

    // MARK: Beside the text

    private let icon = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
    private func text(of field: UITextField) -> CGRect {
        field.layoutIfNeeded()
        return field.subviews.first { $0 is UILabel }?.frame ?? .zero
    }

    @MainActor @Test func `what is beside the text takes room at once when its mode says so`() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        field.text = "Ada"
        field.leftView = icon
        expectTrue(text(of: field) == field.bounds && icon.superview == nil)
        field.leftViewMode = .always
        expectEqual(text(of: field), CGRect(x: 24, y: 0, width: 176, height: 30))
        expectTrue(icon.superview === field && icon.frame.minY == 3)
        field.leftViewMode = .whileEditing
        expectEqual(text(of: field), field.bounds)
        field.becomeFirstResponder()
        expectTrue(text(of: field).minX == 24 && icon.superview === field)
        field.resignFirstResponder()
        expectTrue(text(of: field) == field.bounds && icon.superview == nil)
    }

    @MainActor @Test func `a field is wider by what is beside its text`() {
        let (root, field) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200)), UITextField()
        )
        field.text = "Ada"
        field.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(field)
        NSLayoutConstraint.activate([
            field.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            field.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        let width = field.frame.width
        (field.rightView, field.rightViewMode) = (icon, .always)
        root.layoutIfNeeded()
        expectEqual(field.frame.width, width + 24)
        field.rightView = nil
        root.layoutIfNeeded()
        expectTrue(field.frame.width == width && icon.superview == nil)
    }

    @MainActor @Test func `what the app hides beside the text stays hidden`() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
        (field.rightView, field.rightViewMode) = (icon, .always)
        icon.isHidden = true
        field.layoutIfNeeded()
        expectTrue(icon.isHidden)
    }

    @MainActor @Test func `the baseline of a field is that of its text, however high it is`() throws
    {
        let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
        stack.alignment = .firstBaseline
        let (label, field) = (UILabel(), UITextField())
        (label.text, field.text) = ("Name", "Ada")
        field.borderStyle = .roundedRect
        let height = field.heightAnchor.constraint(equalToConstant: 44)
        height.isActive = true
        [label, field].forEach { stack.addArrangedSubview($0) }
        stack.layoutIfNeeded()
        // Both are of one font: their baselines are one where their middles are.
        expectTrue(abs(label.frame.midY - field.frame.midY) <= 0.5)
        height.constant = 60
        stack.layoutIfNeeded()
        expectTrue(abs(label.frame.midY - field.frame.midY) <= 0.5)
    }

    @MainActor @Test func `a text with attributes is kept as it was set`() {
        let (field, label) = (UITextField(), UILabel())
        let text = NSMutableAttributedString(string: "a")
        field.attributedText = text
        field.attributedPlaceholder = text
        label.attributedText = text
        text.append(NSAttributedString(string: "bc"))
        expectTrue(field.text == "a" && field.placeholder == "a" && label.text == "a")
    }

    // MARK: Text views

    @MainActor @Test func `a text view is as high as its container lets its text be`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        let view = UITextView()
        view.isScrollEnabled = false
        view.font = .systemFont(ofSize: 20)
        view.text = "one two three four five six seven eight nine ten"
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 100),
        ])
        root.layoutIfNeeded()
        let label = UILabel()
        (label.text, label.font, label.numberOfLines) = (view.text, view.font, 0)
        // Eight points are above the text and below it, and the padding at either side.
        func height(within width: CGFloat) -> CGFloat {
            label.sizeThatFits(CGSize(width: width, height: 0)).height + 16
        }
        expectEqual(view.frame.height, height(within: 90))
        view.textContainer.lineFragmentPadding = 30
        root.layoutIfNeeded()
        expectTrue(
            view.frame.height == height(within: 40) && height(within: 40) > height(within: 90))
        view.textContainer.maximumNumberOfLines = 2
        root.layoutIfNeeded()
        expectEqual(view.frame.height, 2 * UIFont.systemFont(ofSize: 20).lineHeight + 16)
        view.textContainer.maximumNumberOfLines = 1
        expectEqual(view.sizeThatFits(CGSize(width: 100, height: 0)).width, 100)
    }

    @MainActor @Test func `a text view has the system's ground until one is said`() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
        expectEqual(view.backgroundColor, .systemBackground)
        let root = UIView(frame: view.frame)
        root.backgroundColor = .red
        root.addSubview(view)
        expectTrue(root.quoin.svg().contains("fill=\"#ffffff\""))
        view.backgroundColor = nil
        expectTrue(view.backgroundColor == nil)
        expectTrue(!root.quoin.svg().contains("fill=\"#ffffff\""))
    }

    @MainActor @Test func `a compact date picker shows what it tells`() {
        let picker = UIDatePicker()
        picker.datePickerMode = .date
        picker.preferredDatePickerStyle = .compact
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.sizeToFit()
        expectTrue(picker.quoin.svg().contains("Jan 1, 2001"))
    }

    /// A field that shows its hint in its own way, and has its text elsewhere while somebody types.
    private final class FloatingField: UITextField {
        override func drawPlaceholder(in rect: CGRect) {}
        override func drawText(in rect: CGRect) { super.drawText(in: rect.offsetBy(dx: 5, dy: 0)) }
        override func textRect(forBounds bounds: CGRect) -> CGRect {
            super.textRect(forBounds: bounds).insetBy(dx: 10, dy: 0)
        }
        override func editingRect(forBounds bounds: CGRect) -> CGRect {
            super.editingRect(forBounds: bounds).insetBy(dx: 20, dy: 0)
        }
    }

    @MainActor @Test func `a class draws the text and the hint of a field`() {
        let field = FloatingField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.placeholder = "Name"
        expectTrue(!field.quoin.svg().contains("Name"))
        field.text = "Ada"
        // 10 from the edge, by the room for the text, and 5 more.
        expectTrue(field.quoin.svg().contains("<text x=\"15\""))
    }

    @MainActor @Test func `text stands elsewhere while somebody types`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let field = FloatingField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        field.text = "Ada"
        window.addSubview(field)
        window.makeKeyAndVisible()
        let line = field.subviews[0]
        window.tick(after: 0)
        expectEqual(line.frame.minX, 10)
        field.becomeFirstResponder()
        window.tick(after: 0)
        // Not both: UIKit's own room for typing knows nothing of the room that the class says.
        expectEqual(line.frame.minX, 20)
        field.resignFirstResponder()
        window.tick(after: 0)
        expectEqual(line.frame.minX, 10)
    }
}
