import QuoinKit

/// What is not as it was from one layout to another, in words.
struct LayoutDifference {
    /// A line for each view that differs, in the order of the later layout; those that are gone come last.
    private(set) var sentences: [String] = []
    /// The places of the views that differ in the lists of lines.
    private(set) var changedBefore: Set<Int> = []
    private(set) var changedAfter: Set<Int> = []

    private let before: [PlacedLine]
    private let after: [PlacedLine]

    init(from before: WrittenLayout, to after: WrittenLayout) {
        self.before = PlacedLine.all(in: before)
        self.after = PlacedLine.all(in: after)
        compare()
    }

    private mutating func compare() {
        var partners = Dictionary(
            before.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
        var pairs = after.map { partners.removeValue(forKey: $0.path) }
        // What has only come into another view is found by its name.
        var strays = Dictionary(grouping: partners.values) { before[$0].line.name }
        for (index, placed) in after.enumerated() where pairs[index] == nil {
            if let found = strays[placed.line.name], found.count == 1 {
                pairs[index] = found[0]
                strays[placed.line.name] = nil
            }
        }
        for (index, placed) in after.enumerated() {
            guard let partner = pairs[index] else {
                changedAfter.insert(index)
                sentences.append("\(placed.line.name) is new, \(placed.line.place)")
                continue
            }
            let changes = placed.changes(since: before[partner])
            if !changes.isEmpty {
                changedAfter.insert(index)
                changedBefore.insert(partner)
                sentences.append("\(placed.line.name): \(changes.joined(separator: ", "))")
            }
        }
        noteOrder(pairs)
        let found = Set(pairs.compactMap { $0 })
        for (index, placed) in before.enumerated() where !found.contains(index) {
            changedBefore.insert(index)
            sentences.append("\(placed.line.name) is gone, which was \(placed.line.place)")
        }
    }

    /// Says of views that stand in another order, from the back to the front, that they do.
    private mutating func noteOrder(_ pairs: [Int?]) {
        var last: [String: Int] = [:]
        var told: Set<String> = []
        for (placed, pair) in zip(after, pairs) {
            guard let pair, before[pair].parent == placed.parent else { continue }
            if let earlier = last[placed.parent], earlier > pair,
                told.insert(placed.parent).inserted
            {
                sentences.append("what is in \(placed.parentName) stands in another order")
            }
            last[placed.parent] = max(last[placed.parent] ?? pair, pair)
        }
    }
}

/// A line with the names of all views that it is in, by which it is known again.
private struct PlacedLine {
    let line: WrittenLayout.Line
    let parent: String
    let parentName: String
    let path: String

    static func all(in layout: WrittenLayout) -> [PlacedLine] {
        var around: [(path: String, name: String)] = []
        var counts: [String: Int] = [:]
        return layout.lines.map { line in
            around.removeLast(max(0, around.count - line.depth))
            let parent = around.last ?? ("", "")
            var path = "\(parent.path)\n\(line.name)"
            counts[path, default: 0] += 1
            if let count = counts[path], count > 1 {
                path += "\n\(count)"
            }
            around.append((path, line.name))
            return PlacedLine(
                line: line, parent: parent.path, parentName: parent.name, path: path)
        }
    }

    /// What is not as it was, each in a few words.
    func changes(since old: PlacedLine) -> [String] {
        var changes: [String] = []
        if parent != old.parent {
            changes.append("is in \(parentName) instead of \(old.parentName)")
        }
        if line.type != old.line.type {
            changes.append("is a \(line.type) instead of a \(old.line.type)")
        }
        let moves = line.frame.changes(since: old.line.frame)
        if !moves.isEmpty {
            changes += moves
            changes[changes.count - 1] += " (\(old.line.frame) → \(line.frame))"
        }
        if line.isHidden != old.line.isHidden {
            changes.append(line.isHidden ? "is hidden" : "is no longer hidden")
        }
        changes += line.diagnostics.filter { !old.line.diagnostics.contains($0) }
            .map { "is wrong now: \($0)" }
        changes += old.line.diagnostics.filter { !line.diagnostics.contains($0) }
            .map { "is no longer wrong: \($0)" }
        return changes
    }
}

extension WrittenLayout.Line {
    fileprivate var place: String { "at \(frame)\(isHidden ? ", hidden" : "")" }
}

extension Rect {
    fileprivate func changes(since old: Rect) -> [String] {
        [
            Self.change(minX - old.minX, "to the right", "to the left"),
            Self.change(minY - old.minY, "down", "up"),
            Self.change(width - old.width, "wider", "narrower"),
            Self.change(height - old.height, "taller", "lower"),
        ].compactMap { $0 }
    }

    private static func change(_ amount: Double, _ more: String, _ less: String) -> String? {
        guard amount.magnitude > 2e-6 else { return nil }
        let number = (amount.magnitude * 1e6).rounded() / 1e6
        let text = number == number.rounded() && number < 1e15 ? "\(Int(number))" : "\(number)"
        return "\(text) \(amount > 0 ? more : less)"
    }
}
