/// Statements with what every subject can be compared with: items, numbers, and the superview.
///
/// There are about as many methods of each name, over all families, as the compiler bears: with 28 of them it
/// takes the literals of `equalTo(5 / 2)` for integers, whatever is preferred. A test guards it.
extension ConstraintSubject where Family: NamedFamily {
    // MARK: Items

    /// States that the attributes are equal to the same ones of another view or guide.
    @inlinable
    @discardableResult
    public func equalTo(
        _ item: some LayoutItem, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(attributes, .equal, item.layoutElement, nil, file, line)
    }

    /// States that the attributes are at most the same ones of another view or guide.
    @inlinable
    @discardableResult
    public func lessThanOrEqualTo(
        _ item: some LayoutItem, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(attributes, .lessThanOrEqual, item.layoutElement, nil, file, line)
    }

    /// States that the attributes are at least the same ones of another view or guide.
    @inlinable
    @discardableResult
    public func greaterThanOrEqualTo(
        _ item: some LayoutItem, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(
            attributes, .greaterThanOrEqual, item.layoutElement, nil, file, line)
    }

    /// States that the attributes are equal to the same ones of each of several views and guides.
    @inlinable
    @discardableResult
    public func equalTo(
        _ items: [any LayoutItem], file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(
            attributes, .equal, .each(items.map { .element($0.layoutElement) }), file, line)
    }

    /// States that the attributes are at most the same ones of each of several views and guides.
    @inlinable
    @discardableResult
    public func lessThanOrEqualTo(
        _ items: [any LayoutItem], file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(
            attributes, .lessThanOrEqual, .each(items.map { .element($0.layoutElement) }), file,
            line)
    }

    /// States that the attributes are at least the same ones of each of several views and guides.
    @inlinable
    @discardableResult
    public func greaterThanOrEqualTo(
        _ items: [any LayoutItem], file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(
            attributes, .greaterThanOrEqual, .each(items.map { .element($0.layoutElement) }), file,
            line)
    }

    // MARK: The superview

    /// States that the attributes are equal to the same ones of the superview, or of the view that the guide
    /// belongs to. Without one, the constraints wait until there is one.
    @inlinable
    @discardableResult
    public func equalToSuperview(
        file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(attributes, .equal, .container, file, line)
    }

    /// States that the attributes are at most the same ones of the superview, or of the view that the guide
    /// belongs to. Without one, the constraints wait until there is one.
    @inlinable
    @discardableResult
    public func lessThanOrEqualToSuperview(
        file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(attributes, .lessThanOrEqual, .container, file, line)
    }

    /// States that the attributes are at least the same ones of the superview, or of the view that the guide
    /// belongs to. Without one, the constraints wait until there is one.
    @inlinable
    @discardableResult
    public func greaterThanOrEqualToSuperview(
        file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(attributes, .greaterThanOrEqual, .container, file, line)
    }

    // MARK: Numbers

    /// States that the attributes are equal to a number: sizes themselves, places as counted from the
    /// superview's same attribute.
    @inlinable
    @discardableResult
    public func equalTo(
        _ number: Double, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(attributes, .equal, .numbers(.uniform(number)), file, line)
    }

    /// States that the attributes are at most a number; see the equality.
    @inlinable
    @discardableResult
    public func lessThanOrEqualTo(
        _ number: Double, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(
            attributes, .lessThanOrEqual, .numbers(.uniform(number)), file, line)
    }

    /// States that the attributes are at least a number; see the equality.
    @inlinable
    @discardableResult
    public func greaterThanOrEqualTo(
        _ number: Double, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(
            attributes, .greaterThanOrEqual, .numbers(.uniform(number)), file, line)
    }

    /// States that the attributes are equal to a number: sizes themselves, places as counted from the
    /// superview's same attribute.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func equalTo(
        _ number: some BinaryFloatingPoint, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(attributes, .equal, .numbers(.uniform(Double(number))), file, line)
    }

    /// States that the attributes are at most a number; see the equality.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func lessThanOrEqualTo(
        _ number: some BinaryFloatingPoint, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(
            attributes, .lessThanOrEqual, .numbers(.uniform(Double(number))), file, line)
    }

    /// States that the attributes are at least a number; see the equality.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func greaterThanOrEqualTo(
        _ number: some BinaryFloatingPoint, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(
            attributes, .greaterThanOrEqual, .numbers(.uniform(Double(number))), file, line)
    }

    /// States that the attributes are equal to a number: sizes themselves, places as counted from the
    /// superview's same attribute.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func equalTo(
        _ number: some BinaryInteger, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(attributes, .equal, .numbers(.uniform(Double(number))), file, line)
    }

    /// States that the attributes are at most a number; see the equality.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func lessThanOrEqualTo(
        _ number: some BinaryInteger, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(
            attributes, .lessThanOrEqual, .numbers(.uniform(Double(number))), file, line)
    }

    /// States that the attributes are at least a number; see the equality.
    @_disfavoredOverload
    @inlinable
    @discardableResult
    public func greaterThanOrEqualTo(
        _ number: some BinaryInteger, file: StaticString = #fileID, line: UInt = #line
    ) -> ConstraintStatement {
        statements.makeStatement(
            attributes, .greaterThanOrEqual, .numbers(.uniform(Double(number))), file, line)
    }
}
