/// Members in extensions that override something, or that a class below overrides, which only Objective-C allows, and
/// where they can go: to the end of their class, in whichever of the files that belong together it stands.
struct OverridesInExtensions {
    /// Lines that go to another place. The first line is 1.
    struct Move: Equatable {
        var lines: ClosedRange<Int>
        /// The files that they leave and come to, by their numbers.
        var source: Int
        var destination: Int
        /// The line before which they come to stand; or the one that ends with the brace before which they do.
        var target: Int
        var isBeforeBrace: Bool
        /// What the extension says of who may use its members, where that must be said of the member itself, and the
        /// line from which on it is declared.
        var access: String?
        var declaration: Int
        /// The blanks that stand before the class, and those of them that do not before the extension.
        var indentationOfClass = ""
        var indentation = ""
        /// What must be imported where they come to stand.
        var imports: [String] = []
    }

    /// A member that has to be moved by hand.
    struct Stuck: Equatable {
        var source: Int
        var line: Int
        var reason: String
    }

    private(set) var moves: [Move] = []
    private(set) var stuck: [Stuck] = []

    /// - Parameter families: What the classes override that belong together.
    init(_ sources: [SourceCode], families: ClassFamilies) {
        let files = sources.map(PortedFile.init)
        let homes = ClassHomes(files)
        // Where braces do not match, since `#if` gives a choice of them, nobody knows what is in what.
        for (source, file) in files.enumerated() where file.isBalanced {
            for block in file.blocks where block.isExtension {
                for member in block.members {
                    let isOverridden = member.signature.map {
                        families.isOverridden($0, below: block.name)
                    }
                    guard member.overrides || isOverridden ?? false else { continue }
                    switch homes.home(of: member, in: block, source: source) {
                    case .success(let home):
                        moves.append(Self.move(member, from: (source, block), to: home))
                    case .failure(let hindrance):
                        stuck.append(
                            Stuck(
                                source: source, line: member.lines.lowerBound,
                                reason: hindrance.advice))
                    }
                }
            }
        }
    }

    private static func move(
        _ member: Block.Member, from extended: (source: Int, block: Block), to home: ClassHomes.Home
    ) -> Move {
        Move(
            lines: member.lines, source: extended.source, destination: home.file,
            target: home.block.lines.upperBound, isBeforeBrace: !home.block.endIsFirst,
            access: member.access == nil ? extended.block.access : nil,
            declaration: member.declarationLine, indentationOfClass: home.block.indentation,
            indentation: home.block.indentation(besides: extended.block), imports: home.imports)
    }
}

extension OverridesInExtensions.Move {
    /// The lines that move, with what the extension said of all its members.
    func moved(_ lines: [String]) -> [String] {
        var lines = lines.map { $0.allSatisfy(\.isNewline) ? $0 : indentation + $0 }
        guard let access else { return lines }
        for index in declaration - self.lines.lowerBound..<lines.count {
            let line = lines[index]
            let found = ["override", "func", "var", "subscript"]
                .compactMap { SourcePort.position(of: $0, in: line[...])?.lowerBound }.min()
            guard let found else { continue }
            lines[index] = line[..<found] + access + " " + line[found...]
            return lines
        }
        return lines
    }
}
