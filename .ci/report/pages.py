"""What a reader does with a report, and what is to be seen then."""

import contextlib

from browser import BrowserError
from quickness import expect_quick

# What is asked of the page again and again.
CHOSEN = "document.querySelector('#q-inspector h2').textContent"
LINES = "[...document.querySelectorAll('#q-inspector .lines li')].map(line => line.textContent)"
POSITION = "(document.getElementById('q-position') || {}).textContent"
CAPTION = "document.getElementById('q-caption').textContent"
FOCUS = "document.activeElement.id || document.activeElement.textContent.slice(0, 20)"


def expect(condition, what):
    assert condition, what


@contextlib.contextmanager
def opened(browser, file, width=1440, height=900, scheme="light", fragment=""):
    """A page that in the end has asked for nothing and complained of nothing."""
    browser.resize(width, height)
    browser.prefer(scheme)
    browser.open(file, fragment)
    browser.settle()
    yield
    complaints = browser.seen(
        "Runtime.exceptionThrown", "Log.entryAdded", "Runtime.consoleAPICalled")
    expect(not complaints, f"{file.name} complains: {complaints}")
    asked = [event["request"]["url"] for event in browser.seen("Network.requestWillBeSent")]
    asked = [url for url in asked if not url.startswith(("data:", "about:"))]
    expect(len(asked) == 1, f"{file.name} asks for more than itself: {asked}")
    expect(not browser.seen("Page.javascriptDialogOpening"), f"{file.name} opens a dialog")


def shoot(browser, folder, name):
    if folder:
        browser.screenshot(folder / f"{name}.png")


def middle(browser, selector):
    """Where the middle of an element is, brought into sight."""
    return browser.run(
        f"(() => {{ const found = document.querySelector({selector!r});"
        "found.scrollIntoView({block: 'nearest'}); const box = found.getBoundingClientRect();"
        "return [box.x + box.width / 2, box.y + box.height / 2]; })()")


def click(browser, selector):
    browser.click(*middle(browser, selector))


# The data of the first variant, and the number of a view in it by its name.
READ = """const read = name => JSON.parse(document.getElementById('q-' + name).textContent);
  const [data, texts] = [read('data-0'), read('texts')];
  const find = name => data.names.findIndex(number => texts[number] === name);"""


def row(browser, name):
    """The selector of a view's row in the tree."""
    number = browser.run(f"(() => {{ {READ} return find({name!r}); }})()")
    return f'[data-view="{number}"]'


def click_picture(browser, name):
    """Clicks the picture where the middle of a view is."""
    x, y = browser.run(
        f"""(() => {{
          {READ}
          let [x, y, at] = [0, 0, find({name!r})];
          const size = [data.frames[4 * at + 2], data.frames[4 * at + 3]];
          for (; at >= 0; at = data.parent[at]) {{
            x += data.frames[4 * at]; y += data.frames[4 * at + 1]; }}
          const box = document.querySelector('.sheet').getBoundingClientRect();
          const scale = box.width / data.size[0];
          return [box.x + (x + size[0] / 2) * scale, box.y + (y + size[1] / 2) * scale]; }})()""")
    browser.click(x, y)


def is_shown(browser, layer):
    """Whether something of an overlay is to be seen."""
    return browser.run(
        f"""(() => {{ const slot = document.querySelector('.sheet [data-slot="{layer}"]');
        return Boolean(slot && slot.style.display !== 'none' && slot.firstChild); }})()""")


