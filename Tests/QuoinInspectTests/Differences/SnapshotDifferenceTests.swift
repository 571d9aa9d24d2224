import Quoin
import QuoinInspect
import TestSupport
import Testing

@Suite("The difference of two snapshots")
struct SnapshotDifferenceTests {
    private let root = View("root", Rect(0, 0, 300, 200))

    private func add(_ name: String, _ frame: Rect, to container: View? = nil) -> View {
        let view = View(name, frame)
        (container ?? root).addSubview(view)
        return view
    }

    /// What a change does to the snapshot, in words.
    private func words(_ change: () -> Void) -> [String] {
        let before = root.snapshot()
        change()
        let difference = SnapshotDifference(before, root.snapshot())
        return "\(difference)".split(separator: "\n").map { String($0) }
    }

    @Test("is nothing if nothing has changed")
    func nothing() {
        _ = add("a", Rect(0, 0, 10, 10))
        expectTrue(words {}.isEmpty)
        expectTrue(SnapshotDifference(root.snapshot(), root.snapshot()).isEmpty)
    }

    @Test("tells who moved, and who moved with it")
    func moving() {
        let views = ["title", "subtitle", "a", "b", "c"].map { add($0, Rect(10, 10, 20, 20)) }
        let inner = add("inner", Rect(1, 1, 2, 2), to: views[0])
        expectEqual(
            words { views.forEach { $0.frame.origin.x += 8 } },
            [
                "title moved 8 to the right, and with it subtitle and 3 more"
            ])
        expectEqual(
            words {
                views[0].frame.origin.y -= 2.5
                inner.frame.size.width += 4
            }, ["title moved 2.5 up", "inner is 4 wider"])
    }

    @Test("tells a hundred changes, and how many there are more")
    func many() {
        let views = (0..<1_350).map { add("v\($0)", Rect(0, 0, 10, 10)) }
        let words = words {
            for (number, view) in views.enumerated() { view.frame.origin.x += Double(number + 1) }
        }
        expectEqual(words.count, 101)
        expectEqual(words.last, "… 1,250 more")
    }

    @Test("tells what is wrong with who came")
    func wrongFromTheBeginning() {
        root.onDiagnostic = { _ in }
        let words = words {
            let late = View("late")
            root.addSubview(late)
            late.makeConstraints { make in
                make.left.top.height.equalTo(10)
                make.width.equalTo(10)
                make.width.equalTo(20)
            }
            root.layoutIfNeeded()
        }
        expectEqual(words.first, "late came into root: (10, 10), 10 × 10")
        expectEqual(words.count, 2)
        expectEqual(words.last?.hasPrefix("late has a problem: late.width = 20 is set aside"), true)
    }

    @Test("tells who grew, and which way")
    func growing() {
        let view = add("photo", Rect(10, 10, 20, 20))
        expectEqual(
            words { view.frame = Rect(5, 10, 30, 15) },
            [
                "photo moved 5 to the left and is 10 wider and 5 shorter"
            ])
    }

    @Test("tells who came and went, with what is in it")
    func comingAndGoing() {
        let panel = add("panel", Rect(0, 0, 50, 50))
        _ = add("label", Rect(0, 0, 5, 5), to: panel)
        _ = add("other", Rect(60, 0, 5, 5))
        expectEqual(
            words { panel.removeFromSuperview() }, ["panel went from root, with 1 view in it"])
        expectEqual(
            words { root.addSubview(panel) },
            [
                "panel came into root: (0, 0), 50 × 50, with 1 view in it"
            ])
    }

    @Test("tells what was hidden, shown and called otherwise, and what changed places")
    func otherChanges() {
        let views = ["a", "b", "c", "d"].map {
            add($0, Rect(10, 10, Double($0.utf8.first ?? 0), 20))
        }
        expectEqual(words { views[1].isHidden = true }, ["b was hidden"])
        expectEqual(words { views[1].isHidden = false }, ["b is shown"])
        expectEqual(words { views[2].name = "z" }, ["z was called c before"])
        expectEqual(words { root.sendSubviewToBack(views[2]) }, ["z stands at the back now"])
        expectEqual(
            words { root.bringSubviewToFront(views[2]) }, ["z stands right in front of d now"])
    }

