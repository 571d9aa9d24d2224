import QuoinUIKit
import TestSupport
import Testing

/// Trees of items that a section shows, as they are put together.
@Suite struct TreeSnapshotTests {
    private typealias Tree = NSDiffableDataSourceSectionSnapshot<String>

    private func tree() -> Tree {
        var tree = Tree()
        tree.append(["a", "b"])
        tree.append(["a1", "a2"], to: "a")
        tree.append(["a1x"], to: "a1")
        return tree
    }

    @Test func `items come before and after others, with what is below them, or in place of that`()
    {
        var tree = tree()
        tree.insert(["a3"], after: "a2")
        tree.insert(["0"], before: "a")
        var branch = Tree()
        branch.append(["n", "m"])
        branch.append(["n1"], to: "n")
        branch.expand(["n"])
        tree.insert(branch, before: "a2")
        expectEqual(tree.items, ["0", "a", "a1", "a1x", "n", "n1", "m", "a2", "a3", "b"])
        expectEqual(tree.index(of: "m"), 6)
        expectEqual(tree.index(of: "none"), nil)
        expectEqual(tree.level(of: "n1"), 2)
        expectEqual(tree.parent(of: "n"), "a")
        expectTrue(tree.isExpanded("n") && !tree.isVisible("n"))
        tree.expand(["a"])
        expectEqual(tree.visibleItems, ["0", "a", "a1", "n", "n1", "m", "a2", "a3", "b"])
        expectEqual(
            tree.visualDescription(),
            """
            * 0
            - a
              + a1
                * a1x
              - n
                * n1
              * m
              * a2
              * a3
            * b
            """)
        var end = Tree()
        end.append(["z"])
        tree.insert(end, after: "b")
        expectEqual(tree.rootItems, ["0", "a", "b", "z"])
        do {
            var tree = self.tree()
            tree.expand(["a", "a1"])
            var branch = Tree()
            branch.append(["p", "q"])
            branch.append(["p1"], to: "p")
            branch.expand(["p"])
            tree.replace(childrenOf: "a", using: branch)
            expectEqual(tree.items, ["a", "p", "p1", "q", "b"])
            expectTrue(tree.isExpanded("a") && tree.isExpanded("p") && !tree.isExpanded("a1"))
            expectEqual(tree.level(of: "p1"), 2)
            // Once more with the same: what was there is gone first.
            tree.replace(childrenOf: "a", using: branch)
            expectEqual(tree.items, ["a", "p", "p1", "q", "b"])
            // What cannot be changes nothing.
            let former = tree.items
            tree.replace(childrenOf: "none", using: branch)
            tree.insert(["x"], after: "none")
            tree.append(["x"], to: "none")
            tree.append(["q"])
            expectEqual(tree.items, former)
        }
    }
}
