extension PeerScript {
    /// Builds and edits with kiwi. Updating its variables is how their values are read.
    static let kiwi = """
        import operator
        import kiwisolver

        relations = {"<=": operator.le, "==": operator.eq, ">=": operator.ge}

        def strength(priority):
            if priority >= 1000:
                return kiwisolver.strength.required
            return 1000 ** ((priority - 250) / 250)

        variables = [kiwisolver.Variable(f"v{i}") for i in range(variable_count)]
        constraints = [
            variables[i] >= 0 for i in range(variable_count) if task["non_negative"][i]
        ]
        for relation, constant, priority, terms in task["rows"]:
            parts = [terms[i] * variables[terms[i + 1]] for i in range(0, len(terms), 2)]
            expression = sum(parts[1:], parts[0])
            constraints.append(relations[relation](expression, constant) | strength(priority))

        def build():
            solver = kiwisolver.Solver()
            add = solver.addConstraint
            for constraint in constraints:
                add(constraint)
            solver.updateVariables()
            return solver

        if task["wants_build"]:
            report("build", build)

        if task["path"]:
            solver = build()
            edited = [variables[i] for i in task["edited"]]
            for variable in edited:
                solver.addEditVariable(variable, strength(750))
            path = [list(zip(edited, values)) for values in task["path"]]
            rounds = max(1, 600 // len(path))

            def edit():
                suggest, update = solver.suggestValue, solver.updateVariables
                for _ in range(rounds):
                    for values in path:
                        for variable, value in values:
                            suggest(variable, value)
                        update()

            report("edit", edit, rounds * len(path))
        """
}
