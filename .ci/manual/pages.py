"""Pages of documentation that open from a disk, from the values that DocC has made for its own."""

import functools
import html
import pathlib
import posixpath
import re
import urllib.parse

import swift
from content import Content, text_of
from library import Library, file_name, path_of, tutorial_number, way

# What nearly every type conforms to, and nobody wrote.
IMPLIED = {"Copyable", "Escapable", "SendableMetatype", "BitwiseCopyable"}


class Site:
    """Where each page is, and how it is written."""

    def __init__(self, folders):
        self.libraries = [Library(folder) for folder in folders]
        self.files = {}         # by the path there
        self.symbols = {}       # the path by what the compiler calls it
        self.articles = {}      # the libraries and articles by the title
        for library in self.libraries:
            for article in library.articles:
                self.articles.setdefault(article["metadata"]["title"], []).append((library, article))
            taken = {f"{library.name}/index.html", f"{library.name}/symbols.html"}
            for path, value in library.values.items():
                self.files[path] = self.file(path, library, taken)
                if value["metadata"].get("externalID"):
                    self.symbols[value["metadata"]["externalID"]] = path

    @staticmethod
    def file(path, library, taken):
        if path == library.root:
            return f"{library.name}/index.html"
        parts = path.removeprefix(library.root + "/").split("/")
        spelt = "/".join([library.name, *map(file_name, parts)])
        name, number = f"{spelt}.html", 2
        while name in taken:
            name, number = f"{spelt}-{number}.html", number + 1
        taken.add(name)
        return name

    def tutorials(self):
        """Those of all libraries with their libraries, in their order."""
        found = [(library, value) for library in self.libraries for value in library.articles if tutorial_number(value)]
        return sorted(found, key=lambda one: tutorial_number(one[1]))

    def write(self, out):
        """Writes all pages, and says how many."""
        count = 0
        for library in self.libraries:
            for path, value in library.values.items():
                store(out / self.files[path], Page(self, library, path, value).html())
                count += 1
            store(out / library.name / "symbols.html", NamesPage(self, library).html())
            pictures = library.folder / "images" / library.name
            for picture in sorted(pictures.iterdir()) if pictures.is_dir() else []:
                make(out / library.name / "pictures")
                (out / library.name / "pictures" / picture.name).write_bytes(picture.read_bytes())
        store(out / "index.html", Contents(self).html())
        style = pathlib.Path(__file__).with_name("style.css")
        (out / "style.css").write_bytes(style.read_bytes())
        return count + len(self.libraries) + 1


@functools.cache
def make(folder):
    folder.mkdir(parents=True, exist_ok=True)


def store(file, text):
    make(file.parent)
    file.write_text(text, encoding="utf-8")


class AnyPage:
    """What all pages have: a head, the way to them, and what else there is."""

    def __init__(self, site, file):
        self.site = site
        self.file = file

    def to(self, file, anchor=""):
        """The address of a file, from this page."""
        return way(posixpath.dirname(self.file), file) + (f"#{urllib.parse.quote(anchor)}" if anchor else "")

    def link(self, file, title, is_here=False):
        here = ' aria-current="page"' if is_here else ""
        return f'<a href="{html.escape(self.to(file))}"{here}>{title}</a>'

    def document(self, title, description, trail, main, side):
        way = "".join(f"<li>{step}</li>" for step in trail)
        return f"""<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>{html.escape(title)}</title>
<meta name="description" content="{html.escape(description)}" />
<link rel="stylesheet" href="{html.escape(self.to("style.css"))}" />
</head>
<body>
<header><nav aria-label="The way to this page"><ol>{way}</ol></nav><a class="skip" href="#contents">Contents</a></header>
<main>
{main}</main>
<nav id="contents" aria-label="Contents">
{side}</nav>
</body>
</html>
"""

    def article(self, value):
        """A link to an article of any library."""
        return self.link(self.site.files[path_of(value["identifier"]["url"])], html.escape(value["metadata"]["title"]))

    def article_line(self, value):
        """The same with what it is about, as a line of a list."""
        return f"<li>{self.article(value)}<p>{html.escape(text_of(value['abstract']))}</p></li>\n"

    def list(self, title, links):
        items = "".join(f"<li>{link}</li>\n" for link in links)
        return f"<h2>{title}</h2>\n<ul>\n{items}</ul>\n" if links else ""

    def side(self, library):
        """The articles of a library, and the libraries."""
        text = ""
        if library:
            files = self.site.files
            names = f"{library.name}/symbols.html"
            articles = [
                self.link(file, html.escape(value["metadata"]["title"]), file == self.file)
                for value in library.articles
                for file in [files[path_of(value["identifier"]["url"])]]]
            root = f"{library.name}/index.html"
            text += self.list(html.escape(library.name), [
                self.link(root, "Overview", root == self.file), *articles,
                self.link(names, "All names", names == self.file)])
        return text + self.list("Libraries", [
            self.link(f"{other.name}/index.html", html.escape(other.name), other is library)
            for other in self.site.libraries])


