import Quoin
import QuoinKit

/// One of every kind of control, and of every style.
enum AllControls {
    static func make() -> [StyledView] {
        let wrapped = Label("A label of more than one line, which is broken.")
        wrapped.numberOfLines = 0
        let scrolled = TextView("Text that is moved,\nif it does not fit.")
        let grown = TextView("Text that is given room,\nif it does not fit.")
        grown.isScrollEnabled = false
        let secret = TextField("secret", placeholder: "Password")
        secret.isSecure = true
        secret.isEditing = true
        let portrait = Image("portrait", size: Size(width: 48, height: 32))
        return [Label("A label"), wrapped, scrolled, grown, secret, TextField(placeholder: "Name")]
            + Button.Style.allCases.map { Button("A button", style: $0) }
            + ImageView.ContentMode.allCases.map { mode in
                let view = ImageView(portrait)
                view.contentMode = mode
                return view
            }
            + [Switch(isOn: true), Switch(), Slider(value: 0.3), Slider(value: 1)]
            + [ProgressView(progress: 0.7), ActivityIndicator(), Stepper(value: 3)]
            + [SegmentedControl(["Day", "Week"], selectedIndex: 1), SegmentedControl()]
    }
}
