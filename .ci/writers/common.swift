// What the programs have in common that write programs; see writing.py.
import QuoinKit

/// Numbers that a seed determines.
struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state >> 11
    }
    mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }
    mutating func one<Element>(of elements: [Element]) -> Element { elements[below(elements.count)] }
}

/// The frames of a tree, as code.
func frames(_ root: View) -> String {
    var found: [String] = []
    var waiting = [root]
    while let view = waiting.popLast() {
        let frame = view.frame
        found.append("[\(frame.minX), \(frame.minY), \(frame.width), \(frame.height)]")
        waiting += view.subviews
    }
    return "[\(found.joined(separator: ", "))]"
}

/// A function of the program that is written: it compares the frames of a tree with those that it is to have.
func comparison(tolerance: Double) -> String {
    """
    nonisolated(unsafe) var differing = 0
    func compare(_ root: View, _ expected: [[Double]], _ what: String) {
        root.layoutIfNeeded()
        var waiting = [root]
        var position = 0
        while let view = waiting.popLast() {
            let found = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
            let wanted = position < expected.count ? expected[position] : []
            if found.count != wanted.count || zip(found, wanted).contains(where: { abs($0 - $1) > \(tolerance) }) {
                print("\\(what), \\(view.name ?? "root"): \\(found), not \\(wanted)")
                differing += 1
            }
            position += 1
            waiting += view.subviews
        }
    }
    """
}

/// The end of the program that is written.
func ending(_ message: String) -> String {
    """
    if differing > 0 { fatalError("\\(differing) frames differ") }
    print("\(message)")
    """
}
