/// The beginning of a statement: the attributes of an item that it is about.
///
/// What `make` offers in a block is a subject that names nothing yet. Naming attributes, a relation and
/// a target makes a statement of it, and with that constraints:
///
/// ```swift
/// card.makeConstraints { make in
///     make.left.right.equalToSuperview().inset(16)
///     make.top.equalTo(header.bottom).offset(8)
///     make.height.equalTo(card.width).dividedBy(2).priority(.high)
/// }
/// ```
///
/// `Item` is `View` where there are margins and baselines, and `LayoutElement` where there may be
/// none. `Family` is what the attributes can be compared with; see ``ConstraintFamily``.
public struct ConstraintSubject<Item: LayoutElement, Family: ConstraintFamily> {
    @usableFromInline
    let statements: ItemStatements
    @usableFromInline
    let attributes: AttributeList

    @inlinable
    init(statements: ItemStatements, attributes: AttributeList) {
        self.statements = statements
        self.attributes = attributes
    }

    /// The same subject, for chains that read like a sentence: `make.left.and.top`.
    @inlinable
    public var and: Self { self }

    /// The same subject, for chains that read like a sentence.
    @inlinable
    public var with: Self { self }

    /// The subject with one more attribute, as one of another family.
    @inlinable
    func adding<Other>(_ attribute: LayoutAttribute) -> ConstraintSubject<Item, Other> {
        ConstraintSubject<Item, Other>(
            statements: statements, attributes: attributes.adding(attribute))
    }

    /// The subject with two more attributes.
    @inlinable
    func adding<Other>(
        _ one: LayoutAttribute, _ two: LayoutAttribute
    ) -> ConstraintSubject<Item, Other> {
        ConstraintSubject<Item, Other>(
            statements: statements, attributes: attributes.adding(one).adding(two))
    }

    /// The subject with four more attributes.
    @inlinable
    func adding<Other>(
        _ one: LayoutAttribute, _ two: LayoutAttribute, _ three: LayoutAttribute,
        _ four: LayoutAttribute
    ) -> ConstraintSubject<Item, Other> {
        ConstraintSubject<Item, Other>(
            statements: statements,
            attributes: attributes.adding(one).adding(two).adding(three).adding(four))
    }
}

/// What `make` is in a block: it names attributes, and makes statements.
///
/// ```swift
/// func pin(_ make: ConstraintMaker<View>) {
///     make.edges.equalToSuperview()
/// }
/// banner.makeConstraints(pin)
/// ```
///
/// It is good for the length of the block. A statement that is made with it afterwards makes no
/// constraint, and is reported.
public typealias ConstraintMaker<Item: LayoutElement> = ConstraintSubject<Item, NoFamily>
