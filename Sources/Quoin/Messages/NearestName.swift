/// Finds the name that somebody who wrote another probably meant.
package enum NearestName {
    /// The candidate that is fewest slips of the finger away from `name`, unless all are too far.
    ///
    /// A slip is a letter too many, too few, or wrong, or two neighbours exchanged. One slip is forgiven
    /// in a short name, one for every three letters in a longer one: in what was written or in what was
    /// meant, so that letters may be missing. A difference in case alone is less than a slip. Of several
    /// candidates equally near, the first is taken.
    ///
    /// ```swift
    /// NearestName.of("slove", among: ["help", "solve"])       // "solve"
    /// ```
    ///
    /// - Complexity: for each candidate of about the same length, the square of the length, which is
    ///   at most 64: longer names have no nearest one.
    package static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
        let written = Array(name.lowercased().unicodeScalars.prefix(longestName + 1))
        guard !written.isEmpty, written.count <= longestName else { return nil }
        var best: (name: String, slips: Int)?
        for candidate in candidates where candidate != name {
            let meant = Array(candidate.lowercased().unicodeScalars.prefix(longestName + 1))
            let limit = max(1, max(written.count, meant.count) / 3)
            let reach = min(limit, (best?.slips ?? limit + 1) - 1)
            // Nothing is near that shares no letter: one-letter names are all one slip apart.
            guard (meant.count - written.count).magnitude <= reach, meant.count <= longestName,
                written.contains(where: meant.contains)
            else { continue }
            let slips = slips(from: written, to: meant)
            if slips <= reach {
                best = (candidate, slips)
            }
        }
        return best?.name
    }

    /// `"; did you mean "solve"?"` when there is a near name, otherwise nothing: the end of a message.
    package static func question(
        about name: String, among candidates: some Sequence<String>
    ) -> String {
        of(name, among: candidates).map { "; did you mean \(PrintableText.quoted($0))?" } ?? ""
    }

    /// Names longer than this are not compared.
    private static let longestName = 64

    /// The fewest slips that lead from one name to the other, with no place touched twice.
    private static func slips(from first: [Unicode.Scalar], to second: [Unicode.Scalar]) -> Int {
        var beforePrevious: [Int] = []
        var previous = Array(0...second.count)
        for (row, left) in first.enumerated() {
            var current = [row + 1]
            for (column, right) in second.enumerated() {
                var least = previous[column] + (left == right ? 0 : 1)
                least = min(least, previous[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, left == second[column - 1], first[row - 1] == right {
                    least = min(least, beforePrevious[column - 1] + 1)
                }
                current.append(least)
            }
            beforePrevious = previous
            previous = current
        }
        return previous[second.count]
    }
}
