"""Markup for what stands in comments and articles, from DocC's values."""

import html

import swift


class UnknownContent(Exception):
    """DocC has a form of content that is not known here."""


def text_of(inlines):
    """The words alone, for titles."""
    return "".join(
        inline.get("text") or inline.get("code") or inline.get("title") or text_of(inline.get("inlineContent", []))
        for inline in inlines)


class Content:
    """`page` resolves references: it has `reference(identifier)`, `address(identifier)`, `picture(identifier)` and
    `article_address(title)`."""

    WRAPPERS = {"emphasis": "em", "strong": "strong", "strikethrough": "s", "newTerm": "dfn", "superscript": "sup",
                "subscript": "sub", "inlineHead": "strong"}

    def __init__(self, page):
        self.page = page

    def inlines(self, inlines):
        return "".join(map(self.inline, inlines))

    def inline(self, inline):
        kind = inline["type"]
        if kind == "text":
            return html.escape(inline["text"])
        if kind == "codeVoice":
            return f"<code>{html.escape(inline['code'])}</code>"
        if kind in self.WRAPPERS:
            tag = self.WRAPPERS[kind]
            # An article of a library further up, which DocC cannot lead to, is called by its title: *First layout*.
            address = self.page.article_address(text_of(inline["inlineContent"])) if kind == "emphasis" else None
            if address:
                return f'<a href="{html.escape(address)}">{self.inlines(inline["inlineContent"])}</a>'
            return f"<{tag}>{self.inlines(inline['inlineContent'])}</{tag}>"
        if kind == "reference":
            return self.reference(inline)
        if kind == "link":
            return f'<a href="{html.escape(inline["destination"])}">{html.escape(inline["title"])}</a>'
        if kind == "image":
            return self.image(inline)
        raise UnknownContent(f"inline content of type {kind}")

    def reference(self, inline):
        reference = self.page.reference(inline["identifier"])
        title = (self.inlines(inline["overridingTitleInlineContent"])
                 if inline.get("overridingTitleInlineContent") else self.title(reference))
        address = self.page.address(inline["identifier"])
        return f'<a href="{html.escape(address)}">{title}</a>' if address else title

    def title(self, reference):
        if reference.get("titleInlineContent"):
            return self.inlines(reference["titleInlineContent"])
        title = html.escape(reference.get("title") or reference["identifier"])
        is_symbol = reference.get("kind") == "symbol" or reference["type"] == "unresolvable"
        return f"<code>{title}</code>" if is_symbol else title

    def image(self, inline):
        file, words = self.page.picture(inline["identifier"])
        return f'<img src="{html.escape(file)}" alt="{html.escape(words)}" />'

    def blocks(self, blocks, under=0):
        return "".join(self.block(block, under) for block in blocks)

    def block(self, block, under=0):
        kind = block["type"]
        if kind == "paragraph":
            return self.paragraph(block["inlineContent"])
        if kind == "heading":
            level = min(block["level"] + under, 6)
            anchor = html.escape(block["anchor"])
            return f'<h{level} id="{anchor}">{html.escape(block["text"])}</h{level}>\n'
        if kind == "codeListing":
            code = swift.highlighted("\n".join(block["code"]), block.get("syntax"))
            # What is printed may have sentences; lines of code, and drawings, stay as they are.
            is_wordy = not block.get("syntax") and any(len(line) > 90 for line in block["code"])
            style = ' class="wordy"' if is_wordy else ""
            return f"<pre{style}><code>{code}</code></pre>\n"
        if kind == "aside":
            name = html.escape(block.get("name") or block["style"].capitalize())
            return f'<aside><p class="name">{name}</p>{self.blocks(block["content"])}</aside>\n'
        if kind in ("unorderedList", "orderedList"):
            tag = "ul" if kind == "unorderedList" else "ol"
            start = f' start="{block["start"]}"' if block.get("start", 1) != 1 else ""
            items = "".join(f"<li>{self.item(item['content'])}</li>\n" for item in block["items"])
            return f"<{tag}{start}>\n{items}</{tag}>\n"
        if kind == "termList":
            return "<dl>\n" + "".join(
                f"<dt>{self.inlines(item['term']['inlineContent'])}</dt>"
                f"<dd>{self.blocks(item['definition']['content'])}</dd>\n" for item in block["items"]) + "</dl>\n"
        if kind == "table":
            return self.table(block)
        if kind == "thematicBreak":
            return "<hr />\n"
        raise UnknownContent(f"content of type {kind}")

    def paragraph(self, inlines):
        seen = [inline for inline in inlines if inline["type"] != "text" or inline["text"].strip()]
        if seen and all(inline["type"] == "image" for inline in seen):
            pictures = "".join(map(self.image, seen))
            return f'<p class="pictures">{pictures}</p>\n'
        return f"<p>{self.inlines(inlines)}</p>\n"

    def item(self, blocks):
        # A list of sentences needs no paragraphs.
        if len(blocks) == 1 and blocks[0]["type"] == "paragraph":
            return self.inlines(blocks[0]["inlineContent"])
        return self.blocks(blocks)

    def table(self, block):
        has_head = block.get("header") in ("row", "both")
        has_side = block.get("header") in ("column", "both")
        alignments = block.get("alignments") or []
        text = ""
        for number, row in enumerate(block["rows"]):
            cells = ""
            for column, cell in enumerate(row):
                tag = "th" if (has_head and number == 0) or (has_side and column == 0) else "td"
                alignment = alignments[column] if column < len(alignments) else "unset"
                style = f' class="{alignment}"' if alignment in ("right", "center") else ""
                cells += f"<{tag}{style}>{self.item(cell)}</{tag}>"
            part = f"<tr>{cells}</tr>\n"
            text += f"<thead>\n{part}</thead>\n<tbody>\n" if has_head and number == 0 else part
        body = text + "</tbody>\n" if has_head else f"<tbody>\n{text}</tbody>\n"
        return f'<div class="table"><table>\n{body}</table></div>\n'
