/// Making statements, while a block runs.
extension ItemStatements {
    /// Makes the constraints of a statement.
    @usableFromInline
    func makeStatement(
        _ attributes: AttributeList, _ relation: Relation, _ target: StatementTarget,
        _ file: StaticString, _ line: UInt
    ) -> ConstraintStatement {
        let location = CodeLocation(file: file, line: line)
        guard let element else {
            reportLateStatement(location)
            return .ofNothing
        }
        if attributes.count == 1,
            let member = GroupMember(element, attributes[0], relation, target, location)
        {
            return enter(ConstraintGroup(member), line)
        }
        var members: [GroupMember] = []
        for position in 0..<attributes.count {
            GroupMember.make(
                element, attributes[position], relation, target, location, into: &members)
        }
        return enter(ConstraintGroup(members), line)
    }

    /// Makes the constraint of a statement with one attribute and another element, as most are.
    @usableFromInline
    func makeStatement(
        _ attributes: AttributeList, _ relation: Relation, _ other: LayoutElement,
        _ otherAttribute: LayoutAttribute?, _ file: StaticString, _ line: UInt
    ) -> ConstraintStatement {
        guard attributes.count == 1, let element else {
            let target = otherAttribute.map { StatementTarget.attribute(other, $0) }
            return makeStatement(attributes, relation, target ?? .element(other), file, line)
        }
        let attribute = attributes[0]
        let constraint = LayoutConstraint.make(
            element, attribute, relation, other, otherAttribute ?? other.counterpart(of: attribute),
            at: CodeLocation(file: file, line: line))
        return enter(ConstraintGroup(GroupMember(constraint: constraint)), line)
    }

    /// Makes the constraint of a statement that names the place of an anchor.
    @inlinable
    func makeStatement(
        _ attributes: AttributeList, _ relation: Relation, _ place: AnchorPlace<some LayoutAnchor>,
        _ file: StaticString, _ line: UInt
    ) -> ConstraintStatement {
        makeStatement(attributes, relation, place.item.layoutElement, place.attribute, file, line)
    }

    /// Makes the constraints of a statement that names the places of several anchors.
    @inlinable
    func makeStatement(
        _ attributes: AttributeList, _ relation: Relation,
        _ places: [AnchorPlace<some LayoutAnchor>],
        _ file: StaticString, _ line: UInt
    ) -> ConstraintStatement {
        let targets = places.map { StatementTarget.attribute($0.item.layoutElement, $0.attribute) }
        return makeStatement(attributes, relation, .each(targets), file, line)
    }

    @inline(__always)
    private func enter(_ group: ConstraintGroup, _ line: UInt) -> ConstraintStatement {
        if line == lastLine {
            noteFormerWords(of: group)
        }
        lastLine = line
        current.append(group)
        return ConstraintStatement(group: group)
    }

    /// Takes note of what the same line says once more, which does not mean that it has run twice.
    private func noteFormerWords(of group: ConstraintGroup) {
        // Nobody writes more than these into one line.
        for former in current.suffix(16) {
            former.forEachConstraint { constraint in
                group.forEachConstraint { $0.noteFormerWords(in: constraint) }
            }
        }
    }

    /// Takes a constraint about the item that was made elsewhere as a statement.
    func adopt(_ constraint: LayoutConstraint) {
        current.append(ConstraintGroup(GroupMember(constraint: constraint)))
    }

    /// Makes one group of the statements that are made in a block within the block.
    @usableFromInline
    func combine(
        _ file: StaticString, _ line: UInt, _ block: () -> Void
    ) -> ConstraintStatement {
        guard element != nil else {
            reportLateStatement(CodeLocation(file: file, line: line))
            return .ofNothing
        }
        let start = current.count
        block()
        var members: [ConstraintGroup.BorrowedMember] = []
        for group in current[start...] {
            for position in 0..<group.memberCount {
                members.append(ConstraintGroup.BorrowedMember(lender: group, position: position))
            }
        }
        current.removeLast(current.count - start)
        let combination = ConstraintGroup(borrowing: members)
        current.append(combination)
        return ConstraintStatement(group: combination)
    }

    /// Whoever hears of the item's tree hears of it, as long as something is installed that knows the item.
    private func reportLateStatement(_ location: CodeLocation) {
        LayoutDiagnostic.reportRefusal(
            "The statement at \(location) comes after the end of its block, and makes no constraint.",
            about: groups.first?.owner, at: location)
    }
}
