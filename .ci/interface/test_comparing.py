"""Whether the comparison of two interfaces finds what breaks code, and nothing else."""

import unittest

from changelog import Changelog, tells
from comparing import differences, note
from signatures import without_labels

BEFORE = """\
Axis: conforms to Hashable
Axis: enum Axis
Axis.horizontal: case horizontal
Box: open class Box
Box: inherits from NSObject
Box.flags: var flags: UInt8
Box.limit: let limit: Int
Box.move(_:by:): func move(_ item: String, by distance: Int = 1, then: (Int, Int) -> Void = { _, _ in }) throws
Box.name: open var name: String { get }
Box.open(_:): @discardableResult open func open(_ key: Int) -> Bool
Box.init(rawValue:): init?(rawValue: Int)
Fit.==(_:_:): static func == (left: Fit, right: Double) -> Row
Fit.==(_:_:): static func == <Other>(left: Fit, right: Other) -> Row where Other : Source
Lid: class Lid
Lid.open(_:): override func open(_ key: Int) -> Bool
Source: protocol Source
Source.count: requirement var count: Int { get }
Source.first(of:): requirement with default func first(of items: [Int]) -> Int
"""


def changed(old, new):
    """The text with one line in place of another, or without it."""
    assert old in BEFORE, old
    return BEFORE.replace(old + "\n", new + "\n" if new else "")


class WhatBreaks(unittest.TestCase):
    def breaks(self, after, brought_along=()):
        return [f"{found.path}: {found.breaks}" for found in differences(BEFORE, after, brought_along) if found.breaks]

    def test_what_a_protocol_has_now_is_still_there(self):
        after = changed("Axis.horizontal: case horizontal", "").replace(
            "Box.limit: let limit: Int\n",
            "Box: conforms to Limited\nLimited: conforms to Bounded\nLimited: protocol Limited\n"
            "Bounded: protocol Bounded\nBounded.limit: let limit: Int\n")
        self.assertEqual(self.breaks(after), ["Axis.horizontal: removed"])
        self.assertEqual(
            self.breaks(after.replace("Bounded.limit: let limit: Int", "Bounded.limit: var limit: Double")),
            ["Axis.horizontal: removed", "Box.limit: removed"])

    def assert_breaks(self, old, new, expected):
        self.assertEqual(self.breaks(changed(old, new)), [expected])

    def assert_breaks_nothing(self, old, new):
        after = changed(old, new)
        self.assertEqual(self.breaks(after), [])
        self.assertNotEqual(differences(BEFORE, after), [], "the difference is not told")

    def test_the_same_differs_in_nothing(self):
        self.assertEqual(differences(BEFORE, BEFORE), [])

    def test_what_is_removed(self):
        self.assert_breaks("Axis.horizontal: case horizontal", "", "Axis.horizontal: removed")
        self.assert_breaks("Fit.==(_:_:): static func == (left: Fit, right: Double) -> Row", "", "Fit.==(_:_:): removed")

    def test_another_type(self):
        self.assert_breaks("Box.flags: var flags: UInt8", "Box.flags: var flags: UInt16", "Box.flags: has another type")
        self.assert_breaks("Box.init(rawValue:): init?(rawValue: Int)", "Box.init(rawValue:): init?(rawValue: String)",
                           "Box.init(rawValue:): has other parameters")
        self.assert_breaks("Axis: enum Axis", "Axis: struct Axis", "Axis: is struct instead of enum")

    def test_a_lost_conformance_or_superclass(self):
        self.assert_breaks("Axis: conforms to Hashable", "", "Axis: no longer conforms to Hashable")
        self.assert_breaks("Box: inherits from NSObject", "", "Box: no longer inherits from NSObject")

    def test_a_default_that_goes(self):
        self.assert_breaks(
            "Box.move(_:by:): func move(_ item: String, by distance: Int = 1, then: (Int, Int) -> Void = { _, _ in }) throws",
            "Box.move(_:by:): func move(_ item: String, by distance: Int, then: (Int, Int) -> Void = { _, _ in }) throws",
            "Box.move(_:by:): has no default for by any more")

    def test_what_cannot_be_overridden_any_more(self):
        self.assert_breaks("Box: open class Box", "Box: class Box", "Box: is no longer open")
        self.assert_breaks("Lid: class Lid", "Lid: final class Lid", "Lid: is now final")
        self.assert_breaks("Box.name: open var name: String { get }", "Box.name: var name: String { get }",
                           "Box.name: is no longer open")

    def test_an_override_that_ends_overriding(self):
        after = BEFORE + "Tin: open class Tin\nTin.name: override var name: String { get }\n"
        before = BEFORE + "Tin: open class Tin\n"
        self.assertEqual([found.breaks for found in differences(before, after)], ["can no longer be overridden"])

    def test_what_cannot_be_set_any_more(self):
        self.assert_breaks("Box.flags: var flags: UInt8", "Box.flags: var flags: UInt8 { get }",
                           "Box.flags: cannot be set any more")

    def test_requirements(self):
        self.assertEqual(self.breaks(BEFORE + "Source.last: requirement var last: Int { get }\n"),
                         ["Source.last: asks more of those who conform, and has no default"])
        self.assertEqual(self.breaks(BEFORE + "Source: conforms to Sendable\n"),
                         ["Source: asks more of those who conform"])
        self.assert_breaks("Source.first(of:): requirement with default func first(of items: [Int]) -> Int",
                           "Source.first(of:): requirement func first(of items: [Int]) -> Int",
                           "Source.first(of:): is requirement instead of requirement with default")
        self.assert_breaks("Source.count: requirement var count: Int { get }",
                           "Source.count: requirement var count: Int { get set }", "Source.count: has another type")

    def test_a_parameter_of_what_others_override(self):
        self.assert_breaks("Box.open(_:): @discardableResult open func open(_ key: Int) -> Bool",
                           "Box.open(_:twice:): @discardableResult open func open(_ key: Int, twice: Bool = false) -> Bool",
                           "Box.open(_:): removed")

    def test_attributes(self):
        self.assert_breaks("Box.open(_:): @discardableResult open func open(_ key: Int) -> Bool",
                           "Box.open(_:): open func open(_ key: Int) -> Bool", "Box.open(_:): is no longer @discardableResult")
        self.assert_breaks("Box.limit: let limit: Int", "Box.limit: @MainActor let limit: Int",
                           "Box.limit: is now @MainActor")

    def test_what_breaks_nothing(self):
        self.assert_breaks_nothing("Box.limit: let limit: Int", "Box.limit: var limit: Int { get set }")
        self.assert_breaks_nothing("Lid: class Lid", "Lid: open class Lid")
        self.assert_breaks_nothing("Lid.open(_:): override func open(_ key: Int) -> Bool", "")
        self.assert_breaks_nothing("Source.count: requirement var count: Int { get }",
                                   "Source.count: requirement with default var count: Int { get }")
        self.assert_breaks_nothing(
            "Box.move(_:by:): func move(_ item: String, by distance: Int = 1, then: (Int, Int) -> Void = { _, _ in }) throws",
            "Box.move(_:by:on:): func move(_ thing: String, by distance: Int = 2, then: (Int, Int) -> Void = { _, _ in }, "
            "on day: [Int: Int] = [1: 2]) throws")
        self.assert_breaks_nothing("Box.flags: var flags: UInt8", "Box.flags: deprecated var flags: UInt8")

    def test_what_comes(self):
        after = BEFORE + "Axis.vertical: case vertical\nAxis: conforms to Sendable\nSource.rest: var rest: Int { get }\n"
        found = differences(BEFORE, after)
        self.assertEqual([difference.breaks for difference in found], ["", "", ""])
        notes = [note(difference, BEFORE) for difference in found if difference.path == "Axis.vertical"]
        self.assertEqual(notes, [" (a switch without a default says that it is missing)"])

    def test_what_has_moved_to_where_it_is_brought_along_from(self):
        line = "Axis.horizontal: case horizontal"
        self.assertEqual(self.breaks(changed(line, ""), [line + "\n"]), [])


