/// What stands in a row that has nothing of one's own: a picture, a text and a detail.
@MainActor
final class CellBasics {
    let image = CellImageView()
    let text = UILabel()
    let detail = CellDetailLabel()

    init(in content: UIView, style: UITableViewCell.CellStyle) {
        text.font = .systemFont(ofSize: 17)
        detail.font = .systemFont(ofSize: style == .subtitle ? 12 : 17)
        detail.textColor = style == .subtitle ? .label : .secondaryLabel
        image.setContentHuggingPriority(.required, for: .horizontal)
        image.showOrHide()
        detail.showOrHide()
        let texts = UIStackView(arrangedSubviews: style == .default ? [text] : [text, detail])
        texts.axis = style == .subtitle ? .vertical : .horizontal
        texts.spacing = style == .subtitle ? 3 : 8
        if style == .value1 { detail.setContentHuggingPriority(.required, for: .horizontal) }
        let row = UIStackView(arrangedSubviews: [image, texts])
        row.alignment = .center
        row.spacing = 16
        row.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(row)
        NSLayoutConstraint.activate([
            row.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 16),
            row.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -16)
                .whereRoomIs,
            row.centerYAnchor.constraint(equalTo: content.centerYAnchor),
            row.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: 8)
                .whereRoomIs,
            content.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).whereRoomIs,
        ])
    }
}
