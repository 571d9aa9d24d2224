import QuoinKit

/// A button that grows with each tap as far as there is room, and rows that count.
///
/// As in UIKit, a tap only says that constraints are out of date; `updateConstraints()` brings them in
/// line before the next layout. There the maker's `updateConstraints` finds what it made before by what
/// it compares, and changes the numbers in place.
final class UpdateScreen: Page, GalleryScreen {
    static let name = "update"
    static let title = "Update"
    static let summary = "A button that grows with each tap."
    static let stepCount = 3
    static let motion = StepMotion(curve: .spring(dampingRatio: 0.6, response: 0.4))

    private let button = Button("button", "Grow")
    private let stage = LayoutGuide(identifier: "stage")
    private let taps = Row("taps", "Taps")
    private let side = Row("side", "Side asked for")
    private var tapCount = 0

    init() {
        super.init(frame: .zero)
        name = "update"
        backgroundColor = .background
        [button, taps, side].forEach(addSubview)
        addLayoutGuide(stage)
        let column = addColumn()

        stage.makeConstraints { make in
            make.top.leading.trailing.equalToSuperview().inset(16)
            make.bottom.equalTo(taps.top).offset(-16)
        }
        [taps, side].makeConstraints { make in
            make.leading.trailing.equalTo(column).inset(16)
        }
        [taps, side].stack(along: .vertical, spacing: 8, tailSpacing: 16)
        button.makeConstraints { make in
            make.center.equalTo(stage)
            make.aspectRatio(1)
            make.size.lessThanOrEqualTo(stage)
        }
    }

    func advance() {
        tapCount = (tapCount + 1) % (Self.stepCount + 1)
        setNeedsUpdateConstraints()
    }

    override func updateConstraints() {
        let length = 80 + 40 * tapCount
        button.updateConstraints { make in
            // If the stage has room for it, and the title does not need more.
            make.width.equalTo(length).priority(.medium - 1)
        }
        taps.value = "\(tapCount)"
        side.value = "\(length)"
        super.updateConstraints()
    }
}

/// A name at one end and a value at the other, or below it if the text is large.
private final class Row: View {
    private let caption: Label

    var value: String {
        get { caption.text }
        set { caption.text = newValue }
    }

    init(_ name: String, _ title: String) {
        caption = Label("\(name).value", "", isBold: true)
        super.init(frame: .zero)
        self.name = name
        backgroundColor = .surface
        (borderWidth, borderColor) = (1, .line)
        cornerRadius = 8
        let label = Caption("\(name).title", title, wraps: true)
        [label, caption].forEach(addSubview)
        label.contentCompressionResistanceHorizontalPriority = .medium
        makeConstraints(when: !.accessibilityTextSize) { make in
            make.height.equalTo(44)
        }
        label.makeConstraints { make in
            make.leading.equalToSuperview().inset(12)
            make.trailing.lessThanOrEqualToSuperview().inset(12)
            make.when(!.accessibilityTextSize) { make.centerY.equalToSuperview() }
            make.when(.accessibilityTextSize) { make.top.equalToSuperview().inset(8) }
        }
        caption.makeConstraints { make in
            make.when(!.accessibilityTextSize) {
                make.leading.greaterThanOrEqualTo(label.trailing).offset(8)
                make.trailing.equalToSuperview().inset(12)
                make.centerY.equalToSuperview()
            }
            make.when(.accessibilityTextSize) {
                make.leading.equalTo(label)
                make.top.equalTo(label.bottom)
                make.bottom.equalToSuperview().inset(8)
            }
        }
    }
}
