/// A stretch of a ``Pool``: `count` elements from `start`, with room for `capacity`.
struct Run {
    var start: Int32 = 0
    var count: Int32 = 0
    var capacity: Int32 = 0

    var range: Range<Int> {
        @inline(__always) get {
            Range(uncheckedBounds: (Int(start), Int(start) + Int(count)))
        }
    }
}

/// Many short lists in one piece of memory.
///
/// A list that outgrows its place moves to a larger one, and the old place is kept for the next
/// list of that size. Sizes are rounded up to 1, 2, 3, 4, 6, 8, 12, 16, 24 …, so that little is
/// wasted and places fit again.
struct Pool<Element: BitwiseCopyable>: ~Copyable {
    private var elements: Buffer<Element>
    /// For each size class the places that are free.
    private var vacant: [[Int32]] = []

    init(capacity: Int) {
        elements = Buffer(capacity: capacity)
    }

    subscript(index: Int) -> Element {
        @inline(__always) _read { yield elements[index] }
        @inline(__always) _modify { yield &elements[index] }
    }

    /// A place for `capacity` elements, empty.
    @inline(__always)
    mutating func allocate(capacity: Int) -> Run {
        guard capacity > 0 else { return Run() }
        let sizeClass = Self.sizeClass(holding: capacity)
        if sizeClass < vacant.count, let start = vacant[sizeClass].popLast() {
            return Run(start: start, count: 0, capacity: Int32(Self.size(of: sizeClass)))
        }
        let size = Self.size(of: sizeClass)
        return Run(start: Int32(elements.extend(by: size)), count: 0, capacity: Int32(size))
    }

    /// Gives a place back.
    mutating func free(_ run: inout Run) {
        if run.capacity > 0 {
            let sizeClass = Self.sizeClass(holding: Int(run.capacity))
            while vacant.count <= sizeClass {
                vacant.append([])
            }
            vacant[sizeClass].append(run.start)
        }
        run = Run()
    }

    @inline(__always)
    mutating func append(_ element: Element, to run: inout Run) {
        if run.count == run.capacity {
            enlarge(&run)
        }
        elements[Int(run.start) + Int(run.count)] = element
        run.count += 1
    }

    @inline(never)
    private mutating func enlarge(_ run: inout Run) {
        var larger = allocate(capacity: max(2, Int(run.capacity) * 2))
        elements.move(from: Int(run.start), to: Int(larger.start), length: Int(run.count))
        larger.count = run.count
        free(&run)
        run = larger
    }

    @inline(__always)
    private static func sizeClass(holding size: Int) -> Int {
        if size <= 4 {
            return size - 1
        }
        // Between two powers of two stands one more size: 4, 6, 8, 12, 16 …
        let power = Int.bitWidth - (size - 1).leadingZeroBitCount
        let isHalfWay = size <= 3 << (power - 2)
        return 2 * power - (isHalfWay ? 2 : 1)
    }

    @inline(__always)
    private static func size(of sizeClass: Int) -> Int {
        if sizeClass < 4 {
            return sizeClass + 1
        }
        let power = (sizeClass + 2) / 2
        return sizeClass % 2 == 0 ? 3 << (power - 2) : 1 << power
    }
}
