import QuoinKit

extension View {
    /// Adds a guide in the middle of the view for what is read or tapped, which a wide screen would make
    /// too wide.
    ///
    /// The guide keeps to the safe area at the sides and is as wide as that, up to a limit. It reaches from
    /// the upper edge to the lower one. If it is lowered, a screen higher than 480 has a fifth of what is
    /// more above it, so that a short text does not hang from the upper edge; a screen that would have to
    /// scroll for that has less.
    func addColumn(limit: Double = 512, isLowered: Bool = false) -> LayoutGuide {
        let column = LayoutGuide(identifier: "column")
        addLayoutGuide(column)
        column.makeConstraints { make in
            make.bottom.equalToSuperview()
            make.centerX.equalTo(safeAreaLayoutGuide)
            make.width.lessThanOrEqualTo(safeAreaLayoutGuide)
            make.width.lessThanOrEqualTo(limit)
            make.width.equalTo(safeAreaLayoutGuide).priority(.high)
            if isLowered {
                make.top.greaterThanOrEqualToSuperview()
                make.top.equalTo(bottom).multipliedBy(0.2).offset(-0.2 * 480).priority(.medium - 1)
            } else {
                make.top.equalToSuperview()
            }
        }
        return column
    }
}
