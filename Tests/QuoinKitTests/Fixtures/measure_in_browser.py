"""Makes the fixtures of text as a browser measures it, for QuoinKitTests.

    apt-get install chromium fonts-liberation fonts-ipafont-gothic
    python3 measure_in_browser.py

asks headless Chromium how wide, how high and how broken text in Liberation Sans is, and writes three
files beside this one. The same seed makes the same strings.

    browser_widths.txt   size, weight (400 or 700), width and string, with tabs in between. Kerning
                         is off (`font-kerning: none`), since a table of advance widths knows
                         nothing of pairs, and so is the hinting of widths to whole pixels
                         (`text-rendering: geometricPrecision`)
    browser_metrics.txt  size, height of a line (`line-height: normal`) and distance of its baseline
                         from its top
    browser_lines.txt    size, width of the box, the text, and the lines into which it is broken, with
                         tabs in between and \\n for a newline. Spaces at the end of a line are
                         left out, and soft hyphens that are not seen. The box is
                         `white-space: pre-wrap`, `overflow-wrap: anywhere`, `line-break: strict`.
                         No word begins with a hyphen: the browser may leave that alone at the
                         end of a line, and Quoin does not
"""

import html
import json
import random
import re
import subprocess
import tempfile
from pathlib import Path

WIDTH_COUNT = 240
LINE_COUNT = 200

PHRASES = """
Hello, World!|Sign in|Cancel|Don’t ask me again|Forgot your password?|You have 3 new messages
The quick brown fox jumps over the lazy dog.|PACK MY BOX WITH FIVE DOZEN LIQUOR JUGS
Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich|Größe ändern…|ÄÖÜ äöü ß
Voix ambiguë d’un cœur qui, au zéphyr, préfère les jattes de kiwis|« Où êtes-vous ? »|Ça va bien
El pingüino Wenceslao hizo kilómetros bajo exhaustiva lluvia|¿Cómo estás? ¡Muy bien!|Año nuevo
Luís argüia à Júlia que «brações, fé, chá, óxido, pôr, zângão»|São Paulo, coração, não
Příliš žluťoučký kůň úpěl ďábelské ódy|Nechť již hříšné saxofony ďáblů rozezvučí síň
Pchnąć w tę łódź jeża lub ośm skrzyń fig|Zażółć gęślą jaźń|Łódź, Kraków, Gdańsk
Árvíztűrő tükörfúrógép|Egy hűtlen vejét fülöncsípő, dühös mexikói úr|Őrült ünnep
Høj bly gom vandt fræk sexquiz på wc|Blåbærsyltetøy|Flygande bäckasiner söka hwila på mjuka tuvor
Kæmi ný öxi hér, ykist þjófum nú bæði víl og ádrepa|Ðað er þoka|Sævör grét áðan
Pijamalı hasta yağız şoföre çabucak güvendi|İstanbul’da ılık bir gün|Şişli, Çağlar, Iğdır
Gheorghe, obezul, a reuşit să obţină jucându-se un flux în Quebec|Brașov și Timișoara
Glāžšķūņa rūķīši dzērumā čiepj Baha koncertflīģeļu vākus|Įlinkdama fechtuotojo špaga
Eble ĉiu kvazaŭ-deca fuŝĥoraĵo ĝojigos homtipon|Ħaġar Qim, Għawdex, Żurrieq|Ŵyneb, ŷd
£1,234.56|€ 99,90 (incl. 19 % VAT)|$5.00–$7.50|100 % ± 2 ‰|¥500 → €3|12:45 – 13:15|#42 & more
+49 (0)30 123456-78|name@example.org|https://example.org/path?query=value&x=1|C:\\Users\\me|~/a_b
“Quoted” ‘single’ „deutsch“ ‚so‘ ‹ja› «oui»|† ‡ • … ‰ ™ © ® ª º ¶ § ¦|½ ¼ ¾ ⅓×² ³ ¹ ÷ − ± ≤ ≥ ≠
fi fl ffi AVAST To. Ty. WAVE 11 Lo’ P. r.|iiiiiiiiii|WWWWWWWWWW|lllIIIll|0123456789|MiXeD cAsE TeXt
"""

