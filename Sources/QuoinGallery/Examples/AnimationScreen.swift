import QuoinKit

/// Rings that close and open with the breath.
///
/// A chain yields its constraints by `constraint`, to be kept and changed later. Every ring keeps its
/// distance from the one around it; breathing out gives all of them another one.
final class AnimationScreen: View, GalleryScreen {
    static let name = "animation"
    static let title = "Animation"
    static let summary = "Rings that open and close: constraints kept, and changed later."
    static let stepCount = 1
    static let motion = StepMotion(duration: 2.4)

    private let heading = Label(
        "heading", "Breathe in", size: 22, isBold: true, alignment: .center, wraps: true)
    private var distances: [ConstraintGroup] = []
    private var isWide = false

    init() {
        super.init(frame: .zero)
        name = "animation"
        backgroundColor = .background
        let stage = LayoutGuide(identifier: "stage")
        let rings = [
            View.disc("outer", fill: .wash),
            View.disc("second", fill: .accentBlue),
            View.disc("third", fill: .violet),
            View.disc("inner", fill: .amber),
        ]
        addLayoutGuide(stage)
        addSubview(heading)
        addSubview(rings[0])

        heading.makeConstraints { make in
            make.top.equalToSuperview().inset(20)
            make.centerX.equalToSuperview()
            make.width.lessThanOrEqualToSuperview().inset(16)
        }
        stage.makeConstraints { make in
            make.top.equalTo(heading.bottom).offset(16)
            make.leading.bottom.trailing.equalToSuperview().inset(16)
        }
        rings[0].makeConstraints { make in
            make.aspectFit(in: stage, ratio: 1)
            make.width.lessThanOrEqualTo(400)
        }
        for (outer, ring) in zip(rings, rings.dropFirst()) {
            outer.addSubview(ring)
            ring.makeConstraints { make in
                distances.append(make.edges.equalToSuperview().inset(12).constraint)
            }
        }
    }

    func advance() {
        isWide.toggle()
        // Words that grow with the rings would be cut on their way.
        performWithoutAnimation {
            heading.text = isWide ? "Breathe out" : "Breathe in"
            layoutIfNeeded()
        }
        for distance in distances {
            distance.update(inset: isWide ? 28 : 12)
        }
    }
}
