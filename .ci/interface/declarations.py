"""What a library offers, as lines of text, from its symbol graphs.

A line is the full path of what is declared, and its declaration:

    View.layoutSubviews(): open func layoutSubviews()
    LayoutHost.place(in:): requirement func place(in frame: Rect)
    Axis: conforms to Hashable

Members that a type inherits or gets from a protocol are not among them, nor is what follows from a conformance that
is: `==` of something Equatable.
"""

import json
import re

# What every type conforms to, or the compiler finds out by itself.
IMPLIED_CONFORMANCES = {"Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype", "Swift.BitwiseCopyable"}
# What these protocols require is there as long as the conformance is, whoever writes it.
IMPLIED_MEMBERS = re.compile(
    r"^(Equatable|Hashable|Comparable|Identifiable|CustomStringConvertible|CustomDebugStringConvertible|TextOutputStreamable"
    r"|CustomReflectable|Encodable|Decodable|ExpressibleBy\w+|_ExpressibleBy\w+)\.(?!Value|ID)")
# Their names are those of others, where members are documented; here it is their types that say what is different.
HAS_NAMES_OF_OTHERS = {"QuoinUIKit", "QuoinSnapKit"}
SIGNS = {"conformance": ":", "superclass": ":", "sameType": "=="}


class Library:
    """The lines of a library, and the paths of its symbols that no comment documents."""

    def __init__(self, name, directory):
        self.name = name
        self.undocumented = []
        self.symbols = 0
        self._lines = set()
        graphs = [json.loads(file.read_text(encoding="utf-8"))
                  for file in sorted(directory.glob("*.symbols.json"))]
        # What the library adds to another one stands in a graph of its own, and may conform to what is in this one's.
        paths = {symbol["identifier"]["precise"]: ".".join(symbol["pathComponents"])
                 for graph in graphs for symbol in graph["symbols"]}
        for graph in graphs:
            self._take(graph, paths)

    def _is_known(self, symbol, relations):
        """Whether it is documented elsewhere: where it is overridden or required, or with its type."""
        identifier = symbol["identifier"]["precise"]
        inherits = identifier in relations.overriding or identifier in relations.origins \
            or identifier in relations.defaults
        return inherits or (self.name in HAS_NAMES_OF_OTHERS and len(symbol["pathComponents"]) > 1)

    def text(self):
        return "".join(f"{path}: {declared}\n" for path, declared in sorted(self._lines))

    def _take(self, graph, paths):
        relations = Relations(graph["relationships"])
        for symbol in graph["symbols"]:
            identifier = symbol["identifier"]["precise"]
            if "::SYNTHESIZED::" in identifier or symbol["kind"]["identifier"] == "swift.extension":
                continue
            path = paths[identifier]
            self.symbols += 1
            if "docComment" not in symbol and not self._is_known(symbol, relations):
                self.undocumented.append(path)
            if identifier in relations.defaults or IMPLIED_MEMBERS.match(relations.origins.get(identifier, "")):
                continue
            self._lines.add((path, declaration(symbol, relations)))
        for verb, source, relation in relations.bases:
            if source in paths:
                self._lines.add((paths[source], f"{verb} {base_name(relation, paths)}{conditions(relation)}"))


class Relations:
    """What the symbols of a graph have to do with each other."""

    def __init__(self, relationships):
        self.requirements = set()
        self.with_default = set()  # requirements
        self.defaults = set()      # and what stands in for them
        self.overriding = set()
        self.origins = {}          # the requirement of a protocol that a member meets
        self.bases = []
        for relation in relationships:
            self._take(relation["kind"], relation["source"], relation["target"], relation)

    def _take(self, kind, source, target, relation):
        if kind == "memberOf" and "sourceOrigin" in relation:
            self.origins[source] = relation["sourceOrigin"]["displayName"]
        elif kind in ("requirementOf", "optionalRequirementOf"):
            self.requirements.add(source)
        elif kind == "defaultImplementationOf":
            self.defaults.add(source)
            self.with_default.add(target)
        elif kind == "overrides":
            self.overriding.add(source)
        elif kind == "inheritsFrom":
            self.bases.append(("inherits from", source, relation))
        elif kind == "conformsTo" and relation.get("targetFallback") not in IMPLIED_CONFORMANCES:
            self.bases.append(("conforms to", source, relation))


def declaration(symbol, relations):
    """The declaration of a symbol on one line, with what its fragments leave out."""
    identifier = symbol["identifier"]["precise"]
    words = []
    if any(entry.get("isUnconditionallyDeprecated") for entry in symbol.get("availability", [])):
        words.append("deprecated")
    if identifier in relations.requirements:
        words.append("requirement with default" if identifier in relations.with_default else "requirement")
    if symbol["accessLevel"] == "open":
        words.append("open")
    fragments = "".join(fragment["spelling"] for fragment in symbol["declarationFragments"])
    words.append(" ".join(fragments.split()))
    # A member of an extension with conditions does not say them itself.
    return " ".join(words) + conditions(symbol.get("swiftExtension", {}), "constraints")


def conditions(entry, key="swiftConstraints"):
    found = [f"{one['lhs']} {SIGNS[one['kind']]} {one['rhs']}" for one in entry.get(key, [])]
    return " where " + ", ".join(sorted(found)) if found else ""


def base_name(relation, paths):
    """The protocol or superclass, by its own name where it is one of Swift's, and otherwise with its module."""
    if relation["target"] in paths:
        return paths[relation["target"]]
    return relation.get("targetFallback", relation["target"]).removeprefix("Swift.")
