import QuoinKit
import QuoinLayout

/// A layout in a report, in all the variants that are shown of it.
package struct ReportSubject: Sendable {
    /// What a variant is like, in words that a page has switches for.
    package struct Surroundings: Sendable {
        /// The device, or the size of the screen.
        package var screen: String
        package var orientation: Device.Orientation
        package var direction: LayoutDirection
        package var textSize: TextSizeCategory

        package init(
            screen: String, orientation: Device.Orientation,
            direction: LayoutDirection = .leftToRight, textSize: TextSizeCategory = .normal
        ) {
            self.screen = screen
            self.orientation = orientation
            self.direction = direction
            self.textSize = textSize
        }

        package init(_ variant: LayoutVariant) {
            self.init(
                screen: variant.device.name, orientation: variant.orientation,
                direction: variant.direction, textSize: variant.textSize)
        }
    }

    struct Variant: Sendable {
        let surroundings: Surroundings
        let tree: ReportTree
    }

    /// A file beside the page, to be opened from there.
    package struct File: Sendable {
        let name: String
        let label: String

        package init(name: String, label: String) {
            self.name = name
            self.label = label
        }
    }

    /// What it is called in an address.
    let name: String
    let title: String
    let summary: String
    private(set) var variants: [Variant] = []
    /// Files beside the page that show it, too.
    package var files: [File] = []

    package init(name: String, title: String, summary: String = "") {
        self.name = name
        self.title = title
        self.summary = summary
    }

    /// Adds a tree that is at hand, as it was laid out. What would mend it is not tried.
    package mutating func add(_ surroundings: Surroundings, of view: View) {
        variants.append(Variant(surroundings: surroundings, tree: ReportTree(of: view)))
    }

    /// Adds a tree that was read.
    mutating func add(_ surroundings: Surroundings, _ tree: ReportTree) {
        variants.append(Variant(surroundings: surroundings, tree: tree))
    }

    /// Adds a tree that can be built as often as there are mends and repairs to be tried.
    ///
    /// - Parameter triesRepairs: whether it is found out what repairs would do. A page of many layouts gets large with
    ///   them.
    package mutating func add(
        _ surroundings: Surroundings, triesRepairs: Bool = true, building build: () -> View
    ) {
        let tree = ReportTree(of: build(), rebuiltBy: build, triesRepairs: triesRepairs)
        variants.append(Variant(surroundings: surroundings, tree: tree))
    }
}