def check_pointer(browser, folder, pictures):
    with opened(browser, folder / "profile.html"):
        first = browser.run("document.querySelector('#q-detail > section').id")
        expect(first == "q-findings", "findings do not come first")
        count = int(browser.run(POSITION).split(" of ")[1])
        expect(count >= 2, "there are too few findings to go through")
        shoot(browser, pictures, "opened")

        # Views, in the tree and in the picture.
        click(browser, row(browser, "name"))
        expect(browser.run(CHOSEN) == "name", "a click in the tree does not choose")
        lines = " ".join(browser.run(LINES))
        for text in ["name.left = photo.right + 16", "scenes.swift:", "is 128"]:
            expect(text in lines, f"the constraints of name do not say: {text}")
        reason = browser.run("[...document.querySelectorAll('.why')].map(e => e.textContent).join()")
        expect("name.left = 128" in reason and "photo" in reason, f"there is no why: {reason}")
        shoot(browser, pictures, "chosen")
        click_picture(browser, "photo")
        expect(browser.run(CHOSEN) == "photo", "a click in the picture does not choose")
        click_picture(browser, "photo")
        expect(browser.run(CHOSEN) == "profile", "another click does not choose what is behind")
        expect(browser.run("document.querySelectorAll('.boxes .own').length") == 1,
               "what is chosen is not marked")

        # Overlays.
        for number, layer in enumerate(["names", "frames", "dimensions"]):
            expect(not is_shown(browser, layer), f"{layer} are there unasked")
            click(browser, f'[data-layer="{layer}"]')
            expect(is_shown(browser, layer), f"{layer} do not come")
        shoot(browser, pictures, "overlays")
        for layer in ["names", "frames", "dimensions"]:
            click(browser, f'[data-layer="{layer}"]')
            expect(not is_shown(browser, layer), f"{layer} do not go")

        check_findings(browser, count, pictures)
        check_repairs(browser, pictures)
        check_switches(browser, pictures)


def check_findings(browser, count, pictures):
    message = "document.querySelector('.finding .message').textContent"
    seen = []
    for step in range(count):
        expect(browser.run(POSITION) == f"{step + 1} of {count}", "findings are not counted")
        seen.append(browser.run(message))
        click(browser, '[data-part="next"]')
        expect(browser.run("document.querySelectorAll('.boxes .culprit').length") > 0,
               "culprits are not marked")
    expect(len(set(seen)) == count, "findings are not all told")
    expect(browser.run(POSITION) == f"1 of {count}", "after the last finding the first one comes")
    # A mend that shows: not all do, since what is set aside may be what is to go.
    moved = "document.querySelectorAll('.boxes .moved').length"
    for _ in range(count):
        click(browser, '[data-part="try0"]')
        if browser.run(moved) > 0:
            break
        click(browser, '[data-part="next"]')
        expect(browser.run("document.querySelectorAll('.sheet').length") == 1,
               "the next finding does not end a trial")
    figures = "[...document.querySelectorAll('#q-stage figcaption')].map(e => e.textContent).join()"
    expect(browser.run(figures) == "Before,After", "there is no before and after")
    both = browser.run(
        "[...document.querySelectorAll('.sheet > svg:first-child')].map(svg => svg.innerHTML"
        ".replaceAll(/<g data-slot.*/gs, '').replaceAll(/p\\d+-/g, ''))")
    expect(both[0] != both[1], "a mend changes nothing")
    expect(browser.run(moved) > 0, "what a mend moves is not marked")
    expect("left" in browser.run("document.getElementById('q-trial').textContent"),
           "it is not said what is left")
    shoot(browser, pictures, "mended")
    click(browser, '#q-trial [data-part="done"]')
    expect(browser.run("document.querySelectorAll('.sheet').length") == 1, "a trial has no end")


def check_repairs(browser, pictures):
    # Of the layout as a whole: what is missing is added, and nothing is open any more.
    click(browser, "#q-findings .repairs > summary")
    titles = browser.run("[...document.querySelectorAll('#q-findings .repair bdi')]"
                         ".map(title => title.textContent)")
    expect(titles == ["Update frames", "Update constraints to the frames",
                      "Add missing constraints", "Reset to suggested constraints",
                      "Clear constraints"], f"the repairs are {titles}")
    idle = browser.run("document.querySelectorAll('#q-findings .repair.idle').length")
    expect(idle == 2, "a layout that stands as it is laid out has frames or constants to be updated")
    missing = "#q-findings details.repair:nth-of-type(1)"
    click(browser, f"{missing} > summary")
    code = browser.run(f"document.querySelector('{missing} code').textContent")
    expect("message.makeConstraints" in code, f"what is missing is not added: {code}")
    before = browser.run(POSITION).split(" of ")[1]
    click(browser, f"{missing} button.primary")
    left = browser.run("document.getElementById('q-trial').textContent")
    expect(f"{before} findings before" in left or "no findings left" in left,
           f"a repair is not tried: {left}")
    shoot(browser, pictures, "repaired")
    expect(browser.run(f"document.querySelector('{missing}').open"), "a trial closes what was open")
    browser.press("Escape")

    # Of one view.
    click(browser, row(browser, "name"))
    own = "#q-view-repairs details.repair"
    titles = browser.run(f"[...document.querySelectorAll('{own} bdi')].map(e => e.textContent)")
    expect("Suggested constraints" in titles, f"nothing is suggested for a view: {titles}")
    click(browser, f"{own} > summary")
    code = browser.run(f"document.querySelector('{own} code').textContent")
    expect("name.makeConstraints { make in" in code, f"what is suggested is {code}")
    click(browser, f"{own} [data-part^=copy]")
    browser.settle()
    done = browser.run("[document.querySelector('#q-view-repairs [data-part^=copy]').textContent, "
                       "getSelection().toString()]")
    expect(done[0] == "Copied" or done[1] == code, f"the code is not copied: {done}")
    shoot(browser, pictures, "suggested")