class Page(AnyPage):
    """An article, a library or a symbol."""

    def __init__(self, site, library, path, value):
        super().__init__(site, site.files[path])
        self.library, self.path, self.value = library, path, value
        self.metadata = value["metadata"]
        self.content = Content(self)
        self.is_article = value["kind"] == "article"

    # What content asks for.

    def reference(self, identifier):
        return self.value["references"].get(identifier) or {
            "identifier": identifier, "type": "unresolvable", "title": identifier}

    def address(self, identifier):
        reference = self.reference(identifier)
        if reference["type"] == "link":
            return reference["url"]
        anchor = urllib.parse.urlparse(reference.get("url") or "").fragment
        path = urllib.parse.unquote(urllib.parse.urlparse(reference.get("url") or "").path).lower()
        if path in self.site.files:
            return self.to(self.site.files[path], anchor) if path != self.path or not anchor else f"#{anchor}"
        return None

    def article_address(self, title):
        """That of the only article of another library that has this title."""
        found = [(library, self.site.files[path_of(article["identifier"]["url"])]) for library, article in
                 self.site.articles.get(title, [])]
        return self.to(found[0][1]) if len(found) == 1 and found[0][0] is not self.library else None

    def picture(self, identifier):
        reference = self.reference(identifier)
        name = posixpath.basename(reference["variants"][0]["url"])
        return self.to(f"{self.library.name}/pictures/{name}"), reference.get("alt") or ""

    def type_address(self, token):
        path = self.site.symbols.get(token.get("preciseIdentifier"))
        return self.to(self.site.files[path]) if path and path != self.path else None

    # The page.

    def html(self):
        title = self.metadata["title"]
        module = self.library.name
        whole = title if self.path == self.library.root else f"{title} – {module}"
        abstract = self.value.get("abstract", [])
        return self.document(whole, text_of(abstract), self.trail(), self.main(abstract), self.outline())

    def trail(self):
        steps = [self.link("index.html", "Documentation")]
        for identifier in (self.value["hierarchy"].get("paths") or [[]])[0]:
            reference = self.reference(identifier)
            address = self.address(identifier)
            title = html.escape(reference.get("title") or "")
            steps.append(f'<a href="{html.escape(address)}">{title}</a>' if address else title)
        return steps

    def main(self, abstract):
        role = "Library" if self.path == self.library.root else self.metadata.get("roleHeading") or ""
        if self.library.is_article(self.value):
            role = "Tutorial" if tutorial_number(self.value) else "Article"
        kind = f'<p class="kind">{html.escape(role)}</p>\n' if role else ""
        title = html.escape(self.metadata["title"])
        if not self.is_article:
            # A long name may be broken after its parts.
            title = re.sub(r"([:(.])(?=\w)", r"\1<wbr />", title)
        style = "" if self.is_article else ' class="symbol"'
        text = f"{kind}<h1{style}>{title}</h1>\n"
        if abstract:
            text += f'<p class="abstract">{self.content.inlines(abstract)}</p>\n'
        text += self.requirement()
        text += "".join(map(self.section, self.value.get("primaryContentSections", [])))
        text += self.topics("Topics", self.value.get("topicSections", []))
        text += self.relationships()
        return text + self.topics("See also", self.value.get("seeAlsoSections", []))

    def requirement(self):
        return '<p class="note">A conforming type must have it.</p>\n' if self.metadata.get("required") else ""

    def section(self, section):
        kind = section["kind"]
        if kind == "content":
            return self.content.blocks(section["content"])
        if kind == "declarations":
            return "".join(
                f'<pre class="declaration"><code>{swift.declaration(one["tokens"], self.type_address)}</code></pre>\n'
                for one in section["declarations"])
        if kind == "parameters":
            return '<h2 id="parameters">Parameters</h2>\n<dl>\n' + "".join(
                f"<dt><code>{html.escape(one['name'])}</code></dt><dd>{self.content.blocks(one['content'])}</dd>\n"
                for one in section["parameters"]) + "</dl>\n"
        if kind == "mentions":
            links = [self.entry_link(identifier) for identifier in section["mentions"]]
            return f'<p class="mentions">Mentioned in {", ".join(links)}</p>\n'
        raise ValueError(f"{self.path} has a section of kind {kind}")

    def entry_link(self, identifier):
        title = self.content.title(self.reference(identifier))
        address = self.address(identifier)
        return f'<a href="{html.escape(address)}">{title}</a>' if address else title

    def topics(self, heading, sections):
        if not sections:
            return ""
        anchor = heading.lower().replace(" ", "-")
        text = f'<section class="topics">\n<h2 id="{anchor}">{heading}</h2>\n'
        for section in sections:
            if section.get("title"):
                text += f"<h3>{html.escape(section['title'])}</h3>\n"
            text += self.content.inlines(section.get("abstract", []))
            lines = "".join(map(self.entry, section["identifiers"]))
            if section.get("title") == "Tutorials" and self.library is self.site.libraries[0]:
                # What people import leads to those of all libraries; DocC knows only those below it.
                lines += "".join(self.article_line(article) for library, article in self.site.tutorials()
                                 if library is not self.library)
            text += f"<ul>\n{lines}</ul>\n"
        return text + "</section>\n"

    def entry(self, identifier):
        """A line of a topic: a declaration in short, or a title, and what it is."""
        reference = self.reference(identifier)
        address = self.address(identifier)
        fragments = reference.get("fragments")
        title = self.content.title(reference)
        if fragments and reference.get("role") in ("symbol", "dictionarySymbol"):
            title = f"<code>{swift.declaration(fragments, lambda token: None, width=10_000)}</code>"
        name = f'<a href="{html.escape(address)}">{title}</a>' if address else title
        about = self.content.inlines(reference.get("abstract", []))
        paragraph = f"<p>{about}</p>" if about else ""
        return f"<li>{name}{paragraph}</li>\n"

    def relationships(self):
        text = ""
        for section in self.value.get("relationshipsSections", []):
            names = [self.entry_link(identifier) for identifier in section["identifiers"]
                     if self.reference(identifier).get("title") not in IMPLIED]
            if names:
                text += f'<p class="relationship"><b>{html.escape(section["title"])}</b> {", ".join(names)}</p>\n'
        return text

    def outline(self):
        """What stands on this page, if that is much, and what else there is."""
        headings = [
            block for section in self.value.get("primaryContentSections", []) if section["kind"] == "content"
            for block in section["content"] if block["type"] == "heading" and block["level"] <= 2]
        links = [f'<a href="#{html.escape(urllib.parse.quote(one["anchor"]))}">{html.escape(one["text"])}</a>'
                 for one in headings]
        if self.value.get("topicSections"):
            links.append('<a href="#topics">Topics</a>')
        return (self.list("On this page", links) if len(links) > 2 else "") + self.side(self.library)


