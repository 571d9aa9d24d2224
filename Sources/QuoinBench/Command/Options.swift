import Quoin

/// What the command line asks for.
struct Options {
    /// What is to be done.
    enum Action {
        case help
        case version
        case list
        case measure
        case compare
        case check(CheckCommand)
        case fuzz(FuzzCommand)
        /// One operation of a measure, for the peak of its memory: how the command calls itself.
        case peak(measure: String)
    }

    /// The option by which the command calls itself for a peak.
    static let peakFlag = "--peak-of"
    private static let known = [
        "--list", "--help", "--version", "--json", "--edit", "--only", "--repetitions", "--seed",
        "--sequences", "--sequence", "--steps",
    ]

    private(set) var action = Action.measure
    private(set) var writesJSON = false
    private(set) var repetitions: Int?
    private(set) var workloads: [String] = []
    private(set) var edited: [String] = []
    /// The measures that are wanted; all, if none is named.
    private(set) var measures: [String] = []

    private var check = CheckCommand()
    private var fuzz = FuzzCommand()
    /// The options of the commands that try things at random.
    private var randomFlags: [String] = []

    /// Reads the arguments that follow the command's name.
    init(_ arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        switch rest.first {
        case nil: action = .help
        case "compare":
            action = .compare
            rest.removeFirst()
        case "check":
            action = .check(check)
            rest.removeFirst()
        case "fuzz":
            action = .fuzz(fuzz)
            rest.removeFirst()
        default: break
        }
        while let argument = rest.popFirst() {
            try read(argument, &rest)
        }
        try settle()
    }

    /// The workloads that were asked for.
    var requests: [WorkloadRequest] {
        workloads.map { WorkloadRequest(text: $0, edited: edited) }
    }

    /// Whether a measure is to be reported.
    func wants(_ measure: Measure) -> Bool {
        measures.isEmpty || measures.contains(measure.name)
    }

    // MARK: - Reading

    private mutating func read(
        _ argument: String, _ rest: inout ArraySlice<String>
    ) throws(UsageError) {
        switch argument {
        case "--help", "-h": action = .help
        case "--version": action = .version
        case "--list": action = .list
        case "--json": writesJSON = true
        case "--edit":
            let names = try value(of: argument, &rest)
            edited = names.split(separator: ",").map(String.init)
        case "--only":
            let names = try value(of: argument, &rest)
            measures = names.split(separator: ",").map(String.init)
        case "--repetitions": repetitions = try count(after: argument, &rest)
        case "--seed":
            let text = try value(of: argument, &rest)
            guard let seed = UInt64(text) else {
                throw UsageError("--seed needs a whole number, not \(PrintableText.quoted(text))")
            }
            check.seed = seed
            fuzz.seed = seed
            randomFlags.append(argument)
        case "--sequences":
            check.sequences = try count(after: argument, &rest)
            randomFlags.append(argument)
        case "--steps":
            check.steps = try count(after: argument, &rest)
            fuzz.steps = check.steps
            randomFlags.append(argument)
        case "--sequence":
            let text = try value(of: argument, &rest)
            guard let index = Int(text), index >= 0 else {
                throw UsageError(
                    "--sequence needs a whole number, not \(PrintableText.quoted(text))")
            }
            fuzz.sequence = index
            randomFlags.append(argument)
        case FuzzCommand.batchFlag:
            let parts = try value(of: argument, &rest).split(separator: ":").compactMap { Int($0) }
            guard parts.count == 2, parts[0] >= 0, parts[1] > 0 else {
                throw UsageError("\(argument) needs FIRST:COUNT")
            }
            fuzz.batch = (parts[0], parts[1])
        case FuzzCommand.tryFlag: fuzz.file = try value(of: argument, &rest)
        case Self.peakFlag: action = .peak(measure: try value(of: argument, &rest))
        case _ where argument.hasPrefix("-"):
            throw UsageError.unknown("option", argument, among: Self.known)
        default: workloads.append(argument)
        }
    }

    private func value(
        of option: String, _ rest: inout ArraySlice<String>
    ) throws(UsageError) -> String {
        guard let value = rest.popFirst() else {
            throw UsageError("a value is missing after \(option)")
        }
        return value
    }

    private func count(
        after option: String, _ rest: inout ArraySlice<String>
    ) throws(UsageError) -> Int {
        let text = try value(of: option, &rest)
        guard let count = Int(text), count > 0 else {
            throw UsageError(
                "\(option) needs a whole number above 0, not \(PrintableText.quoted(text))")
        }
        return count
    }

    /// Sees that what was asked for goes together.
    private mutating func settle() throws(UsageError) {
        switch action {
        case .check:
            try refuseWorkloads(for: "check")
            action = .check(check)
        case .fuzz:
            try refuseWorkloads(for: "fuzz")
            action = .fuzz(fuzz)
        case .help, .version, .list:
            break
        case .measure, .compare, .peak:
            if let flag = randomFlags.first {
                throw UsageError("\(flag) belongs to check or fuzz")
            }
            if !edited.isEmpty, !workloads.contains(where: { $0.hasPrefix("system:") }) {
                throw UsageError("--edit belongs to system:FILE")
            }
            if case .compare = action {
                guard measures.isEmpty else {
                    throw UsageError("--only means nothing to compare")
                }
                return
            }
            if workloads.isEmpty {
                throw UsageError("no workload is named; see quoin-bench --list")
            }
        }
    }

    private func refuseWorkloads(for command: String) throws(UsageError) {
        if let workload = workloads.first {
            throw UsageError(
                "\(command) takes no workload, so \(PrintableText.quoted(workload)) means nothing")
        }
    }
}
