import QuoinUIKit

/// What is shown.
extension RandomPlaces {
    /// A screen, or a container with others in it.
    func controller(_ draws: inout Draws, depth: Int) -> UIViewController {
        depth < 3 && draws.happens(percent: 55)
            ? container(&draws, depth: depth + 1) : screen(&draws)
    }

    /// Looks whether it is there when all was let go.
    private func watch(_ made: UIViewController) {
        let name = "c\(watched.count + 1), a \(type(of: made)),"
        watched.append((name, { [weak made] in made != nil }))
    }

    func screen(_ draws: inout Draws) -> UIViewController {
        let title = draws.pick("Title", "A longer title", "")
        let made = PlainScreen(look(&draws), title: title)
        made.hidesBottomBarWhenPushed = draws.happens(percent: 20)
        watch(made)
        return made
    }

    private func container(_ draws: inout Draws, depth: Int) -> UIViewController {
        let kind = draws.below(5)
        // In columns there are screens alone: stacks in them take those beside them where there is room for one.
        let inner = (0...draws.below(3)).map { _ in
            kind == 4 ? screen(&draws) : controller(&draws, depth: depth)
        }
        let made: UIViewController
        switch kind {
        case 0...1:
            let stack = OwnStack()
            stack.viewControllers = inner.filter { !($0 is UINavigationController) }
            made = stack
        case 2:
            let tabs = UITabBarController()
            tabs.viewControllers = inner
            made = tabs
        case 3:
            let pages = UIPageViewController(
                transitionStyle: .scroll, navigationOrientation: .horizontal)
            pages.setViewControllers([inner[0]], direction: .forward, animated: false)
            made = pages
        default:
            let split = UISplitViewController(style: draws.pick(.doubleColumn, .tripleColumn))
            for (column, screen) in zip(Self.columns, inner) {
                split.setViewController(screen, for: column)
            }
            made = split
        }
        watch(made)
        return made
    }

    private func look(_ draws: inout Draws) -> PlainScreen.Look {
        var look = PlainScreen.Look()
        let contents = PlainScreen.Look.Content.allCases
        look.content = contents[draws.below(contents.count)]
        for _ in 0..<2 { change(&look, &draws) }
        return look
    }

    /// Changes something about a screen.
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
