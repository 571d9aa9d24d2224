/// Which class a member of an extension can go to.
struct ClassHomes {
    /// The class, the number of its file, and what that must import then.
    struct Home {
        var file: Int
        var block: Block
        var imports: [String] = []
    }

    private let files: [PortedFile]
    /// The types of all files, by their names with those of the types that they stand in.
    private var types: [String: [Home]] = [:]
    /// The files that have a member in a type or an extension of it.
    private var owners: [String: Set<Int>] = [:]
    /// What stands in a type or in an extension of it.
    private var members: [String: Set<String>] = [:]

    init(_ files: [PortedFile]) {
        self.files = files
        for (number, file) in files.enumerated() {
            for block in file.blocks {
                if !block.isExtension {
                    types[block.name, default: []].append(Home(file: number, block: block))
                }
                for signature in block.members.compactMap(\.signature) {
                    owners[Self.key(signature, in: block), default: []].insert(number)
                }
            }
            for (type, names) in file.names.members { members[type, default: []].formUnion(names) }
        }
    }

    private static func key(_ signature: String, in block: Block) -> String {
        "\(block.name) \(signature)"
    }

    /// Where a member can go, or what hinders it.
    func home(
        of member: Block.Member, in block: Block, source: Int
    ) -> Result<Home, MoveHindrance> {
        guard member.isAlone, !block.isRestricted else { return .failure(.shape) }
        let all = types[block.name] ?? []
        // What is there on a condition stays on it.
        let near = all.first {
            $0.file == source && $0.block.isClass && $0.block.conditions == block.conditions
        }
        let words = CodeTokens(files[source].source, in: member.lines)
        if let name = outerName(in: words, for: member, of: block.name) {
            return .failure(.outer(name))
        }
        if let near {
            return near.block.canGrow ? .success(near) : .failure(.shape)
        }
        guard all.count <= 1 else { return .failure(.several) }
        guard let home = all.first, home.file != source, home.block.isClass,
            !home.block.isPrivate, home.block.canGrow, files[home.file].isBalanced,
            home.block.conditions.map(\.text) == block.conditions.map(\.text)
        else { return .failure(.shape) }
        return distant(home, for: member, words: words.words, in: block, source: source)
    }

    /// A class in another file, if what a member uses means the same there.
    private func distant(
        _ home: Home, for member: Block.Member, words: Set<String>, in block: Block, source: Int
    ) -> Result<Home, MoveHindrance> {
        let (here, there) = (files[source], files[home.file])
        guard !member.isPrivate, let signature = member.signature else { return .failure(.shape) }
        if let name = words.intersection(here.names.hidden).min() {
            return .failure(.hiddenHere(name))
        }
        if here.names.hidesNameless { return .failure(.nameless) }
        if let name = words.intersection(there.names.hidden).min() {
            return .failure(.hiddenThere(name))
        }
        // Files of several programs may each have their own.
        guard owners[Self.key(signature, in: block)] == [source] else {
            return .failure(.repeated)
        }
        let missing = here.imports.missing(in: there.imports)
        if let module = missing.first(where: { $0.line == nil })?.module {
            return .failure(.module(module))
        }
        var home = home
        home.imports = missing.compactMap(\.line)
        return .success(home)
    }

    /// A name that means something else in a class that stands in another type: something of that type.
    private func outerName(
        in words: CodeTokens, for member: Block.Member, of name: String
    ) -> String? {
        var outer = name[...]
        var names: Set<String> = []
        while let dot = outer.lastIndex(of: ".") {
            outer = outer[..<dot]
            names.formUnion(members[String(outer)] ?? [])
        }
        // What the class has of its own comes first.
        names.subtract(members[name] ?? [])
        let own = member.signature.map { String($0.prefix { $0 != "(" }) }
        return words.freeWords.intersection(names).subtracting(own.map { [$0] } ?? []).min()
    }
}
