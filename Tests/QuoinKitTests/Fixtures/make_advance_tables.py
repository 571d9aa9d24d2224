"""Prints Sources/QuoinKit/Text/HelveticaAdvances+Tables.swift: advance widths a thousandth of an em.

    apt-get install fonts-liberation
    pip install fonttools
    python3 make_advance_tables.py | swift format > …/Text/HelveticaAdvances+Tables.swift

Liberation Sans was made to have the widths of Helvetica, and has them, to the thousandth, but for
¯ ± µ ÷ ď ľ ť ∂ ∑ √ ◊, for which its own are taken: pictures are drawn with it.
"""

from fontTools.ttLib import TTFont

FOLDER = "/usr/share/fonts/truetype/liberation/LiberationSans-"
# What an em's parts are by definition; no font is needed for them.
SPACES = {
    0x2000: 500, 0x2001: 1000, 0x2002: 500, 0x2003: 1000, 0x2004: 333, 0x2005: 250, 0x2006: 167,
    0x2007: 556, 0x2008: 278, 0x2009: 200, 0x200A: 100, 0x202F: 200}
# Beyond Latin Extended-A: letters with a comma, of Welsh and of Danish; Greek and Cyrillic letters, of which
# Helvetica itself has none; punctuation and signs.
OTHERS = [
    *range(0x180, 0x250), *range(0x2C6, 0x2DE), *range(0x370, 0x530), *range(0x1E00, 0x1F00),
    *range(0x2010, 0x2060), *range(0x20A0, 0x2200), *range(0x2200, 0x2300),
    0x25CA, 0xFB01, 0xFB02]


def advances(weight):
    font = TTFont(f"{FOLDER}{weight}.ttf")
    em = font["head"].unitsPerEm
    widths = font["hmtx"]
    return {
        code: round(widths[name][0] * 1000 / em) for code, name in font.getBestCmap().items()}


def rows(numbers, count):
    pieces = [", ".join(map(str, numbers[start:start + count])) for start in range(
        0, len(numbers), count)]
    return ",\n        ".join(pieces)


def main():
    regular, bold = advances("Regular"), advances("Bold")
    print("/// The widths, printed by `make_advance_tables.py` beside the tests' fixtures.")
    print("extension HelveticaAdvances {")
    for name, widths in (("regular", regular), ("bold", bold)):
        print(f"    /// From U+0020 to U+017F, {name}.")
        print(f"    static let {name}Latin: [UInt16] = [")
        dense = [widths.get(code, 0) for code in range(0x20, 0x180)]
        print("        " + rows(dense, 16) + ",\n    ]\n")
    print("    /// Beyond: scalar, regular and bold width, by scalar.")
    others = sorted(
        {code: (regular[code], bold[code]) for code in OTHERS if code in regular}
        | {code: (width, width) for code, width in SPACES.items()})
    both = {code: (regular.get(code, SPACES.get(code)), bold.get(code, SPACES.get(code)))
            for code in others}
    triples = [f"0x{code:04X}, {both[code][0]}, {both[code][1]}" for code in others]
    print("    static let others: [UInt16] = [")
    print("        " + rows(triples, 4) + ",\n    ]\n}")


main()
