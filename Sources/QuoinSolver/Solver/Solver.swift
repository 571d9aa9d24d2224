/// Finds values for variables that obey linear constraints, the important ones first.
///
/// ```swift
/// let solver = Solver()
/// let left = solver.makeVariable("left")
/// let width = solver.makeVariable("width", nonNegative: true)
///
/// try solver.add(left == 8)
/// try solver.add(left + width <= 320)
/// try solver.add(width == 400, priority: .low)
///
/// solver.value(of: width)        // 312: as near to 400 as the required constraints allow
/// ```
///
/// Required constraints all hold; adding one that contradicts the others throws, and changes
/// nothing. Optional constraints are obeyed in strict order of their ``Priority``: the sum of
/// violations at the highest priority is as small as it can be, then that at the next, and so on.
///
/// The solver is incremental. Adding, removing and changing constraints costs what the change
/// affects, whatever the size of the rest; the article <doc:HowTheSolverWorks> explains how. The
/// same calls in the same order give the same values to the bit, on every platform.
///
/// A solver is not tied to a thread, and must be used by one at a time.
public final class Solver {
    @exclusivity(unchecked)
    var simplex = Simplex()
    @exclusivity(unchecked)
    var names: [String] = []

    #if hasFeature(Embedded)
        /// Tells this solver's handles from those of another. Without an operating system there may
        /// be no source of randomness, so it is the place in memory.
        var identity: UInt { UInt(bitPattern: ObjectIdentifier(self)) }
    #else
        /// Tells this solver's handles from those of another, even of one that stood in the same
        /// place in memory before. Compared, and used for nothing else.
        let identity = UInt.random(in: .min ... .max)
    #endif

    /// Makes a solver without variables or constraints.
    public init() {}

    /// Makes room for a system of a given size, so that a large one need not move while it is built.
    ///
    /// What is added beyond the room makes more room where it is added.
    ///
    /// - Parameters:
    ///   - variables: how many variables there will be in all.
    ///   - constraints: how many constraints there will be in all.
    ///   - terms: how many terms the constraints will have together.
    public func reserveCapacity(variables: Int, constraints: Int, terms: Int) {
        simplex.reserveCapacity(variables: variables, rows: constraints, terms: terms)
    }

    // MARK: Variables

    /// Makes a variable. It is 0 until a constraint says otherwise.
    ///
    /// - Parameters:
    ///   - name: what to call it in messages; see ``name(of:)``.
    ///   - nonNegative: whether the variable must not be less than 0. This is cheaper than a
    ///     constraint that says so.
    /// - Complexity: O(1)
    public func makeVariable(_ name: String = "", nonNegative: Bool = false) -> Variable {
        let index = simplex.makeVariable(isNonNegative: nonNegative)
        if !name.isEmpty {
            while names.count <= index {
                names.append("")
            }
            names[index] = name
        } else if index < names.count {
            names[index] = ""
        }
        return handle(ofVariable: index)
    }

    /// The name that the variable was given; empty for one that was removed.
    public func name(of variable: Variable) -> String {
        guard let index = index(of: variable), index < names.count else { return "" }
        return names[index]
    }

    /// Removes a variable and every constraint on it. A stale handle is ignored.
    ///
    /// - Complexity: that of removing the constraints.
    public func remove(_ variable: Variable) {
        guard let index = index(of: variable) else { return }
        simplex.remove { $0.removeVariable(index) }
    }

    // MARK: Reading

    /// Brings all values up to date. Reading a value does this too.
    ///
    /// - Complexity: proportional to what has changed since the last time.
    public func solve() {
        simplex.solve()
    }

    /// The value of a variable; 0 for one that nothing constrains, and for one that was removed.
    ///
    /// - Complexity: O(1), once the solver has solved.
    public func value(of variable: Variable) -> Double {
        guard let index = index(of: variable) else { return 0 }
        if !simplex.isSolved {
            simplex.solve()
        }
        return simplex.values[index]
    }

    /// By how much a constraint is missed; 0 when it holds, and for one that was removed.
    ///
    /// - Complexity: O(*n*) in the constraint's terms, once the solver has solved.
    public func violation(of id: ConstraintID) -> Double {
        guard let row = row(of: id) else { return 0 }
        simplex.solve()
        return simplex.violation(of: row)
    }

    /// The constraints that are out of force because no sound values would come of them: numbers
    /// become too large to be calculated with, or too far apart.
    ///
    /// A change that leads there is refused with ``SolverError/notFinite`` where it can be seen at
    /// once. What is seen only when everything is solved, or comes of a removal, is kept from
    /// happening: the constraints here do not count, every other one does, and values are those
    /// without them. They are tried again whenever something has changed. Nearly always it is empty.
    ///
    /// - Complexity: O(1) when it is empty, once the solver has solved.
    public var constraintsLeftOut: [ConstraintID] {
        simplex.solve()
        return simplex.rowsLeftOut().map { id(of: $0) }
    }

    /// How often rounding has led steps in a circle, so that thousands of them were in vain. Who only tries something
    /// out stops there.
    package var runsGivenUp: Int { simplex.runsGivenUp }

    /// Hands over the variables whose value may have changed since the last call, and forgets them.
    ///
    /// A layout engine asks this after ``solve()`` rather than compare all values.
    ///
    /// - Complexity: O(*n*) in the number of variables handed over.
    public func takeChanges(_ body: (Variable) -> Void) {
        simplex.solve()
        let count = simplex.changedVariables.count
        for position in 0..<count {
            let index = Int(simplex.changedVariables[position])
            let record = simplex.variables[index]
            simplex.variables[index].flags.remove(.changed)
            if record.flags.contains(.alive), record.flags.contains(.changed) {
                body(handle(ofVariable: index))
            }
        }
        simplex.changedVariables.removeAll()
    }

    // MARK: Handles

    @inline(__always)
    func index(of variable: Variable) -> Int? {
        let index = Int(variable.place)
        guard variable.owner == identity, index < simplex.variables.count,
            simplex.variables[index].generation == variable.generation
        else { return nil }
        return index
    }

    @inline(__always)
    func row(of id: ConstraintID) -> Int? {
        let row = Int(id.place)
        guard id.owner == identity, row < simplex.rows.count,
            simplex.rowGenerations[row] == id.generation, simplex.rows[row].status != .vacant
        else { return nil }
        return row
    }

    @inline(__always)
    func handle(ofVariable index: Int) -> Variable {
        Variable(
            place: UInt32(index), generation: simplex.variables[index].generation, owner: identity)
    }

    func id(of row: Int) -> ConstraintID {
        ConstraintID(
            place: UInt32(row), generation: simplex.rowGenerations[row], owner: identity)
    }
}