    @Test("tells who stands in another view")
    func changedContainer() {
        let (one, two) = (add("one", Rect(0, 0, 9, 9)), add("two", Rect(0, 20, 9, 9)))
        let badge = add("badge", Rect(1, 1, 2, 2), to: one)
        expectEqual(words { two.addSubview(badge) }, ["badge went from one into two"])
    }

    @Test("finds views without names again when others come before them")
    func namelessViews() {
        for index in 0..<5 {
            let view = View(frame: Rect(0, Double(index) * 20, 50, 20))
            root.addSubview(view)
            _ = add("content \(index)", Rect(0, 0, 5, 5), to: view)
        }
        let found = words {
            let first = View(frame: Rect(100, 0, 1, 1))
            root.insertSubview(first, at: 0)
        }
        // Numbers count all views of a type, the root and those with names too.
        expectEqual(found, ["View#2 came into root: (100, 0), 1 × 1"])
        expectEqual(
            words { root.subviews[2].removeFromSuperview() },
            [
                "View#5 went from root, with 1 view in it"
            ])
    }

    @Test("tells siblings of the same name apart by what is in them, and then by their order")
    func repeatedNames() {
        let cells = (0..<4).map { add("cell", Rect(0, Double($0) * 10, 50, 10)) }
        _ = add("photo", Rect(0, 0, 5, 5), to: cells[2])
        expectEqual(words { cells[2].frame.origin.x = 7 }, ["cell in root moved 7 to the right"])
        expectEqual(
            words { cells[2].removeFromSuperview() },
            [
                "cell in root went from root, with 1 view in it"
            ])
    }

    @Test("tells what is wrong that was not, and what is mended")
    func problems() {
        let view = add("view", .zero)
        expectEqual(
            words {
                view.translatesAutoresizingMaskIntoConstraints = false
                view.makeConstraints { make in
                    make.left.top.height.equalToSuperview()
                    make.width.greaterThanOrEqualTo(10)
                }
                root.layoutIfNeeded()
            },
            [
                "view is 10 wider and 200 taller", "view has a problem: ambiguous horizontally",
            ])
        expectEqual(
            words {
                view.makeConstraints { make in make.width.equalTo(10) }
                root.layoutIfNeeded()
            }, ["view has a problem less: ambiguous horizontally"])
    }

    @Test("of ten thousand views comes to an end soon, flat and deep")
    func manyViews() {
        var deepest = add("v", Rect(0, 0, 10, 10))
        var list: [View] = []
        for index in 0..<5_000 {
            deepest = add("v", Rect(0, 0, 10, 10), to: deepest)
            list.append(add("row", Rect(0, Double(index), 10, 10)))
        }
        let found = words {
            list.forEach { $0.frame.origin.x += 1 }
            deepest.frame.size.width = 11
        }
        expectEqual(
            found,
            [
                "v in v is 1 wider",
                "row in root moved 1 to the right, and with it row and 4,998 more",
            ])
    }

    @Test("names all that was changed in a random tree, and nothing else", arguments: 0..<60)
    func randomChanges(seed: Int) {
        var random = SeededGenerator(seed: seed)
        var views: [View] = [root]
        for index in 0..<40 {
            let frame = Rect(Double(index), 0, 10 + Double(index), 10)
            views.append(add("v\(index)", frame, to: random.one(of: views)))
        }
        let before = root.snapshot()
        var expected: [String: Rect] = [:]
        for view in views.dropFirst() where random.happens(percent: 20) {
            view.frame.origin.x += random.halves(in: 1...50)
            view.frame.size.height += random.halves(in: 0...5)
            expected[view.name ?? ""] = view.frame
        }
        let difference = SnapshotDifference(before, root.snapshot())
        var found: [String: Rect] = [:]
        for change in difference.changes {
            guard case .frame(_, let to) = change.kind else {
                Issue.record("seed \(seed): \(change)")
                continue
            }
            found[change.view.name] = to
            for follower in change.followers {
                found[follower.name] = follower.frame
            }
        }
        expectEqual(found, expected, "seed \(seed)")
    }
}
