/// Something was asked for that there is not. The command ends with status 64.
struct UsageError: Error {
    let message: String

    init(_ message: String) {
        self.message = message
    }

    /// A name that is not known, with the known one that was probably meant.
    static func unknown(_ what: String, _ name: String, among known: [String]) -> UsageError {
        let message = "there is no \(what) '\(name)'"
        guard let nearest = nearestName(to: name, among: known) else {
            return UsageError(message)
        }
        return UsageError("\(message); did you mean '\(nearest)'?")
    }
}

/// The known name that differs from `name` by the fewest letters put in, left out or exchanged.
func nearestName(to name: String, among known: [String]) -> String? {
    known.min { editDistance(name, $0) < editDistance(name, $1) }
}

private func editDistance(_ left: String, _ right: String) -> Int {
    let target = Array(right)
    var distances = Array(0...target.count)
    for (row, character) in left.enumerated() {
        var diagonal = distances[0]
        distances[0] = row + 1
        for column in target.indices {
            let exchanged = diagonal + (character == target[column] ? 0 : 1)
            diagonal = distances[column + 1]
            distances[column + 1] = min(exchanged, diagonal + 1, distances[column] + 1)
        }
    }
    return distances[target.count]
}
