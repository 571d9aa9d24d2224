import Quoin
import Testing

/// A text with a mistake in it, and what is to be said about that.
struct SentenceMistake: Sendable, CustomTestStringConvertible {
    let text: String
    let line: Int
    let column: Int
    /// A part of the message.
    let message: String

    init(_ text: String, line: Int = 1, _ column: Int, _ message: String) {
        self.text = text
        self.line = line
        self.column = column
        self.message = message
    }

    var testDescription: String { text }

    static let all =
        names + families + order + targets + numbers + distances + declarations + swift + signs

    private static let names = [
        SentenceMistake(
            "a: rigth.equalTo(b)", 4, "no attribute \"rigth\"; did you mean \"right\"?"),
        SentenceMistake(
            "a: left.eqalTo(b)", 9, "no relation \"eqalTo\"; did you mean \"equalTo\"?"),
        SentenceMistake(
            "a: left.equalTo(photp)", 17, "no view or metric \"photp\"; did you mean \"photo\"?"),
        SentenceMistake(
            "a: left.equalTo(photp.left)", 17, "no view \"photp\"; did you mean \"photo\"?"),
        SentenceMistake(
            "a: left.equalTo(b.rihgt)", 19, "no attribute \"rihgt\"; did you mean \"right\"?"),
        SentenceMistake(
            "a: left.equalTo(b).ofset(3)", 20, "no modifier \"ofset\"; did you mean \"offset\"?"),
        SentenceMistake(
            "a: left.equalTo(b).offset(gpa)", 27, "no metric \"gpa\"; did you mean \"gap\"?"),
        SentenceMistake(
            "a: left.equalTo(b).priority(.hihg)", 29, "no priority \"hihg\"; did you mean \"high\"?"
        ),
        SentenceMistake("a: left.equalTo(superveiw)", 17, "did you mean \"superview\"?"),
        SentenceMistake("rigth.equalTo(b)", 1, "no attribute \"rigth\"; did you mean \"right\"?"),
        SentenceMistake(
            "phoot.right.equalTo(b)", 1, "no view or attribute \"phoot\"; did you mean \"photo\"?"),
        SentenceMistake(
            "a: edges.equalTo(b).inset(tpo: 3)", 27, "no part \"tpo\"; did you mean \"top\"?"),
        SentenceMistake(
            "a: size.equalTo(Sise(width: 3))", 17, "no \"Sise\" of numbers; did you mean \"Size\"?"),
        SentenceMistake("a in phtoo", 6, "no view \"phtoo\"; did you mean \"photo\"?"),
        SentenceMistake(
            "a: contentHugingVerticalPriority = 3", 4,
            "did you mean \"contentHuggingVerticalPriority\"?"),
        SentenceMistake(
            "a: hugging = 251", 4, "there is contentHuggingHorizontalPriority and the like"),
        SentenceMistake(
            "a: aspectFit(in: b, raito: 2)", 21, "takes no \"raito\"; did you mean \"ratio\"?"),
    ]

    private static let families = [
        SentenceMistake(
            "a: left.equalTo(b.top)", 19, "left cannot be compared with top: one is horizontal"),
        SentenceMistake("a: left.equalTo(b.leading)", 19, "they mean different edges where people"),
        SentenceMistake(
            "a: leading.equalTo(b.right)", 22, "they mean different edges where people"),
        SentenceMistake("a: left.equalTo(b.width)", 19, "a size does not depend on a place"),
        SentenceMistake("a: width.equalTo(b.left)", 20, "a size does not depend on a place"),
        SentenceMistake("a: left.top.equalTo(b.left)", 23, "not with one attribute"),
        SentenceMistake("a: center.equalTo(b.centerX)", 21, "a center goes with views"),
        SentenceMistake("a: centerX.equalTo(b.top)", 22, "one is horizontal, the other vertical"),
        SentenceMistake(
            "a: left.equalTo([b, b.left])", 21, "either views in it, or parts of views"),
        SentenceMistake("a: left.equalTo([b.top])", 20, "one is horizontal, the other vertical"),
        SentenceMistake("a: left.equalTo(width: 3, height: 4)", 17, "left and right go with views"),
        SentenceMistake("a: size.equalTo(x: 3, y: 4)", 17, "width and height go with views"),
        SentenceMistake("a: center.equalTo(top: 3)", 19, "a center goes with views"),
        SentenceMistake("a: centerX.centerY.equalTo(x: 3)", 28, "attributes of several kinds"),
        SentenceMistake(
            "a: left.equalTo(b.margins.lastBaseline)", 27, "a guide has no lastBaseline"),
    ]

