import Quoin
import QuoinSolver

/// A workload as it was asked for on the command line: `NAME[:SIZE]`.
struct WorkloadRequest {
    /// The largest size that is accepted, so that no count of views can overflow.
    private static let largestSize = 1_000_000
    /// Where the system is that solvers are usually compared on, if one has it.
    private static let enamlFile = "../shared/bench/enaml.txt"

    /// The text as it was given.
    let text: String
    /// The variables that a system is to be edited by.
    let edited: [String]

    private var name: String { String(text.prefix { $0 != ":" }) }

    private var argument: String? {
        text.firstIndex(of: ":").map { String(text[text.index(after: $0)...]) }
    }

    /// Makes the workload.
    func make() throws -> Workload {
        guard let kind = WorkloadKind(rawValue: name) else {
            throw UsageError.unknown(
                "workload", name, among: WorkloadKind.allCases.map(\.rawValue))
        }
        switch kind {
        case .enaml:
            try refuseArgument()
            return try makeSystem(
                Self.enamlFile, name: "enaml", edited: ["width", "height"])
        case .system:
            guard let file = argument, !file.isEmpty else {
                throw UsageError("system needs a file: system:FILE")
            }
            return try makeSystem(file, name: text, edited: edited)
        case .form:
            try refuseArgument()
            return try FormWorkload.make()
        case .move:
            try refuseArgument()
            return SubtreeWorkload.makeMove()
        case .remove:
            try refuseArgument()
            return SubtreeWorkload.makeRemove()
        case .drag:
            try refuseArgument()
            return try DragWorkload.make()
        case .text:
            try refuseArgument()
            return TextWorkload.make()
        case .sparse: return SparseWorkload.make(try size(or: 200))
        case .list: return ListWorkload.make(try size(or: 1000))
        case .row: return RowWorkload.make(try size(or: 1000))
        case .deep: return DeepWorkload.make(try size(or: 1000))
        case .grid: return GridWorkload.make(try size(or: 30))
        case .feed: return FeedWorkload.make(try size(or: 100))
        case .format: return FormatWorkload.make(try size(or: 5000))
        case .animate: return AnimateWorkload.make(try size(or: 10_000))
        case .inspect: return InspectWorkload.make(try size(or: 100))
        case .parallel: return ParallelWorkload.make(try size(or: 40))
        case .stack: return StackWorkload.make(try size(or: 100))
        case .distribution: return DistributionWorkload.make(try size(or: 1000))
        case .table: return TableWorkload.make(try size(or: 100_000))
        }
    }

    // MARK: - Arguments

    private func refuseArgument() throws(UsageError) {
        guard argument == nil else {
            throw UsageError("\(name) has only one size, so nothing may follow its name")
        }
    }

    private func size(or usual: Int) throws(UsageError) -> Int {
        guard let argument else { return usual }
        guard let size = Int(argument), (1...Self.largestSize).contains(size) else {
            throw UsageError(
                "\(name) needs a whole number from 1 to \(Self.largestSize), not \(PrintableText.quoted(argument))"
            )
        }
        return size
    }

    private func makeSystem(
        _ file: String, name: String, edited: [String]
    ) throws(UsageError) -> Workload {
        guard let text = TextFile.read(file) else {
            throw UsageError("\(name) needs \(file), which cannot be read")
        }
        do {
            let reader = try SystemReader(text)
            var numbers: [Int] = []
            for variable in edited {
                guard let number = reader.variable(named: variable) else {
                    throw UsageError(
                        "\(file) has no variable named \(PrintableText.quoted(variable))")
                }
                numbers.append(number)
            }
            return SystemWorkload.make(name: name, system: reader.system, edited: numbers)
        } catch let error as SystemReadingError {
            throw UsageError("\(file), line \(error.line): \(error.reason)")
        } catch let error as UsageError {
            throw error
        } catch {
            throw UsageError("\(file) cannot be read: \(error)")
        }
    }
}
