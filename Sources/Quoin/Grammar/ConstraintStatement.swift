/// A statement that is complete: what may follow are modifiers, in any order.
///
/// ```swift
/// make.edges.equalToSuperview().inset(16).priority(.high).labeled("card")
/// ```
///
/// An offset and an inset add up, and both are added to a number that is the target. Of two offsets, or
/// two insets, the last one counts.
public struct ConstraintStatement {
    @usableFromInline
    let group: ConstraintGroup

    /// A statement that made no constraint, since there was nothing to make one for.
    @usableFromInline
    static var ofNothing: ConstraintStatement { ConstraintStatement(group: ConstraintGroup([])) }

    init(group: ConstraintGroup) {
        self.group = group
    }

    /// The constraints that the statement makes, to be kept and changed later.
    @inlinable
    public var constraint: ConstraintGroup { group }

    /// The same statement, for chains that read like a sentence.
    @inlinable
    public var and: ConstraintStatement { self }

    /// The same statement, for chains that read like a sentence: `….equalTo(b).with.inset(5)`.
    @inlinable
    public var with: ConstraintStatement { self }

    // MARK: Offsets

    /// Adds a number to every attribute.
    @inlinable
    @discardableResult
    public func offset(_ amount: Double) -> ConstraintStatement {
        shift(by: .uniform(amount))
        return self
    }

