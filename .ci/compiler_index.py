"""The compiler's own index of the sources of a package, for the scripts that read it.

`swift build` leaves it beside its debug products. Only sources that are there now count, with the newest record of
each. It knows nothing of code in branches of `#if` that were not compiled, nor of comments.
"""

import ctypes
import json
import os
import pathlib
import subprocess
import sys

DEFINITION, REFERENCE, IMPLICIT, OVERRIDE = 1 << 1, 1 << 2, 1 << 8, 1 << 11
EXTENSION = 9
# Getters, setters, observers and the like: the property itself is named at the same place.
ACCESSORS = {3, 4, *range(1000, 1004), *range(1014, 1019)}
RECORD = 2


class Text(ctypes.Structure):
    _fields_ = [("data", ctypes.POINTER(ctypes.c_char)), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


TextApplier = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, Text)
Applier = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
FUNCTIONS = {
    "error_get_description": (ctypes.c_char_p, [ctypes.c_void_p]),
    "store_create": (ctypes.c_void_p, [ctypes.c_char_p, ctypes.c_void_p]),
    "store_units_apply_f": (
        ctypes.c_bool, [ctypes.c_void_p, ctypes.c_uint, ctypes.c_void_p, TextApplier]),
    "unit_reader_create": (ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]),
    "unit_reader_dispose": (None, [ctypes.c_void_p]),
    "unit_reader_has_main_file": (ctypes.c_bool, [ctypes.c_void_p]),
    "unit_reader_get_main_file": (Text, [ctypes.c_void_p]),
    "unit_reader_get_working_dir": (Text, [ctypes.c_void_p]),
    "unit_reader_get_modification_time": (
        None, [ctypes.c_void_p, ctypes.POINTER(ctypes.c_int64), ctypes.POINTER(ctypes.c_int64)]),
    "unit_reader_dependencies_apply_f": (
        ctypes.c_bool, [ctypes.c_void_p, ctypes.c_void_p, Applier]),
    "unit_dependency_get_kind": (ctypes.c_int, [ctypes.c_void_p]),
    "unit_dependency_get_name": (Text, [ctypes.c_void_p]),
    "unit_dependency_get_filepath": (Text, [ctypes.c_void_p]),
    "record_reader_create": (ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]),
    "record_reader_dispose": (None, [ctypes.c_void_p]),
    "record_reader_occurrences_apply_f": (
        ctypes.c_bool, [ctypes.c_void_p, ctypes.c_void_p, Applier]),
    "occurrence_get_symbol": (ctypes.c_void_p, [ctypes.c_void_p]),
    "occurrence_get_roles": (ctypes.c_uint64, [ctypes.c_void_p]),
    "occurrence_relations_apply_f": (ctypes.c_bool, [ctypes.c_void_p, ctypes.c_void_p, Applier]),
    "symbol_relation_get_symbol": (ctypes.c_void_p, [ctypes.c_void_p]),
    "occurrence_get_line_col": (
        None, [ctypes.c_void_p, ctypes.POINTER(ctypes.c_uint), ctypes.POINTER(ctypes.c_uint)]),
    "symbol_get_kind": (ctypes.c_int, [ctypes.c_void_p]),
    "symbol_get_subkind": (ctypes.c_int, [ctypes.c_void_p]),
    "symbol_get_name": (Text, [ctypes.c_void_p]),
    "symbol_get_usr": (Text, [ctypes.c_void_p]),
}


class Library:
    """libIndexStore, which every toolchain of Swift carries beside its compiler."""

    def __init__(self):
        answer = subprocess.run(
            ["swiftc", "-print-target-info"], capture_output=True, encoding="utf-8", check=True)
        resources = pathlib.Path(json.loads(answer.stdout)["paths"]["runtimeResourcePath"])
        candidates = [resources.parent / f"libIndexStore.{end}" for end in ("so", "dylib")]
        found = [path for path in candidates if path.exists()]
        if not found:
            stop(f"no libIndexStore in {resources.parent}")
        library = ctypes.CDLL(str(found[0]))
        for name, (result, arguments) in FUNCTIONS.items():
            function = getattr(library, f"indexstore_{name}")
            function.restype, function.argtypes = result, arguments
            setattr(self, name, function)