PARAGRAPHS = """
The quick brown fox jumps over the lazy dog, and then it sleeps for the rest of the day.
Well-known state-of-the-art techniques (such as this one) are well-documented; see also: 2020-21, pages 7-9.
A very long word: Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen is broken only alone.
An explicit newline\\nsplits the text\\n\\nand an empty line stays. Trailing spaces   hang   at   the   end.
Prices of 10\u00a0000\u00a0€ keep together by no-break spaces; 5\u00a0km too. Non\u2011breaking hyphens do as well.
He said “wait (a moment), please!” and left. [Brackets] {braces} ‘quotes’ and «guillemets» stay close.
Donau\u00addampf\u00adschiff\u00adfahrts\u00adgesell\u00adschaft may be broken at its soft hyphens only.
zero\u200bwidth\u200bspaces\u200ballow\u200bbreaks\u200bwithin\u200bwords\u200bwithout\u200ba\u200btrace here.
吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。何でも薄暗いじめじめした所でニャーニャー泣いていた。
「こんにちは」と彼は言った（そして笑った）。『本当？』、ええ、きっと！コーヒー・ショップへ行きましょう。
日本語とEnglishの混ざったtextです。Swift言語で「Hello, World!」と書く。価格は1,234円です（税込）。
ちょっと待って、チェックしてください。キャッシュ、ファックス、ジュース、ウィンドウ、々の字、第々々章。
One—two—three – four – five; and/or either/or; what?no!yes... wait ... ok .NET :-) a , b.
Email name.surname@example.org or visit https://example.org/a-long-path/with-hyphens-in-it?x=1 today.
Ünïcödé àccénts čęśţ ăń łôñg wörds: přežvýkavec, zażółcić, gęślą, hőségriadó, şişmanlık, ırmak.
$100, 50%, #tag, @name, *star*, _under_, -5 degrees, 3-4 items, A-B-C, x-1, 1-x, e-mail, -1 and -25.
彼は言う“今日は”、そして去る……本当？是非——当然。第１章（概要）：２０２４年１２月３１日、￥１，０００～￥２，０００。
« Bonjour », dit-il ; « ça va ? » — oui ! C'est l'été : 25°C, 100% d'humidité, 3×4=12, a+b, x/y/z.
I paid $5.00+tax (≈£4) for 10kg@home & co. #1 [a] {b} <c>. Then wait…no { get } and `…Margin` ( a ).
„So“, sagte er, ‚ist es‘; »und so« auch: ›hier‹. He's 6'2" tall; "they" said 'no'. It’s the ’90s (“rock ’n’ roll”).
"""

CHARACTERS = (
    [chr(code) for code in range(0x21, 0x7F)]
    + [chr(code) for code in range(0xA1, 0x180) if code != 0xAD]
    + list("–—‘’‚“”„†‡•…‰‹›€™−≤≥≠∞√∂∑◊←→↑↓șțȘȚẁẂẅỳỲﬁﬂˆ˜˙˚")
)
SIZES = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 22, 24, 28, 32, 36, 40, 48, 12.5, 16.5]

