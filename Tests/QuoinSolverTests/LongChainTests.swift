import TestSupport
import Testing

@testable import QuoinSolver

/// Views one after the other, the last of which ends in a given place. Whichever way round the links are
/// written and in whatever order they come, what the lengths miss of what they would like to be is what
/// there is too little room, or too much.
@Suite("A chain of views that ends in a given place")
struct LongChainTests {
    @Test(
        "misses as much as there is too little or too much room",
        arguments: ChainForm.Links.allCases, 0..<12)
    func room(links: ChainForm.Links, seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        let form = ChainForm(links: links, count: 120, using: &generator)
        let context: Comment = "seed \(seed), \(form)"
        var chain = try LongChain(form, using: &generator)
        try chain.check(context)
        for _ in 0..<8 {
            try chain.move(toShare: Double(generator.below(30)) / 20)
            try chain.check(context)
        }
    }

    @Test("does so however long it is", arguments: ChainForm.Links.allCases, 0..<2)
    func length(links: ChainForm.Links, seed: Int) throws {
        var generator = SeededGenerator(seed: seed)
        let form = ChainForm(links: links, count: 1500, using: &generator)
        var chain = try LongChain(form, using: &generator)
        try chain.check("seed \(seed), \(form)")
        try chain.move(toShare: 0.4)
        try chain.check("seed \(seed), \(form)")
    }
}

/// How a chain is written, and in what order it comes.
struct ChainForm: CustomStringConvertible {
    enum Links: CaseIterable {
        /// The next place from the one before.
        case forward
        /// Where a view ends, from the next one.
        case backward
        /// By ends that are variables, too.
        case ends
    }

    enum Part {
        case links
        case end
        case place
        case wishes
    }

    var links: Links
    var count: Int
    var order: [Part] = [.links, .end, .place, .wishes]
    var isBatch: Bool
    var hasLimits: Bool
    var arePlacesNonNegative: Bool
    var solvesBetween: Bool

    init(links: Links, count: Int, using generator: inout SeededGenerator) {
        self.links = links
        self.count = count
        for position in order.indices {
            order.swapAt(position, generator.below(order.count))
        }
        isBatch = generator.happens(percent: 50)
        hasLimits = generator.happens(percent: 50)
        arePlacesNonNegative = generator.happens(percent: 30)
        solvesBetween = generator.happens(percent: 30)
    }

    var description: String {
        "\(links) \(order) batch \(isBatch) limits \(hasLimits) places \(arePlacesNonNegative)"
    }
}

private struct LongChain {
    let solver = Solver()
    private var lengths: [Variable] = []
    private var places: [Variable] = []
    private var ends: [Variable] = []
    private var sizes: [Double] = []
    private var wishes: [ConstraintID] = []
    private let root: Variable
    private var place: ConstraintID?
    private var room: Double
    private static let gap = 2.0

    private var gaps: Double { Self.gap * Double(lengths.count - 1) }
    private var wanted: Double { sizes.reduce(0, +) }

    init(_ form: ChainForm, using generator: inout SeededGenerator) throws {
        root = solver.makeVariable(nonNegative: true)
        room = 0
        for _ in 0..<form.count {
            places.append(solver.makeVariable(nonNegative: form.arePlacesNonNegative))
            lengths.append(solver.makeVariable(nonNegative: true))
            ends.append(solver.makeVariable(nonNegative: form.arePlacesNonNegative))
            sizes.append(Double(generator.below(60)))
        }
        room = gaps + (wanted * Double(generator.below(30)) / 20).rounded()
        if form.isBatch {
            solver.beginBatch()
        }
        for part in form.order {
            switch part {
            case .links: try addLinks(form.links)
            case .end: try solver.add(end(form.links) == root)
            case .place: place = try solver.add(root == room)
            case .wishes: try addWishes(areLimits: form.hasLimits)
            }
            if form.solvesBetween {
                solver.solve()
            }
        }
        if form.isBatch {
            solver.endBatch { conflict in
                Issue.record("no contradiction: \(conflict)")
                return conflict[0]
            }
        }
    }

    private func end(_ links: ChainForm.Links) -> LinearExpression {
        let last = lengths.count - 1
        return links == .ends ? LinearExpression(ends[last]) : places[last] + lengths[last]
    }

    private func addLinks(_ links: ChainForm.Links) throws {
        try solver.add(places[0] == 0)
        for index in lengths.indices {
            if links == .ends {
                try solver.add(ends[index] == places[index] + lengths[index])
            }
            guard index > 0 else { continue }
            let last = places[index - 1] + lengths[index - 1]
            switch links {
            case .forward: try solver.add(places[index] == last + Self.gap)
            case .backward: try solver.add(last == places[index] - Self.gap)
            case .ends: try solver.add(places[index] == ends[index - 1] + Self.gap)
            }
        }
    }

    private mutating func addWishes(areLimits: Bool) throws {
        for (length, size) in zip(lengths, sizes) {
            if areLimits {
                wishes.append(try solver.add(length >= size, priority: .high))
                wishes.append(try solver.add(length <= size, priority: .low))
            } else {
                wishes.append(try solver.add(length == size, priority: .medium))
            }
        }
    }

    /// Ends the chain where it has so many times the room that it would like to have.
    mutating func move(toShare share: Double) throws {
        room = gaps + (wanted * share).rounded()
        if let place {
            try solver.setConstant(room, of: place)
        }
    }

    func check(_ context: Comment) throws {
        let missed = wishes.reduce(0) { $0 + solver.violation(of: $1) }
        expectTrue(abs(missed - abs(wanted + gaps - room)) < 1e-6, context)
        var position = 0.0
        for (place, length) in zip(places, lengths) {
            expectTrue(isClose(solver.value(of: place), position), context)
            expectTrue(solver.value(of: length) >= -1e-9, context)
            position += solver.value(of: length) + Self.gap
        }
        expectTrue(isClose(solver.value(of: root), position - Self.gap), context)
        #if DEBUG
            expectEqual(solver.checkInvariants(), [], context)
        #endif
    }
}
