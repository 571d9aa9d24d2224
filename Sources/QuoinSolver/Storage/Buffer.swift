/// An array of plain values with one owner: what the solver keeps all its numbers in.
///
/// This is the only place in the solver that touches memory by pointer, with ``DenseMatrix`` and with ``Pool``,
/// which is built on it. It differs from `Array` in what costs time in the inner loops: no reference count,
/// no check for a second owner before each write. Bounds are checked in debug builds.
///
/// Its subscripts are transparent, as is what reads numbers in what stands on it: a build that is not optimized takes
/// in only what is transparent, and where it calls a subscript, that finds out first of what type the elements are.
/// What does more is not, for the compiler takes long over what is written out everywhere.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    private var capacity: Int
    private(set) var count = 0

    init(capacity: Int = 16) {
        self.capacity = max(capacity, 1)
        base = .allocate(capacity: self.capacity)
    }

    deinit {
        base.deallocate()
    }

    var isEmpty: Bool {
        @_transparent get { count == 0 }
    }

    var first: Element? {
        count > 0 ? base[0] : nil
    }

    subscript(index: Int) -> Element {
        @_transparent unsafeAddress {
            assert(index >= 0 && index < count)
            return UnsafePointer(base + index)
        }
        @_transparent unsafeMutableAddress {
            assert(index >= 0 && index < count)
            return base + index
        }
    }

    /// The same element by a narrow index, as the records hold them.
    subscript(index: Int32) -> Element {
        @_transparent unsafeAddress {
            assert(index >= 0 && index < count)
            return UnsafePointer(base + Int(index))
        }
        @_transparent unsafeMutableAddress {
            assert(index >= 0 && index < count)
            return base + Int(index)
        }
    }

    /// All elements, as an array of their own.
    func copy() -> [Element] {
        Array(UnsafeBufferPointer(start: base, count: count))
    }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity {
            grow(toHold: count + 1)
        }
        (base + count).initialize(to: element)
        count += 1
    }

    /// Takes the last element away.
    @inline(__always)
    mutating func popLast() -> Element? {
        guard count > 0 else { return nil }
        count -= 1
        return base[count]
    }

    /// Makes room for `added` elements at the end, with whatever happens to stand there.
    ///
    /// - Returns: the index of the first of them.
    @inline(__always)
    mutating func extend(by added: Int) -> Int {
        let start = count
        if start + added > capacity {
            grow(toHold: start + added)
        }
        count = start + added
        return start
    }

    @inline(__always)
    mutating func removeAll() {
        count = 0
    }

    /// Forgets all elements from `newCount` on.
    @inline(__always)
    mutating func truncate(to newCount: Int) {
        assert(newCount >= 0 && newCount <= count)
        count = newCount
    }

    /// Copies `length` elements to another place in the same buffer; the two do not overlap.
    @inline(__always)
    mutating func move(from source: Int, to target: Int, length: Int) {
        assert(source + length <= count && target + length <= count)
        (base + target).update(from: base + source, count: length)
    }

    /// Large buffers grow by more at a time: each move touches fresh memory and leaves the old behind,
    /// while memory that is set aside and never touched costs next to nothing, at least where the
    /// system hands it out page by page on the first touch.
    @inline(never)
    private mutating func grow(toHold needed: Int) {
        let isLarge = capacity * MemoryLayout<Element>.stride > 1 << 15
        move(toCapacity: max(needed, capacity * (isLarge ? Self.growthWhenLarge : 2)))
    }

    private static var growthWhenLarge: Int {
        #if os(Windows) || hasFeature(Embedded)
            2
        #else
            8
        #endif
    }

    /// Makes room for `needed` elements in all.
    mutating func reserveCapacity(_ needed: Int) {
        if needed > capacity {
            move(toCapacity: needed)
        }
    }

    private mutating func move(toCapacity newCapacity: Int) {
        let larger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
        larger.moveInitialize(from: base, count: count)
        base.deallocate()
        base = larger
        capacity = newCapacity
    }
}
