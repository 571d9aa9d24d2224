/// Which attributes a statement is about, as far as it matters to what they can be compared with: what the
/// types of the maker say, for sentences.
enum SentenceFamily {
    case side
    case directional
    case middle
    case vertical
    case dimension
    case center
    case mixed

    /// The family of the attributes that a word names.
    init(_ attributes: [LayoutAttribute]) {
        var family: SentenceFamily?
        for attribute in attributes {
            let next = SentenceFamily(attribute)
            family = family.map { $0.joined(by: next) } ?? next
        }
        // A centre is named as a whole, and no mixture.
        let isCenter =
            attributes == [.centerX, .centerY]
            || attributes == [.centerXWithinMargins, .centerYWithinMargins]
        self = isCenter ? .center : family ?? .mixed
    }

    private init(_ attribute: LayoutAttribute) {
        let facts = attribute.facts
        if facts.part == .extent {
            self = .dimension
        } else if facts.axis == .vertical {
            self = .vertical
        } else if facts.part == .middle {
            self = .middle
        } else {
            self = facts.followsReading ? .directional : .side
        }
    }

    /// What it becomes when attributes of another family are named, too.
    func joined(by other: SentenceFamily) -> SentenceFamily {
        switch (self, other) {
        case (.side, .side), (.side, .middle), (.middle, .side): .side
        case (.directional, .directional), (.directional, .middle), (.middle, .directional):
            .directional
        case (.middle, .middle): .middle
        case (.vertical, .vertical): .vertical
        case (.dimension, .dimension): .dimension
        case (.center, .center): .center
        default: .mixed
        }
    }

    /// Whether an attribute of another view can be compared with.
    func goes(with attribute: LayoutAttribute) -> Bool {
        switch (self, SentenceFamily(attribute)) {
        case (.side, .side), (.side, .middle): true
        case (.directional, .directional), (.directional, .middle): true
        case (.middle, .side), (.middle, .directional), (.middle, .middle): true
        case (.vertical, .vertical), (.dimension, .dimension): true
        default: false
        }
    }

    /// What there is to choose from, in words.
    var choices: String {
        switch self {
        case .side:
            "left and right go with views, guides, left, right, centerX, numbers and insets"
        case .directional:
            "leading and trailing go with views, guides, leading, trailing, centerX, numbers and "
                + "insets"
        case .middle: "centerX goes with views, guides, places from side to side, and numbers"
        case .vertical:
            "places from top to bottom go with views, guides, each other, numbers and insets"
        case .dimension: "width and height go with views, guides, each other, numbers and sizes"
        case .center: "a center goes with views, guides, numbers and points, not with one attribute"
        case .mixed:
            "attributes of several kinds go with views, guides, numbers and insets, not with one "
                + "attribute"
        }
    }
}
