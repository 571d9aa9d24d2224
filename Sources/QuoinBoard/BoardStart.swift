#if hasFeature(Embedded) && arch(arm)
    import QuoinRuntime
    import _Volatile

    /// Where the processor begins.
    @_cdecl("quoin_reset")
    public func reset() -> Never {
        // Numbers with a point are calculated by a unit that has to be switched on.
        let access = VolatileMappedRegister<UInt32>(unsafeBitPattern: 0xE000_ED88)
        access.store(access.load() | 0xF << 20)
        start()
    }

    /// What could not go on, for a check that failed or memory that is not there.
    @_cdecl("quoin_fault")
    public func fault() -> Never {
        BoardPort.write("fault")
        BoardPort.end()
    }

    @inline(never)
    private func start() -> Never {
        BoardPort.begin()
        BoardClock.begin()
        BoardProgram(
            write: { BoardPort.write($0) },
            finish: { what in
                BoardPort.write(
                    "# \(BoardClock.thousandsOfInstructions) thousand instructions: \(what)")
                BoardClock.begin()
            }
        ).run()
        BoardPort.write(
            "# \(LibraryMemory.count) bytes of memory taken, beside variables and the stack")
        BoardPort.end()
    }

    /// The first serial port of the board, and what switches it off.
    private enum BoardPort {
        private static var data: VolatileMappedRegister<UInt8> {
            VolatileMappedRegister(unsafeBitPattern: 0x4000_4000)
        }
        private static var state: VolatileMappedRegister<UInt32> {
            VolatileMappedRegister(unsafeBitPattern: 0x4000_4004)
        }

        static func begin() {
            // The least divisor of its clock, and that it sends.
            VolatileMappedRegister<UInt32>(unsafeBitPattern: 0x4000_4010).store(16)
            VolatileMappedRegister<UInt32>(unsafeBitPattern: 0x4000_4008).store(1)
        }

        static func write(_ line: String) {
            for byte in line.utf8 {
                write(byte)
            }
            write(10)
        }

        private static func write(_ byte: UInt8) {
            while state.load() & 1 != 0 {}
            data.store(byte)
        }

        /// Asks for a reset, at which an emulator that is told to ends.
        static func end() -> Never {
            VolatileMappedRegister<UInt32>(unsafeBitPattern: 0xE000_ED0C).store(0x05FA_0004)
            while true {}
        }
    }

    /// Counts down in steps of 40 ns, each of which the emulator takes for 40 instructions.
    private enum BoardClock {
        private static var control: VolatileMappedRegister<UInt32> {
            VolatileMappedRegister(unsafeBitPattern: 0xE000_E010)
        }
        private static var count: VolatileMappedRegister<UInt32> {
            VolatileMappedRegister(unsafeBitPattern: 0xE000_E018)
        }

        static func begin() {
            VolatileMappedRegister<UInt32>(unsafeBitPattern: 0xE000_E014).store(0xFF_FFFF)
            count.store(0)
            control.store(5)
        }

        /// Since ``begin()``; beyond 671 million it begins anew.
        static var thousandsOfInstructions: UInt32 { (0xFF_FFFF - count.load()) * 40 / 1000 }
    }
#endif
