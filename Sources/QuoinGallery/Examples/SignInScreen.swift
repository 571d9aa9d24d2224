import Quoin

/// A form in the middle of the screen, which is never too wide to be read.
///
/// It would like to reach from margin to margin, and must not be wider than 360. Its labels are as wide as
/// the widest of them, and each stands on the line of its field.
final class SignInScreen: Panel, GalleryScreen {
    static let name = "sign-in"
    static let title = "Sign in"
    static let summary = "A form with aligned labels, centred, at most 360 wide."

    init() {
        super.init("sign-in", fill: Palette.background)
        let form = SignInForm()
        addSubview(form)
        form.makeConstraints { make in
            make.center.equalToSuperview()
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
        let logo = Badge("logo", "Q", side: 56, fill: Palette.violet)
        let greeting = Caption("greeting", "Welcome back", size: 20, isBold: true)
        let mailLabel = Caption("mail.label", "E-mail", size: 14, color: Palette.faint)
        let mail = Field("mail", "ada@example.org")
        let passwordLabel = Caption("password.label", "Password", size: 14, color: Palette.faint)
        let password = Field("password", "••••••••")
        let forgot = Caption("forgot", "Forgot your password?", size: 14, color: Palette.blue)
        let signIn = Key("sign in", "Sign in", fill: Palette.violet)
        [logo, greeting, mailLabel, mail, passwordLabel, password, forgot, signIn]
            .forEach(addSubview)

        logo.makeConstraints { make in
            make.top.centerX.equalToSuperview()
        }
        greeting.makeConstraints { make in
            make.top.equalTo(logo.bottom).offset(12)
            make.centerX.equalToSuperview()
        }

        [mailLabel, passwordLabel].equal(.width)
        for (label, field) in [(mailLabel, mail), (passwordLabel, password)] {
            label.makeConstraints { make in
                make.left.equalToSuperview()
                make.baseline.equalTo(field)
            }
            field.makeConstraints { make in
                make.left.equalTo(label.right).offset(12)
                make.right.equalToSuperview()
            }
        }
        mail.makeConstraints { make in
            make.top.equalTo(greeting.bottom).offset(20)
        }
        password.makeConstraints { make in
            make.top.equalTo(mail.bottom).offset(12)
        }

        forgot.makeConstraints { make in
            make.top.equalTo(password.bottom).offset(8)
            make.left.equalTo(password)
        }
        signIn.makeConstraints { make in
            make.top.equalTo(forgot.bottom).offset(20)
            make.left.bottom.right.equalToSuperview()
        }
    }
}
