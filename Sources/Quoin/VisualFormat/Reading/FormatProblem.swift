/// What is wrong with a format, and at which byte of it.
typealias FormatProblem = SourceProblem
