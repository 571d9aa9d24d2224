/// The bytes that a ``Heap`` deals out, with addresses from 0 on.
protocol HeapMemory {
    /// How many bytes there are.
    var count: UInt32 { get }

    /// Asks for more bytes behind the last one. Says no if there are none to be had.
    mutating func grow(by count: UInt32) -> Bool

    /// Four bytes at an address that four divides.
    subscript(address: UInt32) -> UInt32 { get nonmutating set }
}
