#if hasFeature(Embedded) && (arch(wasm32) || arch(arm))
    /// The machine's own memory.
    protocol AddressedMemory: HeapMemory {}

    extension AddressedMemory {
        subscript(address: UInt32) -> UInt32 {
            get { pointer(address).unsafelyUnwrapped.pointee }
            nonmutating set { pointer(address).unsafelyUnwrapped.pointee = newValue }
        }

        private func pointer(_ address: UInt32) -> UnsafeMutablePointer<UInt32>? {
            UnsafeMutablePointer(bitPattern: UInt(address))
        }
    }
#endif