def check_switches(browser, pictures):
    browser.run("const select = document.querySelector('select[data-key=\"screen\"]');"
                "select.value = 'iPad Pro 11-inch';"
                "select.dispatchEvent(new Event('change', {bubbles: true}))")
    browser.settle()
    expect("834 × 1194" in browser.run(CAPTION), "the device is not switched")
    expect(browser.run("document.querySelector('.sheet svg').getAttribute('viewBox')")
           == "0 0 834 1194", "the picture is not that of the device")
    click(browser, 'input[data-key="held"][value="sideways"]')
    expect("1194 × 834" in browser.run(CAPTION), "the device is not turned")
    click(browser, 'input[data-key="direction"][value="right to left"]')
    expect("right to left" in browser.run(CAPTION), "the direction is not switched")
    expect(browser.run(CHOSEN) != "No view chosen", "the chosen view is lost by a switch")
    shoot(browser, pictures, "switched")
    click(browser, "#q-back")
    expect(browser.run("document.querySelectorAll('.card').length") == 24,
           "there is not a card for each variant")
    click(browser, ".card a")
    expect("iPhone SE" in browser.run(CAPTION), "a card does not open")


def check_keyboard(browser, folder, pictures):
    """All of it again, without a pointer, where there is little room, and by night."""
    with opened(browser, folder / "profile.html", 375, 812, "dark"):
        expect(browser.run("document.documentElement.scrollWidth") <= 375,
               "the page is wider than a phone")
        shoot(browser, pictures, "narrow-dark")
        # Every part can be reached, and shows that it is.
        reached = set()
        for _ in range(60):
            browser.press("Tab")
            reached.add(browser.run(FOCUS))
            ring = browser.run(
                "(() => { const found = document.activeElement;"
                "const seen = found.matches('.segment input') ? found.nextElementSibling : found;"
                "return found === document.body || getComputedStyle(seen).outlineStyle !== 'none'"
                " && parseFloat(getComputedStyle(seen).outlineWidth) >= 2; })()")
            expect(ring, f"no ring around {browser.run(FOCUS)}")
        for part in ["q-theme", "q-help", "q-tree", "q-stage", "q-filter", "Names", "›", "Try"]:
            expect(part in reached, f"{part} is not reached by Tab: {reached}")

        browser.press("n")
        expect(browser.run(POSITION).startswith("2 of"), "n does not go to the next finding")
        browser.press("p")
        expect(browser.run(POSITION).startswith("1 of"), "p does not go back")
        browser.press("t")
        visible = "[...document.querySelectorAll('#q-stage figure')].filter(e => !e.hidden)" \
            ".map(e => e.dataset.side).join()"
        expect(browser.run(visible) == "after", "t does not show what a mend brings")
        browser.run("document.querySelector('.picture').scrollIntoView()")
        shoot(browser, pictures, "narrow-after")
        browser.press("b")
        expect(browser.run(visible) == "before", "b does not show what was before")
        shoot(browser, pictures, "narrow-before")
        browser.press("Escape")
        expect(browser.run("document.querySelectorAll('.sheet').length") == 1,
               "Escape does not end a trial")

        browser.press("v")
        browser.press("Home")
        expect(browser.run(CHOSEN) == "window", "Home does not choose the first view")
        for name in ["profile", "photo", "name"]:
            browser.press("ArrowDown")
            expect(browser.run(CHOSEN) == name, f"an arrow does not choose {name}")
        expect("name.left" in " ".join(browser.run(LINES)), "its constraints do not show")
        active = browser.run("document.getElementById(document.getElementById('q-tree')"
                             ".getAttribute('aria-activedescendant')).textContent")
        expect("name" in active, "those who listen do not hear of the row")
        browser.press("ArrowLeft")
        browser.press("ArrowLeft")
        expect(browser.run("document.querySelectorAll('.row').length") == 2,
               "an arrow does not close a view")
        browser.press("ArrowRight")
        expect(browser.run("document.querySelectorAll('.row').length") > 2,
               "an arrow does not open a view")
        browser.press("i")
        for key, name in [("ArrowDown", "photo"), ("ArrowRight", "name"), ("ArrowUp", "profile")]:
            browser.press(key)
            expect(browser.run(CHOSEN) == name, f"{key} in the picture does not choose {name}")
        browser.run("document.querySelector('#q-inspector').scrollIntoView()")
        shoot(browser, pictures, "narrow-inspector")
        browser.press("1")
        expect(is_shown(browser, "names"), "1 does not bring names")
        browser.press("1")
        expect(not is_shown(browser, "names"), "1 does not take names away")
        browser.run("document.querySelector('select[data-key=\"screen\"]').focus()")
        browser.press("ArrowDown")
        expect("iPhone 16 Pro" in browser.run(CAPTION), "an arrow does not switch the device")
        expect(browser.run("document.activeElement.dataset.key") == "screen",
               "a switch loses the focus")
        browser.run("document.activeElement.blur()")
        browser.press("?", shift=True)
        expect(browser.run("document.getElementById('q-keys').open"), "? does not explain keys")
        shoot(browser, pictures, "narrow-keys")
        browser.press("Escape")
        browser.press("d")
        expect(browser.run("document.documentElement.dataset.theme") == "light",
               "d does not make it day")
        shoot(browser, pictures, "narrow-light")
        browser.run("localStorage.clear()")


