/// Watches over the number of steps, so that the solver always ends.
///
/// Steps that improve nothing are the rule in layout, where many constants are equal, and a run of
/// them can go round in a circle. After such a run, or many steps of any kind, the solver turns *choosy*:
/// it mends the row next that is furthest off. That ends nearly all of them. After a much longer run it
/// turns *cautious*: of all the rows and candidates it could take it takes the one with the smallest index
/// (Bland's rule), which cannot go round. The first step that improves something ends the caution.
struct Progress {
    /// A run through a long chain of equal constants may have as many idle steps as it has links.
    private static func idleStepsAllowed(size: Int) -> Int { 60 + size / 2 }

    /// Whether Bland's rule is in force.
    private(set) var isCautious = false
    /// Whether of all rows that do not hold the one that is furthest off is mended next.
    private(set) var isChoosy = false
    private var idleSteps = 0
    /// How many steps the operation has taken, since they were last counted anew.
    private(set) var steps = 0
    /// How often the steps were counted anew because there were too many.
    private(set) var restarts = 0
    private var isPatient = true
    /// Whether nothing was counted since the count was started, as in most changes of rows and numbers. Whoever counts
    /// something sets it to false.
    private var isNew = false
    /// How often the number of steps that are allowed is halved.
    private var haste = 0
    /// How many runs have lately come to nothing. The next ones have less time for it.
    private var runsInVain = 0
    /// Notices steps that go round in a circle.
    private var circle = CircleWatch()
    /// Whether it is looked for such, and for too many steps. In a layout whose numbers are near each other it is not.
    private(set) var watchesSteps = false
    /// How many of those were left since the steps were last counted anew.
    private var circlesLeft = 0
    #if DEBUG
        /// After how many looks at the number of steps a run is given up, whatever that number is; 0 if it is not.
        ///
        /// Tests set it. Otherwise runs are given up only where rounding is all that is left of the numbers.
        var looksUntilGivenUp = 0
    #endif
    private var repairs = 0
    /// How many of those were needed since a tableau was made, or could not be.
    private(set) var repairsInDefinitions = 0
    /// How much oftener counting rows together was of no use than of use.
    private var uselessCounts = 0
    /// How many numbers the combinations made have in all.
    private(set) var numbersCombined = 0
    /// Whether making all definitions at once was of no use, for combinations had as many parts after.
    private(set) var isEntangled = false
    /// Whether a tableau was tried, and nothing came of it.
    private(set) var isBeyondTableau = false
    /// Whether a tableau was made, and all was solved in it.
    private(set) var hasUsedTableau = false

    /// Starts the count for one operation.
    ///
    /// - Parameter isPatient: whether there is nothing else to be tried if it comes to no end soon.
    @inline(__always)
    mutating func begin(isPatient: Bool = true) {
        if !isNew || self.isPatient != isPatient {
            beginAnew(isPatient: isPatient)
        }
    }

    private mutating func beginAnew(isPatient: Bool) {
        isNew = true
        self.isPatient = isPatient
        haste = min(runsInVain, Self.mostHaste)
        watchesSteps = haste > 0
        circle.begin()
        circlesLeft = 0
        isCautious = false
        isChoosy = false
        idleSteps = 0
        steps = 0
        restarts = 0
        repairs = 0
        repairsInDefinitions = 0
        uselessCounts = 0
        numbersCombined = 0
        isEntangled = false
        isBeyondTableau = false
        hasUsedTableau = false
    }

    /// Starts the count anew for a part of the operation that has led nowhere before, and probably does again.
    ///
    /// - Parameter times: how often it has.
    mutating func begin(hopeless times: Int) {
        beginAnew(isPatient: isPatient)
        isNew = false
        haste = min(max(times, runsInVain), Self.mostHaste)
        watchesSteps = haste > 0
    }

    /// Notes that a run was given up.
    mutating func noteRunInVain() {
        isNew = false
        runsInVain += 1
    }

    /// Notes that all was solved without a run that was given up.
    mutating func noteSolution() {
        guard runsInVain > 0 else { return }
        isNew = false
        runsInVain /= 2
    }

    /// Notes that one row is tight now in place of another.
    @inline(__always)
    mutating func noteExchange(_ row: Int, _ other: Int) {
        if watchesSteps {
            circle.noteExchange(row, other)
        }
    }

    /// Notes that there is something new, so that steps back may be right.
    @inline(__always)
    mutating func noteNews() {
        if watchesSteps {
            circle.begin()
        }
    }

    /// After so many tries in vain, those that follow have as few steps.
    private static var mostHaste: Int { 7 }

    /// Counts a combination of so many numbers.
    mutating func noteCombination(of numbers: Int) {
        isNew = false
        numbersCombined += numbers
    }

