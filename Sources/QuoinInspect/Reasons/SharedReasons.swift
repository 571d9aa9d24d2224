import QuoinLayout

/// What the numbers of many views come from, each found once: chains are not copied, they meet.
///
/// That is for numbers that follow one from the other. Where several decide together, each is to be looked at by itself.
final class SharedReasons {
    /// What a quantity comes from, as a step, and the numbers of what that is made up of.
    struct Link {
        var step: LayoutReason.Step
        /// Those that are explained in turn, in their order.
        var told: [Int]
    }

    private let names: NameTable
    private let read: ReadRows
    private var system = ReasonSystem()
    private var rows: Set<Int> = []
    private var quantities: [ReasonSystem.Quantity] = []
    private var links: [Link?] = []
    private var numbers: [ReasonWriter.Key: Int] = [:]

    init(_ names: NameTable, _ read: ReadRows) {
        self.names = names
        self.read = read
    }

    /// Takes in what a number comes from.
    func learn(_ element: LayoutElement, _ axis: Axis, isExtent: Bool) {
        guard known(element, axis, isExtent: isExtent) == nil,
            let grounds = element.grounds(of: axis, isExtent: isExtent, read)
        else { return }
        system.extend(by: grounds, &rows)
    }

    /// The number of a quantity of which it is known what it comes from.
    func number(of element: LayoutElement, _ axis: Axis, isExtent: Bool) -> Int? {
        known(element, axis, isExtent: isExtent).map { number(of: $0) }
    }

    private func known(
        _ element: LayoutElement, _ axis: Axis, isExtent: Bool
    ) -> ReasonSystem.Quantity? {
        guard let quantity = system.quantity(element, axis, isExtent: isExtent),
            system.facts(for: quantity) != nil
        else { return nil }
        return quantity
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
            let explanation = ReasonWriter(system, names).explanation(of: quantities[number])
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
