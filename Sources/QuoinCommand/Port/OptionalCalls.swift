extension SourcePort {
    /// What the names of the delegates' methods begin with that every class has here, wanted or not.
    private static let delegates = [
        "scrollView", "collectionView", "tableView", "textField", "textView", "searchBar",
        "gestureRecognizer", "navigationController", "tabBarController", "pickerView",
    ]

    /// Calls methods that are there in any case: `delegate?.tableView?(…)` as `delegate?.tableView(…)`.
    static func callingOptionals(in code: String, named names: Set<String>) -> String {
        var (written, rest) = ("", code[...])
        while let found = rest.firstRange(of: "?(") {
            let before = rest[..<found.lowerBound]
            let name = String(
                String(before.reversed().prefix { $0.isLetter || $0.isNumber }).reversed())
            let isMember = before.dropLast(name.count).last == "."
            written += before
            written += isMember && (names.contains(name) || isOfDelegate(name)) ? "(" : "?("
            rest = rest[found.upperBound...]
        }
        return written + rest
    }

    private static func isOfDelegate(_ name: String) -> Bool {
        delegates.contains { start in
            let rest = name.dropFirst(start.count)
            return name.hasPrefix(start)
                && (rest.isEmpty || ["Did", "Will", "Should"].contains { rest.hasPrefix($0) })
        }
    }
}