    /// Notes that all definitions were made at once.
    mutating func noteRefactoring(partsBefore: Int, partsAfter: Int) {
        isNew = false
        isEntangled = isEntangled || partsAfter > partsBefore / 2
    }

    /// Lets a tableau be called for only after as many more combinations.
    mutating func putTableauOff() {
        numbersCombined = 0
        repairsInDefinitions = 0
    }

    /// Notes that all was solved in a tableau, or could not be.
    mutating func noteTableau(succeeds: Bool) {
        isNew = false
        numbersCombined = 0
        repairsInDefinitions = 0
        isEntangled = false
        isBeyondTableau = !succeeds
        hasUsedTableau = hasUsedTableau || succeeds
    }

    /// In smaller systems repairs take so little time that many are tried, whatever else could be.
    private static var leastLargeSize: Int { 400 }

    /// Counts a rebuilding that was needed because rounding left nothing to divide by.
    ///
    /// - Returns: whether there were more than any sound run needs, so that the next would be needed
    ///   as well, and so on.
    mutating func noteRepair(size: Int) -> Bool {
        isNew = false
        repairs += 1
        repairsInDefinitions += 1
        let isThorough = isPatient || size < Self.leastLargeSize
        return repairs > (isThorough ? max((50 + size / 8) >> haste, 5) : 5)
    }

    /// Whether counting rows together may be of use.
    var allowsCounting: Bool { !isChoosy && !isCautious && uselessCounts <= 4 }

    /// Lets counting together be tried again, since what it may be of use for is new.
    mutating func beginCounting() {
        uselessCounts = 0
    }

    /// Notes whether rows could be counted together.
    mutating func noteCounting(succeeds: Bool) {
        isNew = false
        uselessCounts += succeeds ? -1 : 1
    }

    /// Counts a step in a system of the given size.
    ///
    /// - Returns: whether the caution has changed.
    mutating func note(isIdle: Bool, size: Int) -> Bool {
        isNew = false
        steps += 1
        if watchesSteps {
            circle.noteStep()
        }
        let wasCautious = isCautious
        let wasChoosy = isChoosy
        isChoosy = isChoosy || isLong(size: size)
        if isIdle {
            idleSteps += 1
            if isChoosy, idleSteps > 8 * Self.idleStepsAllowed(size: size) {
                isCautious = true
            } else if !isChoosy, idleSteps > Self.idleStepsAllowed(size: size) {
                isChoosy = true
                idleSteps = 0
            }
        } else {
            idleSteps = 0
            isCautious = restarts > 0
        }
        watchesSteps = watchesSteps || isChoosy || isCautious
        return wasCautious != isCautious || wasChoosy != isChoosy
    }

    /// Whether there were more steps than layouts take.
    func isLong(size: Int) -> Bool {
        steps > Self.mostSteps(inLayoutOf: size)
    }

    /// More steps than layouts take, given the size of the system.
    private static func mostSteps(inLayoutOf size: Int) -> Int { 200 + size / 2 }

    /// Whether there were more steps than any sound run takes, given the size of the system; or they go round in a
    /// circle, where they could not but for rounding.
    func isOverdue(size: Int) -> Bool {
        steps > max((2_000 + 40 * size) >> haste, Self.mostSteps(inLayoutOf: size)) || isInCircle
    }

    #if DEBUG
        /// Counts a look, and whether the run is to be given up.
        mutating func isToBeGivenUp() -> Bool {
            guard looksUntilGivenUp > 0 else { return false }
            looksUntilGivenUp -= 1
            return looksUntilGivenUp == 0
        }
    #endif

    /// Lets the steps go on from a circle, for the first few times.
    ///
    /// - Returns: whether they do.
    mutating func leavesCircle() -> Bool {
        guard isInCircle, circlesLeft < max(1, Self.mostCircles >> haste) else { return false }
        isNew = false
        circlesLeft += 1
        circle.begin()
        return true
    }

    /// So many circles are left for a new look at things, before there is caution and then again.
    private static var mostCircles: Int { 3 }

    /// At first a circle may be one of steps that change nothing, to which there is an end without caution.
    private var isInCircle: Bool {
        watchesSteps && circle.returns > max(Self.mostReturns >> haste, Self.leastReturns)
    }

    /// The same rows may be tight as often again.
    private static var mostReturns: Int { 16 }
    /// So often in any case.
    private static var leastReturns: Int { 2 }

    /// After a restart the steps are counted anew, and caution stays.
    mutating func restart() {
        isNew = false
        restarts += 1
        steps = 0
        isCautious = true
        watchesSteps = true
        circle.begin()
        circlesLeft = 0
    }
}
