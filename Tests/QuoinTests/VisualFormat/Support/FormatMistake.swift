import Quoin
import Testing

/// A format with a mistake in it, and what is to be said about that.
struct FormatMistake: Sendable, CustomTestStringConvertible {
    let format: String
    let line: Int
    let column: Int
    /// A part of the message.
    let message: String

    init(_ format: String, line: Int = 1, _ column: Int, _ message: String) {
        self.format = format
        self.line = line
        self.column = column
        self.message = message
    }

    var testDescription: String { format }

    /// Numbers for these formats.
    static let metrics = [
        "gap": 12, "none": Double.nan, "big": .infinity, "zero": 0, "heavy": 2000,
    ]

    static let all = brackets + names + predicates + gaps + beginnings + ranges + stacks + others

    private static let brackets = [
        FormatMistake("[a", 1, "this \"[\" is never closed"),
        FormatMistake("|-[a(10)]-[b(10)  // c", 11, "this \"[\" is never closed"),
        FormatMistake("[a(10]", 6, "expected \")\""),
        FormatMistake("[a(10", 3, "this \"(\" is never closed"),
        FormatMistake("[a((1+2)]", 9, "expected \")\""),
        FormatMistake("[a((1+2", 4, "this \"(\" is never closed"),
        FormatMistake("[]", 2, "expected a view's name here, not \"]\""),
        FormatMistake("[a,]", 4, "expected a view's name"),
        FormatMistake("[a b]", 4, "expected \"]\", \",\" or \"(\" here"),
        FormatMistake("[a(10)(20)]", 7, "expected \"]\""),
        FormatMistake("|[a]|[b]", 6, "nothing may follow the \"|\""),
        FormatMistake("|[a]|-", 6, "nothing may follow the \"|\""),
        FormatMistake("[a] b", 5, "expected \"-\", \"~\", \"[\", \"|\" or the end of the line"),
        FormatMistake("[a]]", 4, "or the end of the line here, not \"]\""),
    ]

    private static let names = [
        FormatMistake("[1a]", 2, "a name does not begin with a digit"),
        FormatMistake("[button]", 2, "there is no view \"button\""),
        FormatMistake("|-[A]", 4, "there is no view \"A\"; did you mean \"a\"?"),
        FormatMistake("[giude]", 2, "there is no view \"giude\"; did you mean \"guide\"?"),
        FormatMistake("[a(gpa)]", 4, "there is no view or metric \"gpa\"; did you mean \"gap\"?"),
        FormatMistake(
            "[a]-gapp-[b]", 5, "there is no view or metric \"gapp\"; did you mean \"gap\"?"),
        FormatMistake("[a(giude)]", 4, "no view or metric \"giude\"; did you mean \"guide\"?"),
        FormatMistake("[a(gap.width)]", 4, "there is no view or metric \"gap\""),
        FormatMistake("[a.width(10)]", 3, "a view's name has no point in it"),
        FormatMistake("[a(10px)]", 6, "a name does not begin with a digit"),
        FormatMistake(
            "[a(b.widht)]", 6, "there is no attribute \"widht\"; did you mean \"width\"?"),
        FormatMistake("[a(b.)]", 6, "expected an attribute"),
        FormatMistake("[a(b.left)]", 4, "a length is compared with a \"width\" or a \"height\""),
        FormatMistake("[a]-(b.top)-[c]", 6, "not with \"top\""),
        FormatMistake("[😀]", 2, "expected a view's name here, not \"😀\""),
    ]

