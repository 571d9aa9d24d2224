import QuoinLayout
import TestSupport
import Testing

@Suite("Traits and insets as values")
struct TraitTermTests {
    @Test("traits that are equal are one in a set, stated or not")
    func hashing() {
        let traits = [
            TraitCollection(userInterfaceStyle: .dark), TraitCollection(userInterfaceStyle: .dark),
            TraitCollection(userInterfaceStyle: .light), TraitCollection(displayScale: 2),
            TraitCollection(displayScale: 3), TraitCollection(displayScale: 2),
            TraitCollection(), TraitCollection(layoutDirection: .rightToLeft),
        ]
        var kinds: [TraitCollection] = []
        for each in traits where !kinds.contains(each) { kinds.append(each) }
        expectEqual(Set(traits).count, kinds.count)
        // What is light by default is so whether or not it says it.
        expectEqual(kinds.count, 5)
        for one in traits {
            for other in traits where one == other {
                expectEqual(one.hashValue, other.hashValue)
            }
        }
    }

    @Test("a view's traits are set by either name")
    func names() {
        let (window, view) = (Window(frame: Rect(x: 0, y: 0, width: 10, height: 10)), View())
        window.addSubview(view)
        view.traitCollection = TraitCollection(userInterfaceStyle: .dark)
        expectEqual(view.traits.userInterfaceStyle, .dark)
        expectEqual(view.traitCollection, view.traits)
    }

    @Test("directional insets are told by axis, too")
    func insets() {
        expectEqual(
            DirectionalEdgeInsets(horizontal: 8, vertical: 3),
            DirectionalEdgeInsets(top: 3, leading: 8, bottom: 3, trailing: 8))
        expectEqual(
            DirectionalEdgeInsets(horizontal: 8),
            DirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8))
    }
}
