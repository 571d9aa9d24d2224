"""What the changelog says of differences from a version that was released."""

import re


class Changelog:
    def __init__(self, text):
        self.lines = text.splitlines()

    def newest_version(self):
        return next((match[1] for line in self.lines if (match := re.match(r"## \[(\d[^\]]*)\]", line))), None)

    def losses_since(self, version):
        """The entries under Changed and Removed of all that is newer than a version, each as a set of what it names."""
        entries = []
        is_told = False
        for line in self.lines:
            if line.startswith(f"## [{version}]"):
                break
            if line.startswith("#"):
                is_told = line.strip() in ("### Changed", "### Removed")
            elif is_told and line.startswith("- "):
                entries.append(line)
            elif is_told and line.startswith(" ") and entries:
                entries[-1] += " " + line.strip()
        return [set(re.findall(r"`([^`]+)`", entry)) for entry in entries]


def tells(entry, difference, removed, without_labels):
    """Whether an entry names what is different, or a type that is removed with it.

    A conformance is named by the type and the protocol.
    """
    def names(path):
        return path in entry or without_labels(path) in entry

    owners = [path for path in removed if difference.path.startswith(path + ".") or difference.path == path]
    if any(names(owner) for owner in owners):
        return True
    return names(difference.path) and (not difference.base or difference.base in entry)
