import QuoinSolver

/// `list:N`: built, resized, touched in one place, and with cells replaced in the middle.
enum ListWorkload {
    /// How many touches are timed together; each costs about as much as reading the clock.
    private static let touchesPerCall = 200
    /// How many cells come and go.
    private static let churnedCells = 10

    /// Makes the workload of a list with `count` cells.
    static func make(_ count: Int) -> Workload {
        Workload(
            name: "list:\(count)",
            views: ListPicture<Solver>.viewsPerCell * count + 1,
            constraints: ListPicture<Solver>.constraintsPerCell * count,
            measures: [
                solverMeasure(count), resizeMeasure(count), touchMeasure(count),
                churnMeasure(count),
            ],
            peerTask: PeerTask(
                peers: [.kiwi], buildMeasure: "solver",
                system: { try ListPicture(count: count, in: SystemRecorder()).receiver.system }))
    }

    /// From a new solver to the first value.
    private static func solverMeasure(_ count: Int) -> Measure {
        Measure(name: "solver") {
            {
                let solver = Solver()
                let list = try ListPicture(count: count, in: solver)
                solver.solve()
                return Measure.Outcome(solver: solver, sum: solver.value(of: list.root.width))
            }
        }
    }

    /// The root becomes wider or narrower by 1, and every number is read.
    private static func resizeMeasure(_ count: Int) -> Measure {
        let resizesPerCall = max(1, 1000 / count)
        return Measure(name: "resize", operationsPerCall: resizesPerCall) {
            let solver = Solver()
            let list = try ListPicture(count: count, in: solver)
            solver.solve()
            var isWide = false
            return {
                var sum = 0.0
                for _ in 0..<resizesPerCall {
                    isWide.toggle()
                    try solver.setConstant(isWide ? 321 : 320, of: list.rootWidth)
                    sum += list.readAll()
                }
                return Measure.Outcome(solver: solver, sum: sum)
            }
        }
    }

    /// One title's text becomes longer or shorter, and that title is read.
    private static func touchMeasure(_ count: Int) -> Measure {
        Measure(name: "touch", operationsPerCall: touchesPerCall) {
            let solver = Solver()
            let list = try ListPicture(count: count, in: solver)
            solver.solve()
            let cell = list.cells[count / 2]
            let width = ListPicture<Solver>.titleWidth(count / 2)
            return {
                var sum = 0.0
                for index in 0..<touchesPerCall {
                    let content = width + Double(index % 2 == 0 ? 20 : 0)
                    try solver.setConstant(content, of: cell.titleHugging)
                    try solver.setConstant(content, of: cell.titleResistance)
                    sum += cell.title.readAll(from: solver)
                }
                return Measure.Outcome(solver: solver, sum: sum)
            }
        }
    }

    /// The middle cells go and the ends are joined; as many new ones are put between them; then
    /// all is solved.
    private static func churnMeasure(_ count: Int) -> Measure {
        Measure(name: "churn") {
            let solver = Solver()
            var list = try ListPicture(count: count, in: solver)
            solver.solve()
            let churned = min(churnedCells, count)
            let first = (count - churned) / 2
            return {
                let sum = try churn(&list, first..<first + churned)
                return Measure.Outcome(solver: solver, sum: sum)
            }
        }
    }

    private static func churn(
        _ list: inout ListPicture<Solver>, _ range: Range<Int>
    ) throws -> Double {
        let solver = list.receiver
        let above = range.lowerBound > 0 ? list.cells[range.lowerBound - 1].box : nil
        let below = range.upperBound < list.cells.count ? list.cells[range.upperBound].box : nil

        for cell in list.cells[range] {
            for view in cell.boxes {
                for variable in [view.x, view.y, view.width, view.height] {
                    solver.remove(variable)
                }
            }
        }
        if let below {
            let joint = try list.join(below, below: above)
            try solver.remove(joint)
        }
        var fresh: [ListPicture<Solver>.Cell] = []
        for index in range {
            let cell = try list.makeCell(index)
            try list.join(cell.box, below: fresh.last?.box ?? above)
            fresh.append(cell)
        }
        if let below {
            try list.join(below, below: fresh.last?.box)
        }
        list.replaceCells(in: range, with: fresh)
        solver.solve()
        return fresh.reduce(0) { $0 + $1.box.readAll(from: solver) }
    }
}
