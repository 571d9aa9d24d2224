import QuoinKit

/// A form in the middle of the screen, which is never too wide to be read.
///
/// It would like to reach from margin to margin, and must not be wider than 360. Its labels are as wide as
/// the widest of them, and each stands on the line of its field, or above it if the text is large.
final class SignInScreen: Page, GalleryScreen {
    static let name = "sign-in"
    static let title = "Sign in"
    static let summary = "A form with aligned labels, centred, at most 360 wide."

    init() {
        super.init(frame: .zero)
        name = "sign-in"
        backgroundColor = .background
        let form = SignInForm()
        addSubview(form)
        form.makeConstraints { make in
            make.center.equalTo(contentLayoutGuide)
            make.height.lessThanOrEqualTo(contentLayoutGuide).inset(16)
            make.width.lessThanOrEqualTo(360)
            make.width.equalToSuperview().inset(16).priority(.high)
        }
    }
}

/// Logo, greeting, two fields and a button.
private final class SignInForm: View {
    init() {
        super.init(frame: .zero)
        name = "form"
        let logo = Badge("logo", "Q", side: 56, fill: .violet)
        let greeting = Label(
            "greeting", "Welcome back", size: 20, isBold: true, alignment: .center, wraps: true)
        let mailLabel = Caption("mail.label", "E-mail", size: 14)
        let mail = TextField("ada@example.org", placeholder: "E-mail")
        let passwordLabel = Caption("password.label", "Password", size: 14)
        let password = TextField("ferry-40", placeholder: "Password")
        let forgot = Button("forgot", "Forgot your password?", style: .plain)
        let signIn = Button("sign in", "Sign in")
        [logo, greeting, mailLabel, mail, passwordLabel, password, forgot, signIn]
            .forEach(addSubview)
        attachNames(["mail": mail, "password": password])
        password.isSecure = true
        forgot.font = Font(size: 14)
        forgot.contentInsets = EdgeInsets(horizontal: 0, vertical: 8)
        forgot.contentCompressionResistanceHorizontalPriority = .medium

        logo.makeConstraints { make in
            make.top.centerX.equalToSuperview()
        }
        greeting.makeConstraints { make in
            make.top.equalTo(logo.bottom).offset(12)
            make.centerX.equalToSuperview()
            make.width.lessThanOrEqualToSuperview()
        }

        [mailLabel, passwordLabel].equal(.width)
        place(mail, labelledBy: mailLabel, below: greeting, by: 20)
        place(password, labelledBy: passwordLabel, below: mail, by: 12)

        forgot.makeConstraints { make in
            make.top.equalTo(password.bottom)
            make.leading.equalTo(password)
            make.trailing.lessThanOrEqualTo(password)
        }
        signIn.makeConstraints { make in
            make.top.equalTo(forgot.bottom).offset(12)
            make.leading.bottom.trailing.equalToSuperview()
        }
    }

    /// Places a field beside its label, or below it if the text is large.
    private func place(_ field: View, labelledBy label: View, below above: View, by gap: Double) {
        // A field has what the label leaves, however little or much it holds.
        label.contentHuggingHorizontalPriority = .low + 1
        field.contentCompressionResistanceHorizontalPriority = .medium
        label.makeConstraints { make in
            make.leading.equalToSuperview()
            make.when(!.accessibilityTextSize) { make.baseline.equalTo(field) }
            make.when(.accessibilityTextSize) { make.top.equalTo(above.bottom).offset(gap) }
        }
        field.makeConstraints { make in
            make.trailing.equalToSuperview()
            make.when(!.accessibilityTextSize) {
                make.top.equalTo(above.bottom).offset(gap)
                make.leading.equalTo(label.trailing).offset(12)
            }
            make.when(.accessibilityTextSize) {
                make.top.equalTo(label.bottom)
                make.leading.equalToSuperview()
            }
        }
    }
}
