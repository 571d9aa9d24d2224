import Quoin
import TestSupport
import Testing

@Suite("What sentences say of views and metrics")
struct DeclarationTests {
    @Test("is what views there are, in the order of the text")
    func views() throws {
        let sentences = try Sentences(
            """
            title in card "Some \\"text\\"\\n"
            card
            photo 200x100.5 in card
            line x1
            column 40x
            a, b in title
            badge: left.equalTo(0)
            """)
        let views = sentences.views
        expectEqual(
            views.map(\.name), ["title", "card", "photo", "line", "column", "a", "b", "badge"])
        expectEqual(views.map(\.line), [1, 2, 3, 4, 5, 6, 6, 7])
        expectEqual(views[0].text, "Some \"text\"\n")
        expectEqual(views[0].container, "card")
        expectTrue(views[1].text == nil && views[1].contentSize == nil && views[1].container == nil)
        expectEqual(views[2].contentSize, Size(width: 200, height: 100.5))
        expectEqual(views[2].container, "card")
        expectEqual(views[3].contentSize, Size(width: View.noIntrinsicMetric, height: 1))
        expectEqual(views[4].contentSize, Size(width: 40, height: View.noIntrinsicMetric))
        expectEqual(views[5...6].map(\.container), ["title", "title"])
        expectTrue(views[7].container == nil)
    }

    @Test("is who is in whom, whatever comes first")
    func containers() throws {
        let window = Window(frame: Rect(0, 0, 320, 480))
        let views = try Sentences("a in b\nb in c\nc\nd in window\ne in superview").make(in: window)
        expectTrue(views["a"]?.superview === views["b"])
        expectTrue(views["b"]?.superview === views["c"])
        for name in ["c", "d", "e"] {
            expectTrue(views[name]?.superview === window)
        }
        expectTrue(views.values.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
        expectTrue(views.allSatisfy { $0.key == $0.value.name })
    }

    @Test("is what numbers come to")
    func metrics() throws {
        let sentences = try Sentences(
            "gap = 12\nwide = 2 * (gap + 4) - -1 # a comment\nü = wide/gap", metrics: ["x": 3])
        expectEqual(sentences.metrics.map(\.name), ["x", "gap", "wide", "ü"])
        expectEqual(sentences.metrics.map(\.value), [3, 12, 33, 2.75])
        expectEqual(sentences.metrics.map(\.line), [0, 1, 2, 3])
    }

    @Test("is said with exponents and with blanks, too")
    func numbers() throws {
        let sentences = try Sentences("a = 1e+2\nb = 25E-1\nc = 3e1\nphoto 200 x 100.5")
        expectEqual(sentences.metrics.map(\.value), [100, 2.5, 30])
        expectEqual(sentences.views.first?.contentSize, Size(width: 200, height: 100.5))
    }

    @Test("says in which line a view comes first, those that are given, too")
    func lines() throws {
        let sentences = try Sentences(
            "a: left.equalTo(0)\nb: left.equalTo(a)\na: top.equalTo(0)", views: ["a", "b", "c"])
        expectEqual(sentences.views.map(\.name), ["a", "b", "c"])
        expectEqual(sentences.views.map(\.line), [1, 2, 0])
    }

    @Test("gives way to metrics that are given")
    func givenMetrics() throws {
        let sentences = try Sentences("gap = 12\nwide = 2 * gap", metrics: ["gap": 20])
        expectEqual(sentences.metrics.map(\.value), [20, 40])
    }

    @Test("leaves out given metrics that are no numbers")
    func strangeMetrics() {
        let sentences = Sentences(tolerant: "a: left.equalTo(gap)", metrics: ["gap": .nan])
        expectEqual(sentences.problems.map(\.message), ["there is no view or metric \"gap\""])
    }

    @Test("is about views that there are, too")
    func givenViews() throws {
        let window = Window(frame: Rect(0, 0, 320, 480))
        let (shelf, photo, loose) = (window.add("shelf"), View("photo"), View("loose"))
        shelf.addSubview(photo)
        let sentences = try Sentences(
            "badge in shelf\nleft.equalTo(photo)\nloose: top.equalTo(photo.bottom)",
            views: ["photo", "shelf", "loose"])
        expectEqual(sentences.views.map(\.name), ["photo", "shelf", "loose", "badge"])
        let views = sentences.make(
            in: window, views: ["photo": photo, "shelf": shelf, "loose": loose])
        expectTrue(photo.superview === shelf)
        expectTrue(loose.superview === window)
        expectTrue(views["badge"]?.superview === shelf)
        expectEqual(views["badge"]?.installedConstraints.said, ["badge.left = photo.left"])
        expectEqual(views.count, 4)
    }

    @Test("is made by whoever wants to")
    func hook() throws {
        let window = Window(frame: Rect(0, 0, 320, 480))
        var asked: [String] = []
        let views = try Sentences("title \"Text\"\nphoto 20x30").make(in: window) { declaration in
            asked.append(declaration.name)
            let view = declaration.makeView()
            view.name = declaration.text
            return view
        }
        expectEqual(asked, ["title", "photo"])
        expectEqual(views["title"]?.name, "Text")
        expectEqual(views["photo"]?.name, "photo")
        expectEqual(views["photo"]?.intrinsicContentSize, Size(width: 20, height: 30))
    }

    @Test("bears makers that do not make different views")
    func strangeHook() throws {
        let window = Window(frame: Rect(0, 0, 320, 480))
        let reports = Reports(of: window)
        let text = "a in b\nb\na: left.equalTo(b.right)\nb: edges.equalToSuperview()"
        let only = View("only")
        try Sentences(text).make(in: window) { _ in only }
        window.layoutIfNeeded()
        try Sentences(text).make(in: window) { _ in window }
        window.layoutIfNeeded()
        expectTrue(!reports.all.isEmpty)
    }

    @Test("can be made several times")
    func severalTimes() throws {
        let sentences = try Sentences("a: width.equalTo(20); left.top.height.equalTo(3)")
        for _ in 0..<3 {
            let window = Window(frame: Rect(0, 0, 320, 480))
            let views = sentences.make(in: window)
            window.layoutIfNeeded()
            expectEqual(views["a"]?.frame, Rect(3, 3, 20, 3))
        }
    }

    @Test("bounds how deep views are in one another")
    func depth() {
        let chain = (1...101).map { "v\($0) in v\($0 - 1)" }.joined(separator: "\n")
        expectEqual(Sentences(tolerant: "v0\n" + chain).problems.map(\.line), [102])
        let circle = chain + "\nv0 in v101"
        expectTrue(!Sentences(tolerant: circle).problems.isEmpty)
        expectEqual(Sentences(tolerant: circle).make(in: View()).count, 102)
    }
}
