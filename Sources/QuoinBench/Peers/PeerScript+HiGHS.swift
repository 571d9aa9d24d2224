extension PeerScript {
    /// Solves with HiGHS, one linear programme for each priority, from the highest to the lowest.
    ///
    /// An optional row has two more columns, by which it may be missed above and below.
    static let highs = """
        import highspy
        import numpy

        infinity = highspy.kHighsInf
        column_lower = [0.0 if flag else -infinity for flag in task["non_negative"]]
        row_lower, row_upper, starts, indices, values = [], [], [0], [], []
        misses = {}
        for relation, constant, priority, terms in task["rows"]:
            for i in range(0, len(terms), 2):
                values.append(terms[i])
                indices.append(terms[i + 1])
            if priority < 1000:
                for sign in (1.0, -1.0):
                    values.append(sign)
                    indices.append(len(column_lower))
                    misses.setdefault(priority, []).append(len(column_lower))
                    column_lower.append(0.0)
            starts.append(len(values))
            row_lower.append(-infinity if relation == "<=" else constant)
            row_upper.append(infinity if relation == ">=" else constant)

        levels = [numpy.array(misses[p], numpy.int32) for p in sorted(misses, reverse=True)]
        model = highspy.HighsLp()
        model.num_col_, model.num_row_ = len(column_lower), len(row_lower)
        model.col_cost_ = numpy.zeros(len(column_lower))
        model.col_lower_ = numpy.array(column_lower)
        model.col_upper_ = numpy.full(len(column_lower), infinity)
        model.row_lower_, model.row_upper_ = numpy.array(row_lower), numpy.array(row_upper)
        model.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
        model.a_matrix_.start_ = numpy.array(starts, numpy.int32)
        model.a_matrix_.index_ = numpy.array(indices, numpy.int32)
        model.a_matrix_.value_ = numpy.array(values, numpy.double)

        def build():
            solver = highspy.Highs()
            solver.setOptionValue("output_flag", False)
            solver.setOptionValue("threads", 1)
            solver.passModel(model)
            for number, level in enumerate(levels):
                ones = numpy.ones(len(level))
                solver.changeColsCost(len(level), level, ones)
                solver.run()
                if solver.getModelStatus() != highspy.HighsModelStatus.kOptimal:
                    sys.exit("HiGHS found no optimum")
                if number + 1 < len(levels):
                    least = solver.getInfo().objective_function_value
                    solver.changeColsCost(len(level), level, 0 * ones)
                    solver.addRow(-infinity, least + 1e-7, len(level), level, ones)
            return solver

        report("build", build)
        """
}
