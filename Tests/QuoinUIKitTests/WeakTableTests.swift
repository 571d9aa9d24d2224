import QuoinUIKit
import TestSupport
import Testing

/// Tables of objects that nobody needs to keep.
@MainActor
@Suite struct WeakTableTests {
    private protocol Listener: AnyObject {}
    private final class Ear: Listener {}

    @MainActor @Test func `a table keeps nothing, and has everything once`() {
        let table = NSHashTable<any Listener>.weakObjects()
        let first = Ear()
        var second: Ear? = Ear()
        table.add(first)
        table.add(second)
        table.add(first)
        expectEqual(table.count, 2)
        expectTrue(table.allObjects.map { $0 === first } == [true, false])
        second = nil
        expectTrue(table.count == 1 && table.anyObject === first && table.contains(first))
        table.remove(first)
        expectTrue(table.allObjects.isEmpty)
        let keeping = NSHashTable<Ear>()
        keeping.add(Ear())
        expectEqual(keeping.count, 1)
    }

    @MainActor @Test func `what belongs to an object goes with it`() {
        let table = NSMapTable<NSString, Ear>.strongToWeakObjects()
        var ear: Ear? = Ear()
        table.setObject(ear, forKey: "left")
        // Another text of the same letters is the same key.
        expectTrue(table.object(forKey: NSString(string: "le" + "ft")) === ear)
        ear = nil
        expectTrue(table.object(forKey: "left") == nil && table.count == 0)
        let owners = NSMapTable<Ear, NSString>.weakToStrongObjects()
        var owner: Ear? = Ear()
        owners.setObject("it", forKey: owner)
        expectEqual(owners.count, 1)
        owner = nil
        expectEqual(owners.count, 0)
    }
}
