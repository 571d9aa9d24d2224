#if canImport(UIKit)
    import UIKit
#else
    import QuoinUIKit
#endif

/// A form, by anchors.
final class SignInController: UIViewController {
    private let nameField = UITextField()
    private let passwordField = UITextField()
    private let remember = UISwitch()
    private let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Sign in"
        view.backgroundColor = .systemBackground
        nameField.placeholder = "Name"
        passwordField.placeholder = "Password"
        passwordField.isSecureTextEntry = true
        for field in [nameField, passwordField] { field.borderStyle = .roundedRect }
        remember.isOn = true
        button.setTitle("Sign in", for: .normal)
        button.titleLabel?.font = .boldSystemFont(ofSize: 17)

        let label = UILabel()
        label.text = "Remember me"
        let row = UIStackView(arrangedSubviews: [label, remember])
        row.alignment = .center
        let form = UIStackView(arrangedSubviews: [nameField, passwordField, row, button])
        form.axis = .vertical
        form.spacing = 12
        form.setCustomSpacing(24, after: row)
        form.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(form)
        let width = form.widthAnchor.constraint(equalToConstant: 360)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            form.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            form.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            form.leadingAnchor.constraint(
                greaterThanOrEqualTo: view.leadingAnchor, constant: 24),
            width,
        ])
    }
}
