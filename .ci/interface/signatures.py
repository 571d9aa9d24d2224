"""The parts of a declaration, and whether code that was written for one compiles with another."""

import re

KEYWORDS = {"class", "struct", "enum", "actor", "protocol", "func", "subscript", "var", "let", "case", "typealias",
            "associatedtype"}
REQUIREMENTS = ("requirement with default", "requirement")
# What may go, or come, without that somebody's code ceases to compile.
MAY_GO = {"@MainActor", "convenience", "deprecated", "final", "indirect", "mutating", "override"}
MAY_COME = {"@discardableResult", "deprecated", "indirect", "nonisolated", "open", "override"}
GETS, SETS = "{ get }", "{ get set }"


class Signature:
    """A declaration in parts: modifiers, the keyword, what is declared, its parameters, and what follows them."""

    def __init__(self, declared):
        self.requirement = next((words for words in REQUIREMENTS if declared.startswith(words + " ")), "")
        self.modifiers, self.keyword, self.head = _introducer(declared[len(self.requirement):].strip())
        self.parameters, self.rest = None, ""
        if self.keyword in {"var", "let"}:
            self.head, self.rest = _accessors(self.keyword, self.head)
            self.keyword = "var"
        elif self.keyword in {"func", "init", "subscript", "case"}:
            self.head, self.parameters, self.rest = _parameters(self.head)

    @property
    def is_written_by_others(self):
        """Whether code elsewhere has the same form: it meets or overrides this one, or matches it as a pattern."""
        return self.requirement != "" or "open" in self.modifiers or self.keyword == "case"


class Parameter:
    """The label of a parameter, its type, and whether it has a default value. Its name inside is nobody's concern."""

    def __init__(self, text):
        names, _, declared = text.partition(":") if _first_outside(text, ":") is not None else ("_", "", text)
        value = _first_outside(declared, "=")
        self.has_default = value is not None
        self.type = " ".join((declared if value is None else declared[:value]).split())
        self.label = names.split()[0]

    def is_like(self, other):
        return (self.label, self.type) == (other.label, other.type)


def is_base(declared):
    """Whether it is a conformance or a superclass."""
    return declared.startswith(("conforms to ", "inherits from "))


def without_labels(path):
    """`View.convert` of `View.convert(_:to:)`."""
    return re.sub(r"(?<=[^.])\([\w:]*\)$", "", path)


def change(before, after):
    """Why code that was written for the declaration `before` does not compile with `after`; empty if it does."""
    old, new = Signature(before), Signature(after)
    if old.keyword != new.keyword:
        return f"is {new.keyword} instead of {old.keyword}"
    if old.requirement != new.requirement and (old.requirement, new.requirement) != REQUIREMENTS[::-1]:
        return f"is {new.requirement or 'no requirement'} instead of {old.requirement or 'none'}"
    lost, gained = old.modifiers - new.modifiers, new.modifiers - old.modifiers
    if not lost <= MAY_GO or (lost and old.requirement):
        return f"is no longer {min(lost - MAY_GO or lost)}"
    if not gained <= MAY_COME or (gained and old.requirement):
        return f"is now {min(gained - MAY_COME or gained)}"
    if old.head != new.head or (old.parameters is None) != (new.parameters is None):
        return "has another type"
    if old.rest == SETS and new.rest == GETS:
        return "cannot be set any more"
    if old.rest != new.rest and (old.is_written_by_others or (old.rest, new.rest) != (GETS, SETS)):
        return "has another type"
    return _change_of_parameters(old, new)


def _change_of_parameters(old, new):
    """Others may come if they have defaults, where nobody has to have the same ones."""
    remaining = list(new.parameters or ())
    for parameter in old.parameters or ():
        while remaining and not remaining[0].is_like(parameter) and remaining[0].has_default \
                and not old.is_written_by_others:
            remaining.pop(0)
        if not remaining or not remaining[0].is_like(parameter):
            return "has other parameters"
        if parameter.has_default and not remaining.pop(0).has_default:
            return f"has no default for {parameter.label} any more"
        if not parameter.has_default:
            remaining.pop(0)
    may_come = not old.is_written_by_others and all(parameter.has_default for parameter in remaining)
    return "" if may_come or not remaining else "has other parameters"


def _introducer(text):
    """The modifiers and attributes, the keyword, and what follows."""
    modifiers = set()
    while text:
        initializer = re.match(r"init\b", text)
        if initializer:
            return modifiers, "init", text[initializer.end():]
        word, text = _first_word(text)
        is_modifier = word == "class" and re.match(r"(func|var|subscript)\b", text)
        if word in KEYWORDS and not is_modifier:
            return modifiers, word, text
        modifiers.add(word)
    return modifiers, "", ""


def _first_word(text):
    """An attribute is one word with its arguments, and `subscript` none with its parameters."""
    if re.match(r"subscript\b", text):
        return "subscript", text.removeprefix("subscript")
    end = _first_outside(text, " ")
    return (text, "") if end is None else (text[:end], text[end + 1:])


def _accessors(keyword, text):
    """The type of a property, and how it can be used: one that is stored can be read and set."""
    head, found, accessors = text.partition(" { ")
    if found:
        return head, "{ " + accessors
    return head, GETS if keyword == "let" else SETS


def _parameters(text):
    """What stands before the parameters, these, and what follows; None in their place if there are none."""
    start = _first_outside(text, "(")
    length = None if start is None else _first_outside(text[start + 1:], ")")
    if length is None:
        return text, None, ""
    end = start + 1 + length
    return text[:start], [Parameter(part) for part in _split(text[start + 1:end])], text[end + 1:].strip()


def _split(text):
    parts = []
    while text:
        end = _first_outside(text, ",")
        parts.append(text if end is None else text[:end])
        text = "" if end is None else text[end + 1:]
    return parts


def _first_outside(text, wanted):
    """The index of the first such character that stands in no brackets and in no string."""
    depth = angles = 0
    in_string = False
    for index, character in enumerate(text):
        previous = text[index - 1:index]
        if in_string:
            in_string = character != '"' or previous == "\\"
        elif character == wanted and depth == 0 and angles == 0:
            return index
        elif character == '"':
            in_string = True
        elif character in "([{":
            depth += 1
        elif character in ")]}":
            depth -= 1
        elif character == "<" and (previous.isalnum() or previous == "_"):
            angles += 1
        elif character == ">" and angles > 0 and previous != "-":
            angles -= 1
    return None
