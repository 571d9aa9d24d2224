/// A string that only equals one of the same bytes.
///
/// Strings are equal if they mean the same: "é" is "e" with an accent. Ranges in them are not, so
/// that strings are no keys for layouts.
struct ExactText: Hashable {
    let string: String

    static func == (left: ExactText, right: ExactText) -> Bool {
        let (bytes, others) = (left.string.utf8, right.string.utf8)
        guard bytes.count == others.count else { return false }
        // Iterating over strings takes several times as long as over what they are stored in.
        let areSame = bytes.withContiguousStorageIfAvailable { bytes in
            others.withContiguousStorageIfAvailable { bytes.elementsEqual($0) }
        }
        return (areSame ?? nil) ?? bytes.elementsEqual(others)
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
