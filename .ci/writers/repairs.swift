// Writes a program that does what repairs propose; see .ci/repair.
import QuoinInspect
import QuoinKit

/// The tree of a seed, and the code that makes it.
func tree(_ seed: Int, inLine: Bool) -> (root: View, code: [String]) {
    var random = Generator(state: UInt64(seed) &* 7919 &+ 17)
    let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 300))
    root.name = "root"
    var code = [
        "let root = View(frame: Rect(x: 0, y: 0, width: 400, height: 300))", "root.name = \"root\"",
    ]
    if seed % 3 == 0 {
        root.semanticContentAttribute = .forceRightToLeft
        code.append("root.semanticContentAttribute = .forceRightToLeft")
    }
    let names = [
        "title", "my icon", "class", "cell", "cell", "", "9 lives", "make", "photo",
        "\u{202E}evil\"\\(1)",
    ]
    var views = [(view: root, name: "root")]
    for index in 0..<(inLine ? 3 : 2 + random.below(8)) {
        let name = names[index % names.count]
        let frame =
            inLine
            ? Rect(
                x: 20, y: Double(20 + index * 40), width: Double(50 + random.below(3) * 10),
                height: 30)
            : Rect(
                x: Double(random.below(40)) * 4, y: Double(random.below(40)) * 4.5,
                width: Double(1 + random.below(30)) * 4, height: Double(1 + random.below(20)) * 4)
        let container = inLine || random.below(3) > 0 ? views[0] : views[random.below(views.count)]
        let view = View(frame: frame)
        view.name = name
        view.translatesAutoresizingMaskIntoConstraints = false
        container.view.addSubview(view)
        // Views are called in the code as their owner calls them: by their names where these are names.
        let isPlain = ["title", "photo"].contains(name)
        let variable = isPlain ? name : name == "class" ? "`class`" : "local\(index)"
        code.append(
            "let \(variable) = View(frame: Rect(x: \(frame.minX), y: \(frame.minY), width: \(frame.width), height: \(frame.height)))"
        )
        if isPlain || name == "class" {
            code.append("\(variable).name = \"\(name)\"")
        }
        code.append("\(variable).translatesAutoresizingMaskIntoConstraints = false")
        code.append("\(container.name).addSubview(\(variable))")
        views.append((view, variable))
    }
    return (root, code)
}

let operations: [(name: String, isInLine: Bool, run: (View) -> [RepairReport])] = [
    ("addMissingConstraints", false, { [$0.repair.addMissingConstraints()] }),
    (
        "resetToSuggestedConstraints", false,
        { [$0.repair.addMissingConstraints(), $0.repair.resetToSuggestedConstraints()] }
    ),
    (
        "clearConstraints", false,
        { root in
            let missing = root.repair.addMissingConstraints()
            root.layoutIfNeeded()
            return [missing, root.repair.clearConstraints()]
        }
    ),
    (
        "pinToNearestNeighbor", true,
        { root in
            let sizes = LayoutRepair(of: [root.subviews[0]]).addMissingConstraints()
            root.layoutIfNeeded()
            return [sizes, LayoutRepair(of: root.subviews).pinToNearestNeighbor()]
        }
    ),
    (
        "embedInStack", true,
        { [$0.repair.addMissingConstraints(), LayoutRepair(of: $0.subviews).embedInStack()] }
    ),
    (
        "align", true,
        { root in
            let missing = root.repair.addMissingConstraints()
            root.layoutIfNeeded()
            return [missing, LayoutRepair(of: root.subviews).align(.centerX)]
        }
    ),
    (
        "updateConstraints", false,
        { root in
            let missing = root.repair.addMissingConstraints()
            root.layoutIfNeeded()
            for (index, view) in root.repair.views.enumerated() {
                view.frame.origin.x += Double(index) * 2.5
                view.frame.size.height += 3
            }
            return [missing, root.repair.updateConstraints()]
        }
    ),
]

print("import QuoinKit")
print(comparison(tolerance: 1e-4))
var count = 0
for (name, isInLine, run) in operations {
    for seed in 0..<8 {
        let (root, code) = tree(seed, inLine: isInLine)
        let reports = run(root)
        root.layoutIfNeeded()
        print("func \(name)\(seed)() {")
        code.forEach { print("    \($0)") }
        for report in reports where !report.isEmpty {
            print("    do {")
            "\(report)".split(separator: "\n").forEach { print("        \($0)") }
            print("    }")
        }
        print("    compare(root, \(frames(root)), \"\(name), seed \(seed)\")\n}\n\(name)\(seed)()")
        count += 1
    }
}
print(ending("\(count) repairs give the frames that they say"))
