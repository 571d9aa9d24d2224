/// What objects begin with that stand in attributes of text.
///
/// Foundation on Linux compares the attributes of texts that are joined, and reads from the first bytes of an object
/// of which kind it is. Bytes that name no kind end the process; these name the most general one, of which objects
/// are asked whether they are equal.
struct FoundationMark: Sendable {
    private let kind: UInt64 = 1 << 8
}