# The least contrast of what is to be read, of all texts outside of pictures.
CONTRASTS = """(() => {
  const parse = text => text.match(/[\\d.]+/g).map(Number);
  const light = ([r, g, b]) => [r, g, b].map(part => part / 255).map(part =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at], 0);
  const over = ([r, g, b, a = 1], below) =>
    [r, g, b].map((part, at) => part * a + below[at] * (1 - a));
  const ground = element => {
    const own = parse(getComputedStyle(element).backgroundColor);
    if ((own[3] ?? 1) === 1) return own;
    const below = element.parentElement ? ground(element.parentElement) : [255, 255, 255];
    return over(own, below);
  };
  const poor = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.textContent.trim() || !element.checkVisibility()
      || element.closest('script, style, svg, noscript, .hidden, :disabled, option')) continue;
    const [below, color] = [ground(element), parse(getComputedStyle(element).color)];
    const lights = [light(over(color, below)), light(below)].sort((a, b) => b - a);
    const contrast = (lights[0] + 0.05) / (lights[1] + 0.05);
    if (contrast < 4.5) {
      poor.push(element.className + ' ' + walker.currentNode.textContent.slice(0, 30)
        + ' ' + contrast.toFixed(2));
    }
  }
  return poor;
})()"""


def check_looks(browser, folder):
    for scheme in ["light", "dark"]:
        for width in [375, 1440]:
            with opened(browser, folder / "profile.html", width, 900, scheme):
                click(browser, row(browser, "message"))
                browser.press("t")
                poor = browser.run(CONTRASTS)
                expect(not poor, f"{scheme}, {width} wide: too little contrast: {poor}")
                browser.run("location.hash = 'all'")
                browser.settle()
                poor = browser.run(CONTRASTS)
                expect(not poor, f"{scheme}, {width} wide: too little contrast: {poor}")
                expect(browser.run("document.documentElement.scrollWidth") <= width,
                       f"the page is wider than {width}")


