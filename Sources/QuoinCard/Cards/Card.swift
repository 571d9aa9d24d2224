import QuoinInspect
import QuoinKit

/// What a card says, and how it is to look.
struct Card: Sendable {
    /// What is drawn.
    enum Kind: String, CaseIterable, Sendable {
        /// What social networks show beside a link.
        case preview
        /// A page.
        case report
    }

    /// Who wrote it.
    struct Author: Sendable {
        var name: String
        var role: String?
    }

    /// A number with what it counts.
    struct Figure: Sendable {
        var label: String
        var value: Double
        var prefix = ""
        var unit = ""
        /// By how many percent it has changed.
        var change: Double?
        /// Whether it is good news if it falls.
        var isBetterLower = false
        /// How it came to be what it is.
        var trend: [Double] = []
    }

    /// A picture, or a box with words in the place of one.
    struct Picture: Sendable {
        var label: String?
        /// Its width, where its height is 1.
        var ratio: Double
        var file: ImageFile?
    }

    /// A part of a report.
    struct Section: Sendable {
        var heading: String?
        var text: String
    }

    var kind = Kind.preview
    var title: String
    var category: String?
    var text: String?
    var author: Author?
    var date: String?
    var site: String?
    var figures: [Figure] = []
    var pictures: [Picture] = []
    var sections: [Section] = []
    var theme = CardTheme.light
    var accent: Color?
    var size: Size
    /// Nil if the title says it.
    var direction: LayoutDirection?
}

extension Card.Kind {
    /// The size of a card that does not say another one.
    var usualSize: Size {
        switch self {
        case .preview: Size(width: 1200, height: 630)
        // A4, as browsers print it.
        case .report: Size(width: 794, height: 1123)
        }
    }

    /// How many figures have room.
    var mostFigures: Int { self == .preview ? 4 : 12 }

    /// How many pictures have room.
    var mostPictures: Int { self == .preview ? 1 : 6 }
}

extension Card {
    /// The direction in which it is read: as it says, or as the first letter of its title is.
    var readingDirection: LayoutDirection {
        if let direction {
            return direction
        }
        return RightToLeftText.begins(title) ? .rightToLeft : .leftToRight
    }
}
