import QuoinUIKit

/// What is shown.
extension RandomPlaces {
    /// A controller with what is in it.
    func controller(_ draws: inout Draws, depth: Int) -> UIViewController {
        let kind = depth > 2 ? 0 : draws.below(9)
        let count = draws.below(3)
        let controllers = (0...count).map { _ in
            kind < 4
                ? UIViewController() : controller(&draws, depth: kind == 8 ? 9 : depth + 1)
        }
        let one: UIViewController
        switch kind {
        case 4...5:
            let stack = OwnStack()
            stack.viewControllers = controllers.filter { !($0 is UINavigationController) }
            one = stack
        case 6:
            let tabs = UITabBarController()
            tabs.viewControllers = controllers
            one = tabs
        case 8:
            let split = UISplitViewController(style: draws.pick(.doubleColumn, .tripleColumn))
            for (column, controller) in zip(Self.columns, controllers) {
                split.setViewController(controller, for: column)
            }
            one = split
        case 7:
            let pages = UIPageViewController(
                transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.setViewControllers([controllers[0]], direction: .forward, animated: false)
            one = pages
        default:
            one = PlainScreen(look(&draws), title: draws.pick("Title", "A longer title", ""))
            one.hidesBottomBarWhenPushed = draws.happens(percent: 20)
        }
        let name = "c\(watched.count + 1), a \(type(of: one)),"
        watched.append((name, { [weak one] in one != nil }))
        return one
    }

    private func look(_ draws: inout Draws) -> PlainScreen.Look {
        var look = PlainScreen.Look()
        let contents = PlainScreen.Look.Content.allCases
        look.content = contents[draws.below(contents.count)]
        for _ in 0..<2 { change(&look, &draws) }
        return look
    }

    func change(_ look: inout PlainScreen.Look, _ draws: inout Draws) {
        switch draws.below(15) {
        case 0:
            look.text = draws.pick("text", "A text that takes more than a line of what there is.")
        case 1: look.barItems = draws.below(4)
        case 2: look.prompt = draws.pick(nil, "What it is about")
        case 3: look.largeTitle = draws.pick(.automatic, .always, .never)
        case 4: look.hasSearch.toggle()
        case 5: look.toolbarItems = draws.below(4)
        case 6: look.edges = draws.pick(.all, [], .bottom)
        case 7: look.margin = draws.pick(0, 8, 30)
        case 8: look.keepsLeastMargins.toggle()
        case 9: look.letters = draws.pick(.large, .accessibilityLarge, .small)
        case 10: look.direction = draws.pick(.leftToRight, .rightToLeft)
        case 11: look.hasLeftItem.toggle()
        case 12: look.badge = draws.pick(nil, "12")
        case 13:
            look.preferredSize = CGSize(width: draws.points(0...400), height: draws.points(0...400))
        default:
            look.insets = UIEdgeInsets(
                top: draws.points(0...40), left: draws.points(0...40), bottom: draws.points(0...40),
                right: draws.points(0...40))
        }
    }

    static var columns: [UISplitViewController.Column] {
        [.secondary, .primary, .supplementary]
    }
}

/// A stack that is not one of those that columns make for themselves.
final class OwnStack: UINavigationController {}
