import QuoinKit

/// `distribution:N`: a single stack of many views whose length is given, and is not what they ask for.
final class DistributedScreen: Screen {
    private static let spacing = 2.0

    let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 20))
    private let row = StackView()
    private let length: Double

    /// Makes a stack of `count` views that is so many times as long as they would have it.
    init(count: Int, distribution: StackView.Distribution, stretched: Double) {
        length = stretched * (0..<count).reduce(0) { $0 + Self.content($1) + Self.spacing }
        row.distribution = distribution
        row.spacing = Self.spacing
        for index in 0..<count {
            row.addArrangedSubview(ContentBox(width: Self.content(index), height: 20))
        }
        root.addSubview(row)
        row.makeConstraints { make in
            make.left.top.equalToSuperview()
            make.width.equalTo(length)
        }
    }

    private static func content(_ index: Int) -> Double { 20 + Double(index * 37 % 50) }

    /// Hides or shows the view in the middle, and lays out.
    ///
    /// - Returns: Where the last view is then.
    func toggle() -> Double {
        let views = row.arrangedSubviews
        views[views.count / 2].isHidden.toggle()
        root.layoutIfNeeded()
        return views[views.count - 1].frame.minX
    }

    // MARK: Checking

    func check() throws(MeasurementError) {
        let shown = row.arrangedSubviews.indices.filter { !row.arrangedSubviews[$0].isHidden }
        let contents = shown.map(Self.content)
        let sum = contents.reduce(0, +)
        let room = length - Self.spacing * Double(shown.count - 1)
        var place = 0.0
        for (position, index) in shown.enumerated() {
            let content = contents[position]
            var width = content
            switch row.distribution {
            case .fillEqually: width = room / Double(shown.count)
            case .fillProportionally: width = room * content / sum
            default: break
            }
            try row.arrangedSubviews[index].check(
                "view \(index)", x: place, y: 0, width: width, height: 20)
            place += width + gap(after: position, contents, sum: sum)
        }
    }

    private func gap(after position: Int, _ contents: [Double], sum: Double) -> Double {
        let gaps = Double(contents.count - 1)
        guard position + 1 < contents.count else { return 0 }
        switch row.distribution {
        case .equalSpacing:
            return (length - sum) / gaps
        case .equalCentering:
            let halves = (contents[0] + contents[contents.count - 1]) / 2
            let ownHalves = (contents[position] + contents[position + 1]) / 2
            return (length - halves) / gaps - ownHalves
        default:
            return Self.spacing
        }
    }
}
