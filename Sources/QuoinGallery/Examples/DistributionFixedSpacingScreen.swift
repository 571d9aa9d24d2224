import Quoin

/// A plan of meals: days side by side and meals below each other, with 10 between them.
///
/// With a fixed spacing the views share what is left equally. `distribute` places them along one axis,
/// from the lead to the tail of what they are in; across it they are constrained as usual.
final class DistributionFixedSpacingScreen: Panel, GalleryScreen {
    static let name = "distribution-fixed-spacing"
    static let title = "Distribution with fixed spacing"
    static let summary = "A row and a column of equal views with fixed gaps."

    init() {
        super.init("distribution-fixed-spacing", fill: Palette.background)
        let days = ["Mon", "Tue", "Wed", "Thu", "Fri"].map { day in
            let isToday = day == "Wed"
            return Tile(
                day.lowercased(), day, fill: isToday ? Palette.blue : Palette.sky,
                ink: isToday ? .white : Palette.ink)
        }
        let menu = Panel("menu", fill: Palette.card, outline: Palette.line, cornerRadius: 10)
        let meals = [
            Tile("breakfast", "Porridge with apple", fill: Palette.amber, ink: Palette.ink),
            Tile("lunch", "Lentil soup, bread", fill: Palette.green),
            Tile("tea", "Scones with jam", fill: Palette.red),
            Tile("dinner", "Baked trout, potatoes", fill: Palette.violet),
        ]
        days.forEach(addSubview)
        addSubview(menu)
        meals.forEach(menu.addSubview)

        days.distribute(along: .horizontal, fixedSpacing: 10, leadSpacing: 10, tailSpacing: 10)
        days.makeConstraints { make in
            make.top.equalToSuperview().inset(10)
            make.height.equalTo(44)
        }
        menu.makeConstraints { make in
            make.top.equalTo(days[0].bottom).offset(10)
            make.left.bottom.right.equalToSuperview().inset(10)
        }
        meals.distribute(along: .vertical, fixedSpacing: 10, leadSpacing: 10, tailSpacing: 10)
        meals.makeConstraints { make in
            make.left.right.equalToSuperview().inset(10)
        }
    }
}
