// Writes a program that lays out what sentences say, in Swift; see .ci/sentences.
import QuoinKit

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
print(comparison(tolerance: 0))
for (seed, layout) in layouts.enumerated() {
    print(
        """
        do {
            let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
            window.onDiagnostic = { _ in }
            layout\(seed)(in: window)
            compare(window, \(layout.frames), "seed \(seed)")
        }
        """)
}
print(ending("\(count) layouts of sentences are the same in Swift"))
