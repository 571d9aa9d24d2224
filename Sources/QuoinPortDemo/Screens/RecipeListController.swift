#if canImport(UIKit)
    import SnapKit
    import UIKit
#else
    import QuoinSnapKit
#endif

/// What can be cooked.
struct Recipe {
    var title: String
    var note: String
    var minutes: Int
}

/// The list of recipes, in sections.
final class RecipeListController: UIViewController {
    private let tableView = UITableView(frame: .zero, style: .plain)
    private let sections: [(name: String, recipes: [Recipe])]

    init(sections: [(name: String, recipes: [Recipe])]) {
        self.sections = sections
        super.init(nibName: nil, bundle: nil)
        title = "Recipes"
    }

    required init?(coder: NSCoder) { return nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        tableView.register(RecipeCell.self, forCellReuseIdentifier: "recipe")
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)
        tableView.snp.makeConstraints { make in
            make.edges.equalToSuperview()
        }
    }
}

extension RecipeListController: UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].recipes.count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].name
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "recipe", for: indexPath)
        (cell as? RecipeCell)?.show(sections[indexPath.section].recipes[indexPath.row])
        return cell
    }
}

/// A recipe in the list: title, note, and how long it takes.
final class RecipeCell: UITableViewCell {
    private let titleLabel = UILabel()
    private let noteLabel = UILabel()
    private let timeLabel = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        titleLabel.font = .boldSystemFont(ofSize: 17)
        noteLabel.font = .systemFont(ofSize: 14)
        noteLabel.textColor = .secondaryLabel
        noteLabel.numberOfLines = 0
        timeLabel.font = .systemFont(ofSize: 13)
        timeLabel.textAlignment = .center
        timeLabel.backgroundColor = .systemGray5
        timeLabel.layer.cornerRadius = 10
        timeLabel.layer.masksToBounds = true
        timeLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
        [titleLabel, noteLabel, timeLabel].forEach(contentView.addSubview)

        titleLabel.snp.makeConstraints { make in
            make.top.equalToSuperview().offset(12)
            make.leading.equalToSuperview().offset(16)
            make.trailing.lessThanOrEqualTo(timeLabel.snp.leading).offset(-8)
        }
        noteLabel.snp.makeConstraints { make in
            make.top.equalTo(titleLabel.snp.bottom).offset(4)
            make.leading.equalTo(titleLabel)
            make.trailing.equalToSuperview().inset(16)
            make.bottom.equalToSuperview().inset(12)
        }
        timeLabel.snp.makeConstraints { make in
            make.centerY.equalTo(titleLabel)
            make.trailing.equalToSuperview().inset(16)
            make.size.equalTo(CGSize(width: 64, height: 20))
        }
    }

    required init?(coder: NSCoder) { return nil }

    func show(_ recipe: Recipe) {
        titleLabel.text = recipe.title
        noteLabel.text = recipe.note
        timeLabel.text = "\(recipe.minutes) min"
    }
}
