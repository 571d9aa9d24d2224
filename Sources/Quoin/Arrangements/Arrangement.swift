/// Several items that constraints put in order. It installs them through the maker, for each item what is
/// about that item.
struct Arrangement {
    let items: [LayoutElement]
    let file: StaticString
    let line: UInt

    init(of items: some Sequence<some LayoutItem>, _ file: StaticString, _ line: UInt) {
        self.items = items.map { $0.layoutElement }
        self.file = file
        self.line = line
    }

    /// Makes attributes of all items equal to the first one's.
    func match(_ attributes: LayoutAttributes) -> [ConstraintGroup] {
        guard let first = items.first else { return [] }
        // The first one is what the others go by, wherever its own place comes from.
        return items.dropFirst().flatMap { item in
            item.make { (make: ConstraintMaker<LayoutElement>) in
                make.attributes(attributes).equalTo(first, file: file, line: line)
            }
        }
    }

    // MARK: Steps

    /// Runs a block for each item and its position.
    func forEachItem(
        _ block: (ConstraintMaker<LayoutElement>, Int) -> Void
    ) -> [ConstraintGroup] {
        var groups: [ConstraintGroup] = []
        for (position, item) in items.enumerated() {
            groups += item.make { make in block(make, position) }
        }
        return groups
    }

    /// States that an attribute is equal to something.
    @discardableResult
    func makeStatement(
        _ make: ConstraintMaker<LayoutElement>, _ attribute: LayoutAttribute,
        _ target: StatementTarget
    ) -> ConstraintStatement {
        make.statements.makeStatement(AttributeList().adding(attribute), .equal, target, file, line)
    }

    /// What the items are arranged in: what each of them is in, or the closest view that contains all.
    var surroundings: StatementTarget {
        let containers = items.map { $0.enclosingView }
        guard let first = containers.first ?? nil, !containers.allSatisfy({ $0 === first }) else {
            return .container
        }
        var common: View? = first
        for container in containers {
            guard let container else { return .container }
            common = common?.closestCommonSuperview(with: container)
        }
        return common.map { .element($0) } ?? .container
    }
}
