/// A number for each of a few members out of many: what a walk over variables or rows collects.
///
/// Members are kept side by side, and every index has the place where it would stand among them. A
/// place that is out of date points at no member or at another one, so nothing need be cleaned up to
/// begin anew, and indices that no walk comes to cost four bytes each.
struct WeightSet: ~Copyable {
    struct Member {
        var index: Int32
        var weight: Double
    }

    private var places: Buffer<Int32>
    private var members = Buffer<Member>(capacity: 16)

    init(capacity: Int) {
        places = Buffer(capacity: capacity)
    }

    /// Lets there be one more index, which is no member.
    @inline(__always)
    mutating func appendIndex() {
        places.append(0)
    }

    /// Lets there be so many more indices, which are no members.
    @inline(__always)
    mutating func appendIndices(_ count: Int) {
        let first = places.extend(by: count)
        for index in first..<first + count {
            places[index] = 0
        }
    }

    /// How many members there are.
    var count: Int {
        @_transparent get { members.count }
    }

    /// One of the members, in the order in which they came.
    func member(at place: Int) -> Int {
        Int(members[place].index)
    }

    mutating func reserveCapacity(_ indexCount: Int) {
        places.reserveCapacity(indexCount)
    }

    @inline(__always)
    mutating func removeAll() {
        members.removeAll()
    }

    @_transparent
    func contains(_ index: Int) -> Bool {
        let place = places[index]
        return place < members.count && Int(members[place].index) == index
    }

    @_transparent
    func contains(_ index: Int32) -> Bool {
        contains(Int(index))
    }

    /// Makes an index a member, which it must not be yet.
    @inline(__always)
    mutating func insert(_ index: Int, weight: Double) {
        assert(!contains(index))
        places[index] = Int32(truncatingIfNeeded: members.count)
        members.append(Member(index: Int32(truncatingIfNeeded: index), weight: weight))
    }

    /// The number of a member.
    subscript(index: Int) -> Double {
        @_transparent get {
            assert(contains(index))
            return members[places[index]].weight
        }
        @_transparent set {
            assert(contains(index))
            members[places[index]].weight = newValue
        }
    }

    subscript(index: Int32) -> Double {
        @_transparent get { self[Int(index)] }
        @_transparent set { self[Int(index)] = newValue }
    }
}
