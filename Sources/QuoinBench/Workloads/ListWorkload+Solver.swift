import QuoinSolver

/// The measures of the list over raw variables: what remains when views cost nothing.
extension ListWorkload {
    /// From a new solver to the first value.
    static func solverBuild(_ count: Int) -> Measure {
        Measure(name: "solver") {
            {
                let solver = Solver()
                let list = try ListPicture(count: count, in: solver)
                solver.solve()
                return Measure.Outcome(kept: solver, sum: solver.value(of: list.root.width))
            }
        }
    }

    /// The root becomes wider or narrower by 1, and every number is read.
    static func solverResize(_ count: Int) -> Measure {
        let perCall = resizesPerCall(count)
        return Measure(name: "solver-resize", operationsPerCall: perCall) {
            let solver = Solver()
            let list = try ListPicture(count: count, in: solver)
            solver.solve()
            var isWide = false
            return {
                var sum = 0.0
                for _ in 0..<perCall {
                    isWide.toggle()
                    let width = ListContent.rootWidth + (isWide ? 1 : 0)
                    try solver.setConstant(width, of: list.rootWidth)
                    sum += list.readAll()
                }
                return Measure.Outcome(kept: solver, sum: sum)
            }
        }
    }

    /// One title's text becomes longer or shorter, and that title is read.
    static func solverTouch(_ count: Int) -> Measure {
        Measure(name: "solver-touch", operationsPerCall: touchesPerCall) {
            let solver = Solver()
            let list = try ListPicture(count: count, in: solver)
            solver.solve()
            let cell = list.cells[count / 2]
            let width = ListContent.titleWidth(count / 2)
            return {
                var sum = 0.0
                for index in 0..<touchesPerCall {
                    let content = width + Double(index % 2 == 0 ? 20 : 0)
                    try solver.setConstant(content, of: cell.titleHugging)
                    try solver.setConstant(content, of: cell.titleResistance)
                    sum += cell.title.readAll(from: solver)
                }
                return Measure.Outcome(kept: solver, sum: sum)
            }
        }
    }

    /// The middle cells go and the ends are joined; as many new ones are put between them; then
    /// all is solved.
    static func solverChurn(_ count: Int) -> Measure {
        Measure(name: "solver-churn") {
            let solver = Solver()
            var list = try ListPicture(count: count, in: solver)
            solver.solve()
            return {
                let sum = try churn(&list, churnedRange(count))
                return Measure.Outcome(kept: solver, sum: sum)
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
