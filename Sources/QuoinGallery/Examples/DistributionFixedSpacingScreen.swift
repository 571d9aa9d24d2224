import QuoinKit

/// A plan of meals: days side by side and meals below each other, with 10 between them.
///
/// With a fixed spacing the views share what is left equally. `distribute` places them along one axis,
/// from the lead to the tail of what they are in; across it they are constrained as usual.
final class DistributionFixedSpacingScreen: Page, GalleryScreen {
    static let name = "distribution-fixed-spacing"
    static let title = "Distribution with fixed spacing"
    static let summary = "A row and a column of equal views with fixed gaps."

    init() {
        super.init(frame: .zero)
        name = "distribution-fixed-spacing"
        backgroundColor = .background
        let days = ["Mon", "Tue", "Wed", "Thu", "Fri"].map { day in
            let button = Button(day.lowercased(), day, style: day == "Wed" ? .filled : .tinted)
            // A day is as wide as it is, so that larger letters would not fit.
            button.font = Font(size: 14, isBold: true, isFixed: true)
            button.contentInsets = .zero
            return button
        }
        let menu = View("menu", fill: .surface, isOutlined: true, cornerRadius: 10)
        let meals = [
            Tile("breakfast", "Porridge with apple", fill: .amber, ink: .ink),
            Tile("lunch", "Lentil soup, bread", fill: .accentGreen),
            Tile("tea", "Scones with jam", fill: .accentRed),
            Tile("dinner", "Baked trout, potatoes", fill: .violet),
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
            make.leading.bottom.trailing.equalToSuperview().inset(10)
        }
        meals.distribute(along: .vertical, fixedSpacing: 10, leadSpacing: 10, tailSpacing: 10)
        meals.makeConstraints { make in
            make.leading.trailing.equalToSuperview().inset(10)
        }
    }
}
