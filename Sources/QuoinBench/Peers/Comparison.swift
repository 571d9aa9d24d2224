/// Runs Quoin and its peers one after the other on the same workloads, and prints the ratios.
struct Comparison {
    private static let table = Table(columns: [
        .init(title: "workload", width: 16, isNumber: false),
        .init(title: "measure", width: 11, isNumber: false),
        .init(title: "peer", width: 6, isNumber: false),
        .init(title: "quoin", width: 10),
        .init(title: "peer", width: 10),
        .init(title: "peer/quoin", width: 10),
    ])

    /// The workloads that are compared when none is named.
    static let usualWorkloads = ["enaml", "form", "list:100", "list:300", "drag", "grid:30"]

    let sampler: Sampler
    private let installed: [Peer]

    /// Finds out which peers there are.
    init(repetitions: Int?) {
        sampler = Sampler(repetitions: repetitions)
        installed = Peer.allCases.filter(PeerRun.isInstalled)
    }

    /// Prints the table, and below it what the peers are.
    func run(_ workloads: [Workload]) throws {
        Self.table.printTitles()
        for workload in workloads {
            guard let task = workload.peerTask else {
                Console.print("\(workload.name): no peer can do it")
                continue
            }
            var own: [String: Double] = [:]
            for name in [task.buildMeasure, task.editMeasure].compactMap({ $0 }) {
                if let measure = workload.measures.first(where: { $0.name == name }) {
                    own[name] = try sampler.sample(measure).median
                }
            }
            for peer in task.peers where installed.contains(peer) {
                try compare(workload.name, at: task, with: peer, own: own)
            }
            if !task.peers.contains(where: installed.contains) {
                for (name, median) in own.sorted(by: { $0.key < $1.key }) {
                    printRow(workload.name, name, "-", median, nil)
                }
            }
        }
        Console.print()
        for peer in Peer.allCases {
            if installed.contains(peer) {
                Console.print(peer.explanation)
            } else {
                Console.print(
                    "\(peer.rawValue) was not run: python3 with the module \(peer.module) "
                        + "is not installed.")
            }
        }
    }

    private func compare(
        _ workload: String, at task: PeerTask, with peer: Peer, own: [String: Double]
    ) throws {
        do {
            let run = try PeerRun(peer, on: task, repetitions: sampler.repetitions)
            for figure in run.figures {
                let name = figure.measure == "build" ? task.buildMeasure : task.editMeasure
                if let name, let median = own[name] {
                    printRow(workload, name, peer.rawValue, median, figure.median)
                }
            }
        } catch let error as MeasurementError {
            Console.print("\(workload): \(error.reason)")
        }
    }

    private func printRow(
        _ workload: String, _ measure: String, _ peer: String, _ own: Double, _ other: Double?
    ) {
        Self.table.printRow([
            workload, measure, peer, readableDuration(own),
            other.map(readableDuration) ?? "-",
            other.map { "×" + readableNumber($0 / own) } ?? "-",
        ])
    }
}
