import Quoin
import Testing

/// Sentences, and the same in Swift.
struct SentencePair: Sendable, CustomTestStringConvertible {
    let text: String
    let make: @Sendable (SentenceScene) -> Void

    init(_ text: String, _ make: @escaping @Sendable (SentenceScene) -> Void) {
        self.text = text
        self.make = make
    }

    var testDescription: String { text }

    static let all = attributes + relations + targets + numbers + modifiers + others

    /// A pair in which the sentence is about the badge.
    private static func badge(
        _ text: String, _ block: @escaping @Sendable (ConstraintMaker<View>, SentenceScene) -> Void
    ) -> SentencePair {
        SentencePair("badge: " + text) { scene in
            scene.badge.makeConstraints { block($0, scene) }
        }
    }

    private static let attributes = [
        badge("left.equalTo(photo)") { make, scene in make.left.equalTo(scene.photo) },
        badge("right.equalTo(photo)") { make, scene in make.right.equalTo(scene.photo) },
        badge("top.equalTo(photo)") { make, scene in make.top.equalTo(scene.photo) },
        badge("bottom.equalTo(photo)") { make, scene in make.bottom.equalTo(scene.photo) },
        badge("leading.equalTo(photo)") { make, scene in make.leading.equalTo(scene.photo) },
        badge("trailing.equalTo(photo)") { make, scene in make.trailing.equalTo(scene.photo) },
        badge("width.equalTo(photo)") { make, scene in make.width.equalTo(scene.photo) },
        badge("height.equalTo(photo)") { make, scene in make.height.equalTo(scene.photo) },
        badge("centerX.equalTo(photo)") { make, scene in make.centerX.equalTo(scene.photo) },
        badge("centerY.equalTo(photo)") { make, scene in make.centerY.equalTo(scene.photo) },
        badge("firstBaseline.equalTo(photo)") { make, scene in
            make.firstBaseline.equalTo(scene.photo)
        },
        badge("lastBaseline.equalTo(photo)") { make, scene in
            make.lastBaseline.equalTo(scene.photo)
        },
        badge("baseline.equalTo(photo)") { make, scene in make.baseline.equalTo(scene.photo) },
        badge("leftMargin.equalTo(photo)") { make, scene in make.leftMargin.equalTo(scene.photo) },
        badge("rightMargin.equalTo(photo)") { make, scene in
            make.rightMargin.equalTo(scene.photo)
        },
        badge("topMargin.equalTo(photo)") { make, scene in make.topMargin.equalTo(scene.photo) },
        badge("bottomMargin.equalTo(photo)") { make, scene in
            make.bottomMargin.equalTo(scene.photo)
        },
        badge("leadingMargin.equalTo(photo)") { make, scene in
            make.leadingMargin.equalTo(scene.photo)
        },
        badge("trailingMargin.equalTo(photo)") { make, scene in
            make.trailingMargin.equalTo(scene.photo)
        },
        badge("centerXWithinMargins.equalTo(photo)") { make, scene in
            make.centerXWithinMargins.equalTo(scene.photo)
        },
        badge("centerYWithinMargins.equalTo(photo)") { make, scene in
            make.centerYWithinMargins.equalTo(scene.photo)
        },
        badge("edges.equalTo(photo)") { make, scene in make.edges.equalTo(scene.photo) },
        badge("directionalEdges.equalTo(photo)") { make, scene in
            make.directionalEdges.equalTo(scene.photo)
        },
        badge("horizontalEdges.equalTo(photo)") { make, scene in
            make.horizontalEdges.equalTo(scene.photo)
        },
        badge("verticalEdges.equalTo(photo)") { make, scene in
            make.verticalEdges.equalTo(scene.photo)
        },
        badge("directionalHorizontalEdges.equalTo(photo)") { make, scene in
            make.directionalHorizontalEdges.equalTo(scene.photo)
        },
        badge("directionalVerticalEdges.equalTo(photo)") { make, scene in
            make.directionalVerticalEdges.equalTo(scene.photo)
        },
        badge("margins.equalTo(photo)") { make, scene in make.margins.equalTo(scene.photo) },
        badge("directionalMargins.equalTo(photo)") { make, scene in
            make.directionalMargins.equalTo(scene.photo)
        },
        badge("size.equalTo(photo)") { make, scene in make.size.equalTo(scene.photo) },
        badge("center.equalTo(photo)") { make, scene in make.center.equalTo(scene.photo) },
        badge("centerWithinMargins.equalTo(photo)") { make, scene in
            make.centerWithinMargins.equalTo(scene.photo)
        },
        badge("left.right.and.top.equalTo(photo).with.inset(5)") { make, scene in
            make.left.right.and.top.equalTo(scene.photo).with.inset(5)
        },
        badge("left.left.equalTo(photo)") { make, scene in make.left.left.equalTo(scene.photo) },
    ]

