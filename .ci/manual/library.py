"""What DocC has made of a library, and how its paths become names of files."""

import functools
import json
import posixpath
import re
import urllib.parse


class Library:
    """What DocC has made of one library."""

    def __init__(self, folder):
        self.name = folder.name
        self.folder = folder
        self.values = {}        # of each page, by its path there: /documentation/quoinlayout/view
        for file in sorted((folder / "data").rglob("*.json")):
            path = "/" + str(file.relative_to(folder / "data").with_suffix("")).lower()
            self.values[path] = json.loads(file.read_text(encoding="utf-8"))
        self.root = f"/documentation/{self.name.lower()}"
        self.articles = self.found_articles()

    def found_articles(self):
        """Those that the library's page names, in its order, and then the others."""
        named = [self.values.get(path_of(identifier)) for section in self.values[self.root].get("topicSections", [])
                 for identifier in section["identifiers"]]
        known = [value for value in named if value] + list(self.values.values())
        return list({id(value): value for value in known if self.is_article(value)}.values())

    def is_article(self, value):
        """Whether somebody wrote it: DocC makes pages of that kind for groups of members, too."""
        return value["kind"] == "article" and posixpath.dirname(path_of(value["identifier"]["url"])) == self.root


def path_of(identifier):
    """doc://QuoinLayout/documentation/QuoinLayout/View is /documentation/quoinlayout/view."""
    return urllib.parse.unquote(urllib.parse.urlparse(identifier).path).lower()


def tutorial_number(value):
    """The place among the tutorials, which an article has in its metadata, or 0."""
    return int((value["metadata"].get("customMetadata") or {}).get("tutorial", 0))


@functools.cache
def way(folder, file):
    """The relative address of a file, from a page in a folder."""
    up, down = folder.split("/") if folder else [], file.split("/")
    while up and len(down) > 1 and up[0] == down[0]:
        up, down = up[1:], down[1:]
    return urllib.parse.quote("/".join([".."] * len(up) + down))


def file_name(component):
    """A part of a path as the name of a file that every system can have."""
    spelt = re.sub(r"[^a-z0-9]+", "-", component).strip("-")
    return spelt or "operator"