class WhatTheChangelogTells(unittest.TestCase):
    CHANGELOG = """\
## [Unreleased]

### Added

- `Box.added`.

### Changed

- `Box.limit` can no longer be
  set, nor is an `Axis` `Hashable`.

### Removed

- `Lid`, and `Box.move(_:by:)`.

## [0.1.0] - 2026-11-23

### Removed

- `Old`.
"""

    def is_told(self, before, after):
        entries = Changelog(self.CHANGELOG).losses_since("0.1.0")
        found = differences(before, after)
        removed = [difference.path for difference in found if difference.breaks == "removed"]
        return [difference.path for difference in found
                if any(tells(entry, difference, removed, without_labels) for entry in entries)]

    def test_what_is_named(self):
        self.assertEqual(self.is_told("Box.limit: var limit: Int\n", "Box.limit: let limit: Int\n"), ["Box.limit"])
        self.assertEqual(self.is_told("Box.move(_:by:): func move(_ a: Int, by: Int)\n", ""), ["Box.move(_:by:)"])
        self.assertEqual(self.is_told("Axis: conforms to Hashable\n", ""), ["Axis"])

    def test_what_is_removed_with_its_type(self):
        self.assertEqual(self.is_told("Lid: class Lid\nLid.a: var a: Int\n", ""), ["Lid", "Lid.a"])
        self.assertEqual(self.is_told("Lid: class Lid\nLid.a: var a: Int\n", "Lid: class Lid\n"), [])

    def test_what_is_not_named(self):
        self.assertEqual(self.is_told("Axis: conforms to Sendable\n", ""), [])
        self.assertEqual(self.is_told("Box.added: var added: Int\n", ""), [])
        self.assertEqual(self.is_told("Old: struct Old\n", ""), [])

    def test_the_newest_version(self):
        self.assertEqual(Changelog(self.CHANGELOG).newest_version(), "0.1.0")


if __name__ == "__main__":
    unittest.main()
