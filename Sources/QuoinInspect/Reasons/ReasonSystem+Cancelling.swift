import QuoinLayout

/// Numbers that cancel out in what is asked for.
extension ReasonSystem {
    /// As often at most is looked at what such numbers come from.
    private static var mostTries: Int { 8 }

    /// The system of what a number comes from, solved. What cancels out there is known from something, too, which is added.
    init(solving grounds: inout LayoutGrounds, _ read: ReadRows) {
        self.init(grounds)
        solve()
        var tries = 0
        while !isTangled, tries < Self.mostTries,
            Self.addGrounds(of: cancelled, to: &grounds, read)
        {
            self = ReasonSystem(grounds)
            solve()
            tries += 1
        }
    }

    /// Adds what quantities come from of which it does not matter how large they are.
    ///
    /// - Returns: whether there was anything to add.
    private static func addGrounds(
        of numbers: [LayoutNumber], to grounds: inout LayoutGrounds, _ read: ReadRows
    ) -> Bool {
        var known = Set(grounds.rows.map { $0.index })
        var isMore = false
        for number in numbers {
            guard
                let more = number.element.grounds(
                    of: number.axis, isExtent: number.isExtent, read)
            else { continue }
            for row in more.rows where known.insert(row.index).inserted {
                grounds.rows.append(row)
                isMore = true
            }
        }
        return isMore
    }
}
