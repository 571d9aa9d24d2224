/// A set of flags that is asked in inner loops.
///
/// What option sets do is generic, which costs nothing in a build that is optimized. In one that is not, each
/// question goes through the tables of half a dozen protocols, which was a third of the time of a layout. Here it is
/// arithmetic, and taken in where it is called in every build.
@usableFromInline
package protocol PlainFlags: OptionSet where RawValue: FixedWidthInteger {}

extension PlainFlags {
    @_transparent
    @usableFromInline
    package init(arrayLiteral flags: Self...) {
        var all: RawValue = 0
        for flag in flags {
            all |= flag.rawValue
        }
        self.init(rawValue: all)
    }

    @_transparent
    @usableFromInline
    package func contains(_ other: Self) -> Bool {
        rawValue & other.rawValue == other.rawValue
    }

    @_transparent
    @usableFromInline
    package func isDisjoint(with other: Self) -> Bool {
        rawValue & other.rawValue == 0
    }

    @_transparent
    @usableFromInline
    package var isEmpty: Bool { rawValue == 0 }

    @_transparent
    @usableFromInline
    package func intersection(_ other: Self) -> Self {
        Self(rawValue: rawValue & other.rawValue)
    }

    @_transparent
    @usableFromInline
    package mutating func insert(_ other: Self) {
        self = Self(rawValue: rawValue | other.rawValue)
    }

    @_transparent
    @usableFromInline
    package mutating func remove(_ other: Self) {
        self = Self(rawValue: rawValue & ~other.rawValue)
    }
}
