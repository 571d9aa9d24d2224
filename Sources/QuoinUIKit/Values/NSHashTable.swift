import Foundation

/// Objects that nobody needs to keep, as those that are to hear of something: Apple's Foundation has it, and the one of
/// Linux does not. What it may contain are objects, though a protocol may name them.
open class NSHashTable<ObjectType>: NSObject {
    /// Whether the table keeps what is in it.
    private let keeps: Bool
    private var entries: [Entry] = []

    private struct Entry {
        weak var object: AnyObject?
        var kept: AnyObject?
    }

    /// As in Foundation: weakly, if the options say so.
    public init(options: NSPointerFunctions.Options, capacity: Int = 0) {
        keeps = !options.contains(.weakMemory)
    }
    /// As in Foundation: a table that keeps what is in it.
    public override convenience init() { self.init(options: .strongMemory) }
    /// As in Foundation: a table that keeps nothing.
    public class func weakObjects() -> NSHashTable<ObjectType> {
        NSHashTable<ObjectType>(options: .weakMemory)
    }

    /// As in Foundation: an object is there once.
    open func add(_ object: ObjectType?) {
        guard let object, !contains(object) else { return }
        let added = object as AnyObject
        entries.append(Entry(object: added, kept: keeps ? added : nil))
    }
    /// As in Foundation.
    open func remove(_ object: ObjectType?) {
        guard let object else { return }
        let removed = object as AnyObject
        entries.removeAll { $0.object == nil || $0.object === removed }
    }
    /// As in Foundation.
    open func removeAllObjects() { entries = [] }
    /// As in Foundation.
    open func contains(_ object: ObjectType?) -> Bool {
        guard let object else { return false }
        let sought = object as AnyObject
        return entries.contains { $0.object === sought }
    }
    /// As in Foundation, but in the order in which they came: those that are still there.
    open var allObjects: [ObjectType] { entries.compactMap { $0.object as? ObjectType } }
    /// As in Foundation, but without those that are gone.
    open var count: Int { entries.count { $0.object != nil } }
    /// As in Foundation.
    open var anyObject: ObjectType? { allObjects.first }
    /// As in Foundation.
    open func objectEnumerator() -> NSEnumerator {
        NSArray(array: entries.compactMap(\.object)).objectEnumerator()
    }
}

/// How ``NSHashTable`` and ``NSMapTable`` keep things.
public enum NSPointerFunctions {
    /// As in Foundation: whether things are kept, and what makes them the same.
    public struct Options: OptionSet, Sendable {
        /// As in Foundation.
        public let rawValue: UInt
        /// As in Foundation.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As in Foundation.
        public static let strongMemory: Options = []
        /// As in Foundation.
        public static let weakMemory = Options(rawValue: 5)
        /// Objects are the same only if they are one: so it is in any case.
        public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    }
}
