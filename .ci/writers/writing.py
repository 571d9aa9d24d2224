"""Runs a program that writes another one, and that too.

A writer makes layouts in some way, and writes a program in Swift that is to make the same ones, with the frames that
they have. The program is compiled and run; it compares.
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile

FOLDER = pathlib.Path(__file__).resolve().parent


def build(products, modules, sources, program, options=()):
    objects = [str(path) for module in modules for path in sorted((products / f"{module}.build").glob("*.o"))]
    command = ["swiftc", "-swift-version", "6", *options, "-I", str(products / "Modules"), *map(str, sources)]
    result = subprocess.run([*command, *objects, "-o", str(program)], capture_output=True, text=True)
    if result.returncode != 0:
        texts = "\n".join(source.read_text() for source in sources)
        sys.exit(f"{texts}\n{result.stdout}{result.stderr}\n{sources[0].name} does not compile")


def run(writer, modules, complaint, options=()):
    """Takes the folder of the products from the arguments.

    - writer: the name of the file of statements beside this one
    - complaint: what is wrong if the written program does not come to the same
    - options: for compiling the program that is written
    """
    products = pathlib.Path(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        # (A file of this name may have statements at its top.)
        source = folder / "main.swift"
        shutil.copy(FOLDER / writer, source)
        build(products, modules, [source, FOLDER / "common.swift"], folder / "writer")
        source.write_text(subprocess.run([folder / "writer"], capture_output=True, text=True, check=True).stdout)
        build(products, modules, [source], folder / "written", options)
        result = subprocess.run([folder / "written"], capture_output=True, text=True)
        print(result.stdout, end="")
        if result.returncode != 0:
            sys.exit(f"{result.stderr}\n{complaint}")