    private static let predicates = [
        FormatMistake("[a()]", 4, "expected a number, a metric or a view here"),
        FormatMistake("[a($)]", 4, "expected a number, a metric or a view here, not \"$\""),
        FormatMistake("[a(10,)]", 7, "expected a number, a metric or a view here"),
        FormatMistake("[a(größe+*)]", 10, "expected a number, a metric or a view here"),
        FormatMistake("[a(b*", 6, "the line ends where a number, a metric or a view should follow"),
        FormatMistake("[a(=10)]", 4, "write \"==\""),
        FormatMistake("[a(<10)]", 4, "write \"<=\""),
        FormatMistake("[a(>10)]", 4, "write \">=\""),
        FormatMistake("[a(=>10)]", 4, "write \">=\""),
        FormatMistake("[a(=<10)]", 4, "write \"<=\""),
        FormatMistake("[a(10@)]", 7, "expected a priority"),
        FormatMistake("[a(10@0)]", 7, "a priority is above 0 and at most 1000"),
        FormatMistake("[a(10@1000.5)]", 7, "a priority is above 0 and at most 1000"),
        FormatMistake("[a(10@1e-60)]", 7, "a priority is above 0 and at most 1000"),
        FormatMistake("[a(10@heavy)]", 7, "a priority is above 0 and at most 1000"),
        FormatMistake("[a(10@none)]", 7, "the metric \"none\" is no finite number"),
        FormatMistake("[a(10@hihg)]", 7, "no priority or metric \"hihg\"; did you mean \"high\"?"),
        FormatMistake("[a(b*0)]", 6, "0 times a size"),
        FormatMistake("[a(b*zero+1)]", 6, "0 times a size"),
        FormatMistake("[a(b-b)]", 4, "0 times a size"),
        FormatMistake("[a(b/0)]", 6, "nothing can be divided by 0"),
        FormatMistake("[a(10/zero)]", 7, "nothing can be divided by 0"),
        FormatMistake("[a(2/b)]", 6, "only numbers can be divided by"),
        FormatMistake("[a(b*c)]", 6, "a size can be multiplied with a number only"),
        FormatMistake("[a(b+c)]", 6, "a comparison has one size in it"),
        FormatMistake("[a(50%+b)]", 8, "a comparison has one size in it"),
        FormatMistake("[a(none)]", 4, "the metric \"none\" is no finite number"),
        FormatMistake("[a]-(big)-[b]", 6, "the metric \"big\" is no finite number"),
        FormatMistake("[a(1e400)]", 4, "this number is too large"),
        FormatMistake("[a(>=1e300*1e300)]", 6, "this comes to more than numbers can hold"),
        FormatMistake("[a(b%)]", 5, "expected \")\""),
        FormatMistake("[a(" + String(repeating: "(", count: 70) + "1", 68, "nested too deeply"),
    ]

    private static let gaps = [
        FormatMistake("-[a]", 1, "a gap needs \"|\" or a view before it"),
        FormatMistake("V:~[a]", 3, "a gap needs \"|\" or a view before it"),
        FormatMistake("[a]-", 5, "the line ends where \"[\" or \"|\" should follow"),
        FormatMistake("[a]-20", 7, "the line ends where \"-\" after the length of the gap"),
        FormatMistake("[a]-20[b]", 7, "expected \"-\" after the length of the gap"),
        FormatMistake("[a]-(20)[b]", 9, "expected \"-\" after the length of the gap"),
        FormatMistake("[a]--[b]", 5, "one \"-\" is enough"),
        FormatMistake("[a]--20-[b]", 5, "a negative gap stands in parentheses"),
        FormatMistake("[a]-<=20-[b]", 5, "a comparison stands in parentheses"),
        FormatMistake("[a]->=20-[b]", 6, "expected \"[\" or \"|\" here, not \"=\""),
        FormatMistake("[a]~(>=8)~[b]", 5, "\"~\" has the length of its like"),
        FormatMistake("[a]~20~[b]", 5, "\"~\" has the length of its like"),
        FormatMistake("[a]-~-[b]", 5, "expected \"[\" or \"|\" here, not \"~\""),
        FormatMistake("[a]-10%%-[b]", 8, "expected \"-\" after the length"),
        FormatMistake("|-|", 3, "expected \"[\" here"),
        FormatMistake("||[a]", 2, "expected \"[\" here"),
        FormatMistake("|", 2, "the line ends where \"[\" should follow"),
    ]