PAGE = """<!doctype html><meta charset="utf-8"><html lang="en">
<style>
* { font-family: "Liberation Sans", IPAGothic; font-kerning: none }
div { white-space: pre-wrap; overflow-wrap: anywhere; line-break: strict; hyphens: manual }
span { white-space: pre; text-rendering: geometricPrecision }
</style><body></body><script>
const asked = JSON.parse(document.createRange().createContextualFragment(%s).textContent)
const element = (name, text, style) => {
  const made = document.createElement(name)
  Object.assign(made.style, style)
  made.textContent = text
  document.body.replaceChildren(made)
  return made
}
const linesOf = ({size, width, text}) => {
  const box = element('div', text, {fontSize: size + 'px', width: width + 'px'})
  const lines = ['']
  const range = document.createRange()
  let bottom
  for (let place = 0; place < text.length; place += 1) {
    if (text[place] === '\\n') { lines.push(''); bottom = undefined; continue }
    range.setStart(box.firstChild, place)
    range.setEnd(box.firstChild, place + 1)
    const rect = [...range.getClientRects()].pop()
    if (rect && rect.width > 0 && bottom !== undefined && rect.top >= bottom) lines.push('')
    if (rect && rect.width > 0) bottom = rect.bottom
    lines[lines.length - 1] += text[place]
  }
  return lines
}
const answer = {
  widths: asked.widths.map(({size, weight, text}) =>
    element('span', text, {fontSize: size + 'px', fontWeight: weight}).getBoundingClientRect().width),
  metrics: asked.sizes.map(size => {
    const box = element('div', 'x', {fontSize: size + 'px'})
    const mark = document.createElement('span')
    mark.style.display = 'inline-block'
    box.append(mark)
    const top = box.getBoundingClientRect()
    return [top.height, mark.getBoundingClientRect().bottom - top.top]
  }),
  lines: asked.lines.map(linesOf),
}
const result = document.createElement('pre')
result.textContent = JSON.stringify(answer)
document.body.replaceChildren(result)
</script>"""


def width_questions(chance):
    phrases = [phrase for line in PHRASES.strip().split("\n") for phrase in line.split("|")]
    texts = phrases[:]
    shuffled = CHARACTERS[:]
    chance.shuffle(shuffled)
    while shuffled:  # Every character comes up, in both weights.
        piece, shuffled = "".join(shuffled[:12]), shuffled[12:]
        texts += [piece, piece[::-1]]
    while len(texts) < WIDTH_COUNT:
        words = " ".join(chance.sample(phrases, 2)).split(" ")
        texts.append(" ".join(chance.choice(words) for _ in range(chance.randint(1, 9))))
    return [
        {"text": text, "size": chance.choice(SIZES), "weight": [400, 700][index % 2]}
        for index, text in enumerate(texts)
    ]


def line_questions(chance):
    paragraphs = [line.replace("\\n", "\n") for line in PARAGRAPHS.strip().split("\n")]
    return [
        {
            "text": paragraphs[index % len(paragraphs)],
            "size": chance.choice([12, 14, 16, 20]),
            "width": chance.randint(60, 420),
        }
        for index in range(LINE_COUNT)
    ]


def ask_browser(questions):
    page = PAGE % json.dumps(html.escape(json.dumps(questions))).replace("</", "<\\/")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "page.html"
        file.write_text(page, encoding="utf-8")
        output = subprocess.run(
            ["chromium", "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}",
             "--force-device-scale-factor=1", "--dump-dom", file.as_uri()],
            capture_output=True, text=True, check=True, timeout=120).stdout
    return json.loads(html.unescape(re.search(r"<pre>(.*)</pre>", output, re.S)[1]))


def shown(line):
    line = line.rstrip(" \u200b")
    hyphen = "-" if line.endswith("\u00ad") else ""
    return line.replace("\u00ad", "") + hyphen


def write(name, rows):
    lines = ["\t".join(str(field) for field in row) for row in rows]
    (Path(__file__).parent / name).write_text("\n".join(lines) + "\n", encoding="utf-8")


def main():
    chance = random.Random(1957)
    questions = {
        "widths": width_questions(chance), "sizes": SIZES, "lines": line_questions(chance)}
    answer = ask_browser(questions)
    write("browser_widths.txt", (
        (asked["size"], asked["weight"], round(width, 4), asked["text"])
        for asked, width in zip(questions["widths"], answer["widths"], strict=True)))
    write("browser_metrics.txt", (
        (size, *metrics) for size, metrics in zip(SIZES, answer["metrics"], strict=True)))
    write("browser_lines.txt", (
        (asked["size"], asked["width"], asked["text"].replace("\n", "\\n"), *map(shown, lines))
        for asked, lines in zip(questions["lines"], answer["lines"], strict=True)))


main()
