/// A place in memory that the script knows the address of.
final class WebMemory {
    private(set) var start: UnsafeMutablePointer<UInt8>
    private var capacity = 256

    init() {
        start = .allocate(capacity: capacity)
        start.initialize(repeating: 0, count: capacity)
    }

    deinit {
        start.deallocate()
    }

    /// Makes room for so many bytes. What was there before is gone if the place moves.
    func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8> {
        // What was large once need not stay so for ever.
        if count > capacity || (capacity > Self.usual && count < capacity / 4) {
            start.deallocate()
            capacity = max(256, count)
            start = .allocate(capacity: capacity)
            start.initialize(repeating: 0, count: capacity)
        }
        return start
    }

    private static let usual = 1 << 16

    /// The first of them, as many as there are.
    func bytes(_ count: Int) -> [UInt8] {
        Array(UnsafeBufferPointer(start: start, count: min(max(0, count), capacity)))
    }

    /// The text of the first bytes, as many as there are.
    func text(_ count: Int) -> String {
        count <= 0 ? "" : String(decoding: bytes(count), as: UTF8.self)
    }

    /// Writes bytes from the beginning on.
    func write(_ bytes: [UInt8]) {
        let place = reserve(bytes.count)
        for (offset, byte) in bytes.enumerated() {
            place[offset] = byte
        }
    }
}
