// Writes a program that lays out what sentences say, in Swift; see .ci/sentences.
import QuoinKit

struct Generator {
    var state: UInt64
    mutating func below(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(count))
    }
    mutating func one<Element>(of elements: [Element]) -> Element { elements[below(elements.count)] }
}

/// Sentences of a seed, of which each kind of word is in some.
func sentences(_ seed: Int) -> String {
    var random = Generator(state: UInt64(seed) &* 7919 &+ 17)
    let names = ["title", "photo", "class", "View", "größe", "x1", "_"]
    var lines = ["gap = 12", "wide = 2 * (gap + 4) - 1", "let_ = -gap / 8", "unused = 1"]
    for (index, name) in names.enumerated() {
        let container = index > 1 && random.below(2) == 0 ? " in \(names[random.below(index)])" : ""
        let content = random.one(of: ["", " \"Some \\\"text\\\"\\n\"", " 40x20", " 33x", " x12.5"])
        lines.append("\(name)\(container)\(content)")
    }
    let numbers = ["8", "-2.5", "gap", "wide / 2", "-(gap + 3) * 2", "let_", "1 + 2 + 3 + 4 + 5", "7 / 2"]
    let heads = ["left", "right.top", "leading", "edges", "size", "center", "width", "centerX", "top.bottom", "margins"]
    for _ in 0..<24 {
        let (name, other) = (random.one(of: names), random.one(of: names))
        let subject = random.below(5) == 0 && name != other ? "\(name), \(other)" : name
        let number = random.one(of: numbers)
        let comparison: String
        switch random.below(9) {
        case 0: comparison = "\(random.one(of: heads)).equalToSuperview().inset(\(number))"
        case 1: comparison = "\(random.one(of: heads)).equalTo(\(number)).offset(\(random.one(of: numbers)))"
        case 2: comparison = "left.greaterThanOrEqualTo(\(other).right).offset(\(number))"
        case 3: comparison = "width.lessThanOrEqualTo([superview, window.margins]).multipliedBy(1 / 2)"
        case 4: comparison = "top.equalTo([superview.bottom, window.centerY]).dividedBy(2)"
        case 5: comparison = "size.equalTo(\(number), 20).sizeOffset(1, gap)"
        case 6: comparison = "edges.equalTo(\(other)).insets(top: 1, right: \(number))"
        case 7: comparison = random.one(of: ["aspectRatio(16 / 9)", "aspectFit(in: superview, ratio: 2, priority: .high)"])
        default: comparison = "center.equalTo(x: 3, y: \(number)).labeled(\"the \\\"center\\\"\")"
        }
        let priority = random.one(of: [".low", ".high - 1", "740", ".required", "gap + 0.5"])
        lines.append("\(subject): \(comparison).priority(\(priority))")
    }
    lines.append("photo: layoutMargins = gap / 2; class: directionalLayoutMargins = DirectionalEdgeInsets(top: gap)".split(separator: "; ").joined(separator: "\n"))
    lines.append("title: contentHuggingHorizontalPriority = .low + 1; left.equalTo(3).priorityLow()")
    return lines.joined(separator: "\n")
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

let count = 20
var layouts: [(source: String, frames: String)] = []
for seed in 0..<count {
    do {
        let sentences = try Sentences(sentences(seed))
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        window.onDiagnostic = { _ in }
        sentences.make(in: window) { view in view.text.map { Label($0) } ?? view.makeView() }
        window.layoutIfNeeded()
        layouts.append((sentences.swiftSource(functionNamed: "layout\(seed)"), frames(window)))
    } catch {
        fatalError("seed \(seed):\n\(error)")
    }
}

// All functions stand in one file, which has its import at its top.
print("import QuoinKit")
for layout in layouts {
    print(layout.source.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().joined(separator: "\n"))
}
print(
    """
    nonisolated(unsafe) var differing = 0
    func compare(_ seed: Int, _ make: (View) -> Void, _ expected: [[Double]]) {
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        window.onDiagnostic = { _ in }
        make(window)
        window.layoutIfNeeded()
        var waiting: [View] = [window]
        var position = 0
        while let view = waiting.popLast() {
            let found = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
            if position >= expected.count || found != expected[position] {
                print("seed \\(seed), \\(view.name ?? "window"): \\(found), not \\(expected[position])")
                differing += 1
            }
            position += 1
            waiting += view.subviews
        }
    }
    """)
for (seed, layout) in layouts.enumerated() {
    print("compare(\(seed), layout\(seed), \(layout.frames))")
}
print(
    """
    if differing > 0 { fatalError("\\(differing) frames differ") }
    print("\(count) layouts of sentences are the same in Swift")
    """)
