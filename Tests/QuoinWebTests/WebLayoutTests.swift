import Quoin
import TestSupport
import Testing

@testable import QuoinWeb

@Suite("A layout for JavaScript")
struct WebLayoutTests {
    /// A layout whose views are measured by a function.
    private func layout(
        _ measure: @escaping (Int32, Double) -> WebContent? = { _, _ in nil }
    ) -> WebLayout {
        WebLayout(size: Size(width: 320, height: 480), measurer: WebMeasurer(measure))
    }

    private func sized(_ width: Double, _ height: Double) -> WebView.Source {
        .given(WebContent(size: Size(width: width, height: height)))
    }

    private func frame(_ view: WebView, in layout: WebLayout) -> [Double] {
        (0..<4).map { layout.frames.numbers[4 * Int(view.index) + $0] }
    }

    @Test("tells the frames that have changed, and no others")
    func changes() throws {
        let layout = layout()
        let one = try layout.addView("one", in: 0, sized(10, 20))
        let two = try layout.addView("two", in: 0, sized(30, 40))
        _ = try layout.add(
            TextRequest(
                "one: left.top.equalToSuperview()\ntwo: right.bottom.equalToSuperview()"))
        expectEqual(layout.update(), 2)
        expectEqual(frame(two, in: layout), [290, 440, 30, 40])
        layout.resize(to: Size(width: 321, height: 480))
        expectEqual(layout.update(), 1)
        expectEqual(layout.frames.changed[0], two.index)
        expectEqual(frame(one, in: layout), [0, 0, 10, 20])
        expectEqual(layout.update(), 0)
    }

    @Test("tells of a new view even if its frame is empty")
    func newView() throws {
        let layout = layout()
        let view = try layout.addView("", in: 0, .given(.none))
        _ = try layout.constrain(
            .init(view: view.index, attribute: 1), 0, to: .init(view: 0, attribute: 1),
            multiplier: 1, constant: 0, priority: 1000, label: "")
        expectEqual(layout.update(), 1)
    }

    @Test("refuses a name that another view has, and lets go of one with its view")
    func names() throws {
        let layout = layout()
        let view = try layout.addView("icon", in: 0, sized(1, 1))
        #expect(throws: WebProblem.self) { try layout.addView("icon", in: 0, sized(1, 1)) }
        expectEqual(layout.views.count, 2)
        try expectEqual(layout.removeView(view.index), [view.index])
        try expectEqual(layout.addView("icon", in: 0, sized(1, 1)).index, view.index)
    }

    @Test("removes with a view what is in it, and the constraints that mention any of it")
    func removal() throws {
        let layout = layout()
        let card = try layout.addView("card", in: 0, .given(.none))
        _ = try layout.addView("title", in: card.index, sized(5, 5))
        let other = try layout.addView("other", in: 0, sized(5, 5))
        let made = try layout.add(
            TextRequest("other: left.equalTo(title.right); top.equalToSuperview()"))
        expectEqual(made.constraints.count, 2)
        try expectEqual(layout.removeView(card.index).count, 2)
        expectTrue(layout.constraints[made.constraints[0].number] == nil)
        expectTrue(layout.constraints[made.constraints[1].number] != nil)
        expectEqual(layout.update(), 1)
        expectEqual(frame(other, in: layout), [0, 0, 5, 5])
    }

    @Test("knows a constraint that has gone from the one that has its place")
    func staleNumbers() throws {
        let layout = layout()
        let view = try layout.addView("view", in: 0, sized(5, 5))
        var numbers: Set<Int32> = []
        for _ in 0..<2000 {
            let number = try layout.constrain(
                .init(view: view.index, attribute: 7), 0, to: .init(view: -1, attribute: 0),
                multiplier: 1, constant: 3, priority: 1000, label: "")
            expectTrue(numbers.insert(number).inserted)
            expectEqual(layout.value(.constant, of: number), 3)
            let isRemoved = layout.constraints.remove(number)
            let isRemovedAgain = layout.constraints.remove(number)
            expectTrue(isRemoved && !isRemovedAgain)
            expectTrue(layout.value(.constant, of: number) == nil)
        }
        // 512 numbers of a place, and then another place.
        expectEqual(numbers.map { $0 & 0x3F_FFFF }.max(), 3)
        expectTrue(view.mentions.numbers.count <= 32)
    }

    @Test("measures for the width that a view gets, and keeps what it had if it cannot")
    func measuring() throws {
        var asked: [Double] = []
        var answers = true
        let layout = layout { _, width in
            asked.append(width)
            let size = Size(width: min(width, 200), height: width < 200 ? 40 : 20)
            return answers ? WebContent(size: size) : nil
        }
        let text = try layout.addView("text", in: 0, .measured(wraps: true))
        _ = try layout.add(TextRequest("text: left.top.right.equalToSuperview()"))
        layout.resize(to: Size(width: 100, height: 100))
        _ = layout.update()
        expectEqual(asked, [.infinity, 100])
        expectEqual(frame(text, in: layout), [0, 0, 100, 40])
        answers = false
        text.contentChanged()
        _ = layout.update()
        expectEqual(frame(text, in: layout), [0, 0, 100, 40])
    }

    @Test("makes the views that a text declares, under names of its own if it was given some")
    func declared() throws {
        let layout = layout()
        let cell = try layout.addView("", in: 0, .given(.none))
        var request = TextRequest("line 5x6\nline: left.top.equalTo(cell)")
        request.views = [(name: "cell", number: cell.index)]
        let first = try layout.add(request)
        let second = try layout.add(request)
        expectTrue(first.made.map(\.name) == ["line"] && second.made.map(\.name) == ["line"])
        expectTrue(layout.view(named: "line") == nil)
        try expectEqual(layout.add(TextRequest("line 7x8")).made.count, 1)
        expectTrue(layout.view(named: "line") != nil)
    }

    @Test("makes the stacks of a format, and knows them by their names")
    func stacks() throws {
        let layout = layout()
        let one = try layout.addView("one", in: 0, sized(5, 5))
        let request = TextRequest("|-[pair:[one]]")
        try expectEqual(layout.format(request).made.map(\.name), ["pair"])
        expectEqual(layout.number(of: one.superview), layout.view(named: "pair")?.index)
        #expect(throws: WebProblem.self) { try layout.format(TextRequest("|-[other:[one][two]]")) }
        expectEqual(layout.views.count(where: { $0 != nil }), 2)
    }

    @Test("lets go of all of it")
    func lifetime() throws {
        final class Witness {}
        weak var witness: Witness?
        do {
            let kept = Witness()
            witness = kept
            let layout = layout { _, _ in
                withExtendedLifetime(kept) { nil }
            }
            _ = try layout.addView("view", in: 0, .measured(wraps: true))
            _ = try layout.add(TextRequest("view: edges.equalToSuperview(); width.equalTo(5)"))
            _ = layout.update()
            expectEqual(layout.reports.takeAll().map(\.kind), ["conflict"])
        }
        expectTrue(witness == nil)
    }
}
