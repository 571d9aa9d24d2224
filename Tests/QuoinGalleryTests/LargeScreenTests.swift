import Quoin
import QuoinGallery
import QuoinKit
import TestSupport
import Testing

/// What holds for every example on screens larger than those whose frames are known by arithmetic.
@Suite("The gallery on large screens")
struct LargeScreenTests {
    /// A tall phone, and a tablet lying on its side.
    private static let sizes = [Size(width: 414, height: 896), Size(width: 1024, height: 768)]

    @Test(
        "has no conflict and nothing ambiguous in any surroundings",
        arguments: Gallery.examples.map(\.name).filter { $0 != "debugging" }, sizes)
    func soundness(of name: String, on size: Size) throws {
        let example = try #require(Gallery.example(named: name))
        for step in 0...example.stepCount {
            // The steps change what is there; what surrounds it is tried with the last of them.
            let others = step == example.stepCount ? Surroundings.allCases : []
            for surroundings in [nil] + others.map(Optional.some) {
                var messages: [String] = []
                let window = example.window(of: size, steps: step) {
                    messages.append($0.message)
                }
                surroundings?.apply(to: window)
                window.layoutIfNeeded()
                expectTrue(messages.isEmpty)
                expectTrue(window.snapshot().diagnostics.isEmpty)
            }
        }
    }

    @Test(
        "has no lines too long to be read", arguments: Gallery.examples.map(\.name), sizes)
    func lines(of name: String, on size: Size) throws {
        let example = try #require(Gallery.example(named: name))
        for doubles in [false, true] {
            let window = example.window(of: size)
            window.doublesLocalizedText = doubles
            window.layoutIfNeeded()
            var waiting: [View] = [window]
            while let view = waiting.popLast() {
                waiting += view.subviews
                guard let label = view as? Label, label.contentDependsOnWidth else { continue }
                // About 40 times the height of the letters, or 80 letters.
                let width = label.contentSize(forWidth: label.frame.width).width
                expectTrue(
                    width <= 40 * label.font.size, "\(label.name ?? "a text") is \(width) wide")
            }
        }
    }
}
