import Foundation
import QuoinSolver

/// Reads the files that `Fixtures/generate_systems.py` writes, where their format is described.
///
/// In short: a line begins with a letter; `s` number and family, `v` the kinds of the variables,
/// `r` a row, and then the answer: `i` for infeasible, or `o` and the sums, then perhaps `a` and
/// the ambiguous variables.
///
/// The files are some megabytes long and tests run unoptimised, so this works on bytes.
struct FixtureReader {
    struct Malformed: Error {
        var file: String
        var line: Int
    }

    /// The systems of a file, read once.
    static let systems = Result { try read("systems.txt") }
    /// Small systems that come with their ambiguous variables, read once.
    static let ambiguity = Result { try read("ambiguity.txt") }

    private static func read(_ name: String) throws -> [FixtureSystem] {
        let folder = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent()
        var bytes = [UInt8](
            try Data(contentsOf: folder.appendingPathComponent("Fixtures/\(name)")))
        bytes.append(0)
        return try bytes.withUnsafeBufferPointer { bytes in
            guard let start = bytes.baseAddress else { return [] }
            var reader = FixtureReader(next: start, file: name)
            return try reader.readSystems()
        }
    }

    /// The next byte to be read. The last one is 0.
    private var next: UnsafePointer<UInt8>
    private let file: String
    private var line = 1

    private init(next: UnsafePointer<UInt8>, file: String) {
        self.next = next
        self.file = file
    }

    private mutating func readSystems() throws -> [FixtureSystem] {
        var systems: [FixtureSystem] = []
        var system: FixtureSystem?
        while next.pointee != 0 {
            let letter = next.pointee
            next += 1
            if letter == UInt8(ascii: "s") {
                systems += [system].compactMap { $0 }
                system = FixtureSystem(number: Int(try readNumber()), family: readWord())
            } else {
                try readLine(letter, into: &system)
            }
            guard next.pointee == UInt8(ascii: "\n") else { throw malformed }
            next += 1
            line += 1
        }
        return systems + [system].compactMap { $0 }
    }

    private mutating func readLine(_ letter: UInt8, into system: inout FixtureSystem?) throws {
        switch letter {
        case UInt8(ascii: "v"):
            system?.model.isNonNegative = readWord().utf8.map { $0 == UInt8(ascii: "n") }
        case UInt8(ascii: "r"):
            let row = try readRow()
            system?.model.rows.append(row)
        case UInt8(ascii: "i"):
            system?.answer = .infeasible
        case UInt8(ascii: "o"):
            system?.answer = .sums(try readPairs().map { (Priority(Float($0)), $1) })
        case UInt8(ascii: "a"):
            var variables: Set<Int> = []
            while next.pointee == UInt8(ascii: " ") {
                variables.insert(Int(try readNumber()))
            }
            system?.ambiguous = variables
        default:
            throw malformed
        }
    }

    private mutating func readRow() throws -> Model.Row {
        let priority = Priority(Float(try readNumber()))
        let relation: Relation
        switch readWord() {
        case "<=": relation = .lessThanOrEqual
        case "=": relation = .equal
        case ">=": relation = .greaterThanOrEqual
        default: throw malformed
        }
        let constant = try readNumber()
        let terms = try readPairs().map { Model.Term(variable: Int($0), coefficient: $1) }
        return Model.Row(terms: terms, relation: relation, constant: constant, priority: priority)
    }

    /// Pairs of numbers with a colon in between, up to the end of the line.
    private mutating func readPairs() throws -> [(Double, Double)] {
        var pairs: [(Double, Double)] = []
        while next.pointee == UInt8(ascii: " ") {
            let first = try readNumber()
            guard next.pointee == UInt8(ascii: ":") else { throw malformed }
            next += 1
            pairs.append((first, try readNumber()))
        }
        return pairs
    }

    private mutating func readNumber() throws -> Double {
        // The file is plain ASCII in the format of C, whose reader gives the nearest double.
        let text = UnsafeRawPointer(next).assumingMemoryBound(to: CChar.self)
        var end: UnsafeMutablePointer<CChar>?
        let number = strtod(text, &end)
        guard let end, end != text else { throw malformed }
        next += UnsafePointer(end) - text
        return number
    }

    /// The bytes after the next space, up to a space or the end of the line.
    private mutating func readWord() -> String {
        if next.pointee == UInt8(ascii: " ") {
            next += 1
        }
        let start = next
        while next.pointee > UInt8(ascii: " ") {
            next += 1
        }
        return String(
            decoding: UnsafeBufferPointer(start: start, count: next - start), as: UTF8.self)
    }

    private var malformed: Malformed {
        Malformed(file: file, line: line)
    }
}
