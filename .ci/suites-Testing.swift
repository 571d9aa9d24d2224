// Stands in for Swift Testing in Embedded Swift; see .ci/suites. The tests are rewritten to call it.

@_extern(wasm, module: "suites", name: "fail")
@_extern(c)
func noteFailure(_ line: Int, _ start: UnsafePointer<UInt8>?, _ count: Int)

/// Ends the test: nothing behind the call is reached.
@_extern(wasm, module: "suites", name: "end")
@_extern(c)
func endInNode()

@_extern(wasm, module: "suites", name: "print")
@_extern(c)
func printInNode(_ byte: Int32)

/// What the library prints before it traps. Link with `--wrap=putchar`.
@_cdecl("__wrap_putchar")
public func printByte(_ byte: Int32) -> Int32 {
    printInNode(byte)
    return byte
}

/// Where a check stands; in which file, Node knows, which knows the test.
public struct SourceLocation: ExpressibleByIntegerLiteral, Sendable {
    let line: Int

    public init(integerLiteral line: Int) { self.line = line }
}

/// What is said of a check.
public struct Comment: ExpressibleByStringInterpolation, CustomStringConvertible, Sendable {
    public var rawValue: String
    public var description: String { rawValue }

    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

public protocol CustomTestStringConvertible {
    var testDescription: String { get }
}

public enum Issue {
    public static func record(_ comment: Comment? = nil, sourceLocation: SourceLocation = #line) {
        report(comment?.rawValue ?? "an issue was recorded", sourceLocation)
    }
}

/// Which of a test's arguments are the current ones, counted from 0.
nonisolated(unsafe) private var argument: Int?

private func report(_ message: String, _ place: SourceLocation) {
    var text = message
    if let argument {
        text = "argument \(argument): " + text
    }
    let bytes = Array(text.utf8)
    bytes.withUnsafeBufferPointer { noteFailure(place.line, $0.baseAddress, $0.count) }
}

/// What nobody catches, and a value that is required and missing, end the test.
private func end(_ message: String, _ place: SourceLocation = 0) -> Never {
    report(message, place)
    endInNode()
    fatalError()
}

prefix operator !!!

/// An error is thrown in a test.
public prefix func !!! <Thrown: Error>(error: Thrown) -> Never {
    end("an error was thrown")
}

/// What TestSupport's function of this name is with Swift Testing.
public func expectTrue(
    _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation = #line
) {
    if !condition {
        report(comment()?.rawValue ?? "", sourceLocation)
    }
}

/// What TestSupport's function of this name is with Swift Testing.
public func expectEqual<Value: Equatable>(
    _ found: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation = #line
) {
    expectTrue(found == expected, comment(), sourceLocation: sourceLocation)
}

public func _require(
    _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation = #line
) {
    if !condition {
        end(comment()?.rawValue ?? "", sourceLocation)
    }
}

public func _require<Value>(
    _ value: Value?, _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation = #line
) -> Value {
    guard let value else { end(comment()?.rawValue ?? "", sourceLocation) }
    return value
}

@discardableResult
public func _expectThrows<Thrown: Error, Result>(
    throws type: Thrown.Type, _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation = #line, performing body: () throws(Thrown) -> Result
) -> Thrown? {
    do throws(Thrown) {
        _ = try body()
    } catch {
        return error
    }
    report(comment()?.rawValue ?? "nothing was thrown", sourceLocation)
    return nil
}

@discardableResult
public func _expectThrows<Thrown: Error & Equatable, Result>(
    throws expected: Thrown, _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation = #line, performing body: () throws(Thrown) -> Result
) -> Thrown? {
    do throws(Thrown) {
        _ = try body()
    } catch {
        if error != expected {
            report(comment()?.rawValue ?? "another error was thrown", sourceLocation)
        }
        return error
    }
    report(comment()?.rawValue ?? "nothing was thrown", sourceLocation)
    return nil
}

public func _requireThrows<Thrown: Error, Result>(
    throws type: Thrown.Type, _ comment: @autoclosure () -> Comment? = nil,
    sourceLocation: SourceLocation = #line, performing body: () throws(Thrown) -> Result
) -> Thrown {
    do throws(Thrown) {
        _ = try body()
    } catch {
        return error
    }
    end(comment()?.rawValue ?? "nothing was thrown", sourceLocation)
}

// MARK: Arguments

public func _each<Arguments: Sequence>(
    _ arguments: Arguments, _ test: (Arguments.Element) -> Void
) {
    var index = 0
    for one in arguments {
        argument = index
        test(one)
        index += 1
    }
    argument = nil
}

public func _each<First: Sequence, Second: Sequence>(
    _ first: First, _ second: Second, _ test: (First.Element, Second.Element) -> Void
) {
    var index = 0
    for one in first {
        for other in second {
            argument = index
            test(one, other)
            index += 1
        }
    }
    argument = nil
}

// MARK: Texts

// Without reflection there are no words for most values. They are in comments only.
extension DefaultStringInterpolation {
    public mutating func appendInterpolation<Value>(_ value: Value) {
        appendLiteral("…")
    }

    public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value?) {
        if let value {
            appendLiteral("Optional(\(value))")
        } else {
            appendLiteral("nil")
        }
    }

    public mutating func appendInterpolation<Value: CustomStringConvertible>(_ values: [Value]) {
        appendLiteral("[" + values.map { "\($0)" }.joined(separator: ", ") + "]")
    }
}

extension StringProtocol {
    /// Whether a text occurs in this one. Embedded Swift has no such thing.
    public func contains(_ other: some StringProtocol) -> Bool {
        let (bytes, wanted) = (Array(utf8), Array(other.utf8))
        guard wanted.count <= bytes.count else { return false }
        return (0...bytes.count - wanted.count).contains { start in
            bytes[start..<start + wanted.count].elementsEqual(wanted)
        }
    }

    /// The text with another one wherever the first is.
    public func replacing(_ other: some StringProtocol, with replacement: some StringProtocol) -> String {
        let (bytes, wanted) = (Array(utf8), Array(other.utf8))
        var result: [UInt8] = []
        var start = 0
        while start < bytes.count {
            if bytes[start...].starts(with: wanted) {
                result += Array(replacement.utf8)
                start += wanted.count
            } else {
                result.append(bytes[start])
                start += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
