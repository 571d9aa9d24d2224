import QuoinKit

/// The way of a parcel: four words of different widths, with equal gaps that nothing but guides fills.
///
/// A guide takes part in constraints as a view does, and shows nothing. Here three guides reach from word
/// to word and are equally wide, so they share what the words leave; the lines between the words then
/// keep to the guides. Large words stand below each other, with guides of equal height between them.
final class LayoutGuidesScreen: View, GalleryScreen {
    static let name = "layout-guides"
    static let title = "Layout guides"
    static let summary = "Three equal gaps between words, by guides of equal width."

    init() {
        super.init(frame: .zero)
        name = "layout-guides"
        backgroundColor = .background
        let bar = TitleBar("bar", "Your parcel")
        let card = ParcelCard()
        let map = Landscape("map")
        let key = Button("key", "Change the delivery")
        let page = Page()
        [bar, page].forEach(addSubview)
        [card, map, key].forEach(page.addSubview)
        let margin = 16.0
        let column = page.addColumn()

        bar.makeConstraints { make in
            make.top.leading.trailing.equalToSuperview()
        }
        page.makeConstraints { make in
            make.top.equalTo(bar.bottom)
            make.leading.bottom.trailing.equalToSuperview()
        }
        card.makeConstraints { make in
            make.top.leading.trailing.equalToSuperview().inset(margin)
        }
        map.makeConstraints { make in
            make.top.equalTo(card.bottom).offset(margin)
            make.leading.trailing.equalTo(card)
            make.height.greaterThanOrEqualTo(64)
        }
        key.makeConstraints { make in
            make.top.equalTo(map.bottom).offset(margin)
            make.leading.bottom.trailing.equalTo(column).inset(margin)
        }
    }
}

/// When a parcel arrives, and where it has been.
private final class ParcelCard: View {
    init() {
        super.init(frame: .zero)
        name = "card"
        backgroundColor = .surface
        (borderWidth, borderColor) = (1, .line)
        cornerRadius = 8
        let title = Label("card.title", "Arrives on Friday", size: 20, isBold: true, wraps: true)
        let sender = Caption("card.sender", "4471, from Lyon", size: 14, wraps: true)
        [title, sender].forEach(addSubview)
        title.makeConstraints { make in
            make.top.leading.trailing.equalToSuperview().inset(16)
        }
        sender.makeConstraints { make in
            make.top.equalTo(title.bottom).offset(4)
            make.leading.trailing.equalTo(title)
        }

        let stages = [
            Self.stage("ordered", "Ordered", color: .accentGreen),
            Self.stage("packed", "Packed", color: .accentGreen),
            Self.stage("sent", "Sent", color: nil),
            Caption("card.delivered", "Delivered", size: 12, isBold: true, wraps: true),
        ]
        stages.forEach(addSubview)
        stages.first?.makeConstraints { make in
            make.leading.equalToSuperview().inset(16)
            make.top.equalTo(sender.bottom).offset(20)
        }
        stages.last?.makeConstraints { make in
            make.bottom.equalToSuperview().inset(16)
            make.when(isRow) { make.trailing.equalToSuperview().inset(16) }
        }
        stages.makeConstraints { make in
            make.when(isRow) {
                make.verticalEdges.equalTo(stages[0])
                // Longer words wrap.
                make.width.lessThanOrEqualTo(56)
            }
            make.when(!isRow) {
                make.leading.equalTo(stages[0])
                make.trailing.lessThanOrEqualToSuperview().inset(16)
            }
        }
        linkWithEqualGaps(stages)
    }

    /// Whether the words stand side by side.
    private let isRow = !TraitCondition.accessibilityTextSize

    private func linkWithEqualGaps(_ stages: [View]) {
        let gaps = (1..<stages.count).map { LayoutGuide(identifier: "card.gap \($0)") }
        gaps.forEach(addLayoutGuide)
        gaps.equal(.width)
        gaps.equal(.height)
        for (index, gap) in gaps.enumerated() {
            gap.makeConstraints { make in
                make.when(isRow) {
                    make.leading.equalTo(stages[index].trailing)
                    make.trailing.equalTo(stages[index + 1].leading)
                    make.verticalEdges.equalTo(stages[index])
                }
                make.when(!isRow) {
                    make.top.equalTo(stages[index].bottom)
                    make.bottom.equalTo(stages[index + 1].top)
                    make.leading.equalTo(stages[index])
                    make.size.equalTo(Size(width: 24, height: 24))
                }
            }
        }

        let grounds: [Color] = [.accentGreen, .accentGreen, .line]
        for (index, gap) in gaps.enumerated() {
            let line = View("card.line \(index + 1)", fill: grounds[index], cornerRadius: 1)
            addSubview(line)
            line.makeConstraints { make in
                make.center.equalTo(gap)
                make.when(isRow) {
                    make.width.equalTo(gap).inset(4)
                    make.height.equalTo(2)
                }
                make.when(!isRow) {
                    make.width.equalTo(2)
                    make.height.equalTo(gap).inset(4)
                }
            }
        }
    }

    private static func stage(_ name: String, _ text: String, color: Color?) -> Label {
        Label("card.\(name)", text, size: 12, isBold: true, color: color, wraps: true)
    }
}
