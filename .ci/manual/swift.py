"""Colours for code: Swift, and comments of shells. What comes back is markup."""

import html
import re

KEYWORDS = set("""
    actor any as associatedtype async await borrowing break case catch class consuming continue convenience default
    defer deinit didSet do dynamic else enum extension fallthrough false fileprivate final for func get guard if import
    in indirect infix init inout internal is isolated lazy let mutating nil nonisolated nonmutating open operator
    override package postfix precedencegroup prefix private protocol public repeat required rethrows return self Self
    sending set some static struct subscript super switch throw throws true try typealias unowned var weak where while
    willSet
    """.split())

TOKEN = re.compile(r'''
    (?P<comment>//[^\n]*|/\*.*?\*/)
  | (?P<string>\#*"""(?:.|\n)*?"""\#*|"(?:\\\(.*?\)|\\.|[^"\\\n])*")
  | (?P<attribute>[@\#][A-Za-z_]\w*)
  | (?P<number>\b\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?\b|\b0x[0-9a-fA-F_]+\b)
  | (?P<word>[^\W\d]\w*)
''', re.VERBOSE | re.DOTALL)
SHELL = re.compile(r"(?P<comment>(?:^|(?<=\s))\#[^\n]*)", re.MULTILINE)

# The names that DocC gives to the parts of a declaration, and those of the style sheet.
PARTS = {
    "keyword": "keyword", "attribute": "attribute", "number": "number", "string": "string",
    "typeIdentifier": "type", "genericParameter": "type", "externalParam": "label",
}


def span(kind, text):
    return f'<span class="{kind}">{html.escape(text)}</span>'


def kind_of(match, code):
    kind = match.lastgroup
    if kind != "word":
        return kind
    word = match[0]
    # What stands behind a dot is a member, whatever its name: `.init`, `.default`.
    is_member = match.start() > 0 and code[match.start() - 1] == "."
    # In front of a colon it is the label of an argument.
    is_label = code[match.end():match.end() + 1] == ":" and word != "default"
    if word in KEYWORDS and not is_member and not is_label:
        return "keyword"
    return "type" if word[0].isupper() else None


def highlighted(code, syntax):
    pattern = TOKEN if syntax == "swift" else SHELL if syntax in ("sh", "bash", "console", "shell") else None
    if pattern is None:
        return html.escape(code)
    text, end = "", 0
    for match in pattern.finditer(code):
        kind = kind_of(match, code)
        text += html.escape(code[end:match.start()])
        text += span(kind, match[0]) if kind else html.escape(match[0])
        end = match.end()
    return text + html.escape(code[end:])


def in_lines(tokens, width):
    """The tokens of a declaration, with each parameter in a line of its own where one line would be too long."""
    if sum(len(token["text"]) for token in tokens) <= width:
        return tokens
    broken, depth, is_open = [], 0, False
    for token in tokens:
        text = ""
        for position, character in enumerate(token["text"]):
            is_arrow = character == ">" and token["text"][position - 1:position] == "-"
            if character in ")]>" and not is_arrow:
                depth -= 1
                if is_open and depth == 0 and character == ")":
                    text = text.rstrip() + "\n"
                    is_open = False
            text += character
            if character in "([<":
                depth += 1
                # The first parentheses are those of the parameters.
                if character == "(" and depth == 1 and not any("\n" in other["text"] for other in broken):
                    text += "\n    "
                    is_open = True
            if character == "," and is_open and depth == 1:
                text += "\n    "
        broken.append({**token, "text": re.sub(r"\n    +", "\n    ", text)})
    return broken


def declaration(tokens, link, width=76):
    """A declaration; `link` gives the address of a type by its token, or nothing."""
    text = ""
    for token in in_lines(tokens, width):
        address = link(token)
        part = span(PARTS[token["kind"]], token["text"]) if token["kind"] in PARTS else html.escape(token["text"])
        text += f'<a href="{html.escape(address)}">{part}</a>' if address else part
    return text
