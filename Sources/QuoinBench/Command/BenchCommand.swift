import Quoin
import QuoinSolver

/// The executable `quoin-bench`.
@main
enum BenchCommand {
    private static let help = """
        quoin-bench measures how fast Quoin is. Run it in a release build.

          quoin-bench --list                          the workloads, and what is measured on them
          quoin-bench NAME[:SIZE] … [--json]          measures workloads
                      [--repetitions N]               a number of times, not as often as is useful
                      [--only MEASURE,…]              some of what is measured on them
                      [--edit A,B]                    the variables of system:FILE that are edited
          quoin-bench compare [NAME[:SIZE] …]         beside the peers that are installed
          quoin-bench check [--seed S]                random changes to a solver, after each or
                      [--sequences N] [--steps M]     some of which it must agree with a fresh one
          quoin-bench fuzz [--seed S] [--steps N]     anything that programs do to views, at random; after
                           [--sequence I]             each step, or after some, all must be right. A
                                                      failure is printed as a short program
          quoin-bench --version                       prints the version
        """

    private static let table = Table(columns: [
        .init(title: "workload", width: 16, isNumber: false),
        .init(title: "measure", width: 20, isNumber: false),
        .init(title: "median", width: 9),
        .init(title: "least", width: 9),
        .init(title: "repeated", width: 8),
        .init(title: "views", width: 7),
        .init(title: "constraints", width: 11),
        .init(title: "peak", width: 11),
    ])

    static func main() {
        do {
            exit(try run(Options(Array(CommandLine.arguments.dropFirst()))))
        } catch let error as UsageError {
            Console.complain(error.message)
            exit(64)
        } catch {
            Console.complain("\(error)")
            exit(1)
        }
    }

    private static func run(_ options: Options) throws -> Int32 {
        switch options.action {
        case .help: Console.print(help)
        case .version: Console.print(PackageVersion.line(of: "quoin-bench"), terminator: "")
        case .list: list()
        case .check(let check): return check.run()
        case .fuzz(let fuzz): return try fuzz.run()
        case .compare:
            WarmMemory.keep()
            try compare(options)
        case .measure:
            WarmMemory.keep()
            try measure(options)
        case .peak(let name): try printPeak(of: name, options)
        }
        return 0
    }

    private static func list() {
        let table = Table(columns: [
            .init(title: "workload", width: 11, isNumber: false),
            .init(title: "what", width: 70, isNumber: false),
            .init(title: "measures", width: 32, isNumber: false),
        ])
        table.printTitles()
        for kind in WorkloadKind.allCases {
            table.printRow([kind.form, kind.summary, kind.measures])
        }
    }

    // MARK: - Measuring

    private static func measure(_ options: Options) throws {
        // All are made before the first is measured, so that a wrong name is said at once.
        let requests = options.requests
        let workloads = try requests.map { try $0.make() }
        let known = workloads.flatMap(\.measures).map(\.name)
        for name in options.measures where !known.contains(name) {
            throw UsageError.unknown("measure", name, among: known)
        }
        let sampler = Sampler(repetitions: options.repetitions)
        if !options.writesJSON {
            table.printTitles()
        }
        for (request, workload) in zip(requests, workloads) {
            for measure in workload.measures where options.wants(measure) {
                let samples = try samples(of: measure, on: workload, sampler)
                let measurement = Measurement(
                    workload: workload.name, measure: measure.name,
                    medianMicroseconds: samples.median, minimumMicroseconds: samples.minimum,
                    repetitions: samples.count, views: workload.views,
                    constraints: workload.constraints,
                    peakKilobytes: PeakMemory.ofFreshRun(measure.name, of: request))
                report(measurement, asJSON: options.writesJSON)
            }
        }
    }

    /// Takes samples; an error says what was being measured.
    private static func samples(
        of measure: Measure, on workload: Workload, _ sampler: Sampler
    ) throws -> Sampler.Samples {
        do {
            return try sampler.sample(measure)
        } catch let error as MeasurementError {
            throw MeasurementError(
                reason: "\(workload.name), \(measure.name): \(error.reason)")
        }
    }

    private static func report(_ measurement: Measurement, asJSON: Bool) {
        if asJSON {
            Console.print(measurement.json)
            return
        }
        table.printRow([
            measurement.workload, measurement.measure,
            readableDuration(measurement.medianMicroseconds),
            readableDuration(measurement.minimumMicroseconds),
            "\(measurement.repetitions)", "\(measurement.views)", "\(measurement.constraints)",
            measurement.peakKilobytes.map { "\($0) kB" } ?? "unknown",
        ])
    }

    private static func printPeak(of name: String, _ options: Options) throws {
        for request in options.requests.prefix(1) {
            for measure in try request.make().measures where measure.name == name {
                let operation = try measure.prepare()
                _ = try operation()
            }
        }
        guard let peak = PeakMemory.ofThisProcess() else {
            throw MeasurementError(reason: "this system does not tell the peak of its memory")
        }
        Console.print("\(peak)")
    }

    private static func compare(_ options: Options) throws {
        var workloads = try options.requests.map { try $0.make() }
        if workloads.isEmpty {
            for name in Comparison.usualWorkloads {
                do {
                    workloads.append(try WorkloadRequest(text: name, edited: []).make())
                } catch let error as UsageError {
                    Console.print("left out: \(error.message)")
                }
            }
        }
        try Comparison(repetitions: options.repetitions).run(workloads)
    }
}
