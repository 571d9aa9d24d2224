/// Gaps of equal length: `|~[a]~[b]~|`.
extension FormatResolver {
    /// Makes all gaps of a chain equal that are written `~`.
    ///
    /// Where such gaps are on both sides of several parallel views, each view is midway for itself, so
    /// that views of different lengths can be centred in one line. A gap that has no like is at least 0.
    mutating func resolveEqualGaps(
        _ gaps: [FormatGap], between elements: [FormatElement], _ run: FormatRun
    ) throws(FormatProblem) {
        let equal = gaps.indices.filter { gaps[$0].isEqual }
        guard let first = equal.first else { return }
        for (number, position) in equal.enumerated() {
            let place = gaps[position].place
            let (starts, ends) = (items(of: elements[position]), items(of: elements[position + 1]))
            if number == 0 {
                try resolveFirstGap(
                    from: starts, to: ends, at: place, isOnly: equal.count == 1, run)
            } else if equal[number - 1] == position - 1 {
                let origin = item(at: positions(of: elements[position - 1]).lowerBound)
                for item in starts {
                    let model = FormatPair(from: origin, to: item)
                    for end in ends {
                        try equate(FormatPair(from: item, to: end), model, at: place, run)
                    }
                }
            } else {
                let model = FormatPair(
                    from: item(at: positions(of: elements[first]).lowerBound),
                    to: item(at: positions(of: elements[first + 1]).lowerBound))
                for item in starts {
                    for end in ends {
                        try equate(FormatPair(from: item, to: end), model, at: place, run)
                    }
                }
            }
        }
    }

    private func items(of element: FormatElement) -> [LayoutElement?] {
        positions(of: element).map { item(at: $0) }
    }

    private mutating func resolveFirstGap(
        from starts: [LayoutElement?], to ends: [LayoutElement?], at place: Int, isOnly: Bool,
        _ run: FormatRun
    ) throws(FormatProblem) {
        for end in ends {
            let model = FormatPair(from: starts[0], to: end)
            if isOnly {
                let distance = try distance(model, at: place, run)
                add(distance, .greaterThanOrEqual, nil)
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
        add(side, .equal, try distance(model, at: place, run))
    }
}

extension FormatGap {
    fileprivate var isEqual: Bool {
        if case .equal = kind { true } else { false }
    }
}
