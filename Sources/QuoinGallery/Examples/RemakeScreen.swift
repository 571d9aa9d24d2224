import QuoinKit

/// A call with one's own picture in a corner, which moves to the next corner with each tap.
///
/// The picture is held by other attributes in every corner, so its constraints are made anew. What a
/// remake makes again unchanged, as the size here, stays as it is and costs nothing.
final class RemakeScreen: View, GalleryScreen {
    static let name = "remake"
    static let title = "Remake"
    static let summary = "A panel that changes its corner with each tap."
    static let stepCount = 3
    static let motion = StepMotion(curve: .spring(dampingRatio: 0.75, response: 0.45))

    private static let corners: [LayoutAttributes] = [
        [.top, .right], [.bottom, .right], [.bottom, .left], [.top, .left],
    ]

    private let preview = View("preview", fill: .surface, cornerRadius: 10)
    private var corner = 0

    init() {
        super.init(frame: .zero)
        name = "remake"
        backgroundColor = .background
        let caller = Landscape("caller")
        let face = Landscape("preview.picture", at: .noon)
        let hint = Tile(
            "hint", "Tap to move it",
            fill: Color(red: 0, green: 0, blue: 0, opacity: 0.5),
            cornerRadius: 14)
        [caller, hint, preview].forEach(addSubview)
        preview.addSubview(face)

        caller.makeConstraints { make in
            make.edges.equalToSuperview()
        }
        hint.makeConstraints { make in
            make.center.equalToSuperview()
            make.height.greaterThanOrEqualTo(28)
            // Wider if the words need it.
            make.width.equalTo(130).priority(.medium)
            make.width.lessThanOrEqualToSuperview().inset(16)
        }
        face.makeConstraints { make in
            make.edges.equalToSuperview().inset(4)
        }
        placePreview()
    }

    func advance() {
        corner = (corner + 1) % Self.corners.count
        placePreview()
    }

    private func placePreview() {
        preview.remakeConstraints { make in
            make.attributes(Self.corners[corner]).equalToSuperview().inset(16)
            make.size.equalTo(Size(width: 112, height: 84))
        }
    }
}
