import QuoinKit

/// The preferences of a player, with every control there is.
///
/// Each control asks for the size it needs, so that few constraints say how large something is. The two
/// cards stand below each other, or side by side where it is wider than high and the text is not large. One
/// set of constraints says both: guides measure which side is longer, and the second card goes that way.
final class ControlsScreen: View, GalleryScreen {
    static let name = "controls"
    static let title = "Controls"
    static let summary = "Preferences with every control, below each other or side by side."

    init() {
        super.init(frame: .zero)
        name = "controls"
        backgroundColor = .background
        let bar = EditingBar("bar", "Preferences")
        let account = AccountCard("account")
        let playback = PlaybackCard("playback")
        let page = Page()
        [bar, page].forEach(addSubview)
        [account, playback].forEach(page.addSubview)

        bar.makeConstraints { make in
            make.top.leading.trailing.equalToSuperview()
        }
        page.makeConstraints { make in
            make.top.equalTo(bar.bottom)
            make.leading.bottom.trailing.equalToSuperview()
        }
        account.makeConstraints { make in
            make.top.leading.equalToSuperview().inset(Self.margin)
            make.size.equalTo(playback)
        }
        playback.makeConstraints { make in
            make.trailing.equalToSuperview().inset(Self.margin)
            make.bottom.lessThanOrEqualToSuperview().inset(Self.margin)
        }
        place(playback, after: account, on: page)
    }

    private static let margin = 12.0

    /// Places a card to the right of another one, or below it, whichever way the screen is longer.
    ///
    /// Two guides reach back from where the card would begin, one from each place: by nothing, or by far more
    /// than there is on the screen, if the screen has more of the other side. The card may not be before
    /// either of them.
    private func place(_ second: View, after first: View, on page: Page) {
        let square = LayoutGuide(identifier: "square")
        let excess = LayoutGuide(identifier: "excess")
        let (beside, below) = (LayoutGuide(identifier: "beside"), LayoutGuide(identifier: "below"))
        [square, excess].forEach(addLayoutGuide)
        [beside, below].forEach(page.addLayoutGuide)

        square.makeConstraints { make in
            make.top.leading.equalToSuperview()
            // Half a point wider than high, so that a screen as wide as high counts as upright.
            make.width.equalTo(square.height).offset(0.5)
            make.size.lessThanOrEqualToSuperview()
            make.width.equalToSuperview().priority(.required - 1)
        }
        excess.makeConstraints { make in
            make.top.equalTo(square.bottom)
            make.leading.equalTo(square.trailing)
            make.bottom.trailing.equalToSuperview()
        }
        beside.makeConstraints { make in
            make.verticalEdges.equalTo(first)
            make.trailing.equalTo(first).offset(Self.margin)
            make.width.equalTo(excess.height).multipliedBy(1024)
        }
        below.makeConstraints { make in
            make.horizontalEdges.equalTo(first)
            make.bottom.equalTo(first).offset(Self.margin)
            make.when(!.accessibilityTextSize) {
                make.height.equalTo(excess.width).multipliedBy(1024)
            }
            make.when(.accessibilityTextSize) { make.height.equalTo(0) }
        }
        second.makeConstraints { make in
            make.top.leading.greaterThanOrEqualTo(first)
            make.top.greaterThanOrEqualTo(below)
            // Large text needs all of the width.
            make.when(!.accessibilityTextSize) { make.leading.greaterThanOrEqualTo(beside) }
            make.top.leading.equalTo(first).priority(.medium)
        }
    }
}

/// The bar at the top, with the title between two buttons. Its text keeps its size, as in UIKit.
private final class EditingBar: View {
    init(_ name: String, _ text: String) {
        super.init(frame: .zero)
        self.name = name
        backgroundColor = .surface
        let title = Label("\(name).title", text, isBold: true)
        let cancel = Button("\(name).cancel", "Cancel", style: .plain)
        let save = Button("\(name).save", "Save")
        let line = View("\(name).line", fill: .line)
        [title, cancel, save, line].forEach(addSubview)
        title.font.isFixed = true
        // What can be done is to be read, even if the title is cut for it.
        title.contentCompressionResistanceHorizontalPriority = .medium
        cancel.contentInsets = EdgeInsets(horizontal: 0, vertical: 6)
        save.contentInsets = EdgeInsets(horizontal: 12, vertical: 6)
        for button in [cancel, save] {
            button.font = Font(size: 14, isBold: true, isFixed: true)
            button.makeConstraints { make in
                make.centerY.equalToSuperview()
            }
        }

        makeConstraints { make in
            make.height.equalTo(44)
        }
        cancel.makeConstraints { make in
            make.leading.equalToSuperview().inset(12)
        }
        title.makeConstraints { make in
            make.center.equalToSuperview()
            make.leading.greaterThanOrEqualTo(cancel.trailing).offset(8)
            make.trailing.lessThanOrEqualTo(save.leading).offset(-8)
        }
        save.makeConstraints { make in
            make.trailing.equalToSuperview().inset(12)
        }
        line.makeConstraints { make in
            make.leading.trailing.bottom.equalToSuperview()
            make.height.equalTo(1)
        }
    }
}

