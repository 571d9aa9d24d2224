# How targets become modules of WebAssembly, or a program for a board: for the scripts that make some, which source this.
# The toolchain alone is needed; where wasm-opt (Debian's binaryen) is installed, modules are made smaller with it.

fail() {
    printf 'failed: %s\n' "$1" >&2
    exit 1
}

resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')
linker=$(command -v wasm-ld || printf '%s' "$resources/../../bin/wasm-ld")
tables=$resources/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a
[ -f "$tables" ] || fail "the toolchain has no tables for WebAssembly: $tables"

# What is compiled for; .ci/board says another machine.
machine=(-target wasm32-unknown-none-wasm)

# With --quick: what only finds mistakes that native code would have, too, takes long.
hasty=(-Xllvm -sil-disable-pass=mandatory-redundant-load-elimination -Xllvm -sil-disable-pass=send-non-sendable
    -Xllvm -sil-disable-pass=diagnose-unknown-const-values)

# compile TARGET INTO IMPORTS OPTIMIZING OPTION…: a target as Embedded Swift, with the modules that stand in another
# folder.
#
# Nothing but the module itself could write over its stack, and WebAssembly has no return addresses there, so there
# is nothing to guard. Copies of functions and of loops' bodies cost more room than they save time, but where layouts
# are solved; those of loops, but where they are placed, too. Where a check fails, a module ends in one way only.
compile() {
    local sources smaller=(-Xllvm -sil-disable-pass=closure-specialize)
    case $1 in
    QuoinSolver) smaller=() ;;
    QuoinLayout) ;;
    *) smaller+=(-Xllvm -sil-disable-pass=loop-unroll -Xllvm -sil-disable-pass=loop-rotate) ;;
    esac
    mapfile -t sources < <(find "Sources/$1" -name '*.swift' | LC_ALL=C sort)
    local target=$1 into=$2 imports=$3 optimizing=$4
    shift 4
    swiftc "${machine[@]}" -enable-experimental-feature Embedded \
        -enable-experimental-feature Extern -Xfrontend -disable-stack-protector -Xfrontend -mergeable-traps \
        -Xfrontend -disable-llvm-verify -Xfrontend -disable-incremental-llvm-codegen \
        -warnings-as-errors "${smaller[@]}" "$optimizing" "$@" -wmo -parse-as-library -swift-version 6 \
        -package-name quoin -module-name "$target" \
        -I "$imports" -no-emit-module-separately-wmo -emit-module -emit-module-path "$into/$target.swiftmodule" \
        -c -o "$into/$target.o" "${sources[@]}" || fail "$target is not Embedded Swift"
}

# link MODULE EXPORT… -- OBJECT…: a file like folder/name.wasm, without imports but those that the sources name.
#
# The stack comes first, so that what outgrows it is a trap and overwrites nothing. A few accessors that the compiler
# copies into several objects are not marked as copies; any one of them will do.
link() {
    local module=$1 exports=()
    shift
    while [ "$1" != -- ]; do
        exports+=("--export=$1")
        shift
    done
    shift
    "$linker" --no-entry --stack-first -z stack-size=1048576 --wrap=free --allow-multiple-definition --strip-all \
        "${exports[@]}" "$@" "$tables" -o "$module" || fail "$module"
}

# shrink MODULE: takes out of a module what it can do without, where there is a tool for it.
#
# A function that is called in one place alone stays one: put in there, it is longer with gzip, by 7 %. Nothing stands
# in the first kilobyte, where the stack ends. Functions that are alike are put next to each other, for gzip.
shrink() {
    local module=$1
    local features=(--enable-bulk-memory --enable-sign-ext --enable-mutable-globals
        --enable-nontrapping-float-to-int)
    if command -v wasm-opt >/dev/null; then
        wasm-opt -Oz --one-caller-inline-max-function-size 0 --low-memory-unused \
            --optimize-added-constants-propagate "${features[@]}" "$module" -S -o "$module.wat" || fail 'wasm-opt'
        python3 .ci/module-order "$module.wat" || fail "the order of ${module##*/}"
        # It warns that there is nothing to do but to write.
        wasm-opt "${features[@]}" "$module.wat" -o "$module" 2>"$module.said" ||
            fail "$(cat "$module.said")"
        rm "$module.wat" "$module.said"
    else
        printf 'wasm-opt is not installed (binaryen): %s is larger than it need be\n' "${module##*/}"
    fi
}
