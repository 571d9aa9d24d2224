/// The attributes that a statement is about, each once, in the order in which they were named.
///
/// It lies in three words, so that naming attributes allocates nothing.
@usableFromInline
struct AttributeList {
    /// A bit for each attribute that is in.
    @usableFromInline
    var members: UInt32 = 0
    @usableFromInline
    var count: UInt32 = 0
    /// Their raw values, five bits each: the first twelve, and the others.
    @usableFromInline
    var first: UInt64 = 0
    @usableFromInline
    var others: UInt64 = 0

    @inlinable
    init() {}

    /// The list with one more attribute at its end; the list as it is if that is in already.
    @inlinable
    func adding(_ attribute: LayoutAttribute) -> AttributeList {
        let code = UInt32(truncatingIfNeeded: attribute.rawValue)
        let bit = (1 as UInt32) << code
        if members & bit != 0 {
            return self
        }
        var list = self
        list.members |= bit
        if count < 12 {
            list.first |= UInt64(code) << UInt64(count * 5)
        } else {
            list.others |= UInt64(code) << UInt64((count - 12) * 5)
        }
        list.count += 1
        return list
    }

    /// The attribute at a place in the list.
    subscript(position: UInt32) -> LayoutAttribute {
        let word = position < 12 ? first : others
        let shift = UInt64(position < 12 ? position : position - 12) * 5
        return LayoutAttribute(rawValue: Int((word >> shift) & 31)) ?? .notAnAttribute
    }
}
