import QuoinLayout
import TestSupport
import Testing

@Suite("Views, guides and constraints are themselves")
struct IdentityTests {
    @Test("a view is found among the subviews, and another one like it is not")
    func viewIsFound() {
        let (root, first, second) = (View(), View(), View())
        root.addSubview(first)
        root.addSubview(second)
        expectEqual(root.subviews.firstIndex(of: second), 1)
        expectTrue(root.subviews.contains(first))
        expectTrue(!root.subviews.contains(View()))
        expectEqual(second.superview, root)
    }

    @Test("a dictionary has one place for a view, whatever the view comes to hold")
    func viewIsAKey() {
        let (view, guide) = (View(), LayoutGuide())
        var numbers: [LayoutElement: Int] = [view: 1, guide: 2]
        view.frame = Rect(x: 1, y: 2, width: 3, height: 4)
        view.name = "renamed"
        numbers[view, default: 0] += 10
        expectEqual(numbers, [view: 11, guide: 2])
    }

    @Test("two constraints that say the same are two")
    func constraintsAreTheirOwn() {
        let view = View()
        let made = (0..<2).map { _ in view.width.constraint(equalToConstant: 44) }
        expectTrue(made[0] != made[1])
        expectEqual(Set(made + made).count, 2)
        made[1].isActive = true
        expectEqual(view.constraints.firstIndex(of: made[1]), 0)
        expectTrue(!view.constraints.contains(made[0]))
    }

    @Test("a subclass may have an equality of its own")
    func subclassEquality() {
        let (one, other) = (Numbered(), Numbered())
        expectTrue(one == other)
        expectTrue(one as View != other as View)
        expectEqual(one.hash(3), 9)
    }

    private final class Numbered: View {
        let number = 3
        static func == (one: Numbered, other: Numbered) -> Bool { one.number == other.number }
        func hash(_ value: Int) -> Int { value * number }
        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    @Test("lines of code are keys")
    func locationsAreKeys() {
        let lines: Set = [
            CodeLocation(file: "A/One.swift", line: 3), CodeLocation(file: "A/One.swift", line: 3),
            CodeLocation(file: "A/One.swift", line: 4), CodeLocation(file: "A/Two.swift", line: 3),
        ]
        expectEqual(lines.count, 3)
    }

    @Test("a window is made of a size, at the origin")
    func windowOfASize() {
        let window = Window(size: Size(width: 320, height: 480))
        expectEqual(window.frame, Rect(x: 0, y: 0, width: 320, height: 480))
    }

    @Test("a diagnostic that is printed says its message")
    func printedDiagnostic() {
        let view = View()
        var told: [String] = []
        view.onDiagnostic = { told += ["\($0)", $0.message] }
        view.addSubview(view)
        expectEqual(told.count, 2)
        expectEqual(told.first, told.last)
    }

    @Test("a conflict that is printed explains itself")
    func printedConflict() throws {
        let view = View()
        var conflicts: [Conflict] = []
        view.onDiagnostic = {
            if case .unsatisfiable(let conflict) = $0 { conflicts.append(conflict) }
        }
        view.height.constraint(equalToConstant: 40).isActive = true
        view.height.constraint(equalToConstant: 60).isActive = true
        view.layoutIfNeeded()
        let conflict = try #require(conflicts.first)
        expectEqual("\(conflict)", conflict.explanation)
    }
}
