"""A headless Chromium that is told what to do through a pipe, as DevTools tell it."""

import base64
import itertools
import json
import os
import pathlib
import select
import shutil
import signal
import subprocess
import time


class BrowserError(Exception):
    pass


def find_program():
    """The browser that there is: the one that is said, or the first of the usual names."""
    names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    program = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if not program:
        raise SystemExit("there is no chromium")
    return program


class Browser:
    """A browser with one page. Messages are JSON, each ended by a zero byte."""

    def __init__(self, program, profile):
        # In the browser, what is said to it arrives at 3, and what it says leaves by 4.
        to_read, self.input = os.pipe()
        self.output, to_write = os.pipe()

        def arrange():
            os.dup2(to_read, 13), os.dup2(to_write, 14)
            os.dup2(13, 3), os.dup2(14, 4)
            os.setsid()

        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
             "--no-first-run", "--disable-background-networking", "--disable-component-update",
             "--disable-dev-shm-usage", "--force-color-profile=srgb", "--disable-features=Translate",
             "--remote-debugging-pipe", f"--user-data-dir={profile}", "about:blank"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            preexec_fn=arrange, close_fds=True, pass_fds=(3, 4, to_read, to_write))
        os.close(to_read), os.close(to_write)
        self.numbers = itertools.count(1)
        self.rest = b""
        self.answers = {}
        self.events = []
        self.session = None
        targets = self.send("Target.getTargets")["targetInfos"]
        page = next(target for target in targets if target["type"] == "page")
        self.session = self.send(
            "Target.attachToTarget", targetId=page["targetId"], flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.send(domain + ".enable")

    def close(self):
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.process.wait()
        os.close(self.input), os.close(self.output)

    # MARK: Messages

    def send(self, method, **parameters):
        number = next(self.numbers)
        message = {"id": number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.input, data):]
        answer = self.until(lambda: self.answers.pop(number, None), what=method)
        if "error" in answer:
            raise BrowserError(f"{method}: {answer['error']['message']}")
        return answer["result"]

    def until(self, found, seconds=300, what="an answer"):
        """Takes in messages until there is what is waited for."""
        end = time.monotonic() + seconds
        while True:
            result = found()
            if result:
                return result
            left = end - time.monotonic()
            if left <= 0:
                raise BrowserError(f"the browser does not come up with {what}")
            if not select.select([self.output], [], [], min(left, 0.1))[0]:
                continue
            data = os.read(self.output, 1 << 20)
            if not data:
                raise BrowserError("the browser has gone")
            *messages, self.rest = (self.rest + data).split(b"\0")
            for message in map(json.loads, messages):
                if "id" in message:
                    self.answers[message["id"]] = message
                else:
                    self.events.append(message)

    @staticmethod
    def wait():
        """A moment, between two looks at something that comes by itself."""
        time.sleep(0.01)

    def seen(self, *methods):
        """The events of some kinds since the page was opened."""
        return [event["params"] for event in self.events if event["method"] in methods]

    # MARK: The page

    def resize(self, width, height, scale=1):
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=scale, mobile=False)

    def prefer(self, scheme):
        self.send("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": scheme},
            {"name": "prefers-reduced-motion", "value": "reduce"}])

    def open(self, file, fragment=""):
        self.send("Page.navigate", url="about:blank")
        self.events.clear()
        address = file if str(file).startswith("http://") else pathlib.Path(file).resolve().as_uri()
        address += fragment
        self.send("Page.navigate", url=address)
        # The page before may be told of late.
        self.until(lambda: self.run(f"location.href === {json.dumps(address)} "
                                    "&& document.readyState === 'complete'") or self.wait(),
                   what="the page")

    def run(self, script):
        """The value of an expression in the page, awaited if it is a promise."""
        answer = self.send("Runtime.evaluate", expression=script, awaitPromise=True,
                           returnByValue=True, userGesture=True)
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise BrowserError(details.get("exception", {}).get("description", details["text"]))
        return answer["result"].get("value")

    def settle(self):
        """Waits until what was done is on the screen."""
        self.run("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def click(self, x, y):
        for kind in ("mousePressed", "mouseReleased"):
            self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)
        self.settle()

    KEYS = {"Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "End": 35, "Home": 36, "ArrowLeft": 37,
            "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40}

    def press(self, key, shift=False):
        """Presses a key: its name, or the letter that it writes."""
        code = self.KEYS.get(key, ord(key.upper()) if len(key) == 1 else 0)
        text = "\r" if key == "Enter" else key if len(key) == 1 else ""
        parameters = dict(key=key, windowsVirtualKeyCode=code, modifiers=8 if shift else 0)
        self.send("Input.dispatchKeyEvent", type="keyDown", text=text, **parameters)
        self.send("Input.dispatchKeyEvent", type="keyUp", **parameters)
        self.settle()

    def screenshot(self, file):
        data = self.send("Page.captureScreenshot", format="png")["data"]
        pathlib.Path(file).write_bytes(base64.b64decode(data))
