import QuoinKit

/// A plan of a flat, drawn by numbers alone.
///
/// A number as the target of a size is that size. As the target of a place it is counted from the same
/// attribute of the superview: `make.left.equalTo(152)` is 152 to the right of its left edge. Several
/// attributes take their numbers at once as a `Size`, a `Point` or `EdgeInsets`.
final class ConstantsScreen: Page, GalleryScreen {
    static let name = "constants"
    static let title = "Constants"
    static let summary = "The plan of a flat: sizes and places given as numbers."

    init() {
        super.init(frame: .zero)
        name = "constants"
        backgroundColor = .background
        let card = View("card", fill: .surface, isOutlined: true, cornerRadius: 12)
        addSubview(card)
        card.makeConstraints { make in
            make.edges.equalTo(EdgeInsets(20)).priority(.medium + 1)
            // On a large screen the plan does not get lost on its card, unless the text is large, too.
            make.width.lessThanOrEqualTo(440)
            make.width.lessThanOrEqualToSuperview().inset(20)
            make.height.lessThanOrEqualTo(440).priority(.medium + 2)
            make.center.equalTo(contentLayoutGuide)
        }

        let heading = Label("heading", "12 Harbour Street", size: 18, isBold: true, wraps: true)
        let subheading = Caption("subheading", "First floor, 62 m²", size: 14, wraps: true)
        let plan = View("plan", fill: .lettering)
        [heading, subheading, plan].forEach(card.addSubview)
        heading.makeConstraints { make in
            make.left.top.equalTo(16)
            make.right.lessThanOrEqualTo(-16)
        }
        subheading.makeConstraints { make in
            make.left.equalTo(16)
            make.right.lessThanOrEqualTo(-16)
            make.top.equalTo(heading.bottom).offset(3)
        }
        plan.makeConstraints { make in
            make.size.equalTo(Size(width: 248, height: 186))
            make.center.equalTo(Point(x: 0, y: 26)).priority(.low)
            make.top.greaterThanOrEqualTo(subheading.bottom).offset(8)
            make.bottom.lessThanOrEqualTo(-8)
        }

        addRooms(to: plan)
    }

    private func addRooms(to plan: View) {
        // The walls are 4 thick, and show where there is no room.
        let living = room("living", "Living", in: plan, fill: .wash)
        living.makeConstraints { make in
            make.left.top.equalTo(4)
            make.size.equalTo(Size(width: 144, height: 110))
        }
        let kitchen = room("kitchen", "Kitchen", in: plan, fill: .amber, ink: .ink)
        kitchen.makeConstraints { make in
            make.left.equalTo(152)
            make.top.equalTo(4)
            make.width.equalTo(92)
            make.height.equalTo(74)
        }
        let bath = room("bath", "Bath", in: plan, fill: .line)
        bath.makeConstraints { make in
            make.left.equalTo(152)
            make.top.equalTo(82)
            make.width.equalTo(92)
            make.height.equalTo(32)
        }
        let bedroom = room("bedroom", "Bedroom", in: plan, fill: .background)
        bedroom.makeConstraints { make in
            make.edges.equalTo(EdgeInsets(top: 118, left: 4, bottom: 4, right: 84))
        }
        let hall = room("hall", "Hall", in: plan, fill: .surface)
        hall.makeConstraints { make in
            make.edges.equalTo(EdgeInsets(top: 118, left: 168, bottom: 4, right: 4))
        }
    }

    private func room(
        _ name: String, _ title: String, in plan: View, fill: Color, ink: Color? = nil
    ) -> Tile {
        let room = Tile(name, title, fill: fill, ink: ink, cornerRadius: 0)
        // The plan is a drawing, whose lettering is as large as it was drawn.
        room.label.font.isFixed = true
        plan.addSubview(room)
        return room
    }
}