    /// Adds a number to every attribute.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func offset(_ amount: some BinaryFloatingPoint) -> ConstraintStatement {
        shift(by: .uniform(Double(amount)))
        return self
    }

    /// Adds a number to every attribute.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func offset(_ amount: some BinaryInteger) -> ConstraintStatement {
        shift(by: .uniform(Double(amount)))
        return self
    }

    /// Adds x to places from side to side, and y to those from top to bottom.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func offset(_ amount: Point) -> ConstraintStatement {
        shift(by: .point(amount))
        return self
    }

    /// Adds a width to widths, and a height to heights.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func offset(_ amount: Size) -> ConstraintStatement {
        shift(by: .size(amount))
        return self
    }

    /// Adds to each edge the part that belongs to it, as it is: a positive one moves every edge right
    /// or down. For distances towards the inside, see `insets(…)`.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func offset(_ amount: EdgeInsets) -> ConstraintStatement {
        shift(by: .insets(amount))
        return self
    }

    /// Adds to each edge the part that belongs to it, as it is; leading counts for left, and trailing for
    /// right.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func offset(_ amount: DirectionalEdgeInsets) -> ConstraintStatement {
        shift(by: .directionalInsets(amount))
        return self
    }

    /// Adds to widths and heights, and leaves every other attribute.
    @inlinable
    @discardableResult
    public func sizeOffset(_ amount: Size) -> ConstraintStatement {
        shift(by: .size(amount))
        return self
    }

    /// Adds to middles, and leaves every other attribute.
    @discardableResult
    public func centerOffset(_ amount: Point) -> ConstraintStatement {
        group.shiftCenters(by: amount, at: nil)
        return self
    }

    // MARK: Insets

    /// Moves every attribute towards the inside: top, left and leading edges by the amount, bottom, right
    /// and trailing ones by as much the other way. Sizes lose it on both sides; middles and baselines
    /// stay.
    @inlinable
    @discardableResult
    public func inset(_ amount: Double) -> ConstraintStatement {
        moveInside(by: .uniform(amount))
        return self
    }

    /// Moves every attribute towards the inside: top, left and leading edges by the amount, bottom, right
    /// and trailing ones by as much the other way. Sizes lose it on both sides; middles and baselines
    /// stay.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func inset(_ amount: some BinaryFloatingPoint) -> ConstraintStatement {
        moveInside(by: .uniform(Double(amount)))
        return self
    }

    /// Moves every attribute towards the inside; see the other form.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func inset(_ amount: some BinaryInteger) -> ConstraintStatement {
        moveInside(by: .uniform(Double(amount)))
        return self
    }

    /// Moves each edge towards the inside by the part that belongs to it; left counts for leading, and
    /// right for trailing.
    @inlinable
    @discardableResult
    public func insets(_ amount: EdgeInsets) -> ConstraintStatement {
        moveInside(by: .insets(amount))
        return self
    }

    /// Moves each edge towards the inside by the part that belongs to it; leading counts for left, and
    /// trailing for right.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func insets(_ amount: DirectionalEdgeInsets) -> ConstraintStatement {
        moveInside(by: .directionalInsets(amount))
        return self
    }

    /// Moves each edge towards the inside by the part that belongs to it; see `insets(…)`.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func inset(_ amount: EdgeInsets) -> ConstraintStatement {
        moveInside(by: .insets(amount))
        return self
    }

    /// Moves each edge towards the inside by the part that belongs to it; see `insets(…)`.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func inset(_ amount: DirectionalEdgeInsets) -> ConstraintStatement {
        moveInside(by: .directionalInsets(amount))
        return self
    }

    // MARK: Multiplier

    /// Multiplies what the attributes are compared with.
    @inlinable
    @discardableResult
    public func multipliedBy(_ factor: Double) -> ConstraintStatement {
        multiply(by: factor)
        return self
    }

    /// Multiplies what the attributes are compared with.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func multipliedBy(_ factor: some BinaryFloatingPoint) -> ConstraintStatement {
        multiply(by: Double(factor))
        return self
    }

    /// Multiplies what the attributes are compared with.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func multipliedBy(_ factor: some BinaryInteger) -> ConstraintStatement {
        multiply(by: Double(factor))
        return self
    }

    /// Divides what the attributes are compared with.
    @inlinable
    @discardableResult
    public func dividedBy(_ divisor: Double) -> ConstraintStatement {
        multiply(by: 1 / divisor)
        return self
    }

    /// Divides what the attributes are compared with.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func dividedBy(_ divisor: some BinaryFloatingPoint) -> ConstraintStatement {
        multiply(by: 1 / Double(divisor))
        return self
    }

    /// Divides what the attributes are compared with.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func dividedBy(_ divisor: some BinaryInteger) -> ConstraintStatement {
        multiply(by: 1 / Double(divisor))
        return self
    }

    // MARK: Priority and name

    /// Says how much the constraints matter; they are required otherwise.
    @inlinable
    @discardableResult
    public func priority(_ priority: Priority) -> ConstraintStatement {
        prioritize(priority)
        return self
    }

    /// Says how much the constraints matter, by a number from just above 0 to 1000.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func priority(_ number: some BinaryFloatingPoint) -> ConstraintStatement {
        priority(Priority(Float(number)))
    }

    /// Says how much the constraints matter, by a number from 1 to 1000.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func priority(_ number: some BinaryInteger) -> ConstraintStatement {
        priority(Priority(Float(number)))
    }

    /// Gives the constraints a priority of 250.
    @discardableResult
    public func priorityLow() -> ConstraintStatement { priority(.low) }

    /// Gives the constraints a priority of 500.
    @discardableResult
    public func priorityMedium() -> ConstraintStatement { priority(.medium) }

    /// Gives the constraints a priority of 750.
    @discardableResult
    public func priorityHigh() -> ConstraintStatement { priority(.high) }

    /// Names the constraints in messages; several of them by `name[0]`, `name[1]`, ….
    @discardableResult
    public func labeled(_ name: String) -> ConstraintStatement {
        group.label = name
        return self
    }

    /// Names the constraints in messages: another word for ``labeled(_:)``.
    @discardableResult
    public func key(_ name: String) -> ConstraintStatement { labeled(name) }

    // MARK: What they all come down to

    @usableFromInline
    func shift(by values: AttributeValues) {
        group.shift(by: values, at: nil)
    }

    @usableFromInline
    func moveInside(by values: AttributeValues) {
        group.inset(by: values, at: nil)
    }

    @usableFromInline
    func multiply(by factor: Double) {
        group.setMultiplier(factor, at: nil)
    }

    @usableFromInline
    func prioritize(_ priority: Priority) {
        group.setPriority(priority, at: nil)
    }
}
