import QuoinKit

/// Three buttons in a bar, as wide as the bar makes them.
///
/// The bar's width, less 16 at its ends and 20 between the buttons, is shared equally. That is
/// required, and what the titles would like is not, so the same two statements do for every screen.
final class ButtonBarScreen: View, GalleryScreen {
    static let name = "button-bar"
    static let title = "Button bar"
    static let summary = "Three buttons of equal width, 20 apart, from the width of the bar."

    init() {
        super.init(frame: .zero)
        name = "button-bar"
        backgroundColor = .background
        let photo = Landscape("photo")
        let place = Label("place", "Cape St. Vincent", size: 20, isBold: true, wraps: true)
        let time = Caption("time", "Friday, 20:41", size: 14, wraps: true)
        let actions = View("actions", fill: .surface, isOutlined: true)
        let keys = [
            Button("delete", "Delete", style: .outlined, tint: .accentRed),
            Button("edit", "Edit", style: .tinted),
            Button("share", "Share"),
        ]
        [photo, place, time, actions].forEach(addSubview)
        // A long name wraps before the time does not fit beside it.
        place.contentCompressionResistanceHorizontalPriority = .medium
        keys.forEach(actions.addSubview)
        // The bar makes the keys wide, so that their titles keep their size, and may come near the edges.
        for key in keys {
            key.font.isFixed = true
            key.contentInsets = EdgeInsets(horizontal: 4, vertical: 8)
        }

        keys.distribute(along: .horizontal, fixedSpacing: 20, leadSpacing: 16, tailSpacing: 16)
        keys.makeConstraints { make in
            make.top.bottom.equalToSuperview().inset(10)
        }

        photo.makeConstraints { make in
            make.top.leading.trailing.equalToSuperview()
        }
        place.makeConstraints { make in
            make.top.equalTo(photo.bottom).offset(12)
            make.leading.equalToSuperview().inset(16)
            make.trailing.lessThanOrEqualToSuperview().inset(16)
        }
        time.makeConstraints(when: !.accessibilityTextSize) { make in
            make.leading.greaterThanOrEqualTo(place.trailing).offset(8)
            make.trailing.equalToSuperview().inset(16)
            make.firstBaseline.equalTo(place)
            make.bottom.lessThanOrEqualTo(actions.top).offset(-12)
        }
        // Large text has no room beside other text.
        time.makeConstraints(when: .accessibilityTextSize) { make in
            make.leading.equalTo(place)
            make.trailing.lessThanOrEqualToSuperview().inset(16)
            make.top.equalTo(place.bottom)
        }
        actions.makeConstraints { make in
            make.when(!.accessibilityTextSize) { make.top.equalTo(place.bottom).offset(12) }
            make.when(.accessibilityTextSize) { make.top.equalTo(time.bottom).offset(12) }
            make.leading.bottom.trailing.equalToSuperview()
        }
    }
}
