/// What the views of one tree share: the root, who lays it out, and the journal of what has changed, which
/// the engine must take in.
///
/// When two trees become one, one of them points on to the other, and its views find the way; so
/// joining trees does not visit the views.
final class LayoutTree: LinkTarget {
    #if DEBUG && !hasFeature(Embedded)
        package let life = Life()
    #endif

    /// The tree that this one has become part of.
    @exclusivity(unchecked)
    private var successor: LayoutTree?
    /// The topmost view.
    @exclusivity(unchecked)
    var root: UpLink<View>
    /// Who lays the tree out; none while nobody has asked for anything that takes a layout.
    @exclusivity(unchecked)
    var driver: TreeDriver?
    /// Whether the driver wants to hear of every change.
    @exclusivity(unchecked)
    var isWatched = false
    /// Who waits for changes.
    @exclusivity(unchecked)
    private var waiters: Waiters = []

    /// Constraints whose state differs, or may differ, from what the engine knows.
    @exclusivity(unchecked)
    var queuedConstraints: [QueuedConstraint] = []
    /// Views and guides of which the engine must learn something.
    @exclusivity(unchecked)
    var queuedElements: [UpLink<LayoutElement>] = []
    /// Active constraints with an item in this tree and another elsewhere.
    @exclusivity(unchecked)
    var pending = WaitingConstraints()
    @exclusivity(unchecked)
    private var nextOrder: UInt32 = 0

    /// Grows whenever somebody begins to wait for changes. What was told of one at this time is told of no more.
    @exclusivity(unchecked)
    private var tellingEpoch: UInt32 = 0

    /// Grows with every change that may matter to the size of some view.
    @exclusivity(unchecked)
    private(set) var revision: UInt = 0

    /// What is kept for messages about the tree, once there was one.
    @exclusivity(unchecked)
    private var messages: TreeMessages?

    init(root: View) {
        self.root = UpLink(root)
    }

    /// Whether it has not become part of another one, and has not lost its root.
    @inline(__always)
    var isCurrent: Bool { successor == nil && !root.isEmpty }

    /// Whether its root has gone. Views that outlive the root learn of it when they need a tree.
    var isAbandoned: Bool { root.isEmpty }

    /// The tree that this one has become in the end.
    var current: LayoutTree {
        @inline(__always)
        get { successor == nil ? self : last }
    }

    private var last: LayoutTree {
        // Mostly it is one step, and nothing has to be kept meanwhile.
        if let next = successor, next.successor == nil {
            return next
        }
        var end = self
        while let next = end.successor {
            end = next
        }
        // From now on the way is short.
        var tree = self
        while let next = tree.successor, next !== end {
            tree.successor = end
            tree = next
        }
        return end
    }

    // MARK: What the engine must take in

    /// Something has changed in a view; without one, in any.
    @inline(__always)
    func countChange(in view: View?) {
        revision &+= 1
        tellOfChange(in: view)
    }

    /// Tells those who wait for changes, also of one that nobody has made: a frame has given way, or come back.
    @inline(__always)
    func tellOfChange(in view: View?) {
        if !waiters.isDisjoint(with: .ofChanges) {
            partChanged(around: view)
        }
    }

    /// Views have come into a view, or have left it, or have changed places in it.
    @inline(__always)
    func countMove(in view: View?) {
        revision &+= 1
        if !waiters.isEmpty {
            viewsMoved(in: view)
        }
    }

    @inline(never)
    private func viewsMoved(in view: View?) {
        forgetNumbers()
        tellOfChange(in: view)
    }

    /// From now on who waits for changes hears of the next one, wherever it is.
    func awaitChanges() {
        tellingEpoch &+= 1
    }

    /// Tells those who wait for changes in a view, and in what is around it.
    ///
    /// Who is around a view that was told was told as well; so each is come to once.
    @inline(never)
    private func partChanged(around view: View?) {
        guard var part = view else {
            driver?.anyPartChanged(in: self)
            return
        }
        while part.tellingEpoch != tellingEpoch {
            part.tellingEpoch = tellingEpoch
            if keepsParts {
                driver?.partChanged(part)
            }
            if isOverseen {
                part.overseer?.sizeMayChange(of: part)
            }
            guard let superview = part.superview else { return }
            part = superview
        }
    }

    @inline(never)
    private func partChanged(with constraint: LayoutConstraint) {
        // If it is installed nowhere, the view that it has left was told of.
        if let view = constraint.installation.target {
            partChanged(around: view)
        }
    }

    @inline(never)
    private func partChanged(with element: LayoutElement) {
        partChanged(around: element.viewOrOwner)
    }

    @inline(__always)
    func enqueue(_ constraint: LayoutConstraint) {
        revision &+= 1
        if !waiters.isDisjoint(with: .ofChanges) {
            partChanged(with: constraint)
        }
        if !constraint.state.contains(.isQueued) {
            constraint.state.insert(.isQueued)
            constraint.queueEntry &+= 1
            queuedConstraints.append(
                QueuedConstraint(constraint: constraint, entry: constraint.queueEntry))
        }
    }

    func enqueue(_ element: LayoutElement, _ change: ElementFlags) {
        revision &+= 1
        if !waiters.isDisjoint(with: .ofChanges) {
            partChanged(with: element)
        }
        enqueueUnchanged(element, change)
    }

