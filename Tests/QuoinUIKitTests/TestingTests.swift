import QuoinTesting
import QuoinUIKit
import Testing

/// What tests of apps expect of UIKit's views and controllers.
@MainActor
@Suite struct TestingTests {
    private final class Profile: UIViewController {
        let name = UILabel()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
            name.text = "Ada"
            name.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(name)
            NSLayoutConstraint.activate([
                name.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
                name.topAnchor.constraint(equalTo: view.topAnchor, constant: 30),
                name.widthAnchor.constraint(equalToConstant: 80),
            ])
        }
    }

    @MainActor @Test func `a controller's layout is compared with its record`() {
        expectLayout(Profile(), matches: "profile")
        expectNoFindings(Profile())
    }

    @MainActor @Test func `a view that nobody else keeps is laid out by its own class`() {
        final class Column: UIView {
            let box = UIView()
            override init(frame: CGRect) {
                super.init(frame: frame)
                addSubview(box)
            }
            required init?(coder: NSCoder) { nil }
            override func layoutSubviews() {
                super.layoutSubviews()
                box.frame = CGRect(x: 5, y: 6, width: bounds.width - 10, height: 7)
            }
        }
        expectLayout(
            Column(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), matches: "column")
    }
}
