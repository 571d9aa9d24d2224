/// Views and guides by the names that they have themselves.
final class ItemsByName {
    private var items: [String: LayoutElement] = [:]
    /// Names that several have, none of them nearer than the others.
    private var ambiguous: Set<String> = []
    /// The views in which nothing was looked for yet.
    private var unsearched: [View] = []
    private let root: View?
    /// How many of the given ones have no name.
    private var namelessCount = 0

    /// What is in a view, at any depth; of two with one name, the nearer one is meant.
    init(in root: View) {
        self.root = root
        unsearched = [root]
    }

    /// What is listed.
    init(_ listed: [any LayoutItem]) {
        root = nil
        for item in listed {
            if !enter(item.layoutElement, into: &items) {
                namelessCount += 1
            }
        }
    }

    /// Every name that is known.
    var names: [String] { Array(items.keys) }

    /// What a message about a name that is unknown has to say besides.
    var remark: String {
        switch namelessCount {
        case 0: ""
        case 1: "; one of the views has no name"
        default: "; \(namelessCount) of the views have no name"
        }
    }

    /// The item of a name, if there is one.
    func item(_ name: String, at place: Int) throws(FormatProblem) -> LayoutElement? {
        while items[name] == nil, !unsearched.isEmpty {
            searchNextLevel()
        }
        guard !ambiguous.contains(name) else {
            throw FormatProblem(
                "several views are named \(PrintableText.quoted(name)); give those that are meant by "
                    + "\"views\"", at: place)
        }
        return items[name] ?? (root?.name == name ? root : nil)
    }

    /// Goes one level deeper into the tree.
    private func searchNextLevel() {
        var found: [String: LayoutElement] = [:]
        var next: [View] = []
        for view in unsearched {
            for guide in view.layoutGuides {
                _ = enter(guide, into: &found)
            }
            for subview in view.subviews {
                _ = enter(subview, into: &found)
                next.append(subview)
            }
        }
        for (name, item) in found where items[name] == nil {
            items[name] = item
        }
        unsearched = next
    }

    /// Enters an item, unless it has no name or one that is known from further out.
    private func enter(_ item: LayoutElement, into found: inout [String: LayoutElement]) -> Bool {
        guard let name = item.ownName else { return false }
        if let other = found[name] {
            if other !== item, root == nil || items[name] == nil {
                ambiguous.insert(name)
            }
        } else {
            found[name] = item
        }
        return true
    }
}

extension LayoutElement {
    /// What the item is called, in messages and in formats.
    fileprivate var ownName: String? {
        (self as? View)?.name ?? (self as? LayoutGuide)?.identifier
    }
}
