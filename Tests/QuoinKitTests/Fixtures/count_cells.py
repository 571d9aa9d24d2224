"""Makes terminal_cells.txt: how many cells strings take, as the package wcwidth counts them.

    pip install wcwidth==0.9.4
    python3 count_cells.py

writes the file beside this one; the same seed makes the same strings. A line has the number of
cells, a tab, and the string as hexadecimal scalars with spaces in between, since most of them are
easily mistaken for others. `wcswidth` counts, and `width` where there are tabs, of which the former
knows nothing; their stops are eight cells apart.

Only what occurs in text is asked for. Where scalars make no sense together (a joiner between Latin
letters, a skin tone on a letter), wcswidth swallows letters that a terminal shows; so it does after
the joiners of Arabic, and with what follows a word that ends in a virama. A soft hyphen it counts as
a cell, which is right only at the end of a line.
"""

import random
from pathlib import Path

from wcwidth import wcswidth, width

COUNT = 560

WORDS = (
    "the quick brown fox, naïve café – “Straße” №7 100% a-b [x] {y} λόγος мир שלום سلام").split(" ")
CJK = (
    "吾輩は猫である 名前はまだ無い、 コンニチハ。 「日本語」 ﾊﾝｶｸ ＡＢＣ１２３ 中文字符 漢字仮名交じり 안녕하세요 한국어 ㄅㄆㄇ 〒１００ ￥５００ ｢ｶﾅ｣ "
    "𠮷野家 𝕏 〈書〉 々 ー・ 한글 각").split(" ")
COMBINED = (
    "e\u0301 a\u0308 o\u0302\u0323 n\u0303 Z\u0351\u036b\u0343 c\u0327 \u0915\u093f "
    "\u0928\u092e\u0938\u094d\u0924\u0947 \u0e19\u0e49\u0e33 \u0e17\u0e35\u0e48 "
    "\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd \u0633\u064e\u0644\u0627\u0645 \u304b\u3099 "
    "\u30cf\u309a \u1100\u1161\u11a8 \u1112\u1161\u11ab\u1100\u1173\u11af "
    "\u0bb5\u0ba3\u0b95\u0bcd\u0b95\u0bae \u0ba8\u0ba9\u0bcd\u0bb1\u0bbf "
    "\u0ca8\u0cae\u0cb8\u0ccd\u0ca4\u0cc6 \u1780\u17d2\u1780 \u0995\u09cd\u09b7 "
    "\u0915\u094d\u200d\u0937 \u1019\u103c\u1014\u103a\u1019\u102c x\u20d7 y\u20dd \u200bz "
    "w\u2060w").split(" ")
EMOJI = (
    "😀 🎉 🚀 👍 👍🏽 ☝🏿 ✊🏻 👩🏾 👨‍👩‍👧‍👦 👩🏽‍🚀 🏳️‍🌈 🏴‍☠️ ❤️ ❤️‍🔥 ❤ ☺️ ☺ ✈️ ✈ ☎️ ⌚ ⌚️ ⌚︎ 1️⃣ #️⃣ *️⃣ "
    "©️ © ™️ ™ 🇯🇵 🇩🇪 🇯🇵🇩🇪🇫🇷 🇺 🧑‍🤝‍🧑 🧑🏻‍🤝‍🧑🏿 👁️‍🗨️ 🏴󠁧󠁢󠁳󠁣󠁴󠁿 🤷🏼‍♀️ 🐻‍❄️ 🐦‍⬛ 🥰 🫠 🪿 🀄 🃏 ⛄ ⛄︎ ☔ "
    "☀️ ☀ ☁ ♠️ ♠ ⚡ ⭐ ◀️ ▶ ↔️ ↔ 🅰️ 🈂️ ㊗️ 〰️ 💃🏼 👯‍♂️ 👨🏻‍🦰 🧔🏽‍♂️ 🫱🏻‍🫲🏿 🦸‍♀️ 💏 👩‍❤️‍💋‍👨 🎅🏿").split(" ")
SIGNS = "→ ─ │ █ ░ ● ◆ ∑ ≠ ∞ ½ ² … ‰ € ₿ α Ж ǆ ﬁ \u2003 \u3000 \u00a0 \u200b \u200e \ufeff".split(" ")
SIGNS += ["\u0600", "\u2e3a", "\U0001d538", "\U0001f130", "\U0001f9ff", "\U00020000"]


def strings(chance):
    for pool in (CJK, COMBINED, EMOJI, SIGNS):
        yield from pool
    while True:
        pools = chance.choices((WORDS, CJK, COMBINED, EMOJI, SIGNS), k=chance.randint(1, 6))
        separator = chance.choice(["", " ", " ", "\t"])
        yield separator.join(chance.choice(pool) for pool in pools)


def main():
    seen = {}
    for string in strings(random.Random(1968)):
        if len(seen) == COUNT:
            break
        if string:
            seen[string] = width(string, tabsize=8) if "\t" in string else wcswidth(string)
    rows = (f"{cells}\t{' '.join(f'{ord(scalar):04X}' for scalar in string)}\n"
            for string, cells in seen.items())
    (Path(__file__).parent / "terminal_cells.txt").write_text("".join(rows), encoding="utf-8")


main()
