// What the standard library of Embedded Swift, and the compiler, expect of a C library, which neither a WebAssembly
// module has got nor a board without an operating system. None of it needs C.
#if hasFeature(Embedded) && (arch(wasm32) || arch(arm))
    /// There is one thread, and one heap.
    nonisolated(unsafe) var moduleHeap = Heap(behind: ModuleMemory())

    /// What the heap has taken of the machine's memory.
    package enum LibraryMemory {
        /// How many bytes.
        package static var count: UInt32 { moduleHeap.taken }
    }

    @_cdecl("posix_memalign")
    func allocateMemory(
        _ result: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ alignment: UInt, _ count: UInt
    ) -> Int32 {
        let address = moduleHeap.allocate(
            UInt32(truncatingIfNeeded: count), alignment: UInt32(truncatingIfNeeded: alignment))
        result.pointee = UnsafeMutableRawPointer(bitPattern: UInt(address ?? 0))
        // As C has it: 12 is that there is no memory.
        return address == nil ? 12 : 0
    }

    /// What the linker takes for `free`, a name that the compiler keeps for itself: link with `--wrap=free`.
    @_cdecl("__wrap_free")
    func freeMemory(_ pointer: UnsafeMutableRawPointer?) {
        moduleHeap.free(UInt32(truncatingIfNeeded: UInt(bitPattern: pointer)))
    }

    @_cdecl("memcmp")
    func compareMemory(
        _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ count: UInt
    ) -> Int32 {
        var offset = 0
        while offset < Int(bitPattern: count) {
            let one = first.load(fromByteOffset: offset, as: UInt8.self)
            let other = second.load(fromByteOffset: offset, as: UInt8.self)
            if one != other {
                return Int32(one) - Int32(other)
            }
            offset += 1
        }
        return 0
    }

    /// What is printed goes nowhere.
    @_cdecl("putchar")
    func printByte(_ byte: Int32) -> Int32 { byte }

    /// Hashing begins with it. It is the same in every run, as the page's answers are to be.
    @_cdecl("arc4random_buf")
    func fillWithRandomBytes(_ start: UnsafeMutablePointer<UInt8>, _ count: UInt) {
        for offset in 0..<Int(bitPattern: count) {
            start[offset] = UInt8(truncatingIfNeeded: moduleNumbers.next())
        }
    }

    nonisolated(unsafe) private var moduleNumbers = SeededNumbers(seed: 0)

    @_cdecl("_swift_stdlib_strtod_clocale")
    func readNumber(
        _ text: UnsafePointer<UInt8>, _ result: UnsafeMutablePointer<Double>
    ) -> UnsafePointer<UInt8>? {
        var count = 0
        while text[count] != 0 {
            count += 1
        }
        let bytes = Array(UnsafeBufferPointer(start: text, count: count))
        guard let number = DecimalReading.number(in: bytes) else { return nil }
        result.pointee = number.value
        return text + number.count
    }
#endif
