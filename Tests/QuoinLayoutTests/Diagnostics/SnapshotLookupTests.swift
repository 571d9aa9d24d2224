import TestSupport
import Testing

@testable import QuoinLayout

/// Looking for views in a snapshot, one after the other.
@Suite("Looking for views in a snapshot")
struct SnapshotLookupTests {
    @Test("finds what a search through all of them finds", arguments: usually(20, of: 1...200))
    func random(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var depth = 0
        let nodes = (0..<generator.below(40)).map { _ in
            // A list that somebody has written may go in by more than one step.
            depth = generator.number(in: 0...depth + 2)
            return LayoutSnapshot.Node(
                name: "v\(generator.below(20))", type: "View", frame: .zero, isHidden: false,
                diagnostics: [], depth: depth)
        }
        let snapshot = LayoutSnapshot(nodes: nodes)
        for name in 0..<20 {
            let place = nodes.firstIndex { $0.name == "v\(name)" }
            expectEqual(
                snapshot.view(named: "v\(name)"),
                place.map { LayoutSnapshot.Subtree(of: snapshot, at: $0) })
        }
        for (place, node) in nodes.enumerated() {
            let inner = nodes.indices.dropFirst(place + 1).prefix { nodes[$0].depth > node.depth }
                .filter { nodes[$0].depth == node.depth + 1 }
            expectEqual(
                LayoutSnapshot.Subtree(of: snapshot, at: place).subviews,
                inner.map { LayoutSnapshot.Subtree(of: snapshot, at: $0) }, "seed \(seed)")
        }
    }

    @Test("takes as much more time as there are more of them, however deep they are")
    func growth() {
        func time(_ count: Int) -> Double {
            let top = View("v0")
            var last = top
            for index in 1..<count {
                let view = View("v\(index)")
                last.addSubview(view)
                last = view
            }
            let snapshot = top.snapshot()
            return leastProcessorTime {
                var waiting = snapshot.root.map { [$0] } ?? []
                while let next = waiting.popLast() { waiting += next.subviews }
                for index in 0..<count { _ = snapshot.view(named: "v\(index)") }
            }
        }
        let few = time(250)
        // The square of their number would be sixteen times as much.
        expectTrue(time(1000) < 9 * few)
    }
}
