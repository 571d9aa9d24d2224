/// A string that only equals one of the same bytes.
///
/// Strings are equal if they mean the same: "é" is "e" with an accent. Ranges in them are not, so
/// that strings are no keys for layouts.
struct ExactText: Hashable {
    let string: String

    static func == (left: ExactText, right: ExactText) -> Bool {
        left.string.utf8.elementsEqual(right.string.utf8)
    }

    func hash(into hasher: inout Hasher) {
        let done: Void? = string.utf8.withContiguousStorageIfAvailable { bytes in
            hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
        }
        if done == nil {
            for byte in string.utf8 {
                hasher.combine(byte)
            }
        }
    }
}
