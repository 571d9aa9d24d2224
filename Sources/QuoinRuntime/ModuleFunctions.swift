// What a WebAssembly module alone needs. Copying and filling are instructions there.
#if hasFeature(Embedded) && arch(wasm32)
    @_extern(c, "llvm.wasm.memory.grow.i32")
    private func growMemory(_ memory: Int32, _ pages: UInt32) -> UInt32

    @_extern(c, "llvm.wasm.memory.size.i32")
    private func memorySize(_ memory: Int32) -> UInt32

    /// The module's memory.
    struct ModuleMemory: AddressedMemory {
        private static let page: UInt32 = 1 << 16

        var count: UInt32 { memorySize(0) * Self.page }

        func grow(by count: UInt32) -> Bool {
            let pages = count / Self.page + (count % Self.page == 0 ? 0 : 1)
            // The last page is left alone, so that the number of bytes is one of 32 bits.
            guard memorySize(0) + pages < 1 << 16 else { return false }
            return growMemory(0, pages) != .max
        }
    }

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
#endif