    private static let order = [
        SentenceMistake("a: left.equalTo(b).equalTo(b)", 20, "a statement has one relation"),
        SentenceMistake("a: left.equalTo(b).top", 20, "name attributes before the relation"),
        SentenceMistake("a: left.offset(3)", 9, "first say what it is compared with"),
        SentenceMistake("a: left", 8, "where a relation such as \".equalTo(…)\" should follow"),
        SentenceMistake("a: left.", 9, "where a word should follow"),
        SentenceMistake("a: equalTo(b)", 4, "name an attribute first"),
        SentenceMistake("a: left(3)", 4, "nothing stands in parentheses behind \"left\""),
        SentenceMistake("a: left.aspectRatio(2)", 9, "goes without attributes before it"),
        SentenceMistake("a: b.left.equalTo(photo)", 4, "a sentence names its view once"),
        SentenceMistake("a.", 3, "where a word should follow"),
        SentenceMistake(
            "a: left.equalTo(b) top.equalTo(b)", 20, "expected \".\", \";\" or the end of the line"),
        SentenceMistake("a left.equalTo(b)", 3, "expected \":\", \"=\", \"in\""),
        SentenceMistake(
            "a: left.contentHuggingVerticalPriority", 9, "stands alone, with \"=\" behind it"),
        SentenceMistake("a: contentHuggingVerticalPriority", 4, "say what it is to be"),
    ]

    private static let targets = [
        SentenceMistake("a: left.equalTo", 16, "parentheses follow \"equalTo\""),
        SentenceMistake("a: left.equalTo()", 17, "say what is compared with"),
        SentenceMistake("a: left.equalTo(", 16, "this \"(\" is never closed"),
        SentenceMistake("a: left.equalTo(b", 16, "this \"(\" is never closed"),
        SentenceMistake("a: left.equalTo([b", 17, "this \"[\" is never closed"),
        SentenceMistake("a: left.equalTo(b))", 19, "or the end of the line here, not \")\""),
        SentenceMistake("a: left.equalToSuperview", 25, "equalToSuperview()"),
        SentenceMistake("a: left.equalToSuperview(b)", 26, "nothing stands in the parentheses"),
        SentenceMistake("a: left.equalTo(b.right + 8)", 17, "stands in \".offset(…)\" behind it"),
        SentenceMistake("a: left.equalTo(2 * b)", 17, "in \".multipliedBy(…)\""),
        SentenceMistake("a: left.equalTo(right)", 17, "say of which view, as in photo.right"),
        SentenceMistake("a: edges.equalTo(b.edges)", 20, "compare with \"b\" alone"),
        SentenceMistake("a: edges.equalTo(\"b\")", 18, "no quotation marks: equalTo(b)"),
        SentenceMistake("a: edges.equalTo([b, 3])", 22, "a list has views in it"),
        SentenceMistake("a: edges.equalTo([])", 19, "expected a view"),
        SentenceMistake("a: left.equalTo(b.left.right)", 24, "nothing follows an attribute"),
        SentenceMistake("a: left.equalTo(gap.right)", 17, "\"gap\" is a metric, and has no parts"),
        SentenceMistake("a: left.equalTo(self.b)", 17, "views are named without \"self\""),
        SentenceMistake("a: left.equalTo(b, photo)", 20, "say which number is which"),
        SentenceMistake("a: aspectFit(b, 2)", 14, "takes \"in:\" and \"ratio:\""),
        SentenceMistake("a: aspectFit(in: b.left, ratio: 2)", 18, "a view is expected here"),
        SentenceMistake("a: aspectFit(in: b)", 4, "takes a view and a ratio"),
        SentenceMistake("a: aspectRatio()", 4, "aspectRatio(16 / 9)"),
        SentenceMistake("a: aspectRatio", 4, "aspectRatio(16 / 9)"),
        SentenceMistake("a: aspectFit", 4, "takes a view and a ratio"),
        SentenceMistake("a: left.equalTo([", 17, "this \"[\" is never closed"),
        SentenceMistake("a: left.equalTo([b,", 17, "this \"[\" is never closed"),
        SentenceMistake("b.left.equalTo(3); b", 20, "say something about \"b\""),
        SentenceMistake("a: left.equalTo(.)", 18, "expected a name such as \"high\""),
        SentenceMistake("a: leading.equalTo(x: 3)", 20, "leading and trailing go with views"),
        SentenceMistake("a: top.bottom.equalTo(x: 3)", 23, "places from top to bottom go with"),
    ]

