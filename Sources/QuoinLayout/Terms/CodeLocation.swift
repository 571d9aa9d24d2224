/// A place in someone's source code.
public struct CodeLocation: Sendable {
    /// The file, as `#fileID` gives it: module and file name.
    public let file: StaticString
    /// The line, counted from 1.
    public let line: UInt

    /// Makes a location; by default that of the call.
    @inlinable
    public init(file: StaticString = #fileID, line: UInt = #line) {
        self.file = file
        self.line = line
    }

    /// Whether there is such a place. What was made by applying a mend, for one, stands nowhere yet.
    package var isKnown: Bool { line > 0 }
}

extension CodeLocation: CustomStringConvertible {
    /// File name and line, as in `"Profile.swift:42"`.
    public var description: String {
        isKnown ? "\(file.description.afterLastSlash):\(line)" : "a place that is not known"
    }
}

extension CodeLocation: Hashable {
    /// Whether both are the same line of the same file.
    public static func == (first: CodeLocation, second: CodeLocation) -> Bool {
        first.line == second.line && first.file.description == second.file.description
    }

    /// Tells a hasher the file and the line.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(file.description)
        hasher.combine(line)
    }
}

extension String {
    /// The part of a path that names the file.
    fileprivate var afterLastSlash: Substring {
        var start = utf8.startIndex
        for index in utf8.indices where utf8[index] == UInt8(ascii: "/") {
            start = utf8.index(after: index)
        }
        return self[start...]
    }
}
