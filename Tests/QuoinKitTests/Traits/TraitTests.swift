import Quoin
import QuoinKit
import TestSupport
import Testing

@Suite("Traits")
struct TraitTests {
    /// Writes down the traits that it had.
    private final class Witness: View {
        var former: [TraitCollection] = []

        override func traitsDidChange(from previous: TraitCollection) {
            super.traitsDidChange(from: previous)
            former.append(previous)
        }
    }

    private let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))

    @Test("of a window that says nothing follow from its size")
    func sizes() {
        let expected: [(Size, SizeClass, SizeClass)] = [
            (Size(width: 320, height: 480), .compact, .regular),
            (Size(width: 480, height: 320), .compact, .compact),
            (Size(width: 667, height: 375), .compact, .compact),
            (Size(width: 736, height: 414), .regular, .compact),
            (Size(width: 768, height: 1024), .regular, .regular),
            (Size(width: 1024, height: 768), .regular, .regular),
            (Size(width: 0, height: 0), .compact, .regular),
        ]
        for (size, horizontal, vertical) in expected {
            window.frame.size = size
            expectEqual(window.traits.horizontalSizeClass, horizontal, "\(size)")
            expectEqual(window.traits.verticalSizeClass, vertical, "\(size)")
        }
    }

    @Test("agree with what every device in the catalogue says", arguments: Device.catalogue)
    func devices(device: Device) {
        for orientation in Device.Orientation.allCases {
            window.frame.size = device.size(in: orientation)
            for axis in Axis.allCases {
                let found =
                    axis == .horizontal
                    ? window.traits.horizontalSizeClass : window.traits.verticalSizeClass
                expectEqual(found, device.sizeClass(of: axis, in: orientation), "\(orientation)")
            }
        }
    }

    @Test("are those of a window's scale and direction, whichever way they are set")
    func bothWays() {
        expectEqual(window.traits, TraitCollection())
        window.scale = 3
        window.layoutDirection = .rightToLeft
        expectEqual(window.traits.displayScale, 3)
        expectEqual(window.traits.layoutDirection, .rightToLeft)
        window.traits.displayScale = 2
        window.traits.layoutDirection = .leftToRight
        expectEqual(window.scale, 2)
        expectEqual(window.layoutDirection, .leftToRight)
        window.scale = nil
        expectEqual(window.traits.displayScale, 1)
        window.traits = TraitCollection(displayScale: 1)
        expectEqual(window.scale, 1)
    }

    @Test("that are left open are those that were set otherwise")
    func leftOpen() {
        window.scale = 3
        window.traits = TraitCollection(horizontalSizeClass: .regular)
        expectEqual(window.scale, 3)
        expectEqual(window.traits.horizontalSizeClass, .regular)
        window.traits = TraitCollection()
        expectEqual(window.traits, TraitCollection(displayScale: 3))
        window.traits.userInterfaceStyle = .dark
        window.frame.size = Size(width: 768, height: 1024)
        expectEqual(window.traits.horizontalSizeClass, .regular)
        expectEqual(window.traits.userInterfaceStyle, .dark)
    }

    @Test("hold for all views in a window, but where a nearer view states others")
    func inheriting() {
        let (card, label) = (Witness(), Witness())
        card.addSubview(label)
        window.addSubview(card)
        window.traits.userInterfaceStyle = .dark
        expectEqual(label.traits.userInterfaceStyle, .dark)
        card.traits = TraitCollection(horizontalSizeClass: .regular)
        label.traits.textSizeCategory = .small
        expectEqual(label.traits.horizontalSizeClass, .regular)
        expectEqual(label.traits.userInterfaceStyle, .dark)
        expectEqual(label.traitCollection.textSizeCategory, .small)
        expectEqual(card.traits.textSizeCategory, .large)
        card.traits = TraitCollection()
        expectEqual(label.traits.horizontalSizeClass, .compact)
        expectEqual(label.traits.textSizeCategory, .small)
    }

    @Test("that change are told with what they were, each view once")
    func hearing() {
        let (card, label) = (Witness(), Witness())
        window.addSubview(card)
        card.addSubview(label)
        card.former = []
        label.traits.userInterfaceStyle = .light
        expectTrue(label.former.isEmpty)
        let before = window.traits
        window.traits.userInterfaceStyle = .dark
        expectEqual(card.former, [before])
        // What it states itself has not changed.
        expectTrue(label.former.isEmpty)
        window.traits.userInterfaceStyle = .dark
        window.traits.layoutDirection = .rightToLeft
        expectEqual(card.former.count, 2)
        expectEqual(label.former, [before])
    }

    @Test("are told to views that come into other surroundings")
    func moving() {
        let (card, label) = (Witness(), Witness())
        card.addSubview(label)
        window.scale = 2
        window.traits.userInterfaceStyle = .dark
        window.addSubview(card)
        expectEqual(card.former, [TraitCollection()])
        expectEqual(label.former, [TraitCollection()])
        let inside = window.traits
        let other = View()
        other.traits.horizontalSizeClass = .regular
        window.addSubview(other)
        other.addSubview(card)
        expectEqual(label.former, [TraitCollection(), inside])
        expectEqual(label.traits.horizontalSizeClass, .regular)
        card.removeFromSuperview()
        expectEqual(label.former.count, 3)
        expectEqual(label.traits, TraitCollection())
    }

    @Test("turn a part of a window around")
    func directionOfPart() {
        let (card, label) = (View(), View())
        window.addSubview(card)
        card.addSubview(label)
        card.makeConstraints { $0.edges.equalToSuperview() }
        label.makeConstraints { make in
            make.leading.top.equalToSuperview().offset(10)
            make.size.equalTo(20)
        }
        window.layoutIfNeeded()
        expectEqual(label.frame, Rect(x: 10, y: 10, width: 20, height: 20))
        card.traits.layoutDirection = .rightToLeft
        window.layoutIfNeeded()
        expectEqual(label.effectiveLayoutDirection, .rightToLeft)
        expectEqual(window.effectiveLayoutDirection, .leftToRight)
        // Leading is right, and an offset leads to the left.
        expectEqual(label.frame, Rect(x: 290, y: 10, width: 20, height: 20))
        card.traits = TraitCollection()
        window.layoutIfNeeded()
        expectEqual(label.frame, Rect(x: 10, y: 10, width: 20, height: 20))
    }

    @Test("say what they are")
    func description() {
        let traits = TraitCollection(
            horizontalSizeClass: .regular, displayScale: 2, layoutDirection: .rightToLeft,
            userInterfaceStyle: .dark, textSizeCategory: .small)
        expectEqual("\(traits)", "regular × regular @2, rightToLeft, dark, small")
    }

    @Test("with a scale that is none leave it open", arguments: [0, -1, .nan, .infinity])
    func unsoundScale(scale: Double) {
        window.scale = 2
        window.traits = TraitCollection(displayScale: scale)
        expectEqual(window.scale, 2)
    }
}
