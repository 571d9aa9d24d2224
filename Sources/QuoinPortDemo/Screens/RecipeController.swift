#if canImport(UIKit)
    import SnapKit
    import UIKit
#else
    import QuoinSnapKit
#endif

/// One recipe: a picture, a title, steps to scroll through, and a button that stays.
final class RecipeController: UIViewController {
    private let recipe: Recipe
    private let scrollView = UIScrollView()
    private let picture = UIView()
    private let cookButton = UIButton(type: .system)

    init(recipe: Recipe) {
        self.recipe = recipe
        super.init(nibName: nil, bundle: nil)
        title = recipe.title
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        picture.backgroundColor = .systemOrange
        picture.layer.cornerRadius = 16

        let titleLabel = UILabel()
        titleLabel.text = recipe.title
        titleLabel.font = .boldSystemFont(ofSize: 26)
        titleLabel.numberOfLines = 0
        let steps = UIStackView(arrangedSubviews: Self.steps.map(Self.label))
        steps.axis = .vertical
        steps.spacing = 10

        cookButton.setTitle("Cook it", for: .normal)
        cookButton.setTitleColor(.white, for: .normal)
        cookButton.backgroundColor = .systemBlue
        cookButton.layer.cornerRadius = 12
        view.addSubview(scrollView)
        view.addSubview(cookButton)
        [picture, titleLabel, steps].forEach(scrollView.addSubview)

        scrollView.snp.makeConstraints { make in
            make.top.left.right.equalTo(view.safeAreaLayoutGuide)
            make.bottom.equalTo(cookButton.snp.top).offset(-12)
        }
        cookButton.snp.makeConstraints { make in
            make.left.right.equalToSuperview().inset(20)
            make.bottom.equalTo(view.safeAreaLayoutGuide).inset(12)
            make.height.equalTo(50)
        }
        picture.snp.makeConstraints { make in
            make.top.left.right.equalToSuperview().inset(20)
            make.width.equalTo(scrollView).offset(-40)
            make.height.equalTo(picture.snp.width).multipliedBy(0.5)
        }
        titleLabel.snp.makeConstraints { make in
            make.top.equalTo(picture.snp.bottom).offset(16)
            make.left.right.equalTo(picture)
        }
        steps.snp.makeConstraints { make in
            make.top.equalTo(titleLabel.snp.bottom).offset(12)
            make.left.right.equalTo(picture)
            make.bottom.equalToSuperview().inset(20)
        }
    }

    private static let steps = [
        "Wash the lentils and let them drip off.",
        "Chop onion, carrot and garlic, and soften them in oil for five minutes.",
        "Add lentils and stock, and let it simmer until the lentils are soft.",
        "Season with lemon, cumin and salt.",
    ]

    private static func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        return label
    }
}
