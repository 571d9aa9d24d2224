"""Prints Sources/QuoinKit/Text/CellWidths+Tables.swift: which characters take how many cells.

    pip install wcwidth==0.9.4
    python3 make_cell_tables.py | swift format > …/Text/CellWidths+Tables.swift

The ranges are those of the Unicode character database, as the package wcwidth has them.
"""

from wcwidth import _constants as constants
from wcwidth.table_vs15 import VS15_WIDE_TO_NARROW
from wcwidth.table_vs16 import VS16_NARROW_TO_WIDE

RANGES_A_LINE = 5


def ranges_of(scalars):
    ranges = []
    for scalar in sorted(scalars):
        if ranges and ranges[-1][1] == scalar - 1:
            ranges[-1] = (ranges[-1][0], scalar)
        else:
            ranges.append((scalar, scalar))
    return ranges


def table(name, comment, ranges):
    # Controls, ASCII among them, are known without a table.
    pieces = [f"0x{first:04X}, 0x{last:04X}" for first, last in ranges if last >= 0x20]
    lines = [
        "        " + ", ".join(pieces[start:start + RANGES_A_LINE])
        for start in range(0, len(pieces), RANGES_A_LINE)]
    body = ",\n".join(lines)
    return f"    /// {comment}\n    static let {name} = ScalarRanges(bounds: [\n{body},\n    ])"


def main():
    merged = ranges_of({
        scalar for first, last in constants._WIDE_EASTASIAN_TABLE
        for scalar in range(first, last + 1)} | constants._REGIONAL_INDICATOR_SET)
    tables = [
        table("wide", "What takes two cells.", merged),
        table("zero", "What takes no cell of its own.", constants._ZERO_WIDTH_TABLE),
        table(
            "spacingMarks", "Marks that widen the letter before them.",
            constants._CATEGORY_MC_TABLE),
        table(
            "joiners", "Marks that make one sign of the letters around them.",
            ranges_of(constants._ISC_VIRAMA_SET)),
        table(
            "widenedAsEmoji", "What takes two cells if it is asked to look like an emoji.",
            VS16_NARROW_TO_WIDE["9.0.0"]),
        table(
            "narrowedAsText", "What takes one cell if it is asked not to look like an emoji.",
            VS15_WIDE_TO_NARROW["9.0.0"]),
    ]
    print("/// The ranges, printed by `make_cell_tables.py` beside the tests' fixtures.")
    print("extension CellWidths {\n" + "\n\n".join(tables) + "\n}")


main()
