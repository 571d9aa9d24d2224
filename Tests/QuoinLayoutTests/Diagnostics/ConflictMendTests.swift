import QuoinLayout
import TestSupport
import Testing

@Suite("Mends of conflicts")
struct ConflictMendTests {
    /// A banner that is 16 from both edges of a window of 320, and is to be as wide as that.
    private func scene() -> (scene: DiagnosticScene, banner: View) {
        let scene = DiagnosticScene(width: 320, height: 480)
        let banner = scene.add("banner")
        LayoutConstraint.activate([
            banner.left.constraint(equalTo: scene.root.left, constant: 16),
            banner.right.constraint(equalTo: scene.root.right, constant: -16),
            banner.top.constraint(equalTo: scene.root.top),
            banner.height.constraint(equalToConstant: 50),
            banner.width.constraint(equalToConstant: 320),
        ])
        return (scene, banner)
    }

    @Test("are those that leave nothing outside, the newest constraint first")
    func proposals() throws {
        let (scene, _) = scene()
        scene.root.layoutIfNeeded()
        let mends = try #require(scene.conflicts.first).mends
        let texts = mends.map { $0.description }
        expectTrue(texts.first?.hasPrefix("drop banner.width = 320") ?? false)
        // Without its right edge the banner would end at 336, and without its left one begin at -16.
        expectTrue(!texts.contains { $0.hasPrefix("drop banner.right") })
        expectTrue(!texts.contains { $0.hasPrefix("drop banner.left") })
    }

    @Test("are not looked for where something is too far away for numbers to have fractions")
    func farPlaces() throws {
        for (distance, isMended) in [(1e15, true), (1e17, false)] {
            let (scene, _) = scene()
            let far = scene.add("far")
            far.left.constraint(equalTo: scene.root.left, constant: distance).isActive = true
            scene.root.layoutIfNeeded()
            let text = try #require(scene.conflicts.first).explanation
            expectTrue(text.contains("Set aside for now: "))
            expectEqual(text.contains("To mend it"), isMended, "at \(distance): \(text)")
        }
    }

    @Test("can be applied by who is told of the conflict")
    func handler() {
        let (scene, banner) = scene()
        var count = 0
        scene.root.onDiagnostic = { diagnostic in
            if case .unsatisfiable(let conflict) = diagnostic {
                count += 1
                conflict.mends.first?.apply()
            }
        }
        scene.root.layoutIfNeeded()
        scene.root.layoutIfNeeded()
        expectEqual(count, 1)
        expectEqual(banner.frame, Rect(x: 16, y: 0, width: 288, height: 50))
        expectTrue(!scene.root.layoutTrace().contains("CONFLICT"))
    }

    @Test("are none once the conflict has gone")
    func gone() throws {
        let (scene, banner) = scene()
        scene.root.layoutIfNeeded()
        let conflict = try #require(scene.conflicts.first)
        banner.constraints.forEach { $0.isActive = false }
        scene.root.layoutIfNeeded()
        expectTrue(conflict.mends.isEmpty)
    }

    @Test("change nothing by being looked for")
    func looking() throws {
        let (scene, _) = scene()
        scene.root.layoutIfNeeded()
        let before = scene.root.snapshot()
        for _ in 0..<3 {
            _ = try #require(scene.conflicts.first).mends
        }
        scene.root.setNeedsLayout()
        scene.root.layoutIfNeeded()
        expectEqual(scene.root.snapshot(), before)
        expectEqual(scene.conflicts.count, 1)
    }

    @Test("let constraints place a view that its frame was left to place")
    func frame() throws {
        let scene = DiagnosticScene(width: 320, height: 480)
        let title = scene.add("title")
        title.translatesAutoresizingMaskIntoConstraints = true
        title.frame = Rect(x: 0, y: 0, width: 100, height: 20)
        LayoutConstraint.activate([
            title.left.constraint(equalTo: scene.root.left, constant: 16),
            title.width.constraint(equalToConstant: 100),
            title.top.constraint(equalTo: scene.root.top),
            title.height.constraint(equalToConstant: 20),
        ])
        scene.root.layoutIfNeeded()
        let mends = try #require(scene.conflicts.first).mends
        // Without the edge it would stay where nobody wants it.
        let mend = "title.translatesAutoresizingMaskIntoConstraints = false"
        expectEqual(mends.map { $0.description }, [mend])
        mends[0].apply()
        scene.root.layoutIfNeeded()
        expectEqual(title.frame, Rect(x: 16, y: 0, width: 100, height: 20))
    }

