import QuoinLayout

/// What the numbers of many views come from, each found once: chains are not copied, they meet.
///
/// Where constraints decide several numbers at once, it is one of these that is told from all of them, whichever is asked
/// for, and the others from that one, unless they divide a length, which is told of each. Where so much decides at once
/// that an order would explain nothing, each number is to be looked at by itself.
final class SharedReasons {
    /// What a quantity comes from, as a step, and the numbers of what that is made up of.
    struct Link {
        var step: LayoutReason.Step
        /// Those that are explained in turn, in their order.
        var told: [Int]
    }

    private let names: NameTable
    private let read: ReadRows
    private let shares = KnownShares()
    private var system = ReasonSystem()
    /// Rows of which too many decide at once.
    private var tangled: Set<Int> = []
    /// How many rows are still looked at to find out what decides at once.
    private var patience = 200_000
    private var quantities: [ReasonSystem.Quantity] = []
    private var links: [Link?] = []
    private var numbers: [ReasonWriter.Key: Int] = [:]

    init(_ names: NameTable, _ read: ReadRows) {
        self.names = names
        self.read = read
    }

    /// Takes in what a number comes from.
    func learn(_ element: LayoutElement, _ axis: Axis, isExtent: Bool) {
        guard known(element, axis, isExtent: isExtent) == nil, patience > 0,
            let grounds = element.grounds(of: axis, isExtent: isExtent, read)
        else { return }
        let rows = system.extend(by: grounds)
        guard known(element, axis, isExtent: isExtent) == nil else { return }
        patience -= rows.count
        decideTogether(rows, grounds)
    }

    /// Finds out what follows from rows of which several decide something together.
    private func decideTogether(_ rows: [Int], _ grounds: LayoutGrounds) {
        guard tangled.isDisjoint(with: rows) else { return }
        // What is taken for known stays so in the system. So it is looked at beside it first what has to be.
        var all = grounds
        if ReasonSystem(solving: &all, read).isTangled {
            tangled.formUnion(rows)
            return
        }
        let found = system.extend(by: all)
        patience -= found.count
        system.solve(found)
    }

    /// The number of a quantity of which it is known what it comes from.
    func number(of element: LayoutElement, _ axis: Axis, isExtent: Bool) -> Int? {
        known(element, axis, isExtent: isExtent).map { number(of: $0) }
    }

    private func known(
        _ element: LayoutElement, _ axis: Axis, isExtent: Bool
    ) -> ReasonSystem.Quantity? {
        system.quantity(element, axis, isExtent: isExtent).flatMap {
            system.isDecided($0) ? $0 : nil
        }
    }

    private func number(of quantity: ReasonSystem.Quantity) -> Int {
        let key = ReasonWriter.Key(quantity)
        if let known = numbers[key] {
            return known
        }
        numbers[key] = quantities.count
        quantities.append(quantity)
        links.append(nil)
        return quantities.count - 1
    }

    func value(of number: Int) -> Double { system.value(of: quantities[number]) }

    /// Whether it is a place, and not a size.
    func isPlace(_ number: Int) -> Bool { quantities[number].start != 0 }

    /// What a quantity comes from; nil if that is not known.
    subscript(number: Int) -> Link? {
        if let link = links[number] {
            return link
        }
        guard
            let explanation = ReasonWriter(system, names, shares).explanation(
                of: quantities[number])
        else { return nil }
        let told = explanation.told.map { self.number(of: $0) }
        let link = Link(step: explanation.step, told: told)
        links[number] = link
        return link
    }

    /// The steps from a quantity to all that it comes from, the first one about itself; nil if there are more than some.
    func steps(from first: Int, upTo most: Int) -> [LayoutReason.Step]? {
        var steps: [LayoutReason.Step] = []
        var explained: Set<Int> = []
        var waiting = [(number: first, depth: 0, isBranch: false)]
        while let (number, depth, isBranch) = waiting.popLast() {
            guard explained.insert(number).inserted, let link = self[number] else { continue }
            guard steps.count < most else { return nil }
            steps.append(link.step.placed(at: depth, isBranch: isBranch))
            let open = link.told.filter { !explained.contains($0) }
            guard let main = open.first(where: isPlace) ?? open.first else { continue }
            waiting.append((main, depth, false))
            for other in open.reversed() where other != main {
                waiting.append((other, depth + 1, true))
            }
        }
        return steps
    }

    /// The numbers of all that some quantities come from, and of these.
    func all(from first: [Int]) -> [Int] {
        var seen: Set<Int> = []
        var found: [Int] = []
        var waiting = first
        while let number = waiting.popLast() {
            guard seen.insert(number).inserted else { continue }
            found.append(number)
            waiting += self[number]?.told ?? []
        }
        return found
    }
}
