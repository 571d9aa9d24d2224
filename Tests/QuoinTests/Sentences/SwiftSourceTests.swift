import Quoin
import TestSupport
import Testing

@Suite("Sentences as Swift")
struct SwiftSourceTests {
    @Test("are a function that makes the same")
    func whole() throws {
        let sentences = try Sentences(
            """
            gap = 12
            wide = 2 * (gap + 4)
            unused = 3
            card
            title in card "Some \\"text\\""
            photo 200x100 in card
            badge: right.top.equalTo(photo).inset(gap).priority(740)
                size.equalTo(wide, 20)
            card: edges.equalTo(superview.margins)
            title, photo: left.equalTo(superview.left).offset(-gap)
            title: contentHuggingHorizontalPriority = .low + 1
            """)
        expectEqual(
            sentences.swiftSource(functionNamed: "makeCard"),
            """
            import QuoinKit

            func makeCard(in window: View) {
                final class SizedView: View {
                    var content = Size.zero
                    override var intrinsicContentSize: Size { content }
                }
                let gap: Double = 12
                let wide: Double = 2.0 * (gap + 4.0)
                let card = View()
                card.name = "card"
                let title = Label("Some \\"text\\"")
                title.name = "title"
                let photo = SizedView()
                photo.name = "photo"
                photo.content = Size(width: 200, height: 100)
                let badge = View()
                badge.name = "badge"
                window.addSubview(card)
                card.addSubview(title)
                card.addSubview(photo)
                window.addSubview(badge)

                badge.makeConstraints { make in
                    make.right.top.equalTo(photo).inset(gap).priority(740)
                    make.size.equalTo(Size(width: wide, height: 20))
                }

                card.makeConstraints { make in
                    make.edges.equalTo(window.layoutMarginsGuide)
                }

                [title, photo].makeConstraints { make in
                    make.left.equalTo(card.left).offset(-gap)
                }

                title.contentHuggingHorizontalPriority = 251
            }

            """)
    }

    @Test("say margins as insets")
    func margins() throws {
        let source = try Sentences(
            """
            gap = 3
            a: layoutMargins = gap; directionalLayoutMargins = 16
            b: layoutMargins = EdgeInsets(top: 1, left: 2)
            """
        ).swiftSource()
        for line in [
            "a.layoutMargins = EdgeInsets(gap)",
            "a.directionalLayoutMargins = DirectionalEdgeInsets(16)",
            "b.layoutMargins = EdgeInsets(top: 1, left: 2)",
        ] {
            expectTrue(source.contains("    \(line)\n"), "\(source)")
        }
    }

    @Test("name what they need to")
    func names() throws {
        let source = try Sentences("View\nclass\nclass_\n_\nwidth: left.equalTo(View)").swiftSource(
            functionNamed: "let")
        expectTrue(source.hasPrefix("import Quoin\n\nfunc makeLayout(in window: View) {\n"))
        expectTrue(source.contains("let View_ = View()\n"))
        expectTrue(source.contains("View_.name = \"View\"\n"))
        expectTrue(source.contains("let class_ = View()\n"))
        expectTrue(source.contains("let class__ = View()\n"))
        expectTrue(source.contains("let view = View()\n    view.name = \"_\"\n"))
        expectTrue(source.contains("make.left.equalTo(View_)\n"))
        expectTrue(source.contains("class_.translatesAutoresizingMaskIntoConstraints = false\n"))
        expectTrue(!source.contains("width.translatesAutoresizingMaskIntoConstraints"))
    }

    @Test("have each its superview where views are in different ones")
    func superviews() throws {
        let source = try Sentences(
            "card\na in card\nb\na, b: left.equalTo(superview.right); top.equalToSuperview()"
        ).swiftSource()
        expectTrue(
            source.contains("a.makeConstraints { make in\n        make.left.equalTo(card.right)\n"))
        expectTrue(
            source.contains(
                "b.makeConstraints { make in\n        make.left.equalTo(window.right)\n"))
    }

    @Test(
        "say every statement in the words of the maker",
        arguments: [
            ("left.equalTo(photo.snp.left)", "left.equalTo(photo.left)"),
            ("left.and.right.equalTo(superview)", "left.right.equalToSuperview()"),
            (
                "top.lessThanOrEqualTo([photo.top, window.bottom])",
                "top.lessThanOrEqualTo([photo.top, window.bottom])"
            ),
            ("left.greaterThanOrEqualToSuperview()", "left.greaterThanOrEqualToSuperview()"),
            ("edges.equalTo(photo.safeArea)", "edges.equalTo(photo.safeAreaLayoutGuide)"),
            ("edges.equalTo([photo])", "edges.equalTo([photo])"),
            ("size.equalTo(height: 3, width: 2)", "size.equalTo(Size(width: 2, height: 3))"),
            ("center.equalTo(x: 1.5)", "center.equalTo(Point(x: 1.5))"),
            ("edges.equalTo(EdgeInsets(8))", "edges.equalTo(EdgeInsets(8))"),
            (
                "leading.equalTo(4).offset(leading: 3)",
                "leading.equalTo(4).offset(DirectionalEdgeInsets(leading: 3))"
            ),
            (
                "width.equalTo(photo).multipliedBy(3 / 4).offset(- -2)",
                "width.equalTo(photo).multipliedBy(3.0 / 4.0).offset(2.0)"
            ),
            ("width.equalTo(photo).dividedBy(2)", "width.equalTo(photo).dividedBy(2)"),
            (
                "size.equalTo(photo).sizeOffset(1, 2)",
                "size.equalTo(photo).sizeOffset(Size(width: 1, height: 2))"
            ),
            (
                "center.equalTo(photo).centerOffset(1, 2)",
                "center.equalTo(photo).centerOffset(Point(x: 1, y: 2))"
            ),
            (
                "left.equalTo(photo).priorityHigh().labeled(\"a\\\"\\n\")",
                "left.equalTo(photo).priority(.high).labeled(\"a\\\"\\n\")"
            ),
            ("left.equalTo(1 + 1 + 1 + 1 + 1)", "left.equalTo(5)"),
            ("aspectRatio(16 / 9)", "aspectRatio(16.0 / 9.0)"),
            (
                "aspectFill(in: superview, ratio: 2, priority: .high)",
                "aspectFill(in: window, ratio: 2, priority: .high)"
            ),
        ])
    func statements(text: String, swift: String) throws {
        let source = try Sentences("photo\nbadge: " + text).swiftSource()
        expectTrue(source.contains("\n        make.\(swift)\n    }\n"), "\(source)")
    }

    @Test("have the formats in them that stand beside them")
    func formats() throws {
        let sentences = try Sentences("gap = 2\na \"A\"\nclass", views: ["b"])
        let source = sentences.swiftSource(formats: "|-[a]-gap-[b]\r\n\n// \"twice\"\nV:|[a]")
        expectTrue(
            source.contains("func makeLayout(in window: View) throws {\n    let gap: Double = 2\n"))
        expectTrue(
            source.hasSuffix(
                """

                    let metrics: [String: Double] = ["gap": gap]
                    let views: [String: View] = ["b": b, "a": a, "class": class_]
                    try window.visualConstraints("|-[a]-gap-[b]", metrics: metrics, views: views)
                    try window.visualConstraints("// \\"twice\\"", metrics: metrics, views: views)
                    try window.visualConstraints("V:|[a]", metrics: metrics, views: views)
                }

                """))
        try expectEqual(
            Sentences("").swiftSource(formats: "\n"),
            "import Quoin\n\nfunc makeLayout(in window: View) {\n}\n")
    }
}
