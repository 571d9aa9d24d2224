/// Constraining a view.
///
/// ```swift
/// title.makeConstraints { make in
///     make.left.equalTo(icon.right).offset(8)
///     make.right.lessThanOrEqualToSuperview().inset(8)
///     make.centerY.equalTo(icon)
/// }
/// ```
///
/// Each block returns a ``ConstraintGroup`` for each of its statements.
///
/// Given a condition, a block is about constraints that are in force only while the view's traits match:
///
/// ```swift
/// card.makeConstraints(when: .compactWidth) { $0.width.equalToSuperview() }
/// card.makeConstraints(when: .regularWidth || .compactHeight) { $0.width.equalTo(300) }
/// ```
///
/// Updating and remaking with a condition change what was made with the same one; remaking without any removes
/// all.
extension View {
    /// Makes constraints about the view and brings them in force. From then on they place the view: its
    /// `translatesAutoresizingMaskIntoConstraints` is turned off.
    @discardableResult
    public final func makeConstraints(
        when condition: TraitCondition? = nil,
        _ block: (ConstraintMaker<View>) -> Void
    ) -> [ConstraintGroup] {
        make(when: condition, block)
    }

    /// Makes constraints about the view without bringing them in force: that is for
    /// ``ConstraintGroup/activate()``. Once one of them is active, constraints place the view.
    public final func prepareConstraints(
        when condition: TraitCondition? = nil,
        _ block: (ConstraintMaker<View>) -> Void
    ) -> [ConstraintGroup] {
        prepare(when: condition, block)
    }

    /// Changes the constraints that the maker has installed for the view.
    ///
    /// A statement finds its constraints by what they compare: the attribute, the relation, and the other
    /// item and its attribute. They get its constant, multiplier, priority and label. What is not found
    /// is installed.
    ///
    /// ```swift
    /// button.updateConstraints { make in
    ///     make.width.equalTo(isWide ? 200 : 100)
    /// }
    /// ```
    @discardableResult
    public final func updateConstraints(
        when condition: TraitCondition? = nil,
        _ block: (ConstraintMaker<View>) -> Void
    ) -> [ConstraintGroup] {
        update(when: condition, block)
    }

    /// Removes what the maker has installed for the view, and makes other constraints. What is made again
    /// unchanged stays as it is, and costs nothing.
    @discardableResult
    public final func remakeConstraints(
        when condition: TraitCondition? = nil,
        _ block: (ConstraintMaker<View>) -> Void
    ) -> [ConstraintGroup] {
        remake(when: condition, block)
    }
}
