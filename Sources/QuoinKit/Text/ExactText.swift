/// A string that only equals one of the same bytes.
///
/// Strings are equal if they mean the same: "é" is "e" with an accent. Ranges in them are not, so
/// that strings are no keys for layouts.
struct ExactText: Hashable {
    let string: String

    static func == (left: ExactText, right: ExactText) -> Bool {
        // That they mean the same is known in a moment of most strings, and of nearly all that differ.
        left.string.utf8.count == right.string.utf8.count && left.string == right.string
            && left.string.unicodeScalars.elementsEqual(right.string.unicodeScalars)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(string)
    }
}
