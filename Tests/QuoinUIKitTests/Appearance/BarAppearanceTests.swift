import QuoinKit
import TestSupport
import Testing

@testable import QuoinUIKit

/// What is said of all bars and of all that they show.
@MainActor
@Suite struct BarAppearanceTests {
    @MainActor @Test func `bars of controllers take what their class says`() {
        withAppearances {
            let looks = UINavigationBarAppearance()
            looks.backgroundColor = .systemIndigo
            looks.titleTextAttributes = [.foregroundColor: UIColor.white]
            UINavigationBar.appearance().standardAppearance = looks
            UINavigationBar.appearance().scrollEdgeAppearance =
                UINavigationBar.appearance().standardAppearance
            UINavigationBar.appearance().tintColor = .systemYellow
            let (first, second) = (UIViewController(), UIViewController())
            (first.title, second.title) = ("First", "Second")
            let stack = UINavigationController(rootViewController: first)
            stack.pushViewController(second, animated: false)
            let scene = BarScene(showing: stack)
            expectEqual(scene.label("Second")?.textColor, .white)
            expectEqual(scene.label("First")?.textColor, .systemYellow)
            expectTrue(stack.navigationBar.standardAppearance === looks)
            expectTrue(stack.navigationBar.scrollEdgeAppearance === looks)
        }
    }

