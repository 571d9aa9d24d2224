import Quoin

/// A superview called "root" with views and a guide in it, which constraints may be about.
struct ChainScene {
    let root: View
    let icon: View
    let title: View
    let detail: View
    let guide = LayoutGuide(identifier: "guide")

    init() {
        root = View("root", Rect(0, 0, 320, 480))
        icon = root.add("icon")
        title = root.add("title")
        detail = root.add("detail")
        root.addLayoutGuide(guide)
    }
}

extension LayoutConstraint {
    /// The constraint at another priority.
    func at(_ priority: Priority) -> LayoutConstraint {
        self.priority = priority
        return self
    }
}
