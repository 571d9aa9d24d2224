import QuoinLayout
import TestSupport
import Testing

@Suite("A conflict of many members")
struct LongConflictTests {
    private let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 2000))

    /// Lays out views of 10 below each other, the last of which ends where the window does.
    ///
    /// - Returns: what is said of it.
    private func explanation(ofColumnOf count: Int) -> String {
        var found = ""
        window.onDiagnostic = { found += $0.message }
        var above = window.top
        for _ in 0..<count {
            let view = View()
            view.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(view)
            LayoutConstraint.activate([
                view.left.constraint(equalTo: window.left),
                view.width.constraint(equalToConstant: 50),
                view.height.constraint(equalToConstant: 10),
                view.top.constraint(equalTo: above),
            ])
            above = view.bottom
        }
        above.constraint(equalTo: window.bottom).isActive = true
        window.layoutIfNeeded()
        return found
    }

    /// The numbers of those of which it is said that to drop one would mend it.
    private func dropped(in text: String) -> [Int] {
        let words = text.split { $0 == " " || $0 == "\n" }
        guard let drop = words.lastIndex(of: "drop") else { return [] }
        return words[drop...].dropFirst().prefix { $0 == "or" || $0.first?.isNumber ?? false }
            .compactMap { word in Int(word.filter { $0.isNumber }) }
    }

    @Test("is mended by dropping one of the newest")
    func newest() {
        let text = explanation(ofColumnOf: 20)
        let dropped = dropped(in: text)
        expectTrue(!dropped.isEmpty)
        // There are 41 members besides the window's height. Of the 16 newest some would leave a size open.
        expectTrue(dropped.allSatisfy { $0 > 41 - 16 })
        expectTrue(text.contains("lower the priority of 1"))
    }

    @Test("is not tried member by member if there are very many views in it")
    func veryMany() {
        let text = explanation(ofColumnOf: 120)
        expectTrue(text.contains("Set aside for now: 1. To mend it, lower the priority of 1."))
        expectTrue(dropped(in: text).isEmpty)
        expectEqual(window.subviews.last?.frame, Rect(x: 0, y: 1190, width: 50, height: 10))
    }

    /// The number of constraints in the only conflict.
    private func memberCount() -> Int? {
        var counts: [Int] = []
        window.onDiagnostic = {
            if case .unsatisfiable(let conflict) = $0 { counts.append(conflict.constraints.count) }
        }
        window.layoutIfNeeded()
        return counts.count == 1 ? counts[0] : nil
    }

    @Test("of thousands of views too close together names the distances, not the heights")
    func distances() {
        var above = window.top
        for _ in 0..<2000 {
            let view = View()
            view.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(view)
            LayoutConstraint.activate([
                view.height.constraint(equalToConstant: 10),
                view.top.constraint(equalTo: above, constant: 2),
            ])
            above = view.bottom
        }
        above.constraint(equalTo: window.bottom).isActive = true
        // 2,000 distances of 2 are more than the window's 2,000; with the end of the last view.
        expectEqual(memberCount(), 2001)
    }

    @Test("of thousands of views within each other names all of their edges")
    func nested() {
        window.frame = Rect(x: 0, y: 0, width: 4000, height: 4000)
        var outer: View = window
        for _ in 0..<1000 {
            let view = View()
            view.translatesAutoresizingMaskIntoConstraints = false
            outer.addSubview(view)
            LayoutConstraint.activate([
                view.left.constraint(equalTo: outer.left, constant: 1),
                view.right.constraint(equalTo: outer.right, constant: -1),
            ])
            outer = view
        }
        outer.width.constraint(equalToConstant: 50).isActive = true
        // Two edges of each, and the width: 4,000 less 2,000 is not 50.
        expectEqual(memberCount(), 2001)
    }
}
