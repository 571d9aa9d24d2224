import QuoinUIKit
import TestSupport

/// The numbers that one step is made of: every choice takes the next one, and noughts follow the last.
struct Draws {
    private let numbers: [UInt32]
    private var position = 0

    init(_ numbers: [UInt32]) { self.numbers = numbers }

    mutating func below(_ count: Int) -> Int {
        guard count > 1, position < numbers.count else { return 0 }
        defer { position += 1 }
        return Int(numbers[position] % UInt32(count))
    }
    /// Whether something of that likelihood happens. Nought says that it does not.
    mutating func happens(percent: Int) -> Bool { below(100) >= 100 - percent }
    mutating func pick<Choice>(_ choices: Choice...) -> Choice { choices[below(choices.count)] }
    mutating func element<Element>(of elements: [Element]) -> Element? {
        elements.isEmpty ? nil : elements[below(elements.count)]
    }
    /// A number of points in steps of a half.
    mutating func points(_ range: ClosedRange<Int>) -> CGFloat {
        CGFloat(range.lowerBound) + CGFloat(below(range.count * 2 - 1)) / 2
    }
    /// Numbers for a choice that is made later.
    mutating func later(_ count: Int) -> Draws {
        Draws((0..<count).map { _ in UInt32(below(1 << 20)) })
    }
}

/// Something that a step does, and how that reads.
struct RandomAction {
    let text: String
    let perform: @MainActor () -> Void

    init(_ text: String, _ perform: @escaping @MainActor () -> Void) {
        (self.text, self.perform) = (text, perform)
    }
}

/// What a sequence of steps is done to.
@MainActor
protocol RandomWorld: AnyObject {
    init(_ draws: inout Draws)
    func action(_ draws: inout Draws) -> RandomAction?
    /// Lays everything out.
    func settle()
    /// What is wrong now.
    func defect() -> String?
    /// What is wrong at last.
    func lastDefect() -> String?
    /// Lets go of everything.
    ///
    /// - Returns: what must be gone by then.
    func letGo() -> [(name: String, isThere: () -> Bool)]
}

/// A sequence of steps from a seed, which is made shorter if something is wrong.
@MainActor
struct RandomSequence<World: RandomWorld> {
    private static var length: Int { 40 }
    private var steps: [[UInt32]]

    init(seed: Int) {
        var random = SeededGenerator(seed: seed)
        steps = (0...Self.length).map { _ in
            (0..<24).map { _ in UInt32(truncatingIfNeeded: random.next() >> 20) }
        }
    }

    /// What is wrong, with the steps that lead to it; nil if nothing is.
    func defect() -> String? {
        guard run() != nil else { return nil }
        var shortest = self
        for step in steps.indices.dropFirst().reversed() {
            var shorter = shortest
            shorter.steps.remove(at: step)
            if shorter.run() != nil { shortest = shorter }
        }
        var texts: [String] = []
        return shortest.run { texts.append($0) }.map { (texts + [$0]).joined(separator: "\n") }
    }

    private func run(telling tell: (String) -> Void = { _ in }) -> String? {
        var draws = Draws(steps[0])
        var world: World? = World(&draws)
        world?.settle()
        for numbers in steps.dropFirst() {
            var draws = Draws(numbers)
            guard let action = world?.action(&draws) else { continue }
            tell(action.text)
            action.perform()
            world?.settle()
            if let defect = world?.defect() {
                _ = world?.letGo()
                return defect
            }
        }
        let defect = world?.lastDefect()
        let gone = world?.letGo() ?? []
        world = nil
        return defect ?? gone.first { $0.isThere() }.map { "\($0.name) is left" }
    }
}