/// Who listens: a portrait beside two fields, a few words, and two buttons.
private final class AccountCard: View {
    init(_ name: String) {
        super.init(frame: .zero)
        self.name = name
        backgroundColor = .surface
        (borderWidth, borderColor) = (1, .line)
        cornerRadius = 10
        let portrait = ImageView(Image("portrait", size: Size(width: 68, height: 68)))
        let user = TextField("Ada Lovelace", placeholder: "Name")
        let password = TextField(placeholder: "New password")
        let about = TextView("Writes about engines and numbers. Lives by the sea.")
        let undo = Button("\(name).undo", "Undo", style: .outlined)
        let signOut = Button("\(name).sign out", "Sign out", style: .tinted)
        [portrait, user, password, about, undo, signOut].forEach(addSubview)
        attachNames([
            "\(name).portrait": portrait, "\(name).user": user, "\(name).password": password,
            "\(name).about": about,
        ])
        password.isSecure = true
        // All that is left of the card is for the fields and the words.
        portrait.contentHuggingHorizontalPriority = .low + 1
        portrait.contentHuggingVerticalPriority = .low + 1
        about.isScrollEnabled = false
        about.font = Font(size: 14)
        undo.isEnabled = false

        portrait.makeConstraints { make in
            make.top.leading.equalToSuperview().inset(12)
        }
        for field in [user, password] {
            field.font = Font(size: 14)
            field.contentCompressionResistanceHorizontalPriority = .medium
            field.makeConstraints { make in
                make.leading.equalTo(portrait.trailing).offset(10)
                make.trailing.equalToSuperview().inset(12)
            }
        }
        user.makeConstraints { make in
            make.top.equalTo(portrait)
        }
        password.makeConstraints { make in
            make.bottom.equalTo(portrait).priority(.medium)
            // Lower, if the text is large.
            make.top.greaterThanOrEqualTo(user.bottom).offset(8)
            make.bottom.greaterThanOrEqualTo(portrait)
        }
        about.makeConstraints { make in
            make.top.equalTo(password.bottom).offset(8)
            make.leading.trailing.equalToSuperview().inset(12)
        }

        place(undo, signOut, below: about)
    }

    /// Places the buttons side by side, or below each other if the text is large.
    private func place(_ undo: Button, _ signOut: Button, below about: View) {
        for button in [undo, signOut] {
            button.font = Font(size: 14, isBold: true)
            button.contentCompressionResistanceHorizontalPriority = .medium
            button.contentHuggingVerticalPriority = .low + 1
        }
        undo.makeConstraints { make in
            make.top.equalTo(about.bottom).offset(8)
            make.leading.equalToSuperview().inset(12)
        }
        signOut.makeConstraints { make in
            make.bottom.trailing.equalToSuperview().inset(12)
            make.size.equalTo(undo)
            make.when(!.accessibilityTextSize) {
                make.top.equalTo(undo)
                make.leading.equalTo(undo.trailing).offset(8)
            }
            make.when(.accessibilityTextSize) {
                make.top.equalTo(undo.bottom).offset(8)
                make.leading.equalTo(undo)
            }
        }
    }
}

/// What is heard, and how: settings below each other.
private final class PlaybackCard: View {
    init(_ name: String) {
        super.init(frame: .zero)
        self.name = name
        backgroundColor = .surface
        (borderWidth, borderColor) = (1, .line)
        cornerRadius = 10
        let theme = SegmentedControl(["Auto", "Light", "Dark"], selectedIndex: 1)
        let alerts = Switch(isOn: true)
        let volume = Slider(value: 7, in: 0...11)
        let rewind = Stepper(value: 15, in: 5...60, step: 5)
        let activity = ActivityIndicator()
        let progress = ProgressView(progress: 0.4)
        let spacers = [Spacer(), Spacer()]
        attachNames([
            "theme": theme, "alerts.switch": alerts, "volume.slider": volume,
            "rewind.stepper": rewind, "sync.activity": activity, "sync.progress": progress,
            "alerts.spacer": spacers[0], "rewind.spacer": spacers[1],
        ])
        theme.contentCompressionResistanceHorizontalPriority = .medium
        // As in UIKit, what can be chosen among keeps its size.
        theme.font.isFixed = true
        volume.makeConstraints { make in
            make.height.equalTo(28)
        }

        let rows = [
            theme,
            ControlRow(
                "alerts", [Self.title("alerts", "Alerts"), spacers[0], alerts],
                asHighAs: alerts),
            ControlRow("volume", [Self.title("volume", "Sound"), volume], asHighAs: volume),
            ControlRow(
                "rewind", [Self.title("rewind", "Rewind 15 s"), spacers[1], rewind],
                asHighAs: rewind),
            ControlRow(
                "sync", [activity, Self.title("sync", "Syncing"), progress], asHighAs: activity),
        ]
        rows.forEach(addSubview)
        rows.makeConstraints { make in
            make.leading.trailing.equalToSuperview().inset(12)
        }
        rows.stack(along: .vertical, spacing: 8, leadSpacing: 12)
        rows.last?.makeConstraints { make in
            make.bottom.lessThanOrEqualToSuperview().inset(12)
            make.bottom.equalToSuperview().inset(12).priority(.fittingSize)
        }
    }

    /// A title, which makes room for the controls beside it, and takes more lines if it has to.
    private static func title(_ row: String, _ text: String) -> Label {
        let label = Label("\(row).title", text, size: 14, wraps: true)
        label.contentHuggingHorizontalPriority = .low + 1
        label.contentCompressionResistanceHorizontalPriority = .medium
        return label
    }
}

/// Views side by side, centred on a line as high as one of them, or as the words if these need more.
private final class ControlRow: View {
    init(_ name: String, _ views: [View], asHighAs highest: View) {
        super.init(frame: .zero)
        self.name = name
        views.forEach(addSubview)
        views.stack(along: .horizontal, spacing: 8, leadSpacing: 0, tailSpacing: 0)
        for view in views {
            view.makeConstraints { make in
                if view is Spacer {
                    make.verticalEdges.equalToSuperview()
                } else {
                    make.centerY.equalToSuperview()
                    make.height.lessThanOrEqualToSuperview()
                }
            }
        }
        makeConstraints { make in
            make.height.equalTo(highest).priority(.low - 1)
        }
    }
}
