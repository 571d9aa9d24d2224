import TestSupport
import Testing

@testable import QuoinUIKit

/// Whatever is said and moved in whatever order, views that come into a window look as if all had been said before.
@MainActor
@Suite struct RandomAppearanceTests {
    private class Title: UILabel {}
    private class Box: UIView {}

    /// Something that is said of a class, or of what is in boxes.
    private enum Saying: CaseIterable {
        case linesOfLabels, linesOfTitles, linesInBoxes, linesOfTitlesInBoxes, fontOfLabels,
            groundOfViews
        case groundOfBoxes

        @MainActor func say(_ number: Int) {
            let boxes = [Box.self]
            let color: UIColor? = [nil, .systemRed, .systemTeal, .systemPink][number]
            switch self {
            case .linesOfLabels: UILabel.appearance().numberOfLines = number
            case .linesOfTitles: Title.appearance().numberOfLines = number
            case .linesInBoxes:
                UILabel.appearance(whenContainedInInstancesOf: boxes).numberOfLines = number
            case .linesOfTitlesInBoxes:
                Title.appearance(whenContainedInInstancesOf: boxes).numberOfLines = number
            case .fontOfLabels:
                UILabel.appearance().font = .systemFont(ofSize: CGFloat(17 + number))
            case .groundOfViews: UIView.appearance().backgroundColor = color
            case .groundOfBoxes: Box.appearance().backgroundColor = color
            }
        }
    }

    /// Labels and titles, some in boxes, some of which say something themselves.
    @MainActor private final class World {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let views: [UIView] = [Box(), Box(), UIView(), UILabel(), UILabel(), Title(), Title()]

        init() { window.rootViewController = UIViewController() }

        var root: UIView { window.rootViewController?.view ?? window }

        func put(_ index: Int, into parent: Int?) {
            (parent.map { views[$0] } ?? root).addSubview(views[index])
        }

        func sayItself(_ index: Int, _ number: Int) {
            if let label = views[index] as? UILabel {
                label.numberOfLines = number + 5
            } else {
                views[index].backgroundColor = .systemGray
            }
        }

        var looks: [String] {
            views.map { view in
                let ground = view.backgroundColor.map { String(reflecting: $0.value) } ?? "none"
                let label = view as? UILabel
                return "\(ground) \(label?.numberOfLines ?? -1) \(label?.font.pointSize ?? -1)"
            }
        }
    }

    @MainActor @Test(arguments: 1...60 as ClosedRange<UInt64>)
    func `views look as if all had been said before`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        withAppearances {
            let world = World()
            var said: [Int: Int] = [:]
            var own: [Int: Int] = [:]
            var parents: [Int: Int?] = [:]
            for index in world.views.indices {
                parents[index] = .some(nil)
                world.put(index, into: nil)
            }
            for _ in 0..<40 {
                switch Int.random(in: 0..<8, using: &random) {
                case 0...3:
                    let saying = Int.random(in: 0..<Saying.allCases.count, using: &random)
                    let number = Int.random(in: 0...3, using: &random)
                    said[saying] = number
                    Saying.allCases[saying].say(number)
                case 4 where own.count < 3:
                    let index = Int.random(in: 0..<world.views.count, using: &random)
                    let number = Int.random(in: 0...3, using: &random)
                    own[index] = number
                    world.sayItself(index, number)
                default:
                    let index = Int.random(in: 3..<world.views.count, using: &random)
                    let parent =
                        Bool.random(using: &random) ? Int.random(in: 0...2, using: &random) : nil
                    parents[index] = .some(parent)
                    world.put(index, into: parent)
                }
            }
            // All of it comes into a window once more.
            let screen = world.window.rootViewController
            world.window.rootViewController = nil
            world.window.rootViewController = screen

            AppearanceBook.shared.forgetAll()
            for (saying, number) in said { Saying.allCases[saying].say(number) }
            let fresh = World()
            for (index, number) in own { fresh.sayItself(index, number) }
            for (index, parent) in parents.sorted(by: { $0.key < $1.key }) {
                fresh.put(index, into: parent)
            }
            expectEqual(world.looks, fresh.looks, "seed \(seed)")
        }
    }
}
