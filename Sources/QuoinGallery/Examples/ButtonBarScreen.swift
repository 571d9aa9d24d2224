import Quoin

/// Three buttons in a bar, as wide as the bar makes them.
///
/// The bar's width, less 16 at its ends and 20 between the buttons, is shared equally. No button asks for
/// a width of its own, so the same two statements do for every screen.
final class ButtonBarScreen: Panel, GalleryScreen {
    static let name = "button-bar"
    static let title = "Button bar"
    static let summary = "Three buttons of equal width, 20 apart, from the width of the bar."

    init() {
        super.init("button-bar", fill: Palette.background)
        let photo = Landscape("photo")
        let place = Caption("place", "Cape St. Vincent", size: 20, isBold: true)
        let time = Caption("time", "Friday, 20:41", size: 14, color: Palette.faint)
        let actions = Panel("actions", fill: Palette.card, outline: Palette.line)
        let keys = [
            Key("delete", "Delete", fill: Palette.red),
            Key("edit", "Edit", fill: Palette.blue),
            Key("share", "Share", fill: Palette.green),
        ]
        [photo, place, time, actions].forEach(addSubview)
        keys.forEach(actions.addSubview)

        keys.distribute(along: .horizontal, fixedSpacing: 20, leadSpacing: 16, tailSpacing: 16)
        keys.makeConstraints { make in
            make.top.bottom.equalToSuperview().inset(10)
        }

        photo.makeConstraints { make in
            make.top.left.right.equalToSuperview()
        }
        place.makeConstraints { make in
            make.top.equalTo(photo.bottom).offset(12)
            make.left.equalToSuperview().inset(16)
        }
        time.makeConstraints { make in
            make.left.greaterThanOrEqualTo(place.right).offset(8)
            make.right.equalToSuperview().inset(16)
            make.baseline.equalTo(place)
        }
        actions.makeConstraints { make in
            make.top.equalTo(place.bottom).offset(12)
            make.left.bottom.right.equalToSuperview()
        }
    }
}
