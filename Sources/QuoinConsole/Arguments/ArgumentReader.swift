/// Takes the arguments of a verb one after the other.
package struct ArgumentReader {
    private var rest: ArraySlice<String>
    /// What stands behind the `=` of the option read last.
    private var attached: String?

    package init(_ arguments: [String]) {
        rest = arguments[...]
    }

    /// The next argument; of `--name=value`, the name.
    package mutating func next() -> String? {
        guard let argument = rest.popFirst() else { return nil }
        attached = nil
        guard argument.hasPrefix("--"), let sign = argument.firstIndex(of: "=") else {
            return argument
        }
        attached = String(argument[argument.index(after: sign)...])
        return String(argument[..<sign])
    }

    /// The value of an option that has just been read.
    package mutating func value(of option: String, as what: String) throws(UsageError) -> String {
        if let attached {
            self.attached = nil
            return attached
        }
        guard let value = rest.popFirst(), !value.hasPrefix("--") else {
            throw UsageError("\(option) needs \(what)")
        }
        return value
    }

    /// Makes sure that no value was given to an option that takes none.
    package func expectNoValue(of option: String) throws(UsageError) {
        guard attached == nil else { throw UsageError("\(option) takes no value") }
    }
}