    @Test("leave a view to its frame that has no constraints of its own, as the content of a cell")
    func cell() throws {
        let scene = DiagnosticScene(width: 320, height: 480)
        let cell = scene.add("cell")
        cell.translatesAutoresizingMaskIntoConstraints = true
        cell.frame = Rect(x: 0, y: 0, width: 100, height: 100)
        let photo = scene.add("photo", to: cell)
        LayoutConstraint.activate([
            photo.left.constraint(equalTo: cell.left),
            photo.top.constraint(equalTo: cell.top),
            photo.bottom.constraint(equalTo: cell.bottom),
            photo.width.constraint(equalToConstant: 100),
            photo.height.constraint(equalToConstant: 120),
        ])
        scene.root.layoutIfNeeded()
        let conflict = try #require(scene.conflicts.first)
        expectTrue(!conflict.explanation.contains("translatesAutoresizingMask"))
        expectTrue(
            !conflict.mends.contains { $0.description.contains("translatesAutoresizingMask") })
    }

    @Test("turn a ratio round that makes something too high for its limit")
    func ratio() throws {
        let scene = DiagnosticScene(width: 320, height: 480)
        let photo = scene.add("photo")
        LayoutConstraint.activate([
            photo.left.constraint(equalTo: scene.root.left),
            photo.right.constraint(equalTo: scene.root.right),
            photo.top.constraint(equalTo: scene.root.top),
            photo.height.constraint(lessThanOrEqualToConstant: 300),
            photo.height.constraint(equalTo: photo.width, multiplier: 2),
        ])
        scene.root.layoutIfNeeded()
        let mend = try #require(scene.conflicts.first?.mends.first)
        let text = "photo.height.equalTo(photo.width).multipliedBy(0.5) instead of"
        expectTrue(mend.description.hasPrefix(text))
        mend.apply()
        scene.root.layoutIfNeeded()
        expectEqual(photo.frame, Rect(x: 0, y: 0, width: 320, height: 160))
    }

    @Test("let the number of what is beside a minimum give way, too")
    func numberBeside() throws {
        let scene = DiagnosticScene(width: 320, height: 480)
        let (side, main) = (scene.add("side"), scene.add("main"))
        LayoutConstraint.activate([
            side.left.constraint(equalTo: scene.root.left),
            side.width.constraint(equalToConstant: 120),
            main.left.constraint(equalTo: side.right),
            main.right.constraint(equalTo: scene.root.right),
            main.width.constraint(greaterThanOrEqualToConstant: 240),
        ])
        for view in [side, main] {
            LayoutConstraint.activate([
                view.top.constraint(equalTo: scene.root.top),
                view.bottom.constraint(equalTo: scene.root.bottom),
            ])
        }
        scene.root.layoutIfNeeded()
        let mends = try #require(scene.conflicts.first).mends
        let mend = try #require(
            mends.first { $0.description.hasPrefix("side.width.equalTo(120).priority(500)") })
        mend.apply()
        scene.root.layoutIfNeeded()
        expectEqual(side.frame.width, 80)
        expectEqual(main.frame.width, 240)
    }

    /// Two rows of two columns of 200, all in a container of 300: equal columns are what all four are meant to be.
    @Test("that make sizes equal take in what siblings say in the same words, in each conflict")
    func columns() throws {
        let scene = DiagnosticScene()
        var constraints: [LayoutConstraint] = []
        let rows = (0..<2).map { row in (scene.add("first\(row)"), scene.add("second\(row)")) }
        for (row, (first, second)) in rows.enumerated() {
            constraints += [
                first.left.constraint(equalTo: scene.root.left),
                second.left.constraint(equalTo: first.right),
                second.right.constraint(equalTo: scene.root.right),
                first.width.constraint(equalToConstant: 200),
                second.width.constraint(equalToConstant: 200),
            ]
            for view in [first, second] {
                constraints += [
                    view.top.constraint(equalTo: scene.root.top, constant: Double(50 * row)),
                    view.height.constraint(equalToConstant: 40),
                ]
            }
        }
        scene.layOut(constraints)
        expectEqual(scene.conflicts.count, 2)
        for conflict in scene.conflicts {
            let mend = try #require(
                conflict.mends.first { $0.description.contains("and no number for") })
            let others = mend.description.split(separator: "(").count - 1
            expectEqual(others, 3, "\(mend.description)")
        }
        scene.conflicts.first?.mends.first { $0.description.contains("no number for") }?.apply()
        scene.layOut()
        expectEqual(
            rows.map { $0.0.frame.width } + rows.map { $0.1.frame.width }, [150, 150, 150, 150])
    }
}