    /// Lets the engine write rows anew that follow from an element, in which nothing has changed.
    @inline(__always)
    func enqueueUnchanged(_ element: LayoutElement, _ marks: ElementFlags) {
        element.flags.insert(marks)
        if element.queuePosition < 0 {
            element.queuePosition = Int32(queuedElements.count)
            queuedElements.append(UpLink(element))
        }
    }

    /// Drops what is to be learned of an element that leaves the tree, or the world.
    func dequeue(_ element: LayoutElement) {
        strikeOff(element)
        element.flags.subtract(.engineMarks)
    }

    /// Takes an element off the list; its marks are about to be taken in.
    func strikeOff(_ element: LayoutElement) {
        if element.queuePosition >= 0 {
            queuedElements[Int(element.queuePosition)] = UpLink(nil)
            element.queuePosition = -1
        }
    }

    /// A constraint was changed, brought in force or taken out.
    @inline(__always)
    func noteChange(of constraint: LayoutConstraint) {
        if isWatched {
            driver?.noteChange(of: constraint)
        }
    }

    @inline(__always)
    func takeOrder() -> UInt32 {
        nextOrder &+= 1
        return nextOrder
    }

    /// Whether the engine does not know the present state of things.
    var isUnsettled: Bool {
        !queuedConstraints.isEmpty || !queuedElements.isEmpty
    }

    /// Whether all that is left to be learned is of views that were asked in another tree, which a hook has taken out of
    /// that while its engine waits for answers. They are asked again once it has got them.
    var awaitsAnswersElsewhere: Bool {
        isUnsettled && queuedConstraints.isEmpty
            && queuedElements.allSatisfy { link in
                link.with { element in
                    element.flags.contains(.wasAsked)
                        || element.flags.isDisjoint(with: .engineMarks)
                } ?? true
            }
    }

    func takeQueuedConstraints() -> [QueuedConstraint] {
        defer { queuedConstraints = [] }
        return queuedConstraints
    }

    /// Empties the queue of elements.
    ///
    /// - Returns: those of which something is still to be learned.
    func takeQueuedElements() -> [LayoutElement] {
        var elements: [LayoutElement] = []
        for link in queuedElements {
            let isMarked = link.with { element in
                element.queuePosition = -1
                return !element.flags.isDisjoint(with: .engineMarks)
            }
            if isMarked ?? false, let element = link.target {
                elements.append(element)
            }
        }
        queuedElements = []
        return elements
    }

    // MARK: Messages

    /// The messages that the default handler has printed.
    var printedMessages: Set<String> {
        get { messages?.printed ?? [] }
        set { madeMessages.printed = newValue }
    }

    /// The numbers of the views without a name, found out once for all that is told of the tree until views come, go or
    /// change places.
    var viewNumbers: ViewNumbers? {
        messages?.numbers ?? renumbered
    }

    /// The numbers, found out anew; nil if the root has gone.
    var renumbered: ViewNumbers? {
        guard let root = root.target else { return nil }
        let found = ViewNumbers(below: root)
        madeMessages.numbers = found
        waiters.insert(.numbers)
        return found
    }

    private var madeMessages: TreeMessages {
        if let messages {
            return messages
        }
        let made = TreeMessages()
        messages = made
        return made
    }

    /// The views have other numbers from now on.
    @inline(__always)
    func forgetNumbers() {
        if waiters.contains(.numbers) {
            waiters.remove(.numbers)
            messages?.numbers = nil
        }
    }

    // MARK: Who waits for changes

    /// Whether the driver keeps what it has worked out for parts of the tree.
    var keepsParts: Bool {
        @inline(__always)
        get { waiters.contains(.parts) }
        set { waiters.set(.parts, to: newValue) }
    }

    /// Whether there are overseers that want to hear where changes may matter to the size of some view.
    var isOverseen: Bool {
        @inline(__always)
        get { waiters.contains(.overseers) }
        set { waiters.set(.overseers, to: newValue) }
    }

    // MARK: The end

    /// Begins as what has left another tree: what is activated from now on is younger than what was there.
    func parts(from other: LayoutTree) {
        nextOrder = other.nextOrder
        tellingEpoch = other.tellingEpoch
        awaitChanges()
    }

    /// Becomes part of another tree.
    func joins(_ other: LayoutTree) {
        successor = other
        revision &+= 1
        forgetNumbers()
        other.nextOrder = max(other.nextOrder, nextOrder)
        other.waiters.formUnion(waiters.intersection(.overseers))
        other.tellingEpoch = max(other.tellingEpoch, tellingEpoch)
        other.awaitChanges()
    }

    /// The root goes, and with it everything that was worked out for the tree. What is pending stays,
    /// for views that someone keeps.
    func rootGoes() {
        root = UpLink(nil)
        forgetNumbers()
        driver?.rootGoes()
        for queued in queuedConstraints where queued.isCurrent {
            queued.constraint.state.remove(.isQueued)
            queued.constraint.row = -1
        }
        queuedConstraints = []
        queuedElements = []
    }
}

/// An entry in a tree's list of constraints that the engine must take in.
struct QueuedConstraint {
    let constraint: LayoutConstraint
    let entry: UInt32

    /// Whether the constraint still waits here: it has not left for another tree since, whose engine may know
    /// it by now.
    @inline(__always)
    var isCurrent: Bool {
        UpLink(constraint).with { $0.queueEntry == entry && $0.state.contains(.isQueued) } ?? false
    }
}
