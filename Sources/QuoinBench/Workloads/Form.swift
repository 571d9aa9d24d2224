import QuoinSolver

/// A window with three labelled fields, the last of them for notes, and a button.
///
/// The labels stand in one column and the fields in another; the two meet at a midline. The
/// constraints are written with the operators that a user of the solver would write.
struct Form {
    /// A constraint with how much it matters.
    struct Wish {
        let constraint: LinearConstraint
        let priority: Priority
    }

    /// A rectangle in the window.
    private struct Box {
        let left: Variable
        let top: Variable
        let width: Variable
        let height: Variable

        var right: LinearExpression { left + width }
        var bottom: LinearExpression { top + height }
        var middle: LinearExpression { top + height / 2 }
    }

    /// How much the parts of the form matter, beside what is required.
    private enum Importance {
        static let size = Priority.high
        static let notes: Priority = 600
        static let alignment: Priority = 510
        static let compactness = Priority.medium
        static let hugging = Priority.low
    }

    /// The space around the content and between its parts.
    private static let space = 10.0

    /// The width of the window.
    let width: Variable
    /// The height of the window.
    let height: Variable
    /// Every variable, in the order in which they were made.
    private(set) var variables: [Variable] = []
    /// What has been described so far.
    private(set) var wishes: [Wish] = []

    private let contentLeft: Variable
    private let contentTop: Variable
    private let contentRight: Variable
    private let contentBottom: Variable
    private let midline: Variable
    private let labels: [Box]
    private let fields: [Box]
    private let button: Box

    /// Makes the form's variables.
    init(in solver: Solver) {
        var made: [Variable] = []
        func makeVariable(_ name: String) -> Variable {
            let variable = solver.makeVariable(name)
            made.append(variable)
            return variable
        }
        func makeBox(_ name: String) -> Box {
            Box(
                left: makeVariable(name + ".left"), top: makeVariable(name + ".top"),
                width: makeVariable(name + ".width"), height: makeVariable(name + ".height"))
        }
        width = makeVariable("width")
        height = makeVariable("height")
        contentLeft = makeVariable("content.left")
        contentTop = makeVariable("content.top")
        contentRight = makeVariable("content.right")
        contentBottom = makeVariable("content.bottom")
        midline = makeVariable("midline")
        labels = ["name", "address", "notes"].map { makeBox($0 + ".label") }
        fields = ["name", "address", "notes"].map { makeBox($0 + ".field") }
        button = makeBox("button")
        variables = made
    }

    /// Describes the whole form.
    mutating func describe() {
        describeWindow()
        describeSizes()
        describeColumns()
        describeRows()
        describeButton()
    }

    // MARK: - Parts

    /// The window is as small as its content lets it be, and the content has margins.
    private mutating func describeWindow() {
        for box in labels + fields + [button] {
            for variable in [box.left, box.top, box.width, box.height] {
                require(variable >= 0)
            }
        }
        require(width >= 0)
        require(height >= 0)
        want(width == 0, Importance.compactness)
        want(height == 0, Importance.compactness)
        require(contentLeft == Self.space)
        require(contentTop == Self.space)
        require(contentRight == width - Self.space)
        require(contentBottom == height - Self.space)
    }

    /// Labels hug their texts; fields have room to type in; notes have room for some lines.
    private mutating func describeSizes() {
        for (label, textWidth) in zip(labels, [41.0, 58.0, 36.0]) {
            want(label.width >= textWidth, Importance.size)
            want(label.width == textWidth, Importance.hugging)
            want(label.height >= 16, Importance.size)
            want(label.height == 16, Importance.hugging)
        }
        for field in fields {
            want(field.width >= 120, Importance.size)
        }
        for field in fields.dropLast() {
            want(field.height >= 22, Importance.size)
            want(field.height == 22, Importance.size)
        }
        if let notes = fields.last {
            want(notes.height >= 66, Importance.notes)
            want(notes.height <= 400, Importance.notes)
            want(notes.width <= 1000, Importance.notes)
        }
        want(button.width >= 80, Importance.size)
        want(button.width == 80, Importance.hugging)
        want(button.height >= 24, Importance.size)
        want(button.height == 24, Importance.size)
    }

    /// Labels from the content's left to the midline, fields from there to its right.
    private mutating func describeColumns() {
        for (label, field) in zip(labels, fields) {
            keep(label.left, atLeast: contentLeft.linearExpression)
            keep(field.left, atLeast: label.right + Self.space)
            want(field.left == midline, Importance.size)
            keep(contentRight, atLeast: field.right)
        }
    }

    /// Rows one under the other; a label stands at the middle of its field, notes at the top.
    private mutating func describeRows() {
        var above = contentTop.linearExpression
        for (label, field) in zip(labels, fields) {
            keep(field.top, atLeast: above)
            require(label.top >= above)
            above = field.bottom + Self.space
        }
        for (label, field) in zip(labels, fields).dropLast() {
            want(label.middle == field.middle, Importance.size)
        }
        for (label, field) in zip(labels, fields).suffix(1) {
            want(label.top == field.top, Importance.size)
        }
        for (upper, lower) in zip(labels, labels.dropFirst()) {
            require(lower.top >= upper.bottom + Self.space)
        }
    }

    /// The button stands under the fields, at the right, and closes the content.
    private mutating func describeButton() {
        for field in fields.suffix(1) {
            keep(button.top, atLeast: field.bottom + Self.space)
        }
        keep(contentRight, atLeast: button.right)
        keep(contentBottom, atLeast: button.bottom)
        require(button.left >= contentLeft)
        require(midline >= contentLeft)
        require(midline <= contentRight)
    }

    // MARK: - Saying

    private mutating func require(_ constraint: LinearConstraint) {
        wishes.append(Wish(constraint: constraint, priority: .required))
    }

    private mutating func want(_ constraint: LinearConstraint, _ priority: Priority) {
        wishes.append(Wish(constraint: constraint, priority: priority))
    }

    /// Two lines that must not pass each other, and that would rather be the same.
    private mutating func keep(_ line: Variable, atLeast other: LinearExpression) {
        require(line >= other)
        want(line == other, Importance.alignment)
    }
}
