import QuoinSolver

/// `form`: a window with labelled fields, of about the size and kind of the system that solvers
/// are usually compared on, but our own.
enum FormWorkload {
    /// The window, its content and what stands in it: two columns, notes and a button.
    private static let viewCount = 9

    /// Makes the workload.
    static func make() throws -> Workload {
        let solver = Solver()
        var form = Form(in: solver)
        form.describe()
        let (system, edited) = record(form)
        return SystemWorkload.make(
            name: "form", system: system, edited: edited, views: viewCount,
            also: [operatorsMeasure])
    }

    /// The same as `build`, but with the constraints written by the operators within the time.
    private static var operatorsMeasure: Measure {
        Measure(name: "build-with-operators") {
            {
                let solver = Solver()
                var form = Form(in: solver)
                form.describe()
                for wish in form.wishes {
                    try solver.add(wish.constraint, priority: wish.priority)
                }
                solver.solve()
                return Measure.Outcome(kept: solver, sum: solver.value(of: form.width))
            }
        }
    }

    /// The form as flat data, and the numbers of its window's width and height.
    private static func record(_ form: Form) -> (system: LinearSystem, edited: [Int]) {
        var system = LinearSystem()
        var numbers: [Variable: Int] = [:]
        for variable in form.variables {
            numbers[variable] = system.addVariable()
        }
        for wish in form.wishes {
            let expression = wish.constraint.expression
            let terms = expression.terms.compactMap { term in
                numbers[term.variable].map {
                    LinearSystem.Term(coefficient: term.coefficient, variable: $0)
                }
            }
            system.addRow(
                terms, wish.constraint.relation, -expression.constant, priority: wish.priority)
        }
        return (system, [form.width, form.height].compactMap { numbers[$0] })
    }
}
