/// Gaps of equal length: `|~[a]~[b]~|`.
extension FormatResolver {
    /// Makes all gaps of a chain equal that are written `~`.
    ///
    /// Where such gaps are on both sides of several parallel views, each view is midway for itself, so
    /// that views of different lengths can be centred in one line. A gap that has no like is at least 0.
    mutating func resolveEqualGaps(
        _ gaps: [FormatGap], between elements: [[LayoutElement?]], _ run: FormatRun
    ) throws(FormatProblem) {
        let positions = gaps.indices.filter { gaps[$0].isEqual }
        guard let first = positions.first else { return }
        for (number, position) in positions.enumerated() {
            let place = gaps[position].place
            let (starts, ends) = (elements[position], elements[position + 1])
            if number == 0 {
                try resolveFirstGap(
                    from: starts, to: ends, at: place, isOnly: positions.count == 1, run)
            } else if positions[number - 1] == position - 1 {
                let origin = elements[position - 1][0]
                for item in starts {
                    let model = FormatPair(from: origin, to: item)
                    for end in ends {
                        try equate(FormatPair(from: item, to: end), model, at: place, run)
                    }
                }
            } else {
                let model = FormatPair(from: elements[first][0], to: elements[first + 1][0])
                for item in starts {
                    for end in ends {
                        try equate(FormatPair(from: item, to: end), model, at: place, run)
                    }
                }
            }
        }
    }

    private mutating func resolveFirstGap(
        from starts: [LayoutElement?], to ends: [LayoutElement?], at place: Int, isOnly: Bool,
        _ run: FormatRun
    ) throws(FormatProblem) {
        for end in ends {
            let model = FormatPair(from: starts[0], to: end)
            if isOnly {
                let distance = try distance(model, at: place, run)
                add(distance, .greaterThanOrEqual, .number)
            }
            for start in starts.dropFirst() {
                try equate(FormatPair(from: start, to: end), model, at: place, run)
            }
        }
    }

    private mutating func equate(
        _ pair: FormatPair, _ model: FormatPair, at place: Int, _ run: FormatRun
    ) throws(FormatProblem) {
        let side = try distance(pair, at: place, run)
        add(side, .equal, .side(try distance(model, at: place, run)))
    }
}

extension FormatGap {
    fileprivate var isEqual: Bool {
        if case .equal = kind { true } else { false }
    }
}
