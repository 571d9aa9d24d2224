import QuoinKit

/// One sequence of steps from an empty window.
struct FuzzSequence {
    /// How many steps a sequence has.
    static let length = 50
    /// As many microseconds as no step may take: trees have some dozen views, and most steps take a fraction of a
    /// thousandth of this.
    static let patience = 2e6

    let style: FuzzStyle
    var steps: [FuzzStep]
    /// After how many microseconds of work a step has taken too long.
    var patience = Self.patience

    /// The sequence of that number of those that belong to a seed.
    init(seed: UInt64, index: Int) {
        style = FuzzStyle(ofSequence: index)
        var random = SplitMix64(seed: seed &* 0x2545_F491_4F6C_DD1D &+ UInt64(index))
        steps = (0..<Self.length).map { _ in FuzzStep(random: &random) }
    }

    /// Runs the sequence and looks at everything, and then twice without looking.
    ///
    /// - Parameter tell: Hears of what is done, as Swift, before it is done for the first time.
    /// - Returns: what is wrong, if anything is.
    func run(telling tell: @escaping (String) -> Void = { _ in }) -> FuzzFault? {
        let seen = runOnce(isChecked: true, tell)
        if let fault = seen.fault { return fault }
        // To ask what is ambiguous may settle which of many layouts comes next, so neither is looked at.
        let (first, second) = (runOnce(isChecked: false), runOnce(isChecked: false))
        return first.fault ?? second.fault
            ?? (first.bits == second.bits
                ? nil : FuzzFault(kind: .bits, reason: FuzzFault.Kind.bits.rawValue))
    }

    private func runOnce(
        isChecked: Bool, _ tell: @escaping (String) -> Void = { _ in }
    ) -> (fault: FuzzFault?, bits: UInt64) {
        var bits: UInt64 = 0xcbf2_9ce4_8422_2325
        var fault: FuzzFault?
        var world: FuzzWorld? = FuzzWorld(style: style, telling: tell)
        for (index, step) in steps.enumerated() {
            guard let world else { break }
            let isLaidOut =
                !style.isSeldomLaidOut || !step.isFollowedByOthers || index == steps.count - 1
            let start = Stopwatch.worked()
            world.perform(step, isLaidOut: isLaidOut)
            if isLaidOut { world.settle() }
            if Stopwatch.worked() - start > patience {
                fault = FuzzFault(kind: .slow, reason: FuzzFault.Kind.slow.rawValue)
                break
            }
            guard isLaidOut else { continue }
            bits = world.bits(after: bits)
            defer { world.diagnostics = [] }
            guard isChecked else { continue }
            world.setQuiet(true)
            defer { world.setQuiet(false) }
            let before = world.bits(after: 0)
            do {
                try FuzzCheck(world: world).run()
            } catch {
                fault = error
                break
            }
            if world.bits(after: 0) != before {
                fault = FuzzFault(kind: .looking, reason: FuzzFault.Kind.looking.rawValue)
                break
            }
        }
        let watched = world?.watched ?? []
        world?.letGo()
        world = nil
        let left = watched.count { $0() }
        if left > 0, fault == nil {
            fault = FuzzFault(
                kind: .leak, reason: "\(left) objects are left when all is let go")
        }
        return (fault, bits)
    }
}

extension FuzzWorld {
    /// Lays out until nothing more is to be laid out; what hooks did may ask for it.
    fileprivate func settle() {
        for _ in 0..<(style.hasHooks ? 4 : 1) {
            layOut()
        }
        guard style.hasHooks else { return }
        // Each hook acts once, and what it does may let another one act, also in a tree that was laid out before.
        // What does not come to rest needs no more of that: each layout takes a hundred rounds.
        for _ in 0..<40 where awaitsTurn || !isRestless && roots.contains(where: \.needsLayout) {
            layOut()
        }
    }

    /// Lets hooks do nothing, or something again.
    fileprivate func setQuiet(_ isQuiet: Bool) {
        for named in views {
            (named.view as? FuzzView)?.isQuiet = isQuiet
            named.sections?.isQuiet = isQuiet
        }
        for named in controllers {
            (named.value as? FuzzController)?.isQuiet = isQuiet
        }
    }

    /// All frames, mixed into a number.
    fileprivate func bits(after start: UInt64) -> UInt64 {
        var bits = start
        func mix(_ value: Double) {
            bits = (bits ^ value.bitPattern) &* 0x100_0000_01b3
            bits ^= bits >> 29
        }
        var open = roots
        while let view = open.popLast() {
            mix(view.frame.origin.x)
            mix(view.frame.origin.y)
            mix(view.frame.size.width)
            mix(view.frame.size.height)
            mix(view.bounds.origin.y)
            open += view.subviews
        }
        mix(Double(diagnostics.count))
        return bits
    }
}