    private static let numbers = [
        SentenceMistake("a: left.equalTo(b).multipliedBy(\"x\")", 33, "takes a number, not a text"),
        SentenceMistake("a: left.equalTo(b).multipliedBy()", 33, "\"multipliedBy\" takes a number"),
        SentenceMistake("a: left.equalTo(b).dividedBy([b])", 30, "\"dividedBy\" takes a number"),
        SentenceMistake("a: left.equalTo(b).priority(Size(3))", 29, "\"priority\" takes a number"),
        SentenceMistake("a: left.equalTo(b).offset(\"x\")", 27, "takes a number, not a text"),
        SentenceMistake("a: left.equalTo(b).offset([b])", 27, "a number is expected here, not a"),
        SentenceMistake("a: left.equalTo(b).offset(3 + \"x\")", 31, "a number is expected here"),
        SentenceMistake("a: center.equalTo(b).centerOffset(3)", 35, "takes an x and a y"),
        SentenceMistake(
            "a: contentHuggingVerticalPriority = \"high\"", 37, "a priority is expected here"),
        SentenceMistake("a: left.equalTo(b).multipliedBy(0)", 33, "divided by 0"),
        SentenceMistake(
            "a: left.equalTo(b).multipliedBy(1e-320)", 33, "the factor is too near to 0"),
        SentenceMistake("a: layoutMargins", 4, "as in \"layoutMargins = 16\""),
        SentenceMistake("a: left.equalTo(b).dividedBy(gap - 12)", 30, "divided by 0"),
        SentenceMistake("a: left.equalTo(b).multipliedBy(2, 3)", 33, "takes one number"),
        SentenceMistake("a: left.equalTo(b).offset()", 27, "\"offset\" takes a number"),
        SentenceMistake(
            "a: left.equalTo(b).offset(photo)", 27, "\"photo\" is a view, and no number"),
        SentenceMistake(
            "a: left.equalTo(b).offset(1 +)", 30, "expected a view, a number or a metric"),
        SentenceMistake("a: left.equalTo(b).offset((1)", 26, "this \"(\" is never closed"),
        SentenceMistake("a: left.equalTo(b).offset((1]", 29, "expected \")\" or an operator"),
        SentenceMistake(
            "a: left.equalTo(b).offset(12px)", 29, "a name does not begin with a digit"),
        SentenceMistake("a: left.equalTo(1e999)", 17, "this number is too large"),
        SentenceMistake("a: left.equalTo(1e300 * 1e300)", 17, "this comes to no finite number"),
        SentenceMistake("a: left.equalTo(b).priority(0)", 29, "above 0 and at most 1000"),
        SentenceMistake(
            "a: left.equalTo(b).priority(.required + 1)", 29, "above 0 and at most 1000"),
        SentenceMistake(
            "a: left.equalTo(b).priority(high)", 29, "a point before their names: .high"),
        SentenceMistake("a: left.equalTo(b).offset(.high)", 27, "a number is expected here"),
        SentenceMistake(
            "a: left.equalTo(b).priorityLow(3)", 32, "nothing stands in the parentheses"),
        SentenceMistake("a: left.equalTo(b).priorityLow", 31, "priorityLow()"),
        SentenceMistake("a: left.equalTo(b).labeled(3)", 20, "labeled(\"name\")"),
        SentenceMistake(
            "a: layoutMargins = Size(width: 3)", 20, "is a number, or EdgeInsets(left: 16)"),
        SentenceMistake(
            "a: directionalLayoutMargins = EdgeInsets(3)", 31,
            "or DirectionalEdgeInsets(leading: 16)"),
        SentenceMistake("gap = 13", 1, "there is a metric \"gap\" already, in line 3"),
        SentenceMistake("photo = 13", 1, "\"photo\" is a view already, in line 1"),
        SentenceMistake("x =", 4, "where a number should follow"),
        SentenceMistake("x = 1 / 0", 5, "this comes to no finite number"),
        SentenceMistake("x = \"1\"", 5, "a metric is a number, not a text"),
        SentenceMistake("x, y = 3", 6, "one metric has one name"),
        SentenceMistake("x = y\ny = 2", 5, "no metric \"y\""),
    ]

