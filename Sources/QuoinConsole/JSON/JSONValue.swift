import Quoin

/// A value of JSON, and where it stands.
package struct JSONValue: Sendable {
    /// What it is.
    package enum Content: Sendable {
        case null
        case boolean(Bool)
        case number(Double)
        case string(String)
        case list([JSONValue])
        case object([JSONMember])
        /// Something that is wrong, as was told when it was read.
        case unreadable
    }

    package let content: Content
    /// The index of its first byte.
    package let place: Int

    /// What it is, in the words of a message: `"abc"`, `12`, `a list`.
    package var inWords: String {
        switch content {
        case .null: "null"
        case .boolean(let value): "\(value)"
        case .number(let value): value.plainText
        case .string(let value): PrintableText.quoted(value)
        case .list: "a list"
        case .object: "an object"
        case .unreadable: "something else"
        }
    }
}

/// A member of an object: a name with its value.
package struct JSONMember: Sendable {
    package let name: String
    /// The index of the first byte of the name.
    package let place: Int
    package let value: JSONValue
}

/// How one gets to a value from the outside: `figures[2].value`.
package indirect enum JSONPath: CustomStringConvertible, Sendable {
    case root
    case member(of: JSONPath, String)
    case element(of: JSONPath, Int)

    package var description: String {
        switch self {
        case .root: ""
        case .member(.root, let name): Self.written(name)
        case .member(let outer, let name): "\(outer).\(Self.written(name))"
        case .element(let outer, let index): "\(outer)[\(index)]"
        }
    }

    /// A name as it is, or between quotation marks if it does not look like one.
    private static func written(_ name: String) -> String {
        let isPlain =
            (1...60).contains(name.utf8.count)
            && name.utf8.allSatisfy {
                $0 == UInt8(ascii: "_") || ($0 | 0x20) &- UInt8(ascii: "a") < 26
                    || $0 &- UInt8(ascii: "0") < 10
            }
        return isPlain ? name : PrintableText.quoted(name)
    }
}
