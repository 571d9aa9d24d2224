import Foundation

/// What belongs to objects that nobody needs to keep, or is not kept itself: Apple's Foundation has it, and the one of
/// Linux does not. Keys are the same if they are equal.
open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private let keepsKeys: Bool
    private let keepsObjects: Bool
    private var entries: [Entry] = []

    private struct Entry {
        weak var key: KeyType?
        weak var object: ObjectType?
        var kept: [AnyObject]
    }

    /// As in Foundation: weakly, where the options say so.
    public init(
        keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options,
        capacity: Int = 0
    ) {
        keepsKeys = !keyOptions.contains(.weakMemory)
        keepsObjects = !valueOptions.contains(.weakMemory)
    }
    /// As in Foundation.
    public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable<KeyType, ObjectType>(keyOptions: .strongMemory, valueOptions: .strongMemory)
    }
    /// As in Foundation.
    public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable<KeyType, ObjectType>(keyOptions: .weakMemory, valueOptions: .strongMemory)
    }
    /// As in Foundation.
    public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable<KeyType, ObjectType>(keyOptions: .strongMemory, valueOptions: .weakMemory)
    }
    /// As in Foundation.
    public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
        NSMapTable<KeyType, ObjectType>(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    /// As in Foundation.
    open func object(forKey key: KeyType?) -> ObjectType? {
        guard let key else { return nil }
        return entries.first { isSame($0.key, key) }?.object
    }
    /// As in Foundation.
    open func setObject(_ object: ObjectType?, forKey key: KeyType?) {
        guard let key else { return }
        removeObject(forKey: key)
        guard let object else { return }
        let kept: [AnyObject] = (keepsKeys ? [key] : []) + (keepsObjects ? [object] : [])
        entries.append(Entry(key: key, object: object, kept: kept))
    }
    /// As in Foundation.
    open func removeObject(forKey key: KeyType?) {
        entries.removeAll { $0.key == nil || $0.object == nil || isSame($0.key, key) }
    }
    /// As in Foundation.
    open func removeAllObjects() { entries = [] }
    /// As in Foundation, but without those that are gone.
    open var count: Int { entries.count { $0.key != nil && $0.object != nil } }
    /// As in Foundation, but in the order in which they came.
    open func keyEnumerator() -> NSEnumerator {
        NSArray(array: entries.filter { $0.object != nil }.compactMap(\.key)).objectEnumerator()
    }
    /// As in Foundation, but in the order in which their keys came.
    open func objectEnumerator() -> NSEnumerator? {
        NSArray(array: entries.filter { $0.key != nil }.compactMap(\.object)).objectEnumerator()
    }

    private func isSame(_ one: KeyType?, _ other: KeyType?) -> Bool {
        if one === other { return one != nil }
        guard let one = one as? NSObject, let other = other as? NSObject else { return false }
        return one.isEqual(other)
    }
}
