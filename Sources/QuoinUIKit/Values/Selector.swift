/// A method that a control, a gesture or a timer calls.
///
/// Without Objective-C a method is known by itself and not by its name: `#selector(save)` is written
/// `Selector(Self.save)`, which is what `quoin port` does. `Selector(save)` is a method bound to its object and keeps
/// that one: where the object keeps the control in turn, neither goes.
///
/// Nor can methods be compared. Two selectors count as the same if they are made at the same place in the code, as
/// each time that a reused cell is filled: a target that is added with the same one again is called once. To take
/// away one of several actions of a target, keep its selector and give the same one back; another one made
/// elsewhere takes away all that the target does.
@preconcurrency @MainActor
public struct Selector {
    /// What is known of it instead of a name.
    private enum Identity: Equatable {
        case place(file: String, line: Int, column: Int)
        case name(String)
    }
    private let identity: Identity
    private let method: @MainActor (_ target: AnyObject?, _ arguments: [Any?]) -> Bool

    /// Calls the method; `false` if the target or the arguments are none of its.
    @discardableResult
    func call(_ target: AnyObject?, _ arguments: [Any?]) -> Bool { method(target, arguments) }

    /// A method of an object, which it keeps. What is not bound to one, as `Self.save`, keeps none.
    public init<Result>(
        _ method: @escaping @MainActor () -> Result, file: String = #fileID, line: Int = #line,
        column: Int = #column
    ) {
        identity = .place(file: file, line: line, column: column)
        self.method = { _, _ in
            _ = method()
            return true
        }
    }
    /// A method of an object, which it keeps, with the sender.
    @_disfavoredOverload
    public init<First, Result>(
        _ method: @escaping @MainActor (First) -> Result, file: String = #fileID, line: Int = #line,
        column: Int = #column
    ) {
        identity = .place(file: file, line: line, column: column)
        self.method = { _, arguments in
            guard let first = arguments.first as? First else { return false }
            _ = method(first)
            return true
        }
    }
    /// A method of an object, which it keeps, with the sender and the event.
    public init<First, Second, Result>(
        _ method: @escaping @MainActor (First, Second) -> Result, file: String = #fileID,
        line: Int = #line,
        column: Int = #column
    ) {
        identity = .place(file: file, line: line, column: column)
        self.method = { _, arguments in
            guard arguments.count > 1, let first = arguments[0] as? First,
                let second = arguments[1] as? Second
            else { return false }
            _ = method(first, second)
            return true
        }
    }
    /// A method of whichever object is the target.
    public init<Target: AnyObject, Result>(
        _ method: @escaping @MainActor (Target) -> @MainActor () -> Result,
        file: String = #fileID, line: Int = #line,
        column: Int = #column
    ) {
        identity = .place(file: file, line: line, column: column)
        self.method = { target, _ in
            guard let target = target as? Target else { return false }
            _ = method(target)()
            return true
        }
    }
    /// A method of whichever object is the target, with the sender.
    public init<Target: AnyObject, First, Result>(
        _ method: @escaping @MainActor (Target) -> @MainActor (First) -> Result,
        file: String = #fileID, line: Int = #line,
        column: Int = #column
    ) {
        identity = .place(file: file, line: line, column: column)
        self.method = { target, arguments in
            guard let target = target as? Target, let first = arguments.first as? First else {
                return false
            }
            _ = method(target)(first)
            return true
        }
    }
    /// A method of whichever object is the target, with the sender and the event.
    public init<Target: AnyObject, First, Second, Result>(
        _ method: @escaping @MainActor (Target) -> @MainActor (First, Second) -> Result,
        file: String = #fileID, line: Int = #line,
        column: Int = #column
    ) {
        identity = .place(file: file, line: line, column: column)
        self.method = { target, arguments in
            guard let target = target as? Target, arguments.count > 1,
                let first = arguments[0] as? First, let second = arguments[1] as? Second
            else { return false }
            _ = method(target)(first, second)
            return true
        }
    }
    // Methods of classes that are not the main actor's, as those of view models often are. Without these, a method
    // with its object still to come would be taken for one that answers with a closure. (Its actor is no part of the
    // name that an initializer has for the linker; the order of its labels is.)

    /// A method of whichever object is the target, of a class that belongs to no actor.
    @_disfavoredOverload
    public init<Target: AnyObject, Result>(
        _ method: @escaping (Target) -> () -> Result, line: Int = #line, column: Int = #column,
        file: String = #fileID
    ) {
        identity = .place(file: file, line: line, column: column)
        self.method = { target, _ in
            guard let target = target as? Target else { return false }
            _ = method(target)()
            return true
        }
    }
    /// A method of whichever object is the target, of a class that belongs to no actor, with the sender.
    @_disfavoredOverload
    public init<Target: AnyObject, First, Result>(
        _ method: @escaping (Target) -> (First) -> Result, line: Int = #line,
        column: Int = #column, file: String = #fileID
    ) {
        identity = .place(file: file, line: line, column: column)
        self.method = { target, arguments in
            guard let target = target as? Target, let first = arguments.first as? First else {
                return false
            }
            _ = method(target)(first)
            return true
        }
    }
    /// A method of whichever object is the target, of a class that belongs to no actor, with the sender and the event.
    @_disfavoredOverload
    public init<Target: AnyObject, First, Second, Result>(
        _ method: @escaping (Target) -> (First, Second) -> Result, line: Int = #line,
        column: Int = #column, file: String = #fileID
    ) {
        identity = .place(file: file, line: line, column: column)
        self.method = { target, arguments in
            guard let target = target as? Target, arguments.count > 1,
                let first = arguments[0] as? First, let second = arguments[1] as? Second
            else { return false }
            _ = method(target)(first, second)
            return true
        }
    }
    /// A method by its name, which nobody can find here: it does nothing.
    public nonisolated init(_ name: String) {
        identity = .name(name)
        method = { _, _ in false }
    }
}

/// A method by its name, which nobody can find here: it does nothing.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

extension Selector: Equatable {
    /// Whether both were made at the same place in the code, or of the same name.
    nonisolated public static func == (one: Selector, other: Selector) -> Bool {
        one.identity == other.identity
    }
}