    @MainActor @Test func `a bar of its own looks keeps them`() {
        withAppearances {
            UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.systemRed]
            let screen = UIViewController()
            screen.title = "Title"
            let stack = UINavigationController(rootViewController: screen)
            stack.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
            expectEqual(BarScene(showing: stack).label("Title")?.textColor, .systemGreen)
        }
    }

    @MainActor @Test
    func `a bar of its own small titles keeps them, said before it is shown or after`() {
        withAppearances {
            UINavigationBar.appearance().prefersLargeTitles = true
            let (early, late) = (UINavigationController(), UINavigationController())
            let usual = UINavigationController()
            early.navigationBar.prefersLargeTitles = false
            let tabs = UITabBarController()
            tabs.viewControllers = [early, late, usual]
            for stack in [early, late, usual] { stack.viewControllers = [UIViewController()] }
            let scene = BarScene(showing: tabs)
            for _ in 0..<2 {
                for (index, stack) in [early, late, usual].enumerated() {
                    tabs.selectedIndex = index
                    scene.window.tick(after: 1)
                    if stack === late { late.navigationBar.prefersLargeTitles = false }
                    scene.window.layoutIfNeeded()
                    expectEqual(stack.navigationBar.frame.height, (stack === usual ? 96 : 44))
                }
            }
        }
    }

    @MainActor @Test func `fonts and colours of titles that nobody says any more are given back`() {
        withAppearances {
            let all: [NSAttributedString.Key: Any] = [
                .font: UIFont.systemFont(ofSize: 25), .foregroundColor: UIColor.systemRed,
                .kern: 2,
            ]
            UIBarButtonItem.appearance().setTitleTextAttributes(all, for: .normal)
            let model = UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self])
            model.defaultTextAttributes = all
            let (screen, search) = (UIViewController(), UISearchBar())
            let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
            screen.navigationItem.rightBarButtonItem = item
            screen.view.addSubview(search)
            let scene = BarScene(showing: UINavigationController(rootViewController: screen))
            expectEqual(scene.label("Save")?.font.pointSize, 25)
            expectEqual(search.searchTextField.textColor, .systemRed)
            // Others take the place of the former.
            let less: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
            UIBarButtonItem.appearance().setTitleTextAttributes(less, for: .normal)
            item.title = "Keep"
            expectEqual(scene.label("Keep")?.font.pointSize, 20)
            UIBarButtonItem.appearance().setTitleTextAttributes(nil, for: .normal)
            model.defaultTextAttributes = [:]
            item.title = "Done"
            expectEqual(scene.label("Done")?.font.pointSize, 17)
            expectTrue(item.titleTextAttributes(for: .normal) == nil)
            search.removeFromSuperview()
            screen.view.addSubview(search)
            expectTrue(search.searchTextField.defaultTextAttributes.isEmpty)
        }
    }

    @MainActor @Test func `a picture of nothing takes the ground of all bars away`() {
        withAppearances {
            UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
            let screen = UIViewController()
            let stack = UINavigationController(rootViewController: screen)
            let scene = BarScene(showing: stack)
            scene.window.layoutIfNeeded()
            expectEqual((stack.navigationBar.node as? Bar)?.ground, Bar.Ground.none)
        }
    }

    @MainActor @Test func `buttons in bars are as wide as the font asks for that is said of all`() {
        withAppearances {
            UIBarButtonItem.appearance().setTitleTextAttributes(
                [.font: UIFont.systemFont(ofSize: 34)], for: .normal)
            UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor =
                .systemRed
            let screen = UIViewController()
            screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Save", style: .plain, target: nil, action: nil)
            screen.toolbarItems = [
                UIBarButtonItem(title: "Below", style: .plain, target: nil, action: nil)
            ]
            let stack = UINavigationController(rootViewController: screen)
            stack.isToolbarHidden = false
            let scene = BarScene(showing: stack)
            expectTrue(isNear(scene.place("Save")?.width, width(of: "Save", size: 34)))
            expectEqual(scene.label("Save")?.textColor, .systemBlue)
            expectEqual(scene.label("Below")?.textColor, .systemRed)
        }
    }

    @MainActor @Test func `a way back has the font of all buttons`() {
        withAppearances {
            UIBarButtonItem.appearance().setTitleTextAttributes(
                [.font: UIFont.systemFont(ofSize: 9)], for: .normal)
            let (first, second) = (UIViewController(), UIViewController())
            first.title = "First"
            let stack = UINavigationController(rootViewController: first)
            stack.pushViewController(second, animated: false)
            expectTrue(
                isNear(BarScene(showing: stack).place("First")?.width, width(of: "First", size: 9)))
        }
    }

    @MainActor @Test func `tabs are coloured by state as is said of all`() {
        withAppearances {
            UITabBarItem.appearance().setTitleTextAttributes(
                [.foregroundColor: UIColor.systemRed], for: .normal)
            UITabBarItem.appearance().setTitleTextAttributes(
                [.foregroundColor: UIColor.systemGreen], for: .selected)
            let (home, search) = (UIViewController(), UIViewController())
            home.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
            search.tabBarItem = UITabBarItem(title: "Search", image: nil, tag: 1)
            search.tabBarItem.setTitleTextAttributes(
                [.foregroundColor: UIColor.systemTeal], for: .normal)
            let tabs = UITabBarController()
            tabs.viewControllers = [home, search]
            let scene = BarScene(showing: tabs)
            expectEqual(scene.label("Home")?.textColor, .systemGreen)
            expectEqual(scene.label("Search")?.textColor, .systemTeal)
            tabs.selectedIndex = 1
            expectEqual(scene.label("Home")?.textColor, .systemRed)
            expectEqual(scene.label("Search")?.textColor, .systemGreen)
        }
    }

    @MainActor @Test
    func `what a bar's looks say of buttons counts for those that do not say it themselves`() {
        let (first, second) = (UIViewController(), UIViewController())
        first.title = "First"
        let (plain, own) = (
            UIBarButtonItem(title: "Plain", style: .plain, target: nil, action: nil),
            UIBarButtonItem(title: "Own", style: .plain, target: nil, action: nil)
        )
        own.setTitleTextAttributes([.foregroundColor: UIColor.systemGreen], for: .normal)
        let done = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
        second.navigationItem.rightBarButtonItems = [plain, own, done]
        let looks = UINavigationBarAppearance()
        looks.buttonAppearance.normal.titleTextAttributes = [
            .foregroundColor: UIColor.systemRed, .font: UIFont.systemFont(ofSize: 10),
        ]
        looks.buttonAppearance.disabled.titleTextAttributes = [.foregroundColor: UIColor.systemTeal]
        looks.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.clear]
        looks.doneButtonAppearance.normal.titleTextAttributes = [
            .foregroundColor: UIColor.systemPink
        ]
        let stack = UINavigationController(rootViewController: first)
        stack.navigationBar.standardAppearance = looks
        stack.pushViewController(second, animated: false)
        let scene = BarScene(width: 500, showing: stack)
        expectEqual(scene.label("Plain")?.textColor, .systemRed)
        expectTrue(isNear(scene.place("Plain")?.width, width(of: "Plain", size: 10)))
        expectEqual(scene.label("Own")?.textColor, .systemGreen)
        expectEqual(scene.label("Done")?.textColor, .systemPink)
        expectEqual(scene.label("First")?.textColor, .clear)
        plain.isEnabled = false
        expectEqual(scene.label("Plain")?.textColor, .systemTeal)
        expectTrue(isNear(scene.place("Plain")?.width, width(of: "Plain", size: 10)))
    }

    @MainActor @Test
    func `what a tab bar's looks say of tabs counts for those that do not say it themselves`() {
        let (home, search) = (UIViewController(), UIViewController())
        home.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
        search.tabBarItem = UITabBarItem(title: "Search", image: nil, tag: 1)
        let tabs = UITabBarController()
        tabs.viewControllers = [home, search]
        let looks = UITabBarAppearance()
        looks.stackedLayoutAppearance.normal.titleTextAttributes = [
            .foregroundColor: UIColor.systemTeal
        ]
        looks.stackedLayoutAppearance.selected.titleTextAttributes = [
            .font: UIFont.systemFont(ofSize: 20)
        ]
        tabs.tabBar.standardAppearance = looks
        let scene = BarScene(showing: tabs)
        expectEqual(scene.label("Search")?.textColor, .systemTeal)
        expectEqual(scene.label("Home")?.textColor, .systemBlue)
        expectEqual(scene.label("Home")?.font, .systemFont(ofSize: 20))
        search.tabBarItem.setTitleTextAttributes(
            [.foregroundColor: UIColor.systemPink], for: .normal)
        expectEqual(scene.label("Search")?.textColor, .systemPink)
    }
}
