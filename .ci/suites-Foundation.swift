// Stands in for what the tests have of Foundation, in Embedded Swift; see .ci/suites. Node does it.

@_extern(wasm, module: "suites", name: "open")
@_extern(c)
func openInNode(_ path: UnsafePointer<UInt8>?, _ count: Int) -> Int

@_extern(wasm, module: "suites", name: "read")
@_extern(c)
func readInNode(_ start: UnsafeMutablePointer<UInt8>?)

@_extern(wasm, module: "suites", name: "exp")
@_extern(c)
func exponential(_ number: Double) -> Double

@_extern(wasm, module: "suites", name: "sin")
@_extern(c)
func sine(_ number: Double) -> Double

@_extern(wasm, module: "suites", name: "cos")
@_extern(c)
func cosine(_ number: Double) -> Double

public func exp(_ number: Double) -> Double { exponential(number) }
public func sin(_ number: Double) -> Double { sine(number) }
public func cos(_ number: Double) -> Double { cosine(number) }

/// What the steps of a stride are counted with. They are whole numbers in the tests.
@_cdecl("fma")
func multiplyAndAdd(_ factor: Double, _ number: Double, _ addend: Double) -> Double {
    factor * number + addend
}

/// Nothing is said of how the tests are to run.
public struct ProcessInfo: Sendable {
    public static let processInfo = ProcessInfo()
    public var environment: [String: String] { [:] }
}

/// Reads a number; the text goes on behind it.
public func strtod(
    _ text: UnsafePointer<CChar>, _ end: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> Double {
    var start = text
    while start.pointee == 0x20 {
        start += 1
    }
    var next = start
    while let character = Optional(UInt8(bitPattern: next.pointee)),
        character &- 0x30 < 10 || "+-.eE".utf8.contains(character)
    {
        next += 1
    }
    end.pointee = UnsafeMutablePointer(mutating: next)
    let bytes = UnsafeRawBufferPointer(start: start, count: next - start)
    if let whole = wholeNumber(bytes) {
        return whole
    }
    guard let number = Double(String(decoding: bytes, as: UTF8.self)) else {
        end.pointee = UnsafeMutablePointer(mutating: text)
        return 0
    }
    return number
}

/// Nearly all are small and whole.
private func wholeNumber(_ bytes: UnsafeRawBufferPointer) -> Double? {
    let isNegative = bytes.first == UInt8(ascii: "-")
    let digits = bytes.dropFirst(isNegative ? 1 : 0)
    guard (1...9).contains(digits.count), digits.allSatisfy({ $0 &- 0x30 < 10 }) else { return nil }
    let magnitude = Double(digits.reduce(0 as Int32) { 10 * $0 + Int32($1 - 0x30) })
    return isNegative ? -magnitude : magnitude
}

public struct URL {
    private let path: [Substring]

    public init(fileURLWithPath path: String) {
        self.path = path.split(separator: "/")
    }

    private init(_ path: [Substring]) { self.path = path }

    public func deletingLastPathComponent() -> URL { URL(path.dropLast()) }
    public func appendingPathComponent(_ component: String) -> URL {
        URL(path + component.split(separator: "/"))
    }

    fileprivate var contents: [UInt8] {
        let bytes = Array(("/" + path.joined(separator: "/")).utf8)
        let count = bytes.withUnsafeBufferPointer { openInNode($0.baseAddress, $0.count) }
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            readInNode(buffer.baseAddress)
            initialized = count
        }
    }
}

public struct Data: Sequence {
    private let bytes: [UInt8]

    public init(contentsOf file: URL) { bytes = file.contents }

    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
    public var underestimatedCount: Int { bytes.count }
}

extension String {
    public enum Encoding { case utf8 }

    public init(contentsOf file: URL, encoding: Encoding) {
        self.init(decoding: file.contents, as: UTF8.self)
    }
}
