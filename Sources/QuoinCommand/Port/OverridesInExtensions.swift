/// Members in extensions that override something, or that a class below overrides, which only Objective-C allows, and
/// where they can go: to the end of their class, if it is in the same file.
struct OverridesInExtensions {
    /// Lines that go to another place. The first line is 1.
    struct Move: Equatable {
        var lines: ClosedRange<Int>
        /// The line before which they come to stand; or the one that ends with the brace before which they do.
        var target: Int
        var isBeforeBrace: Bool
        /// What the extension says of who may use its members, where that must be said of the member itself, and the
        /// line from which on it is declared.
        var access: String?
        var declaration: Int
    }

    private(set) var moves: [Move] = []
    /// The lines of members that have to be moved by hand.
    private(set) var stuck: [Int] = []

    /// - Parameter families: What the classes override that belong together, in whichever file they are.
    init(_ source: SourceCode, families: ClassFamilies) {
        let reader = BlockReader(source)
        // Where braces do not match, since `#if` gives a choice of them, nobody knows what is in what.
        guard reader.isBalanced else { return }
        let classes = Dictionary(
            grouping: reader.blocks.filter { $0.typeName(after: "class") != nil },
            by: { $0.typeName(after: "class") ?? "" })
        for block in reader.blocks {
            guard let name = block.typeName(after: "extension") else { continue }
            // What is there on a condition stays on it.
            let home = classes[name]?.first { $0.conditions == block.conditions }
            for member in block.members {
                let isOverridden = member.signature.map { families.isOverridden($0, below: name) }
                guard member.overrides || isOverridden ?? false else { continue }
                if let home, home.endIsFirst || home.endIsLast, member.isAlone,
                    !block.isRestricted
                {
                    moves.append(
                        Move(
                            lines: member.lines, target: home.lines.upperBound,
                            isBeforeBrace: !home.endIsFirst,
                            access: member.access == nil ? block.access : nil,
                            declaration: member.declarationLine))
                } else {
                    stuck.append(member.lines.lowerBound)
                }
            }
        }
    }
}

extension OverridesInExtensions.Move {
    /// The lines that move, with what the extension said of all its members.
    func moved(_ lines: [String]) -> [String] {
        guard let access else { return lines }
        var lines = lines
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
