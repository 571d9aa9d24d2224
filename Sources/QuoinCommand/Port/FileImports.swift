/// What a file imports, as it does once it is ported.
struct FileImports {
    struct Import: Equatable {
        var module: String
        /// Nil if nothing stands for the module on Linux.
        var statement: String?
        /// What the parts of `#if` say that it stands in.
        var conditions: [String]
    }

    private var imports: [Import] = []

    init(_ source: SourceCode) {
        var conditions = OpenConditions()
        for line in source.lines {
            if let first = line.first(where: \.isCode) { conditions.follow(first.text) }
            for statement in line.filter(\.isCode).flatMap({ $0.text.split(separator: ";") }) {
                guard let module = SourcePort.importedModule(in: statement) else { continue }
                let words = SourcePort.importWords(in: statement).joined(separator: " ")
                imports.append(
                    Import(
                        module: module,
                        statement: SourcePort.portedImport(of: module, in: words),
                        conditions: conditions.parts.map(\.text)))
            }
        }
    }

    /// What another file does not import, or not in all cases in which this one does.
    func missing(in other: FileImports) -> [Import] {
        imports.filter { wanted in
            !other.imports.contains {
                ($0.conditions.isEmpty || $0.conditions == wanted.conditions)
                    && $0.module == wanted.module && $0.statement == wanted.statement
                    || $0.conditions.isEmpty && $0.statement != nil
                        && $0.statement == wanted.statement
            }
        }
    }
}

extension FileImports.Import {
    /// The line with which another file imports it, if one can be written there.
    var line: String? { conditions.isEmpty ? statement : nil }
}
