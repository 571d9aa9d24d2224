/// Keeps the cost of getting memory from the system out of the measurements.
///
/// Otherwise every repetition of a large workload pays for fresh pages, and a small one does not,
/// because the C library gives large freed pieces back to the system. An application that lays out
/// more than once is in the small one's place.
enum WarmMemory {
    private static let pieceSize = 16 << 20
    private static let pieceCount = 16
    /// Large enough not to fit into a gap elsewhere.
    private static let pinSize = 1 << 20

    /// From here on, freed memory stays with the process for the next repetition.
    ///
    /// GNU's library maps pieces one by one from a size on that follows the largest piece freed so
    /// far, up to 32 MB; smaller ones come from a heap that shrinks only at its end. So a large
    /// piece is freed first, and then one is left standing behind the room that is to be
    /// kept. Where another library does otherwise, this does nothing.
    static func keep() {
        allocate((32 << 20) - (64 << 10)).deallocate()
        let room = (0..<pieceCount).map { _ in allocate(pieceSize) }
        _ = allocate(pinSize)
        for piece in room {
            piece.deallocate()
        }
    }

    private static func allocate(_ size: Int) -> UnsafeMutableRawPointer {
        .allocate(byteCount: size, alignment: 16)
    }
}
