/// A stretch of a ``Pool``: `count` elements from `start`, with room for `capacity`.
struct Run {
    private(set) var start: Int32 = 0
    /// The count and, above it, the size class plus one; nothing above it if there is no room.
    private var extent: UInt32 = 0

    private static var countBits: UInt32 { 26 }
    private static var countMask: UInt32 { 1 << countBits - 1 }

    /// No room.
    init() {}

    init(start: Int32, sizeClass: Int) {
        self.start = start
        extent = UInt32(truncatingIfNeeded: sizeClass + 1) << Self.countBits
    }

    var count: Int {
        @inline(__always) get { Int(extent & Self.countMask) }
        @inline(__always) set {
            assert(newValue >= 0 && newValue <= capacity)
            extent = extent & ~Self.countMask | UInt32(truncatingIfNeeded: newValue)
        }
    }

    /// The ``SizeClass`` of the room, or −1 if there is none.
    var sizeClass: Int {
        @inline(__always) get { Int(extent >> Self.countBits) - 1 }
    }

    var capacity: Int {
        @inline(__always) get { sizeClass < 0 ? 0 : SizeClass.size(of: sizeClass) }
    }

    /// The place behind it, if that is of the same size.
    var next: Run {
        @inline(__always) get {
            Run(
                start: start &+ Int32(truncatingIfNeeded: SizeClass.size(of: sizeClass)),
                sizeClass: sizeClass)
        }
    }

    /// Counts one element more, for which there is room.
    @inline(__always)
    mutating func countOneMore() {
        assert(count < capacity)
        extent &+= 1
    }

    var range: Range<Int> {
        @inline(__always) get {
            Int(start)..<Int(start) + count
        }
    }
}

/// What a ``Pool`` can hold: where a place is free, its first element tells where the next one is.
protocol PoolElement: BitwiseCopyable {
    var link: Int32 { get set }
}

/// Many short lists in one piece of memory.
///
/// A list that outgrows its place moves to a larger one, and the old place is kept for the next
/// list of that size.
struct Pool<Element: PoolElement>: ~Copyable {
    private var elements: Buffer<Element>
    /// For each size class the first place that is free, or −1.
    private var vacant = Buffer<Int32>(capacity: SizeClass.count)

    init(capacity: Int) {
        elements = Buffer(capacity: capacity)
        for _ in 0..<SizeClass.count {
            vacant.append(-1)
        }
    }

    subscript(index: Int) -> Element {
        @_transparent _read { yield elements[index] }
        @_transparent _modify { yield &elements[index] }
    }

    mutating func reserveCapacity(_ capacity: Int) {
        elements.reserveCapacity(capacity)
    }

    /// A place for `capacity` elements, empty.
    @inline(__always)
    mutating func allocate(capacity: Int) -> Run {
        guard capacity > 0 else { return Run() }
        let sizeClass = SizeClass.holding(capacity)
        let free = vacant[sizeClass]
        if free >= 0 {
            vacant[sizeClass] = elements[free].link
            return Run(start: free, sizeClass: sizeClass)
        }
        let start = elements.extend(by: SizeClass.size(of: sizeClass))
        return Run(start: Int32(start), sizeClass: sizeClass)
    }

    /// New places for `capacity` elements each, side by side.
    ///
    /// - Returns: the first of them.
    @inline(__always)
    mutating func allocate(_ count: Int, capacity: Int) -> Run {
        let sizeClass = SizeClass.holding(capacity)
        let start = elements.extend(by: SizeClass.size(of: sizeClass) * count)
        return Run(start: Int32(start), sizeClass: sizeClass)
    }

    /// Gives a place back.
    @inline(__always)
    mutating func free(_ run: inout Run) {
        let sizeClass = run.sizeClass
        if sizeClass >= 0 {
            elements[run.start].link = vacant[sizeClass]
            vacant[sizeClass] = run.start
        }
        run = Run()
    }

    @inline(__always)
    mutating func append(_ element: Element, to run: inout Run) {
        let count = run.count
        if count == run.capacity {
            enlarge(&run)
        }
        elements[Int(run.start) + count] = element
        run.countOneMore()
    }

    /// Most lists that are begun get a few elements.
    private static var leastRoom: Int { 4 }

    @inline(never)
    private mutating func enlarge(_ run: inout Run) {
        var larger = allocate(capacity: max(Self.leastRoom, run.capacity + 1))
        elements.move(from: Int(run.start), to: Int(larger.start), length: run.count)
        larger.count = run.count
        free(&run)
        run = larger
    }
}

/// Sizes of places are rounded up to 1, 2, 3, 4, 6, 8, 12, 16, 24 …, so that little is wasted and
/// places fit again.
enum SizeClass {
    /// How many there are up to any size that a ``Run`` can have.
    static var count: Int { 56 }

    /// The smallest class whose places have room for `size` elements, at least one.
    @inline(__always)
    static func holding(_ size: Int) -> Int {
        if size <= 4 {
            return size - 1
        }
        // Between two powers of two stands one more size: 4, 6, 8, 12, 16 …
        let power = Int.bitWidth - (size - 1).leadingZeroBitCount
        let isHalfWay = size <= 3 << (power - 2)
        return 2 * power - (isHalfWay ? 2 : 1)
    }

    @inline(__always)
    static func size(of sizeClass: Int) -> Int {
        if sizeClass < 4 {
            return sizeClass + 1
        }
        let power = (sizeClass + 2) / 2
        return sizeClass % 2 == 0 ? 3 << (power - 2) : 1 << power
    }
}
