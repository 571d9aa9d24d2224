import Quoin

/// `quoin-bench fuzz`: anything that programs may do to views, at random, with everything looked at after
/// each step.
///
/// Sequences run in processes of their own, a batch in each, so that one that ends its process, or does
/// not end, is found like any other fault; and so are the smaller ones that are tried afterwards.
struct FuzzCommand {
    /// The options by which the command calls itself.
    static let batchFlag = "--batch"
    static let tryFlag = "--try"
    /// What a process ends with that has found a fault.
    private static let foundStatus: Int32 = 3
    private static let batchSize = 400
    /// How many seconds a sequence may take; usual are thousandths.
    private static let patience: UInt32 = 60

    var seed: UInt64 = 1
    var steps = 100_000
    /// The one sequence that is wanted.
    var sequence: Int?
    /// The first sequence of a batch and how many it has.
    var batch: (first: Int, count: Int)?
    /// The file of a sequence that is tried.
    var file: String?

    /// Does what was asked for.
    ///
    /// - Returns: The exit status: 1 once a sequence has failed.
    func run() throws -> Int32 {
        // Those that end unawares need not say where; that takes seconds.
        setenv("SWIFT_BACKTRACE", "enable=no", 1)
        if let file { return try runTrial(file) }
        if let batch { return runBatch(batch.first, batch.count) }
        if let sequence { return investigate(sequence) }
        let count = max(1, (steps + FuzzSequence.length - 1) / FuzzSequence.length)
        var first = 0
        while first < count {
            let size = min(Self.batchSize, count - first)
            if let failed = findFailure(first, size) {
                return investigate(failed)
            }
            first += size
        }
        Console.print(
            "\(count * FuzzSequence.length) steps in \(count) sequences, from seed \(seed): "
                + "whenever it was laid out, all was as it must be")
        return 0
    }

    // MARK: Batches

    private func runBatch(_ first: Int, _ count: Int) -> Int32 {
        for index in first..<first + count {
            alarm(Self.patience)
            if FuzzSequence(seed: seed, index: index).run() != nil {
                Console.print("\(index)")
                return Self.foundStatus
            }
        }
        return 0
    }

    /// The first sequence of a batch that fails.
    private func findFailure(_ first: Int, _ count: Int) -> Int? {
        let result = callSelf([Self.batchFlag, "\(first):\(count)"])
        switch result?.status {
        case 0: return nil
        case Self.foundStatus:
            // What a view said that is gone may stand before it.
            let last = result?.output.split(separator: "\n").last
            return last.flatMap { Int($0) } ?? first
        default:
            // It ended without a word; which one did it is found by halves.
            guard count > 1 else { return first }
            let half = count / 2
            return findFailure(first, half) ?? findFailure(first + half, count - half)
        }
    }

    private func callSelf(_ arguments: [String]) -> ChildProcess.Result? {
        ChildProcess.runToAnyEnd(
            CommandLine.arguments[0], ["fuzz", "--seed", "\(seed)"] + arguments)
    }

    // MARK: One sequence

    /// Says what is wrong with a sequence, and with how little that can be had.
    private func investigate(_ index: Int) -> Int32 {
        let whole = FuzzSequence(seed: seed, index: index)
        guard let fault = fault(of: whole) else {
            Console.print("sequence \(index) of seed \(seed): all was as it must be")
            return 0
        }
        Console.print("sequence \(index) of seed \(seed) (\(whole.style)): \(fault.kind.rawValue)")
        var shrinker = FuzzShrinker(whole) { [self] smaller in
            self.fault(of: smaller)?.kind == fault.kind
        }
        shrinker.shrink()
        let last = self.fault(of: shrinker.sequence) ?? fault
        Console.print(last.text)
        Console.print("repeat it with: quoin-bench fuzz --seed \(seed) --sequence \(index)")
        return 1
    }

    /// What is found by running a sequence in a process of its own.
    private func fault(of sequence: FuzzSequence) -> (kind: FuzzFault.Kind, text: String)? {
        guard let path = TextFile.writeTemporary(sequence.text) else { return nil }
        defer { unlink(path) }
        guard let result = callSelf([Self.tryFlag, path]), result.status != 0 else { return nil }
        // Every second part is the program's; what is between them was reported meanwhile.
        let parts = result.output.split(separator: Self.mark, omittingEmptySubsequences: false)
        var told = stride(from: 1, to: parts.count, by: 2).map { String(parts[$0]) }
        guard !result.wasKilled, told.count >= 2,
            let kind = FuzzFault.Kind.allCases.first(where: { $0.rawValue == told[told.count - 2] })
        else { return (.end, "\(FuzzProgram(steps: told))") }
        let reason = told.removeLast()
        told.removeLast()
        return (kind, "\(reason)\n\(FuzzProgram(steps: told))")
    }

    /// Stands around each step, the kind of the fault, and what exactly was found.
    private static let mark: Character = "\u{1}"

    private func tell(_ text: String) {
        Console.print("\(Self.mark)\(text)\(Self.mark)")
    }

    /// Runs the sequence that a file has, and prints what it does, before it does it.
    private func runTrial(_ path: String) throws -> Int32 {
        guard let text = TextFile.read(path), let sequence = FuzzSequence(text: text) else {
            throw UsageError("\(PrintableText.quoted(path)) has no sequence")
        }
        alarm(Self.patience)
        guard let fault = sequence.run(telling: tell) else { return 0 }
        tell(fault.kind.rawValue)
        tell(fault.reason)
        return Self.foundStatus
    }
}

extension FuzzSequence {
    /// The sequence as a file has it: its style, and the numbers of each step in a line.
    var text: String {
        let lines = steps.map { step in step.numbers.map(String.init).joined(separator: " ") }
        return (["\(style.rawValue)"] + lines).joined(separator: "\n")
    }

    /// Reads what ``text`` has.
    init?(text: String) {
        let lines = text.split(separator: "\n")
        guard let first = lines.first, let number = Int(first),
            let style = FuzzStyle(rawValue: number)
        else { return nil }
        self.style = style
        steps = lines.dropFirst().map { line in
            FuzzStep(line.split(separator: " ").compactMap { UInt32($0) })
        }
    }
}
