/// Sentences, as they are written. Places are indices of bytes.
///
/// What there may be any number of lies in common lists, and what has some of it knows their range there.
struct SentenceSyntax: Sendable {
    var lines: [SentenceLine] = []
    /// The statements of all lines; those of one line follow each other.
    var chains: [SentenceChain] = []
    /// The links of all chains, one chain after the other.
    var links: [SentenceLink] = []
    /// What stands between parentheses, call by call.
    var arguments: [SentenceArgument] = []
    /// The words of all paths, one path after the other.
    var words: [SentenceWord] = []
    /// The numbers, names and signs of all expressions, in the order in which they are written.
    var tokens: [SentenceToken] = []
}

extension SentenceSyntax {
    /// Every word that stands where the name of a view may, each once, in the order of the text.
    var namesOfViews: [String] {
        var known: Set<String> = []
        var names: [String] = []
        let take = { (word: SentenceWord) in
            if known.insert(word.text).inserted {
                names.append(word.text)
            }
        }
        for line in lines {
            switch line.content {
            case .metric: break
            case .declaration(let words, let declaration):
                words.forEach(take)
                declaration.container.map(take)
            case .statements(let words, _), .lost(let words, _): words.forEach(take)
            }
        }
        links.forEach { take($0.word) }
        words.forEach(take)
        return names
    }
}

/// A line that says something.
struct SentenceLine: Sendable {
    /// Its number, from 1 on.
    let number: Int
    /// Where it begins.
    let start: Int
    let content: SentenceContent
}

/// What a line says.
enum SentenceContent: Sendable {
    /// `gap = 12`, with the tokens of the value.
    case metric(SentenceWord, Range<Int>)
    /// `title in card 120x20 "Text"`
    case declaration([SentenceWord], SentenceDeclaration)
    /// `badge: right.equalTo(photo)`, with its chains. Without names, it goes on about what was named last, or
    /// the first link is a name.
    case statements([SentenceWord], Range<Int>)
    /// There is something wrong with it, behind the names of views; or it has none, and would go on about what
    /// was named before.
    case lost([SentenceWord], goesOn: Bool)
}

/// A word, and where it stands.
struct SentenceWord: Sendable {
    let text: String
    let place: Int
}

/// What a line says about what a view is.
struct SentenceDeclaration: Sendable {
    /// What it is in.
    var container: SentenceWord?
    /// How large its content is; a length that is left out is no intrinsic metric.
    var contentSize: Size?
    var text: String?
}

/// Words with points between them, of which some have something in parentheses: `left.equalTo(photo)`.
struct SentenceChain: Sendable {
    let links: Range<Int>
    /// What stands behind `=`, in the list of arguments, if there is something.
    let setting: Int?
    /// Its bytes, without blanks around it.
    let place: Range<Int>
}

/// A word of a chain.
struct SentenceLink: Sendable {
    let word: SentenceWord
    /// What stands in parentheses behind it; nil if there are none.
    let arguments: Range<Int>?
}

/// One of the things between parentheses.
struct SentenceArgument: Sendable {
    let label: SentenceWord?
    let value: SentenceArgumentValue
    let place: Int
}

/// What an argument is.
enum SentenceArgumentValue: Sendable {
    /// `photo.right`, `2 * gap`, with its tokens.
    case expression(Range<Int>)
    /// `[a, b]`, with the tokens of each element.
    case list([Range<Int>])
    /// `"photo"`
    case text(String)
    /// `Size(width: 40, height: 20)`, with its arguments.
    case construction(SentenceWord, Range<Int>)
}

/// A number, a name or a sign of an expression.
struct SentenceToken: Sendable {
    let kind: SentenceTokenKind
    let place: Int
}

/// What there may be in an expression.
enum SentenceTokenKind: Sendable, Equatable {
    case number(Double)
    /// `photo.right`, `gap`: words in the common list.
    case path(Range<Int>)
    /// `.high`
    case choice(String)
    case negate
    case add
    case subtract
    case multiply
    case divide
    case open
    case close
}