    private static let distances = [
        SentenceMistake("a: left.equalTo(b).offset(1, 2)", 30, "say which number is which"),
        SentenceMistake("a: left.equalTo(b).offset(width: 3)", 20, "adds nothing to left"),
        SentenceMistake("a: size.equalTo(b).offset(x: 3)", 20, "adds nothing to size"),
        SentenceMistake("a: left.equalTo(b).sizeOffset(1, 2)", 20, "adds nothing to left"),
        SentenceMistake(
            "a: left.top.equalTo(b).centerOffset(1, 2)", 24, "adds nothing to left and top"),
        SentenceMistake("a: left.equalTo(b).insets(3)", 27, "for one number there is \"inset\""),
        SentenceMistake("a: left.equalTo(b).inset(width: 3)", 26, "takes a number, or top, left"),
        SentenceMistake("a: size.equalTo(b).sizeOffset(3)", 31, "takes a width and a height"),
        SentenceMistake("a: edges.equalTo(b).inset(left: 3, leading: 4)", 27, "do not go together"),
        SentenceMistake(
            "a: edges.equalTo(b).inset(left: 3, left: 4)", 36, "\"left\" is said already"),
        SentenceMistake(
            "a: edges.equalTo(b).inset(left: 3, 4)", 36, "say which part this number is"),
        SentenceMistake("a: edges.equalTo(b).inset(left: [b])", 27, "a number is expected here"),
        SentenceMistake("a: size.equalTo(Size(Size(width: 3)))", 22, "a number is expected here"),
    ]

    private static let declarations = [
        SentenceMistake("gap: left.equalTo(b)", 1, "\"gap\" is a metric, and no view"),
        SentenceMistake(
            "superview: left.equalTo(b)", 1, "no name for a view or metric: it is what views are in"
        ),
        SentenceMistake("a, window: left.equalTo(b)", 4, "no name for a view or metric"),
        SentenceMistake("a in a", 6, "\"a\" would be in itself"),
        SentenceMistake("b in c\nc in b", 6, "\"b\" would be in itself"),
        SentenceMistake("a in b\na in photo", line: 2, 1, "is said already, in line 4"),
        SentenceMistake("a in", 5, "where the name of a view should follow"),
        SentenceMistake("a in b in photo", 8, "a view is in one other view"),
        SentenceMistake("a 20", 5, "\"x\" and a height (200x100)"),
        SentenceMistake("a 20xy", 6, "expected a height"),
        SentenceMistake("a 2000000x3", 3, "larger than contents are"),
        SentenceMistake("a 1.2.3x3", 3, "this is no number"),
        SentenceMistake("a 20x30 20x30", 9, "one size of its content"),
        SentenceMistake("photo 20x30", 1, "has a size of its content already"),
        SentenceMistake("a 20x30 \"text\"", 1, "either a text or a size"),
        SentenceMistake("a \"text", 3, "this text is never closed"),
        SentenceMistake("a \"te\\xt\"", 6, "a backslash stands before"),
        SentenceMistake("a \"one\" \"two\"", 9, "a view has one text"),
        SentenceMistake("a 'text'", 3, "between quotation marks"),
        SentenceMistake("a b", 3, "expected \":\", \"=\", \"in\""),
        SentenceMistake("a, 3", 4, "expected a view's name"),
    ]

    private static let swift = [
        SentenceMistake("let gap = 3", 1, "sentences need no \"let\""),
        SentenceMistake("var a = View()", 1, "sentences need no \"var\""),
        SentenceMistake("import Quoin", 1, "sentences need no \"import\""),
        SentenceMistake("a.makeConstraints { make in", 19, "sentences have no blocks"),
        SentenceMistake("a.snp.makeConstraints { make in", 23, "sentences have no blocks"),
        SentenceMistake("}", 1, "sentences have no braces"),
        SentenceMistake("a { b }", 3, "\"title in card\" says who is in whom"),
        SentenceMistake("b.addSubview(a)", 3, "who is in whom is said by \"in\""),
        SentenceMistake("window.addSubview(a)", 1, "a sentence begins with a view of its own"),
        SentenceMistake("a: attributes([.left]).equalTo(b)", 4, "one after the other"),
        SentenceMistake("a?.left.equalTo(b)", 2, "without \"?\" and \"!\""),
        SentenceMistake(".left.equalTo(b)", 1, "none begins with a point"),
    ]

    private static let signs = [
        SentenceMistake("a: left == b.right + 8", 9, "said by a word: .equalTo(…)"),
        SentenceMistake("a: left >= 8", 9, "said by a word: .greaterThanOrEqualTo(…)"),
        SentenceMistake("a: left = 8", 11, "said by a word: .equalTo(…)"),
        SentenceMistake("a <= 8", 3, "said by a word: .lessThanOrEqualTo(…)"),
        SentenceMistake("a: left.equalTo(b) @740", 20, "a priority is said by a word"),
        SentenceMistake("my-view: left.equalTo(b)", 3, "letters, digits and underscores"),
        SentenceMistake("|-[a]-|", 1, "expected a view's name"),
        SentenceMistake("3: left.equalTo(b)", 1, "expected a view's name"),
        SentenceMistake("a: left.equalTo(b)\u{1B}[2J", 19, "not \"\u{FFFD}\""),
    ]
}
