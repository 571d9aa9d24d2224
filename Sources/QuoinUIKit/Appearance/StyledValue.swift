/// Something that a model hands on to those of its class.
@MainActor
protocol AnyStyledValue {
    /// Lets one of a class take what the first model says of it, unless it says it itself. `given` is what it has taken
    /// before.
    func give(to target: NSObject, from models: [AppearanceModel], given: inout Any?)
}

/// One property, as it is read and written.
@MainActor
struct StyledValue<Owner: NSObject, Value>: AnyStyledValue {
    let read: (Owner) -> Value
    let write: (Owner, Value) -> Void
    let isSame: (Value, Value) -> Bool

    private struct Given {
        var value: Value
        var before: Value
    }

    func give(to target: NSObject, from models: [AppearanceModel], given: inout Any?) {
        guard let target = target as? Owner else { return }
        let present = read(target)
        // What was set since then, the target says itself.
        let taken = (given as? Given).flatMap { isSame($0.value, present) ? $0 : nil }
        given = nil
        let own = taken?.before ?? present
        guard let said = said(by: models), isSame(own, said.usual) else {
            if taken != nil { write(target, own) }
            return
        }
        if !isSame(present, said.value) { write(target, said.value) }
        // As it is read: what takes a value may keep another one.
        given = Given(value: read(target), before: own)
    }

    /// What the first model says that says anything, and what it is where nobody does.
    private func said(by models: [AppearanceModel]) -> (value: Value, usual: Value)? {
        for model in models {
            guard let said = model.said as? Owner, let plain = model.plain as? Owner else {
                continue
            }
            let (value, usual) = (read(said), read(plain))
            if !isSame(value, usual) { return (value, usual) }
        }
        return nil
    }
}

extension StyledValue where Value: Equatable {
    init(_ path: ReferenceWritableKeyPath<Owner, Value>) {
        self.init(
            read: { $0[keyPath: path] }, write: { $0[keyPath: path] = $1 }, isSame: { $0 == $1 })
    }

    init(read: @escaping (Owner) -> Value, write: @escaping (Owner, Value) -> Void) {
        self.init(read: read, write: write, isSame: { $0 == $1 })
    }
}

extension StyledValue where Value == [NSAttributedString.Key: Any]? {
    /// Attributes of texts.
    init(
        attributes read: @escaping (Owner) -> Value, write: @escaping (Owner, Value) -> Void
    ) {
        self.init(read: read, write: write) { ($0 ?? [:]).saysTheSame(as: $1 ?? [:]) }
    }
}

extension StyledValue where Value: UIBarAppearance {
    /// What a bar looks like. Those that say nothing are alike.
    init(bar path: ReferenceWritableKeyPath<Owner, Value>) {
        self.init(read: { $0[keyPath: path] }, write: { $0[keyPath: path] = $1 }) {
            $0 === $1 || $0.saysNothing && $1.saysNothing
        }
    }
}

extension [NSAttributedString.Key: Any] {
    /// Whether the attributes are the same. Dictionaries of Foundation find fonts and colours to be others always, on
    /// systems that have no runtime of Objective-C.
    fileprivate func saysTheSame(as other: Self) -> Bool {
        count == other.count
            && allSatisfy { key, value in other[key].map { Self.areSame(value, $0) } ?? false }
    }

    private static func areSame(_ one: Any, _ other: Any) -> Bool {
        if let one = one as? NSObject, let other = other as? NSObject { return one.isEqual(other) }
        guard let one = one as? any Equatable else { return false }
        return one.isSame(as: other)
    }
}

extension Equatable {
    fileprivate func isSame(as other: Any) -> Bool { (other as? Self) == self }
}