    private static let relations = [
        badge("left.lessThanOrEqualTo(photo)") { make, scene in
            make.left.lessThanOrEqualTo(scene.photo)
        },
        badge("left.greaterThanOrEqualTo(photo)") { make, scene in
            make.left.greaterThanOrEqualTo(scene.photo)
        },
        badge("edges.equalToSuperview()") { make, _ in make.edges.equalToSuperview() },
        badge("edges.lessThanOrEqualToSuperview()") { make, _ in
            make.edges.lessThanOrEqualToSuperview()
        },
        badge("edges.greaterThanOrEqualToSuperview()") { make, _ in
            make.edges.greaterThanOrEqualToSuperview()
        },
    ]

    private static let targets = [
        badge("left.equalTo(photo.right)") { make, scene in make.left.equalTo(scene.photo.right) },
        badge("centerX.equalTo(photo.leading)") { make, scene in
            make.centerX.equalTo(scene.photo.leading)
        },
        badge("leading.equalTo(photo.centerX)") { make, scene in
            make.leading.equalTo(scene.photo.centerX)
        },
        badge("top.bottom.equalTo(photo.firstBaseline)") { make, scene in
            make.top.bottom.equalTo(scene.photo.firstBaseline)
        },
        badge("width.equalTo(photo.height)") { make, scene in
            make.width.equalTo(scene.photo.height)
        },
        badge("width.equalTo(badge.height)") { make, scene in
            make.width.equalTo(scene.badge.height)
        },
        badge("left.equalTo(photo.leftMargin)") { make, scene in
            make.left.equalTo(scene.photo.leftMargin)
        },
        badge("edges.equalTo(superview)") { make, _ in make.edges.equalToSuperview() },
        badge("edges.equalTo(window)") { make, scene in make.edges.equalTo(scene.window) },
        badge("left.equalTo(superview.centerX)") { make, scene in
            make.left.equalTo(scene.window.centerX)
        },
        badge("edges.equalTo(superview.margins)") { make, scene in
            make.edges.equalTo(scene.window.layoutMarginsGuide)
        },
        badge("edges.equalTo(window.safeArea)") { make, scene in
            make.edges.equalTo(scene.window.safeAreaLayoutGuide)
        },
        badge("left.equalTo(photo.layoutMarginsGuide.right)") { make, scene in
            make.left.equalTo(scene.photo.layoutMarginsGuide.right)
        },
        badge("top.equalTo(superview.safeAreaLayoutGuide.top)") { make, scene in
            make.top.equalTo(scene.window.safeAreaLayoutGuide.top)
        },
        badge("left.equalTo(superview.readableContentGuide)") { make, scene in
            make.left.equalTo(scene.window.readableContentGuide)
        },
        badge("left.top.equalTo([photo, card])") { make, scene in
            make.left.top.equalTo([scene.photo, scene.card])
        },
        badge("bottom.lessThanOrEqualTo([photo.top, card.bottom])") { make, scene in
            make.bottom.lessThanOrEqualTo([scene.photo.top, scene.card.bottom])
        },
        SentencePair("title: left.equalTo(superview.right); top.equalTo(window)") { scene in
            scene.title.makeConstraints { make in
                make.left.equalTo(scene.card.right)
                make.top.equalTo(scene.window)
            }
        },
    ]

