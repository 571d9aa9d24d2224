/// Files that belong together, each with what must be other where there is no Objective-C.
struct FolderPort {
    /// In the order of the files.
    private(set) var ports: [SourcePort]

    /// - Parameters:
    ///   - optionals: What is optional in protocols of yet other files.
    ///   - families: What the classes inherit and override, if those of yet other files count, too.
    init(_ sources: [String], optionals: Set<String> = [], families: ClassFamilies? = nil) {
        let read = sources.map(SourceCode.init)
        // What is optional in the protocol of one file is called in others.
        let optionals = read.reduce(into: optionals) {
            $0.formUnion(OptionalRequirements($1).names)
        }
        ports = read.map { SourcePort(rewriting: $0, optionals: optionals) }
        let overrides = OverridesInExtensions(read, families: families ?? ClassFamilies(read))
        // What moves has been rewritten where it stands.
        let arrivals = overrides.moves.map { ports[$0.source].arrival(of: $0) }
        for index in ports.indices {
            ports[index].move(
                leaving: overrides.moves.filter { $0.source == index },
                arriving: arrivals.filter { $0.move.destination == index },
                stuck: overrides.stuck.filter { $0.source == index })
        }
    }
}
