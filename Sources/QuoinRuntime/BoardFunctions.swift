// What a board with an ARM processor and without an operating system needs beside that: memory, and what the
// compiler calls by names that ARM has given, of which the first digits say what they copy, fill or calculate.
// Numbers with a point come and go as whole ones of the same bits, for these functions are called in the way of
// processors that have no registers for them.
//
// A loop that copies must not become a call of itself: compile with `-Xllvm -disable-loop-idiom-all`.
#if hasFeature(Embedded) && arch(arm)
    @_extern(c, "quoin_heap")
    private func heapStart()

    @_extern(c, "quoin_heap_end")
    private func heapEnd()

    private func address(of place: @convention(c) () -> Void) -> UInt32 {
        // A place in the memory is named like a function, and is none.
        UInt32(truncatingIfNeeded: unsafeBitCast(place, to: UInt.self)) & ~1
    }

    /// What the linker has left of the board's memory.
    struct ModuleMemory: AddressedMemory {
        private(set) var count: UInt32 = address(of: heapStart)

        mutating func grow(by count: UInt32) -> Bool {
            guard count <= address(of: heapEnd) - self.count else { return false }
            self.count += count
            return true
        }
    }

    // MARK: Copying and filling

    @_cdecl("memcpy")
    @discardableResult
    func copyMemory(
        _ target: UnsafeMutableRawPointer, _ source: UnsafeRawPointer, _ count: UInt
    ) -> UnsafeMutableRawPointer {
        let bytes = Int(bitPattern: count)
        var offset = 0
        if (UInt(bitPattern: target) | UInt(bitPattern: source)) & 3 == 0 {
            while offset + 4 <= bytes {
                target.storeBytes(
                    of: source.load(fromByteOffset: offset, as: UInt32.self),
                    toByteOffset: offset, as: UInt32.self)
                offset += 4
            }
        }
        while offset < bytes {
            target.storeBytes(
                of: source.load(fromByteOffset: offset, as: UInt8.self), toByteOffset: offset,
                as: UInt8.self)
            offset += 1
        }
        return target
    }

    @_cdecl("memmove")
    @discardableResult
    func moveMemory(
        _ target: UnsafeMutableRawPointer, _ source: UnsafeRawPointer, _ count: UInt
    ) -> UnsafeMutableRawPointer {
        if UnsafeRawPointer(target) <= source {
            return copyMemory(target, source, count)
        }
        var offset = Int(bitPattern: count)
        while offset > 0 {
            offset -= 1
            target.storeBytes(
                of: source.load(fromByteOffset: offset, as: UInt8.self), toByteOffset: offset,
                as: UInt8.self)
        }
        return target
    }

    @_cdecl("memset")
    @discardableResult
    func fillMemory(
        _ target: UnsafeMutableRawPointer, _ byte: Int32, _ count: UInt
    ) -> UnsafeMutableRawPointer {
        let bytes = Int(bitPattern: count)
        let value = UInt8(truncatingIfNeeded: byte)
        var offset = 0
        if UInt(bitPattern: target) & 3 == 0 {
            let word = UInt32(value) &* 0x0101_0101
            while offset + 4 <= bytes {
                target.storeBytes(of: word, toByteOffset: offset, as: UInt32.self)
                offset += 4
            }
        }
        while offset < bytes {
            target.storeBytes(of: value, toByteOffset: offset, as: UInt8.self)
            offset += 1
        }
        return target
    }

    @_cdecl("__aeabi_memcpy")
    func copy(_ target: UnsafeMutableRawPointer, _ source: UnsafeRawPointer, _ count: UInt) {
        copyMemory(target, source, count)
    }

    @_cdecl("__aeabi_memcpy4")
    func copy4(_ target: UnsafeMutableRawPointer, _ source: UnsafeRawPointer, _ count: UInt) {
        copyMemory(target, source, count)
    }

    @_cdecl("__aeabi_memcpy8")
    func copy8(_ target: UnsafeMutableRawPointer, _ source: UnsafeRawPointer, _ count: UInt) {
        copyMemory(target, source, count)
    }

    @_cdecl("__aeabi_memmove")
    func move(_ target: UnsafeMutableRawPointer, _ source: UnsafeRawPointer, _ count: UInt) {
        moveMemory(target, source, count)
    }

    @_cdecl("__aeabi_memmove4")
    func move4(_ target: UnsafeMutableRawPointer, _ source: UnsafeRawPointer, _ count: UInt) {
        moveMemory(target, source, count)
    }

    @_cdecl("__aeabi_memmove8")
    func move8(_ target: UnsafeMutableRawPointer, _ source: UnsafeRawPointer, _ count: UInt) {
        moveMemory(target, source, count)
    }

    @_cdecl("__aeabi_memset")
    func fill(_ target: UnsafeMutableRawPointer, _ count: UInt, _ byte: Int32) {
        fillMemory(target, byte, count)
    }

    @_cdecl("__aeabi_memset4")
    func fill4(_ target: UnsafeMutableRawPointer, _ count: UInt, _ byte: Int32) {
        fillMemory(target, byte, count)
    }

    @_cdecl("__aeabi_memset8")
    func fill8(_ target: UnsafeMutableRawPointer, _ count: UInt, _ byte: Int32) {
        fillMemory(target, byte, count)
    }

    @_cdecl("__aeabi_memclr")
    func clear(_ target: UnsafeMutableRawPointer, _ count: UInt) { fillMemory(target, 0, count) }

    @_cdecl("__aeabi_memclr4")
    func clear4(_ target: UnsafeMutableRawPointer, _ count: UInt) { fillMemory(target, 0, count) }

    @_cdecl("__aeabi_memclr8")
    func clear8(_ target: UnsafeMutableRawPointer, _ count: UInt) { fillMemory(target, 0, count) }

    // MARK: Numbers of 64 bits

    @_cdecl("__aeabi_llsl")
    func shiftLeft(_ number: UInt64, _ count: Int32) -> UInt64 {
        LibraryArithmetic.shiftedLeft(number, by: count)
    }

    @_cdecl("__aeabi_llsr")
    func shiftRight(_ number: UInt64, _ count: Int32) -> UInt64 {
        LibraryArithmetic.shiftedRight(number, by: count)
    }

    /// Both results are in registers, as the language has it of its own functions, and ARM of this one.
    @_silgen_name("__aeabi_uldivmod")
    public func divide(_ number: UInt64, _ divisor: UInt64) -> (UInt64, UInt64) {
        LibraryArithmetic.quotient(of: number, by: divisor)
    }

    @_cdecl("__aeabi_ul2d")
    func doubleBits(of number: UInt64) -> UInt64 { LibraryArithmetic.double(number).bitPattern }

    @_cdecl("__aeabi_l2d")
    func doubleBits(of number: Int64) -> UInt64 {
        let size = LibraryArithmetic.double(LibraryArithmetic.magnitude(number))
        return (number < 0 ? -size : size).bitPattern
    }

    @_cdecl("__aeabi_l2f")
    func floatBits(of number: Int64) -> UInt32 {
        let size = LibraryArithmetic.float(LibraryArithmetic.magnitude(number))
        return (number < 0 ? -size : size).bitPattern
    }

    @_cdecl("__aeabi_d2lz")
    func wholeNumber(bits: UInt64) -> Int64 {
        let number = Double(bitPattern: bits)
        let size = Int64(truncatingIfNeeded: LibraryArithmetic.whole(number.magnitude))
        return number < 0 ? 0 &- size : size
    }
#endif