    private static let beginnings = [
        FormatMistake("X:[a]", 1, "there is no \"X:\"; expected \"H:\", \"V:\""),
        FormatMistake("hv:[a]", 1, "there is no \"hv:\"; did you mean \"HV:\"?"),
        FormatMistake("  a]", 3, "expected \"H:\", \"V:\""),
        FormatMistake("H [a]", 1, "expected \"H:\", \"V:\""),
        FormatMistake("H:", 3, "the line ends where \"|\" or \"[\" should follow"),
        FormatMistake("H:a", 3, "expected \"|\" or \"[\" here"),
        FormatMistake("; [a]", 1, "expected \"|\" or \"[\" here, not \";\""),
        FormatMistake("[a]; [b]", 4, "the end of the line here, not \";\""),
    ]

    private static let ranges = [
        FormatMistake("[v1..]", 6, "expected the last number of the range"),
        FormatMistake("[v3..1]", 6, "this range ends before it begins"),
        FormatMistake("[a..0]", 5, "this range ends before it begins"),
        FormatMistake("[v1..99999]", 6, "a range has no more than 10000 views"),
        FormatMistake("[v1..99999999999999999999]", 6, "a range has no more than 10000 views"),
        FormatMistake("[v1..3x]", 7, "a range ends with a number alone"),
        FormatMistake("[v1..12]", 2, "there is no view \"v10\""),
        FormatMistake("[v01..3]", 2, "without leading zeros"),
        FormatMistake("[v12345678901..3]", 2, "a short number"),
        FormatMistake("[v1..3:[a]]", 7, "a range of views is no stack"),
    ]

    private static let stacks = [
        FormatMistake("[s:[a]", 1, "this \"[\" is never closed"),
        FormatMistake("[s:]", 4, "expected \"[\" here"),
        FormatMistake("[s:|[a]|]", 4, "the ends of a stack are its own"),
        FormatMistake("[s:[a]][s:[b]]", 9, "\"s\" is a stack already"),
        FormatMistake("[s:[a]][t:[a]]", 12, "\"a\" is in another stack already"),
        FormatMistake("[guide:[a]]", 2, "\"guide\" is a guide and holds no views"),
        FormatMistake("[s:[guide]]", 5, "\"guide\" is no view that could be put into another one"),
        FormatMistake("[a:[a]]", 2, "\"a\" cannot be put into itself"),
        FormatMistake("[a:[b]]\n[b:[a]]", 2, "\"a\" cannot be put into itself"),
        FormatMistake("HV:[s:[a]]", 5, "a stack runs along one axis"),
        FormatMistake("[s:-]", 5, "expected \"[\" here"),
    ]

    private static let others = [
        FormatMistake("Z:[a]-[b]", 6, "\"Z:\" puts views in order and knows no gaps"),
        FormatMistake("Z:[a(10)]", 4, "\"Z:\" puts views in order and says no more"),
        FormatMistake("Z:[s:[a]]", 4, "\"Z:\" puts views in order and says no more"),
        FormatMistake("Z:[guide]", 4, "\"guide\" is a guide"),
        FormatMistake("Z:|", 4, "the line ends where \"[\" should follow"),
        FormatMistake("C:a.centreX(b)", 5, "no attribute \"centreX\"; did you mean \"centerX\"?"),
        FormatMistake("C:a.left(b.top)", 10, "left cannot be compared with top: one is horizontal"),
        FormatMistake("C:a.left(b.leading)", 10, "left cannot be compared with leading"),
        FormatMistake("C:a.width(3+b.left)", 13, "width cannot be compared with left"),
        FormatMistake("C:guide.leftMargin(3)", 20, "A layout guide has no leftMargin"),
        FormatMistake("C:a(b)", 4, "expected \".\" and an attribute"),
        FormatMistake("C:a.width", 10, "the line ends where \"(\" should follow"),
        FormatMistake("C:a.width[b]", 10, "expected \"(\""),
        FormatMistake("C:[a]", 3, "expected a view's name"),
        FormatMistake("C:nobody.left(1)", 3, "there is no view \"nobody\""),
        FormatMistake("|[a]|\n\n  [b", line: 3, 3, "this \"[\" is never closed"),
        FormatMistake("[a]-\r\n[b]", 5, "the line ends where \"[\" or \"|\" should follow"),
        FormatMistake("// é\r\nV:|[a(e", line: 2, 6, "this \"(\" is never closed"),
    ]
}
