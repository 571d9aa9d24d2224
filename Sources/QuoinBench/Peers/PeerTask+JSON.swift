import QuoinSolver

extension PeerTask {
    /// The task as the peers' scripts read it.
    ///
    /// A row is its relation, its constant, its priority, and coefficients with variables in turn.
    func json(repetitions: Int?) throws -> String {
        let system = try system()
        let rows = system.rows.map { row in
            let terms = system.terms[row.terms].map { "\($0.coefficient), \($0.variable)" }
            return "[\"\(row.relation.symbol)\", \(row.constant), "
                + "\(row.priority.rawValue), [\(terms.joined(separator: ", "))]]"
        }
        let fields = [
            "\"non_negative\": [\(joined(system.nonNegative))]",
            "\"rows\": [\(rows.joined(separator: ",\n"))]",
            "\"edited\": [\(joined(edited))]",
            "\"path\": [\(path.map { "[\(joined($0))]" }.joined(separator: ", "))]",
            "\"wants_build\": \(buildMeasure != nil)",
            "\"repetitions\": \(repetitions ?? 0)",
        ]
        return "{" + fields.joined(separator: ",\n") + "}"
    }

    private func joined(_ values: [some CustomStringConvertible]) -> String {
        values.map(\.description).joined(separator: ", ")
    }
}