class NamesPage(AnyPage):
    """All names of a library, in the order of the alphabet."""

    def __init__(self, site, library):
        super().__init__(site, f"{library.name}/symbols.html")
        self.library = library

    def html(self):
        names = {}
        for path, value in self.library.values.items():
            if value["kind"] != "symbol" or path == self.library.root or "symbolKind" not in value["metadata"]:
                continue
            title = value["metadata"]["title"]
            # Members are called by the name of their type and their own.
            name = title if "." in title else ".".join([*self.owners(value), title])
            names.setdefault(title.split(".")[-1][:1].upper(), []).append((title.split(".")[-1], name, path))
        text = f'<p class="kind">Library</p>\n<h1>All names of {html.escape(self.library.name)}</h1>\n'
        letters = sorted(names, key=lambda letter: (not letter.isalpha(), letter))
        jumps = "".join(f'<a href="#{self.anchor(letter)}">{html.escape(letter)}</a>\n' for letter in letters)
        text += f'<p class="letters">{jumps}</p>\n<div class="names">\n'
        for letter in letters:
            ordered = sorted(names[letter], key=lambda one: (one[0].lower(), one[1:]))
            links = "".join(
                "<li>" + self.link(self.site.files[path], f"<code>{html.escape(name)}</code>") + "</li>\n"
                for _, name, path in ordered)
            text += f'<h2 id="{self.anchor(letter)}">{html.escape(letter)}</h2>\n<ul>\n{links}</ul>\n'
        text += "</div>\n"
        trail = [self.link("index.html", "Documentation"),
                 self.link(f"{self.library.name}/index.html", html.escape(self.library.name))]
        return self.document(
            f"All names – {self.library.name}", f"All public names of {self.library.name}.", trail, text,
            self.side(self.library))

    def owners(self, value):
        paths = (value["hierarchy"].get("paths") or [[]])[0]
        references = [value["references"].get(identifier) or {} for identifier in paths[1:]]
        return [one["title"] for one in references if one.get("role") == "symbol" and one.get("kind") == "symbol"][-1:]

    @staticmethod
    def anchor(letter):
        return letter if letter.isalnum() and letter.isascii() else f"sign-{ord(letter)}"


class Contents(AnyPage):
    """The first page: tutorials, libraries, and their articles."""

    def __init__(self, site):
        super().__init__(site, "index.html")

    def html(self):
        text = ('<h1>Quoin</h1>\n<p class="abstract">Constraint layout in pure Swift: say how things stand to each '
                "other, and have the numbers found.</p>\n")
        lines = "".join(self.article_line(value) for _, value in self.site.tutorials())
        if lines:
            text += f'<section class="topics">\n<h2>Tutorials</h2>\n<ul>\n{lines}</ul>\n</section>\n'
        text += '<h2>Libraries</h2>\n<div class="libraries">\n'
        for library in self.site.libraries:
            root = library.values[library.root]
            name = self.link(f"{library.name}/index.html", html.escape(library.name))
            about = Content(Page(self.site, library, library.root, root)).inlines(root["abstract"])
            articles = "".join(f"<li>{self.article(value)}</li>\n" for value in library.articles)
            articles = f"<ul>\n{articles}</ul>\n" if articles else ""
            text += f"<section>\n<h3>{name}</h3>\n<p>{about}</p>\n{articles}</section>\n"
        text += "</div>\n"
        return self.document("Quoin", "The documentation of Quoin.", ["Documentation"], text, self.side(None))
