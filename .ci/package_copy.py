"""Copies the package, with changes, for the scripts that build and run it otherwise than it stands."""

import pathlib
import subprocess


def copy_package(copy, change):
    """Copies what is built and what tests read to a folder. `change(name, data)` gives what becomes of a file.

    What has not changed since the last time keeps its date, so that it is not built again.
    """
    kept = set()
    names = subprocess.check_output(
        ["git", "ls-files", "Package.swift", "Sources", "Tests", "CHANGELOG.md"], text=True)
    for name in names.splitlines():
        data = change(name, pathlib.Path(name).read_bytes())
        target = copy / name
        kept.add(target)
        if not target.exists() or target.read_bytes() != data:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(data)
    for part in ["Sources", "Tests"]:
        for target in (copy / part).rglob("*"):
            if target.is_file() and target not in kept:
                target.unlink()
