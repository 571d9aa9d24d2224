/// What is written in a cell of a grid, as a number.
///
/// A grid has thousands of cells, which are filled, copied and compared with every picture. As plain numbers
/// they are so without counting references, which characters would need. Nearly all characters are one
/// scalar, and stand for themselves; the grid keeps the others (``CellSigns``).
package struct CellSign: Hashable, Sendable {
    /// A scalar; zero if there is nothing; from `firstKept` on the place of what the grid keeps.
    fileprivate let code: UInt32

    private init(code: UInt32) {
        self.code = code
    }

    /// Nothing is written.
    package static let nothing = CellSign(code: 0)
    package static let blank = CellSign(code: 0x20)

    /// Behind all scalars.
    private static let firstKept: UInt32 = 0x11_0000

    /// The sign that is a scalar; nil for the one whose number stands for nothing.
    fileprivate init?(_ scalar: Unicode.Scalar) {
        guard scalar.value > 0 else { return nil }
        code = scalar.value
    }

    fileprivate static func kept(at place: Int) -> CellSign {
        CellSign(code: firstKept + UInt32(place))
    }

    /// The scalar that is written; nil if it is nothing, or more than one.
    package var scalar: Unicode.Scalar? {
        code > 0 ? Unicode.Scalar(code) : nil
    }

    /// Where the grid keeps what is written; nil if that is nothing, or one scalar.
    fileprivate var place: Int? {
        code < Self.firstKept ? nil : Int(code - Self.firstKept)
    }
}

/// The characters of a grid that are more than one scalar, in the order in which they were first written.
struct CellSigns: Sendable {
    private var kept: [Character] = []
    private var places: [Character: Int] = [:]

    /// The sign for a character.
    mutating func sign(for character: Character) -> CellSign {
        let scalars = character.unicodeScalars
        if scalars.index(after: scalars.startIndex) == scalars.endIndex,
            let sign = CellSign(scalars[scalars.startIndex])
        {
            return sign
        }
        if let place = places[character] {
            return .kept(at: place)
        }
        places[character] = kept.count
        kept.append(character)
        return .kept(at: kept.count - 1)
    }

    /// The character that a sign of this grid stands for; nil if that is nothing.
    func character(for sign: CellSign) -> Character? {
        if let scalar = sign.scalar {
            return Character(scalar)
        }
        return sign.place.map { kept[$0] }
    }

    /// Whether signs of two grids stand for the same.
    static func areSame(_ one: CellSign, _ signs: CellSigns, _ other: CellSign, _ others: CellSigns)
        -> Bool
    {
        guard let place = one.place, let otherPlace = other.place else { return one == other }
        return signs.kept[place] == others.kept[otherPlace]
    }
}
