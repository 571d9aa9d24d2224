"""What two states of a library's interface differ in, and whether that breaks code that was written for the first.

Both are texts as declarations.py writes them. What counts is whether sources still compile: the package is built
together with whoever uses it.
"""

import collections
import dataclasses

import signatures


@dataclasses.dataclass(frozen=True)
class Difference:
    """Something that has gone, is another or has come, and why it breaks code if it does."""

    path: str
    text: str
    breaks: str = ""   # empty if it does not
    base: str = ""     # of a lost conformance: the protocol; or the superclass


class Interface:
    """The declarations of a text, by their paths."""

    def __init__(self, text):
        self.declarations = collections.defaultdict(list)
        for line in text.splitlines():
            path, found, declared = line.partition(": ")
            if found:
                self.declarations[path].append(declared)

    def has(self, path, declared):
        return declared in self.declarations.get(path, ())

    def is_a(self, path, keyword):
        return any(signatures.Signature(declared).keyword == keyword
                   for declared in self.declarations.get(path, ()))

    def is_open(self, path):
        return any(declared.startswith("open class ") for declared in self.declarations.get(path, ()))


def differences(before, after, brought_along=()):
    """The differences of two texts. What has moved to a library of `brought_along` has not gone."""
    before, after = Interface(before), Interface(after)
    brought_along = [Interface(text) for text in brought_along]
    found = []
    gone, come = _unequal(before, after), _unequal(after, before)
    for path, declared in sorted(gone):
        if any(library.has(path, declared) for library in brought_along):
            found.append(Difference(path, f"{path} has moved to a library that this one brings along"))
            continue
        successor = _successor(path, declared, gone, come)
        if successor is None:
            found.append(_loss(path, declared, after))
            continue
        come.discard(successor)
        reason = signatures.change(declared, successor[1])
        text = f"{path}: {declared}\n    is now {successor[0]}: {successor[1]}"
        found.append(Difference(path, text, reason))
    for path, declared in sorted(come):
        found.append(Difference(path, f"{path}: {declared}", _harm(path, declared, before)))
    return found


def _unequal(one, other):
    return {(path, declared) for path, all_declared in one.declarations.items()
            for declared in all_declared if not other.has(path, declared)}


def _successor(path, declared, gone, come):
    """What has come in the place of what has gone: under the same name what breaks nothing, or else the only one."""
    if signatures.is_base(declared):
        return None
    base = signatures.without_labels(path)
    same_name = sorted(entry for entry in come
                       if signatures.without_labels(entry[0]) == base and not signatures.is_base(entry[1]))
    for entry in same_name:
        if not signatures.change(declared, entry[1]):
            return entry
    same_path = [entry for entry in same_name if entry[0] == path]
    lost = [entry for entry in gone if entry[0] == path and not signatures.is_base(entry[1])]
    return same_path[0] if len(same_path) == 1 == len(lost) else None


def _loss(path, declared, after):
    if signatures.is_base(declared):
        base = declared.split()[2]
        return Difference(path, f"{path}: {declared}", f"no longer {declared}", base)
    signature = signatures.Signature(declared)
    owner = path.rpartition(".")[0]
    if "override" in signature.modifiers and signature.keyword != "init" and owner in after.declarations:
        return Difference(path, f"{path}: {declared} (what it overrode is there)")
    for base in _bases(owner, after):
        if after.has(f"{base}.{path.rpartition('.')[2]}", declared):
            return Difference(path, f"{path}: {declared} (it has that from {base} now)")
    return Difference(path, f"{path}: {declared}", "removed")


def _bases(path, interface):
    """What a type or a protocol conforms to, or inherits from, and what that does in turn."""
    found = []
    waiting = [path]
    while waiting:
        for declared in interface.declarations.get(waiting.pop(), ()):
            base = declared.split()[2] if signatures.is_base(declared) else None
            if base is not None and base not in found:
                found.append(base)
                waiting.append(base)
    return found


def _harm(path, declared, before):
    """Why what has come breaks code, if it does."""
    owner = path.rpartition(".")[0]
    if signatures.is_base(declared):
        # A class has one superclass, so that the loss of the former one has been told.
        if before.is_a(path, "protocol"):
            return "asks more of those who conform"
        return ""
    signature = signatures.Signature(declared)
    if signature.requirement == "requirement" and before.is_a(owner, "protocol"):
        return "asks more of those who conform, and has no default"
    if "override" in signature.modifiers and signature.keyword != "init" and before.is_open(owner) \
            and "open" not in signature.modifiers:
        return "can no longer be overridden"
    return ""


def note(difference, before):
    """What is worth saying of an addition that breaks nothing by the rules here, and yet may."""
    owner = difference.path.rpartition(".")[0]
    if ": case " in difference.text and Interface(before).is_a(owner, "enum"):
        return " (a switch without a default says that it is missing)"
    return ""
