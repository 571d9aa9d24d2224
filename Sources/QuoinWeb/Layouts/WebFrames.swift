import Quoin

/// The frames of a layout's views as the script reads them: four numbers a view, by the numbers of the views.
final class WebFrames {
    /// Four numbers a view, in memory that moves only when views are added.
    private(set) var numbers: UnsafeMutablePointer<Double>
    /// The views whose frames the last update has changed, of which there are so many.
    private(set) var changed: UnsafeMutablePointer<Int32>
    private(set) var changedCount = 0
    /// How many views there is memory for.
    private var capacity = 16
    /// The views that have got a frame since the last update.
    private var touched: [Int32] = []
    private var marks: [Mark]

    private enum Mark {
        case none
        /// It has got a frame, which may be the one that it had.
        case touched
        /// It is new, and told of in any case.
        case new
    }

    init() {
        numbers = .allocate(capacity: 4 * capacity)
        numbers.initialize(repeating: 0, count: 4 * capacity)
        changed = .allocate(capacity: capacity)
        changed.initialize(repeating: 0, count: capacity)
        marks = Array(repeating: .none, count: capacity)
    }

    deinit {
        numbers.deallocate()
        changed.deallocate()
    }

    /// Makes room for a view, which is told of at the next update.
    func add(_ index: Int32) {
        if Int(index) >= capacity {
            grow(to: max(2 * capacity, Int(index) + 1))
        }
        set(.zero, of: index)
        mark(index, .new)
    }

    /// Forgets a view that has gone.
    func remove(_ index: Int32) {
        set(.zero, of: index)
        marks[Int(index)] = .none
    }

    /// A view has got a frame.
    func touch(_ index: Int32) {
        mark(index, .touched)
    }

    /// Gives a view its frame, without telling of it.
    func set(_ frame: Rect, of index: Int32) {
        let place = numbers + 4 * Int(index)
        place[0] = frame.minX
        place[1] = frame.minY
        place[2] = frame.width
        place[3] = frame.height
    }

    /// Brings the numbers up to date, and notes which have changed.
    func update(_ views: [WebView?]) {
        changedCount = 0
        for index in touched {
            let mark = marks[Int(index)]
            marks[Int(index)] = .none
            guard mark != .none, let frame = views[Int(index)]?.frame,
                mark == .new || !isSame(frame, index)
            else { continue }
            set(frame, of: index)
            changed[changedCount] = index
            changedCount += 1
        }
        touched.removeAll(keepingCapacity: true)
    }

    private func isSame(_ frame: Rect, _ index: Int32) -> Bool {
        let place = numbers + 4 * Int(index)
        return place[0] == frame.minX && place[1] == frame.minY && place[2] == frame.width
            && place[3] == frame.height
    }

    private func mark(_ index: Int32, _ mark: Mark) {
        if marks[Int(index)] == .none {
            marks[Int(index)] = mark
            touched.append(index)
        } else if mark == .new {
            marks[Int(index)] = .new
        }
    }

    private func grow(to larger: Int) {
        let moved = UnsafeMutablePointer<Double>.allocate(capacity: 4 * larger)
        moved.initialize(from: numbers, count: 4 * capacity)
        (moved + 4 * capacity).initialize(repeating: 0, count: 4 * (larger - capacity))
        numbers.deallocate()
        numbers = moved
        let list = UnsafeMutablePointer<Int32>.allocate(capacity: larger)
        list.initialize(repeating: 0, count: larger)
        list.update(from: changed, count: changedCount)
        changed.deallocate()
        changed = list
        marks += Array(repeating: .none, count: larger - capacity)
        capacity = larger
    }
}