def check_hostile(browser, folder, pictures):
    with opened(browser, folder / "hostile.html"):
        title = browser.run("document.title")
        expect(title == "</script><script>window.harmed=1</script>", f"the title is {title}")
        count = browser.run("document.querySelectorAll('.row').length")
        expect(count > 10, "views with odd names have no rows")
        for layer in range(1, 8):
            browser.press(str(layer))
        browser.press("v")
        for _ in range(20):
            browser.press("ArrowDown")
            expect(browser.run("typeof window.harmed") == "undefined", "a name has done something")
        browser.run("document.querySelectorAll('*').forEach(element => "
                    "element.dispatchEvent(new MouseEvent('mouseover', {bubbles: false})))")
        expect(browser.run("typeof window.harmed") == "undefined", "a name has done something")
        # Names that are written from right to left leave what is around them where it was.
        click(browser, row(browser, "שלום עולם"))
        order = browser.run(
            """(() => { const line = [...document.querySelectorAll('#q-inspector .code')]
            .find(line => line.textContent.includes('top'));
            const places = [...line.childNodes].filter(node => node.textContent.trim()).map(node => {
              const range = document.createRange(); range.selectNodeContents(node);
              return range.getClientRects()[0].x; });
            return places.every((place, at) => !at || place > places[at - 1]
              || place <= line.getBoundingClientRect().x + 1); })()""")
        expect(order, "a name from right to left turns what is around it")
        shoot(browser, pictures, "hostile")


# How long it takes from an event until what it brings is on the screen, for a number of them.
SELECTIONS = """(async () => {
  const frame = () => new Promise(done => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = done;
    channel.port2.postMessage(0);
  }));
  const times = [];
  const time = async act => {
    await frame();
    const start = performance.now();
    act();
    await frame();
    times.push(performance.now() - start);
  };
  const tree = document.getElementById('q-tree');
  const keys = ['End', 'Home', 'ArrowDown', 'ArrowDown', 'PageDown', 'PageDown', 'ArrowUp', 'End'];
  for (let round = 0; round < 3; round += 1) {
    for (const key of keys) {
      await time(() => tree.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true})));
    }
    for (const share of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      const sheet = document.querySelector('.sheet');
      const box = sheet.getBoundingClientRect();
      await time(() => sheet.dispatchEvent(new MouseEvent('click', {bubbles: true,
        clientX: box.x + box.width * share, clientY: box.y + box.height * share})));
    }
  }
  return times.sort((one, other) => one - other);
})()"""

PAINT = "performance.getEntriesByName('first-contentful-paint').map(entry => entry.startTime)[0]"


def first_paint(browser):
    """When something was to be seen first; the browser says so some frames later."""
    for _ in range(200):
        paint = browser.run(PAINT)
        if paint:
            return paint
        browser.settle()
    raise BrowserError("nothing is to be seen")


def check_speed(browser, folder, large, factor, pictures):
    for name in ["list-1", "list-300", f"list-{large}", f"mosaic-{large}"]:
        file = folder / f"{name}.html"

        def measure():
            with opened(browser, file):
                paint = first_paint(browser)
                times = browser.run(SELECTIONS)
                usual, slow = times[len(times) // 2], times[len(times) * 9 // 10]
                shoot(browser, pictures, name)
            return (paint < 1000 * factor and slow < 50 * factor,
                    f"{name}: {file.stat().st_size // 1024} kB, first paint after {paint:.0f} ms, "
                    f"a selection takes {usual:.0f} ms, nine of ten at most {slow:.0f} ms")

        # With all overlays the page must not become slow, either.
        def measure_with_overlays():
            with opened(browser, file):
                for layer in range(1, 8):
                    browser.press(str(layer))
                times = browser.run(SELECTIONS)
                slow = times[len(times) * 9 // 10]
            return (slow < 50 * max(factor, 2),
                    f"{name}, all overlays: nine selections of ten take at most {slow:.0f} ms")

        expect_quick(measure)
        expect_quick(measure_with_overlays)


def check_gallery(browser, file, pictures):
    with opened(browser, file):
        kilobytes = file.stat().st_size // 1024
        print(f"gallery: {kilobytes} kB")
        expect(kilobytes < 3 * 1024, "the page of the gallery is large")
        cards = browser.run("document.querySelectorAll('.card').length")
        expect(cards >= 32, "there is not a card for each example")
        shoot(browser, pictures, "gallery")
        browser.run("document.querySelector('.card a[href=\"#dashboard\"]').focus()")
        browser.press("Enter")
        expect(browser.run("document.title").startswith("Dashboard"), "a card does not open")
        click(browser, '[data-layer="dimensions"]')
        shoot(browser, pictures, "gallery-dashboard")
        browser.press("a")
        expect(browser.run("document.activeElement.getAttribute('href')") == "#dashboard",
               "the way back does not lead to where it began")
        browser.run("location.hash = 'debugging'")
        browser.settle()
        expect(browser.run("document.querySelectorAll('.finding').length") == 1,
               "the broken example has no finding")
