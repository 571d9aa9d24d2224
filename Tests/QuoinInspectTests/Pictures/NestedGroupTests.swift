import Quoin
import QuoinInspect
import TestSupport
import Testing

/// Readers of XML follow groups, and some give up where these are nested without end.
@Suite("Groups in a picture")
struct NestedGroupTests {
    /// How many groups are open at once in a picture of views in each other.
    private func depth(_ change: (View) -> Void) -> Int {
        let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
        var view = root
        for _ in 0..<200 {
            let next = View(frame: Rect(x: 0, y: 0, width: 50, height: 30))
            next.backgroundColor = .testBlue
            change(next)
            view.addSubview(next)
            view = next
        }
        var (open, most) = (0, 0)
        for part in SVGRenderer().document(of: root).split(separator: "<") {
            if part.hasPrefix("g ") || part.hasPrefix("g>") {
                open += 1
                most = max(most, open)
            } else if part.hasPrefix("/g>") {
                open -= 1
            }
        }
        expectEqual(open, 0)
        return most
    }

    @Test("are nested 64 deep at most, whatever turns, fades or has round corners")
    func depth() {
        let turned = depth { $0.transform = Transform(rotation: 0.1) }
        let faded = depth { $0.alpha = 0.99 }
        let round = depth { ($0.cornerRadius, $0.clipsToBounds) = (3, true) }
        expectTrue(turned <= 64 && faded <= 64 && round <= 64)
        expectTrue(turned > 60 && faded > 60 && round > 60)
    }
}