    private static let numbers = [
        badge("width.equalTo(40)") { make, _ in make.width.equalTo(40) },
        badge("left.top.equalTo(-8.5)") { make, _ in make.left.top.equalTo(-8.5) },
        badge("width.equalTo(gap)") { make, _ in make.width.equalTo(12) },
        badge("width.equalTo((gap + 4) * 2 - 10 / 4)") { make, _ in make.width.equalTo(29.5) },
        badge("width.equalTo(2 - 3 - 4 * -gap / 2)") { make, _ in make.width.equalTo(23) },
        badge("width.equalTo(1e2 + .5)") { make, _ in make.width.equalTo(100.5) },
        badge("size.equalTo(40, 20)") { make, _ in
            make.size.equalTo(Size(width: 40, height: 20))
        },
        badge("size.equalTo(height: 20, width: gap)") { make, _ in
            make.size.equalTo(Size(width: 12, height: 20))
        },
        badge("size.greaterThanOrEqualTo(Size(width: 40, height: 20))") { make, _ in
            make.size.greaterThanOrEqualTo(Size(width: 40, height: 20))
        },
        badge("center.equalTo(x: 3, y: 4)") { make, _ in
            make.center.equalTo(Point(x: 3, y: 4))
        },
        badge("center.equalTo(3, 4)") { make, _ in make.center.equalTo(Point(x: 3, y: 4)) },
        badge("edges.equalTo(top: 1, left: 2, bottom: 3, right: 4)") { make, _ in
            make.edges.equalTo(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        },
        badge("left.right.equalTo(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))") { make, _ in
            make.left.right.equalTo(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        },
        badge("directionalEdges.equalTo(leading: 2, trailing: 4)") { make, _ in
            make.directionalEdges.equalTo(DirectionalEdgeInsets(leading: 2, trailing: 4))
        },
        badge("edges.size.equalTo(EdgeInsets(8))") { make, _ in
            make.edges.size.equalTo(EdgeInsets(8))
        },
    ]

    private static let modifiers = [
        badge("left.equalTo(photo).offset(8)") { make, scene in
            make.left.equalTo(scene.photo).offset(8)
        },
        badge("left.equalTo(photo).offset(8).inset(3)") { make, scene in
            make.left.equalTo(scene.photo).offset(8).inset(3)
        },
        badge("width.equalTo(100).offset(gap)") { make, _ in make.width.equalTo(100).offset(12) },
        badge("left.top.equalTo(photo).offset(x: 3, y: 4)") { make, scene in
            make.left.top.equalTo(scene.photo).offset(Point(x: 3, y: 4))
        },
        badge("size.left.equalTo(photo).offset(width: 3, height: 4)") { make, scene in
            make.size.left.equalTo(scene.photo).offset(Size(width: 3, height: 4))
        },
        badge("edges.equalTo(photo).offset(top: 1, right: 2)") { make, scene in
            make.edges.equalTo(scene.photo).offset(EdgeInsets(top: 1, right: 2))
        },
        badge("edges.size.equalToSuperview().inset(16)") { make, _ in
            make.edges.size.equalToSuperview().inset(16)
        },
        badge("edges.equalToSuperview().inset(top: 1, left: 2, bottom: 3, right: 4)") { make, _ in
            make.edges.equalToSuperview().inset(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        },
        badge("edges.equalToSuperview().insets(EdgeInsets(top: 1, left: 2))") { make, _ in
            make.edges.equalToSuperview().insets(EdgeInsets(top: 1, left: 2))
        },
        badge("edges.equalToSuperview().insets(leading: 1, trailing: 2)") { make, _ in
            make.edges.equalToSuperview().insets(DirectionalEdgeInsets(leading: 1, trailing: 2))
        },
        badge("size.center.equalTo(photo).sizeOffset(3, 4)") { make, scene in
            make.size.center.equalTo(scene.photo).sizeOffset(Size(width: 3, height: 4))
        },
        badge("size.center.equalTo(photo).centerOffset(x: 3, y: 4)") { make, scene in
            make.size.center.equalTo(scene.photo).centerOffset(Point(x: 3, y: 4))
        },
        badge("width.equalTo(photo).multipliedBy(1 / 4)") { make, scene in
            make.width.equalTo(scene.photo).multipliedBy(0.25)
        },
        badge("width.equalTo(photo.height).dividedBy(2).offset(-1)") { make, scene in
            make.width.equalTo(scene.photo.height).dividedBy(2).offset(-1)
        },
        badge("left.equalTo(4).multipliedBy(2)") { make, _ in
            make.left.equalTo(4).multipliedBy(2)
        },
        badge("left.equalTo(photo).priority(740)") { make, scene in
            make.left.equalTo(scene.photo).priority(740)
        },
        badge("left.equalTo(photo).priority(.high)") { make, scene in
            make.left.equalTo(scene.photo).priority(.high)
        },
        badge("left.equalTo(photo).priority(.required - 1)") { make, scene in
            make.left.equalTo(scene.photo).priority(999)
        },
        badge("left.equalTo(photo).priority(UILayoutPriority.low + gap)") { make, scene in
            make.left.equalTo(scene.photo).priority(262)
        },
        badge("left.equalTo(photo).priorityLow()") { make, scene in
            make.left.equalTo(scene.photo).priorityLow()
        },
        badge("left.equalTo(photo).priorityMedium()") { make, scene in
            make.left.equalTo(scene.photo).priorityMedium()
        },
        badge("left.equalTo(photo).priorityHigh()") { make, scene in
            make.left.equalTo(scene.photo).priorityHigh()
        },
        badge("left.equalTo(photo).labeled(\"side \\\"1\\\"\")") { make, scene in
            make.left.equalTo(scene.photo).labeled("side \"1\"")
        },
        badge("left.top.equalTo(photo).key(\"corner\")") { make, scene in
            make.left.top.equalTo(scene.photo).key("corner")
        },
    ]

    private static let others = [
        badge("aspectRatio(16 / 9)") { make, _ in make.aspectRatio(16.0 / 9) },
        badge("aspectRatio(2).priority(.low)") { make, _ in make.aspectRatio(2).priority(.low) },
        badge("aspectFit(in: photo, ratio: 1.5)") { make, scene in
            make.aspectFit(in: scene.photo, ratio: 1.5)
        },
        badge("aspectFill(in: superview.margins, ratio: 2, priority: .high)") { make, scene in
            make.aspectFill(in: scene.window.layoutMarginsGuide, ratio: 2, priority: .high)
        },
        SentencePair("photo: contentHuggingHorizontalPriority = 251") { scene in
            scene.photo.contentHuggingHorizontalPriority = 251
        },
        SentencePair("photo: contentHuggingVerticalPriority = .required") { scene in
            scene.photo.contentHuggingVerticalPriority = .required
        },
        SentencePair("title: contentCompressionResistanceHorizontalPriority = .low - 1") { scene in
            scene.title.contentCompressionResistanceHorizontalPriority = 249
        },
        SentencePair("title: contentCompressionResistanceVerticalPriority = gap") { scene in
            scene.title.contentCompressionResistanceVerticalPriority = 12
        },
        SentencePair("card: layoutMargins = gap; topMargin.equalTo(photo)") { scene in
            scene.card.layoutMargins = EdgeInsets(12)
            scene.card.makeConstraints { $0.topMargin.equalTo(scene.photo) }
        },
        SentencePair(
            "card: layoutMargins = EdgeInsets(top: 1, right: 2); title: edges.equalTo(card.margins)"
                .replacing("; ", with: "\n")
        ) { scene in
            scene.card.layoutMargins = EdgeInsets(top: 1, right: 2)
            scene.title.makeConstraints { $0.edges.equalTo(scene.card.layoutMarginsGuide) }
        },
        SentencePair(
            "card: directionalLayoutMargins = DirectionalEdgeInsets(leading: 3)\ntitle: edges.equalTo(card.margins)"
        ) { scene in
            scene.card.directionalLayoutMargins = DirectionalEdgeInsets(leading: 3)
            scene.title.makeConstraints { $0.edges.equalTo(scene.card.layoutMarginsGuide) }
        },
        SentencePair("photo, badge: top.equalToSuperview(); width.equalTo(photo.height)") { scene in
            [scene.photo, scene.badge].makeConstraints { make in
                make.top.equalToSuperview()
                make.width.equalTo(scene.photo.height)
            }
        },
    ]
}
