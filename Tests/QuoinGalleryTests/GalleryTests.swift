import Foundation
import Quoin
import QuoinGallery
import QuoinKit
import QuoinTesting
import TestSupport
import Testing

/// What holds for every example.
@Suite("The gallery")
struct GalleryTests {
    @Test("has an example of each kind, each with a name of its own")
    func names() {
        let names = Gallery.examples.map(\.name)
        expectEqual(Set(names).count, names.count)
        expectTrue(names.allSatisfy { $0.allSatisfy { $0.isLowercase || $0 == "-" } })
    }

    @Test(
        "keeps to its recorded layouts",
        arguments: Gallery.examples.map(\.name), ScreenSize.allCases)
    func records(of name: String, at screen: ScreenSize) throws {
        let example = try #require(Gallery.example(named: name))
        for step in 0...example.stepCount {
            expectLayout(
                example.window(of: screen.size, steps: step),
                matches: "\(name)\(step == 0 ? "" : "-step\(step)")-\(screen.label)")
        }
    }

    @Test(
        "lays out the same after turning the device as when it starts that way",
        arguments: Gallery.examples.map(\.name))
    func turning(_ name: String) throws {
        let example = try #require(Gallery.example(named: name))
        let (upright, sideways) = (ScreenSize.upright.size, ScreenSize.sideways.size)
        let window = example.window(of: upright)
        let turned = example.window(of: sideways)
        window.safeAreaInsets = turned.safeAreaInsets
        window.frame.size = sideways
        window.layoutIfNeeded()
        expectTrue(window.looksLike(turned))
    }

    @Test("is as it was at first after its last step", arguments: Gallery.examples.map(\.name))
    func steps(of name: String) throws {
        let example = try #require(Gallery.example(named: name))
        let size = ScreenSize.upright.size
        let first = example.window(of: size)
        let last = example.window(of: size, steps: example.stepCount + 1)
        expectTrue(example.stepCount == 0 || first.looksLike(last))
    }

    @Test(
        "has nothing wrong in it, but for what is broken on purpose",
        arguments: Gallery.examples.map(\.name), ScreenSize.allCases)
    func soundness(of name: String, at screen: ScreenSize) throws {
        let example = try #require(Gallery.example(named: name))
        for step in 0...example.stepCount {
            var messages: [String] = []
            let window = example.window(of: screen.size, steps: step) {
                messages.append($0.message)
            }
            if name != "debugging" {
                expectTrue(messages.isEmpty)
                expectTrue(window.snapshot().diagnostics.isEmpty)
            }
            let shown = try #require(window.subviews.first)
            expectEqual(shown.frame, window.bounds)
            checkViews(in: shown)
        }
    }

    @Test(
        "has no conflict and nothing ambiguous in other surroundings",
        arguments: Gallery.examples.map(\.name), Surroundings.allCases)
    func otherSurroundings(of name: String, in surroundings: Surroundings) throws {
        let example = try #require(Gallery.example(named: name))
        for screen in ScreenSize.allCases {
            for step in 0...example.stepCount {
                var messages: [String] = []
                let window = example.window(of: screen.size, steps: step) {
                    messages.append($0.message)
                }
                surroundings.apply(to: window)
                window.layoutIfNeeded()
                if name != "debugging" {
                    expectTrue(messages.isEmpty)
                    expectTrue(window.snapshot().diagnostics.isEmpty)
                }
                if surroundings != .doubledText {
                    checkViews(in: try #require(window.subviews.first))
                }
            }
        }
    }

    @Test("has the same frames in the dark", arguments: Gallery.examples.map(\.name))
    func dark(_ name: String) throws {
        let example = try #require(Gallery.example(named: name))
        let window = example.window(of: ScreenSize.upright.size)
        let before = window.snapshot()
        Surroundings.dark.apply(to: window)
        window.layoutIfNeeded()
        expectEqual(window.snapshot(), before)
    }

    /// Screens about edges that are left and right whatever the direction of reading, and the one that has
    /// both directions on it.
    private static let fixedScreens: Set = [
        "aspect-fit", "basic", "constants", "remake", "right-to-left", "sides",
    ]

    @Test(
        "turns around with the direction of reading",
        arguments: Gallery.examples.map(\.name).filter { !fixedScreens.contains($0) },
        ScreenSize.allCases)
    func mirroring(_ name: String, at screen: ScreenSize) throws {
        let example = try #require(Gallery.example(named: name))
        let window = example.window(of: screen.size)
        let mirrored = example.window(of: screen.size)
        Surroundings.rightToLeft.apply(to: mirrored)
        mirrored.layoutIfNeeded()
        var waiting = [(window as View, mirrored as View)]
        while let (view, image) = waiting.popLast() {
            for (subview, other) in zip(view.subviews, image.subviews) {
                let frame = subview.frame
                let wanted = Rect(
                    x: view.frame.width - frame.maxX, y: frame.minY, width: frame.width,
                    height: frame.height)
                expectTrue(
                    other.frame.isNear(wanted),
                    "\(other.name ?? "a view") is at \(other.frame) and should be at \(wanted)")
                waiting.append((subview, other))
            }
        }
    }

    @Test("shows every text whole", arguments: Gallery.examples.map(\.name), ScreenSize.allCases)
    func texts(of name: String, at screen: ScreenSize) throws {
        let example = try #require(Gallery.example(named: name))
        for step in 0...example.stepCount {
            var waiting: [View] = [example.window(of: screen.size, steps: step)]
            while let view = waiting.popLast() {
                waiting += view.subviews
                guard view is Label || view is Button else { continue }
                let needed =
                    view.contentDependsOnWidth
                    ? view.contentSize(forWidth: view.frame.width) : view.intrinsicContentSize
                expectTrue(
                    needed.width <= view.frame.width + 1e-6
                        && needed.height <= view.frame.height + 1e-6,
                    "\(view.name ?? "a text") needs \(needed)")
            }
        }
    }

    /// Every view has a name, and none sticks out of what it is in, unless that clips it or its own
    /// conflict is what the example is about.
    private func checkViews(in top: View) {
        var waiting = [top]
        while let view = waiting.popLast() {
            expectEqual(view.name?.isEmpty, false)
            for subview in view.subviews {
                let inside = Rect(origin: .zero, size: view.frame.size).inset(by: EdgeInsets(-1e-6))
                expectTrue(
                    view.clipsToBounds || subview.name == "blue"
                        || inside.contains(subview.frame),
                    "\(subview.name ?? "a view") sticks out of \(view.name ?? "another")")
            }
            waiting += view.subviews
        }
    }
}
