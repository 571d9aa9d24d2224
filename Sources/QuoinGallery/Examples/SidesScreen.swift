import QuoinKit

/// A framed picture on a wall: boxes in boxes, each held by its distances from the one around it.
///
/// One number is for all edges that a statement names, `EdgeInsets` has one for each. Both count inward,
/// so that no sign is to be thought of for the right and the bottom edge. Edges of anything else than
/// the superview go by its name.
final class SidesScreen: View, GalleryScreen {
    static let name = "sides"
    static let title = "Sides"
    static let summary = "A framed picture: boxes in boxes by insets from their edges."

    init() {
        super.init(frame: .zero)
        name = "sides"
        backgroundColor = .line
        let shadow = View("shadow", fill: Color(red: 0, green: 0, blue: 0, opacity: 0.2))
        let frame = View("frame", fill: Color(red: 0.35, green: 0.24, blue: 0.16))
        let mat = View("mat", fill: Color(red: 0.99, green: 0.98, blue: 0.95))
        let picture = Landscape("picture")
        let plaque = Tile("plaque", "Evening, 1897", size: 13, fill: .amber, ink: .ink)
        [shadow, frame].forEach(addSubview)
        frame.addSubview(mat)
        [picture, plaque].forEach(mat.addSubview)

        frame.makeConstraints { make in
            make.edges.equalToSuperview().inset(28)
        }
        shadow.makeConstraints { make in
            make.edges.equalTo(frame).offset(6)
        }
        mat.makeConstraints { make in
            make.edges.equalToSuperview().inset(14)
        }
        picture.makeConstraints { make in
            make.top.left.right.equalToSuperview().inset(24)
            make.bottom.equalTo(plaque.top).offset(-18)
        }
        plaque.makeConstraints { make in
            make.left.bottom.right.equalToSuperview().insets(
                EdgeInsets(top: 0, left: 24, bottom: 18, right: 24))
            // Larger words need more, which the picture loses.
            make.height.greaterThanOrEqualTo(28)
        }
    }
}