class Index:
    """The occurrences of symbols in the sources of a package."""

    def __init__(self, library, path):
        self.library = library
        # What was read of that is overridden, or witnessed, elsewhere.
        self.overridden = set()
        error = ctypes.c_void_p()
        self.store = library.store_create(os.fsencode(path), ctypes.byref(error))
        if not self.store:
            stop(library.error_get_description(error).decode())

    def records(self, sources):
        """The time and the name of the newest record of each file, by its path below `sources`."""
        newest = {}
        for unit in self.unit_names():
            reader = self.library.unit_reader_create(self.store, unit.encode(), None)
            if not reader:
                continue
            self.note_record(reader, sources, newest)
            self.library.unit_reader_dispose(reader)
        return newest

    def unit_names(self):
        names = []

        @TextApplier
        def note(_, name):
            names.append(str(name))
            return True

        self.library.store_units_apply_f(self.store, 0, None, note)
        return names

    def note_record(self, reader, sources, newest):
        library = self.library
        if not library.unit_reader_has_main_file(reader):
            return
        folder = str(library.unit_reader_get_working_dir(reader))
        main = pathlib.Path(folder, str(library.unit_reader_get_main_file(reader))).resolve()
        if not main.is_relative_to(sources) or not main.exists():
            return
        seconds, nanoseconds = ctypes.c_int64(), ctypes.c_int64()
        library.unit_reader_get_modification_time(
            reader, ctypes.byref(seconds), ctypes.byref(nanoseconds))
        time = seconds.value * 10**9 + nanoseconds.value

        @Applier
        def note(_, dependency):
            if library.unit_dependency_get_kind(dependency) == RECORD:
                path = pathlib.Path(folder, str(library.unit_dependency_get_filepath(dependency)))
                if path.resolve() == main:
                    record = str(library.unit_dependency_get_name(dependency))
                    key = main.relative_to(sources)
                    newest[key] = max(newest.get(key, (0, "")), (time, record))
            return True

        library.unit_reader_dependencies_apply_f(reader, None, note)

    def occurrences(self, record):
        """Triples of roles, a place and a symbol, which is its name and its USR."""
        library, found, symbols = self.library, [], {}
        reader = library.record_reader_create(self.store, record.encode(), None)
        if not reader:
            stop(f"the index has lost {record}; build again")
        line, column = ctypes.c_uint(), ctypes.c_uint()

        @Applier
        def note_overridden(_, relation):
            symbol = library.symbol_relation_get_symbol(relation)
            self.overridden.add(str(library.symbol_get_usr(symbol)))
            return True

        @Applier
        def note(_, occurrence):
            pointer = library.occurrence_get_symbol(occurrence)
            if pointer not in symbols:
                kind = library.symbol_get_kind(pointer)
                if library.symbol_get_subkind(pointer) in ACCESSORS or kind == EXTENSION:
                    symbols[pointer] = None
                else:
                    symbols[pointer] = (
                        str(library.symbol_get_name(pointer)), str(library.symbol_get_usr(pointer)))
            if symbols[pointer]:
                library.occurrence_get_line_col(
                    occurrence, ctypes.byref(line), ctypes.byref(column))
                roles = library.occurrence_get_roles(occurrence)
                if roles & OVERRIDE:
                    library.occurrence_relations_apply_f(occurrence, None, note_overridden)
                found.append((roles, (line.value, column.value), symbols[pointer]))
            return True

        library.record_reader_occurrences_apply_f(reader, None, note)
        library.record_reader_dispose(reader)
        return found


def stop(reason):
    print(f"{pathlib.Path(sys.argv[0]).name}: {reason}", file=sys.stderr)
    sys.exit(2)


def demand_whole(records, targets, sources):
    """Stops where a source is not in the index, or was changed since: lines would not be the ones meant."""
    for target in targets:
        for source in sorted((sources / target).rglob("*.swift")):
            time, _ = records.get(source.relative_to(sources), (0, ""))
            if time < source.stat().st_mtime_ns:
                stop(f"the index is older than {source.relative_to(sources)}; build again")
