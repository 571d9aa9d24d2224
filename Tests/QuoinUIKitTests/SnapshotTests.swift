import QuoinUIKit
import TestSupport
import Testing

/// Snapshots by themselves: what is where after each change, by UIKit's documentation.
@Suite struct SnapshotTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    private func sample() -> Snapshot {
        var snapshot = Snapshot()
        snapshot.appendSections(["a", "b", "c"])
        snapshot.appendItems([1, 2, 3], toSection: "a")
        snapshot.appendItems([4, 5], toSection: "b")
        snapshot.appendItems([6])
        return snapshot
    }

    private func content(_ snapshot: Snapshot) -> [[Int]] {
        snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
    }

    @Test func `items are appended to a section, or to the last one`() {
        let snapshot = sample()
        expectEqual(content(snapshot), [[1, 2, 3], [4, 5], [6]])
        expectEqual(snapshot.numberOfItems, 6)
        expectEqual(snapshot.numberOfSections, 3)
        expectEqual(snapshot.numberOfItems(inSection: "b"), 2)
        expectEqual(snapshot.itemIdentifiers, [1, 2, 3, 4, 5, 6])
        expectEqual(snapshot.indexOfItem(5), 4)
        expectTrue(snapshot.indexOfItem(9) == nil)
        expectEqual(snapshot.indexOfSection("c"), 2)
        expectEqual(snapshot.sectionIdentifier(containingItem: 6), "c")
        expectTrue(snapshot.sectionIdentifier(containingItem: 9) == nil)
    }

    @Test func `items come before and behind others, go and move between sections`() {
        var snapshot = sample()
        snapshot.insertItems([10, 11], beforeItem: 4)
        snapshot.insertItems([12], afterItem: 4)
        expectEqual(content(snapshot), [[1, 2, 3], [10, 11, 4, 12, 5], [6]])
        snapshot.deleteItems([1, 11, 5, 99])
        expectEqual(content(snapshot), [[2, 3], [10, 4, 12], [6]])
        snapshot.moveItem(2, afterItem: 6)
        snapshot.moveItem(12, beforeItem: 10)
        expectEqual(content(snapshot), [[3], [12, 10, 4], [6, 2]])
        expectEqual(snapshot.sectionIdentifier(containingItem: 2), "c")
        snapshot.deleteAllItems()
        expectEqual(snapshot.numberOfItems, 0)
        expectEqual(snapshot.numberOfSections, 0)
    }

    @Test func `sections come, go and move with their items`() {
        var snapshot = sample()
        snapshot.moveSection("c", beforeSection: "a")
        expectEqual(content(snapshot), [[6], [1, 2, 3], [4, 5]])
        snapshot.moveSection("c", afterSection: "a")
        snapshot.insertSections(["d"], beforeSection: "b")
        snapshot.insertSections(["e"], afterSection: "b")
        expectEqual(snapshot.sectionIdentifiers, ["a", "c", "d", "b", "e"])
        snapshot.deleteSections(["a", "z"])
        expectEqual(content(snapshot), [[6], [], [4, 5], []])
        expectTrue(snapshot.indexOfItem(1) == nil)
        expectEqual(snapshot.indexOfSection("b"), 2)
        snapshot.appendItems([1], toSection: "d")
        expectEqual(snapshot.indexOfItem(1), 1)
    }

    @Test func `what is to be reloaded is remembered`() {
        var snapshot = sample()
        snapshot.reloadItems([5, 1])
        snapshot.reconfigureItems([2])
        snapshot.reloadSections(["c"])
        expectEqual(snapshot.reloadedItemIdentifiers, [1, 5])
        expectEqual(snapshot.reconfiguredItemIdentifiers, [2])
        expectEqual(snapshot.reloadedSectionIdentifiers, ["c"])
    }

    @Test func `what cannot be changes nothing`() {
        var snapshot = sample()
        snapshot.appendItems([7, 1, 7], toSection: "b")
        snapshot.appendItems([8], toSection: "z")
        snapshot.insertItems([8], beforeItem: 99)
        snapshot.moveItem(99, afterItem: 1)
        snapshot.moveItem(1, afterItem: 1)
        snapshot.reloadItems([99])
        snapshot.appendSections(["a"])
        snapshot.moveSection("z", beforeSection: "a")
        snapshot.moveSection("a", beforeSection: "a")
        expectEqual(content(snapshot), [[1, 2, 3], [4, 5, 7], [6]])
        expectEqual(snapshot.reloadedItemIdentifiers, [])
        var empty = Snapshot()
        empty.appendItems([1])
        expectEqual(empty.numberOfItems, 0)
    }

    @Test func `a section's tree shows the branches that are open`() {
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["fruit", "tea"])
        tree.append(["apple", "pear"], to: "fruit")
        tree.append(["red", "green"], to: "apple")
        expectEqual(tree.items, ["fruit", "apple", "red", "green", "pear", "tea"])
        expectEqual(tree.visibleItems, ["fruit", "tea"])
        tree.expand(["fruit"])
        expectEqual(tree.visibleItems, ["fruit", "apple", "pear", "tea"])
        expectEqual(tree.level(of: "green"), 2)
        expectEqual(tree.parent(of: "green"), "apple")
        expectTrue(tree.isVisible("apple"))
        expectTrue(!tree.isVisible("red"))
        tree.insert(["plum"], before: "pear")
        expectEqual(tree.visibleItems, ["fruit", "apple", "plum", "pear", "tea"])
        let part = tree.snapshot(of: "fruit", includingParent: false)
        expectEqual(part.rootItems, ["apple", "plum", "pear"])
        expectEqual(part.items, ["apple", "red", "green", "plum", "pear"])
        tree.delete(["apple"])
        expectEqual(tree.items, ["fruit", "plum", "pear", "tea"])
        expectTrue(!tree.contains("red"))
        tree.collapse(["fruit"])
        expectEqual(tree.visibleItems, ["fruit", "tea"])
    }

    @Test func `a transaction tells by section what has moved`() throws {
        let before = sample()
        var after = before
        after.moveItem(3, beforeItem: 1)
        after.moveItem(4, afterItem: 6)
        let whole = NSDiffableDataSourceTransaction(from: before, to: after)
        expectEqual(whole.sectionTransactions.map(\.sectionIdentifier), ["a", "b", "c"])
        let first = try #require(whole.sectionTransactions.first)
        expectEqual([1, 2, 3].applying(first.difference), [3, 1, 2])
        expectEqual(first.finalSnapshot.items, [3, 1, 2])
        expectEqual(before.itemIdentifiers.applying(whole.difference), after.itemIdentifiers)
    }
}
