import QuoinKit

/// The same picture twice, twice as wide as high: fitted into one half of the screen, and filling the
/// other.
///
/// What is fitted is as large as it can be within the box; what fills is as small as it can be and cover
/// it. Either way the picture keeps its shape and the middle of the box. The box that is filled clips,
/// so that what reaches beyond it does not show.
final class AspectFitScreen: View, GalleryScreen {
    static let name = "aspect-fit"
    static let title = "Aspect fit"
    static let summary = "A picture fitted into one half, and filling the other."

    init() {
        super.init(frame: .zero)
        name = "aspect-fit"
        backgroundColor = .background
        let fit = View("fit", fill: .ink)
        let fill = View("fill", fill: .ink)
        let fitted = Landscape("fitted")
        let filling = Landscape("filling")
        let fitLabel = Tile("fit.label", "Fit", size: 12, fill: .white, ink: .ink)
        let fillLabel = Tile("fill.label", "Fill", size: 12, fill: .white, ink: .ink)
        [fit, fill, fitLabel, fillLabel].forEach(addSubview)
        fit.addSubview(fitted)
        fill.addSubview(filling)
        fill.clipsToBounds = true
        let gap = 12.0

        fit.makeConstraints { make in
            make.top.left.right.equalToSuperview().inset(gap)
            make.bottom.equalTo(fill.top).offset(-gap)
            make.height.equalTo(fill)
        }
        fill.makeConstraints { make in
            make.bottom.left.right.equalToSuperview().inset(gap)
        }
        fitted.makeConstraints { make in
            make.aspectFit(in: fit, ratio: 2)
        }
        filling.makeConstraints { make in
            make.aspectFill(in: fill, ratio: 2)
        }

        for (label, box) in [(fitLabel, fit), (fillLabel, fill)] {
            label.makeConstraints { make in
                make.centerX.equalTo(box)
                make.bottom.equalTo(box).inset(10)
                make.size.greaterThanOrEqualTo(Size(width: 48, height: 24))
            }
        }
    }
}
