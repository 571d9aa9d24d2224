import QuoinKit

/// A line of a table: a label in each column.
final class RowLine: TableViewCell {
    private let labels: [Label]

    /// - Parameter isHeader: whether it says what the columns are.
    init(_ columns: [TableColumn], width: Int, isHeader: Bool = false) {
        let places = TableColumn.places(of: columns, on: width)
        labels = places.map { place in
            let label = place.column.isFaint && !isHeader ? Caption() : Label()
            label.textAlignment = place.column.isRight ? .right : .left
            label.font.isBold = isHeader
            return label
        }
        super.init(frame: .zero)
        if isHeader {
            backgroundColor = ControlColors.adaptive.fill
        }
        for (label, place) in zip(labels, places) {
            addSubview(label)
            label.makeConstraints { make in
                make.top.bottom.equalToSuperview()
                make.left.equalToSuperview().offset(Double(place.start))
                make.width.equalTo(place.width)
            }
        }
    }

    /// Shows texts, one for each column that is there.
    func show(_ texts: [String]) {
        for (label, text) in zip(labels, texts) {
            label.text = text
        }
    }

    /// Gives the text of a column another colour; nil for the usual one.
    func color(_ column: Int, _ color: Color?) {
        if labels.indices.contains(column) {
            labels[column].textColor = color
        }
    }
}
