// What the standard library of Embedded Swift, and the compiler, expect of a C library, which a WebAssembly
// module has not got. None of it needs C: copying and filling are instructions of WebAssembly, so that no
// loop becomes a call of itself.
#if hasFeature(Embedded) && arch(wasm32)
    @_extern(c, "llvm.wasm.memory.grow.i32")
    private func growMemory(_ memory: Int32, _ pages: UInt32) -> UInt32

    @_extern(c, "llvm.wasm.memory.size.i32")
    private func memorySize(_ memory: Int32) -> UInt32

    /// The module's memory.
    struct ModuleMemory: HeapMemory {
        private static let page: UInt32 = 1 << 16

        var count: UInt32 { memorySize(0) * Self.page }

        func grow(by count: UInt32) -> Bool {
            let pages = count / Self.page + (count % Self.page == 0 ? 0 : 1)
            // The last page is left alone, so that the number of bytes is one of 32 bits.
            guard memorySize(0) + pages < 1 << 16 else { return false }
            return growMemory(0, pages) != .max
        }

        subscript(address: UInt32) -> UInt32 {
            get { Self.pointer(address).unsafelyUnwrapped.pointee }
            nonmutating set { Self.pointer(address).unsafelyUnwrapped.pointee = newValue }
        }

        private static func pointer(_ address: UInt32) -> UnsafeMutablePointer<UInt32>? {
            UnsafeMutablePointer(bitPattern: UInt(address))
        }
    }

    /// There is one thread, and one heap.
    nonisolated(unsafe) var moduleHeap = Heap(behind: ModuleMemory())

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

    @_cdecl("round")
    func roundAwayFromZero(_ number: Double) -> Double { LibraryArithmetic.rounded(number) }

    @_cdecl("__multi3")
    func multiplyWide(
        _ result: UnsafeMutablePointer<UInt64>, _ low: UInt64, _ high: UInt64,
        _ otherLow: UInt64, _ otherHigh: UInt64
    ) {
        let product = LibraryArithmetic.product(low, otherLow)
        result[0] = product.low
        result[1] = product.high &+ low &* otherHigh &+ high &* otherLow
    }

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
