import QuoinUIKit
import TestSupport
import Testing

/// What is said of a screen with a large title or a search, from which any number of them can be made.
private struct TitledPlan {
    enum Content: CaseIterable {
        case none, scrollView, table, scrollViewBehind, scrollViewBelow, scrollViewWithoutInset
    }

    var content = Content.none
    var length: CGFloat = 0
    var inset: CGFloat = 0
    var title: String?
    var mode = UINavigationItem.LargeTitleDisplayMode.automatic
    var hasSearch = false
    var isSearching = false
    var showsResults = false
    var hidesSearchBar = true
    var hidesTitles = true
    var reachesUnderBar = true

    @MainActor
    func make() -> TitledScreen {
        let screen = TitledScreen(self)
        apply(to: screen)
        return screen
    }

    /// Says of a screen what was not said yet.
    @MainActor
    func apply(to screen: TitledScreen) {
        let item = screen.navigationItem
        item.title = title
        item.largeTitleDisplayMode = mode
        item.hidesSearchBarWhenScrolling = hidesSearchBar
        screen.edgesForExtendedLayout = reachesUnderBar ? .all : .bottom
        if hasSearch != (item.searchController != nil) {
            item.searchController =
                hasSearch ? UISearchController(searchResultsController: UIViewController()) : nil
        }
        if let search = item.searchController {
            search.hidesNavigationBarDuringPresentation = hidesTitles
            search.showsSearchResultsController = showsResults
            search.isActive = isSearching
        }
        screen.scroll?.contentSize.height = length
        screen.scroll?.contentInset.top = inset
        screen.plan = self
    }
}

private final class TitledScreen: UIViewController {
    var plan: TitledPlan
    private(set) var scroll: UIScrollView?

    init(_ plan: TitledPlan) {
        self.plan = plan
        super.init(nibName: nil, bundle: nil)
        if plan.content == .scrollView || plan.content == .scrollViewBehind
            || plan.content == .scrollViewBelow || plan.content == .scrollViewWithoutInset
        {
            scroll = UIScrollView()
        }
    }
    required init?(coder: NSCoder) { return nil }

    override func loadView() {
        guard plan.content == .table else { return super.loadView() }
        let all = UIScrollView()
        scroll = all
        view = all
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        scroll?.contentSize.height = plan.length
        scroll?.contentInset.top = plan.inset
        guard let scroll, scroll !== view else { return }
        if plan.content == .scrollViewBehind { view.addSubview(UIView()) }
        if plan.content == .scrollViewWithoutInset {
            scroll.contentInsetAdjustmentBehavior = .never
        }
        view.addSubview(scroll)
        scroll.translatesAutoresizingMaskIntoConstraints = false
        let isBelow = plan.content == .scrollViewBelow
        let top = isBelow ? view.safeAreaLayoutGuide.topAnchor : view.topAnchor
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: top),
            scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }
}

/// Two stacks behind tabs, after any changes, are as two that are made so at once and scrolled as far.
@MainActor
@Suite struct RandomLargeTitleTests {
    private struct StackPlan {
        var screens: [TitledPlan] = []
        var prefersLargeTitles = true
        var isHidden = false
        var isTranslucent = true
    }

    @MainActor
    private final class Stage {
        let stacks: [UINavigationController]
        let tabs = UITabBarController()
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 600))

        init(_ plans: [StackPlan], selected: Int, size: (isLow: Bool, isLarge: Bool)) {
            stacks = plans.map { plan in
                let stack = UINavigationController()
                stack.navigationBar.prefersLargeTitles = plan.prefersLargeTitles
                stack.navigationBar.isTranslucent = plan.isTranslucent
                stack.isNavigationBarHidden = plan.isHidden
                stack.viewControllers = plan.screens.map { $0.make() }
                return stack
            }
            tabs.viewControllers = stacks
            tabs.selectedIndex = selected
            take(size)
            window.rootViewController = tabs
            window.makeKeyAndVisible()
            window.tick(after: 1)
        }

        func take(_ size: (isLow: Bool, isLarge: Bool)) {
            window.show(deviceNamed: "iPhone 14", isLandscape: size.isLow)
            window.traitOverrides.preferredContentSizeCategory =
                size.isLarge ? .extraExtraExtraLarge : .large
        }

        func screens(of stack: Int) -> [TitledScreen] {
            stacks[stack].viewControllers.compactMap { $0 as? TitledScreen }
        }

        var shown: TitledScreen? { screens(of: tabs.selectedIndex).last }

        /// What is seen of the shown stack, and how far its screen is scrolled.
        var seen: [String] {
            window.layoutIfNeeded()
            let stack = stacks[tabs.selectedIndex]
            var lines = ["bar \(place(of: stack.navigationBar)) \(stack.navigationBar.isHidden)"]
            if let screen = shown {
                let insets = rounded(screen.view.safeAreaInsets)
                lines.append("screen \(place(of: screen.view)) \(insets)")
                if let scroll = screen.scroll {
                    lines.append("scroll \(place(of: scroll)) \(scroll.contentOffset.y)")
                    lines.append("inset \(rounded(scroll.adjustedContentInset))")
                }
                if let results = screen.navigationItem.searchController?.searchResultsController,
                    let view = results.viewIfLoaded, view.window === window
                {
                    lines.append("results \(place(of: view)) \(rounded(view.safeAreaInsets))")
                }
            }
            guard !stack.navigationBar.isHidden else { return lines }
            var waiting: [UIView] = [stack.navigationBar]
            while let view = waiting.popLast() {
                guard !view.isHidden else { continue }
                waiting += view.subviews
                let text = (view as? UILabel)?.text
                lines.append("\(type(of: view)) \(text ?? "-") \(place(of: view))")
            }
            return lines.sorted()
        }

        private func place(of view: UIView) -> [CGFloat] {
            let box = view.convert(view.bounds, to: window)
            return [box.minX, box.minY, box.width, box.height].map { ($0 * 100).rounded() / 100 }
        }

        private func rounded(_ insets: UIEdgeInsets) -> [CGFloat] {
            [insets.top, insets.left, insets.bottom, insets.right].map {
                ($0 * 100).rounded() / 100
            }
        }
    }

    private static let words = [nil, "Soup", "Recipes of the whole world, and more", "Ü"]

    private func plan(_ random: inout SeededGenerator) -> TitledPlan {
        var plan = TitledPlan()
        plan.content = TitledPlan.Content.allCases[random.below(TitledPlan.Content.allCases.count)]
        for _ in 0..<6 { change(&plan, &random) }
        return plan
    }

    private func change(_ plan: inout TitledPlan, _ random: inout SeededGenerator) {
        switch random.below(9) {
        case 0: plan.title = Self.words[random.below(Self.words.count)]
        case 1, 2: plan.mode = .init(rawValue: random.below(3)) ?? .automatic
        case 3: plan.hasSearch.toggle()
        case 4: plan.isSearching.toggle()
        case 5: plan.showsResults.toggle()
        case 6: plan.hidesSearchBar.toggle()
        case 7: plan.hidesTitles.toggle()
        default:
            plan.length = [0, 640, 3000, 3000][random.below(4)]
            plan.inset = random.below(3) == 0 ? 12 : 0
            plan.reachesUnderBar = random.below(5) != 0
        }
    }

    @MainActor @Test(arguments: usually(10, of: 1...40))
    func `stacks that have changed are as stacks that are made at once`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var plans = [StackPlan(screens: [plan(&random)]), StackPlan(screens: [plan(&random)])]
        var (selected, size) = (0, (isLow: false, isLarge: false))
        let stage = Stage(plans, selected: selected, size: size)
        var refused: [String] = []
        stage.window.quoin.onDiagnostic { refused.append("\($0)") }
        for step in 1...30 {
            let index = random.below(4) == 0 ? 1 - selected : selected
            let stack = stage.stacks[index]
            switch random.below(14) {
            case 0 where plans[index].screens.count < 4:
                let new = plan(&random)
                plans[index].screens.append(new)
                stack.pushViewController(new.make(), animated: random.below(2) == 0)
            case 1 where plans[index].screens.count > 1:
                plans[index].screens.removeLast()
                stack.popViewController(animated: random.below(2) == 0)
            case 2 where plans[index].screens.count > 1:
                // From one stack to the other.
                let moved = plans[index].screens.removeLast()
                plans[1 - index].screens.append(moved)
                let screen = stack.viewControllers[plans[index].screens.count]
                if random.below(2) == 0 { stack.popViewController(animated: false) }
                stage.stacks[1 - index].pushViewController(screen, animated: false)
            case 3 where plans[index].screens.count > 1:
                // In another order.
                let order = plans[index].screens.indices.map { $0 }.shuffled(using: &random)
                let (all, screens) = (plans[index].screens, stack.viewControllers)
                plans[index].screens = order.map { all[$0] }
                stack.setViewControllers(order.map { screens[$0] }, animated: false)
            case 4:
                plans[index].prefersLargeTitles.toggle()
                stack.navigationBar.prefersLargeTitles = plans[index].prefersLargeTitles
            case 5:
                plans[index].isHidden = random.below(3) == 0
                stack.setNavigationBarHidden(plans[index].isHidden, animated: false)
            case 6 where random.below(3) == 0:
                plans[index].isTranslucent.toggle()
                stack.navigationBar.isTranslucent = plans[index].isTranslucent
            case 7:
                size = (random.below(3) == 0, random.below(3) == 0)
                stage.take(size)
            case 8:
                selected = 1 - selected
                stage.tabs.selectedIndex = selected
            case 9, 10, 11:
                // From its beginning, as that is known so far.
                let ways: [CGFloat] = [-400, 0, 10, 40, 60, 90, 400]
                let way = ways[random.below(ways.count)]
                if let scroll = stage.shown?.scroll {
                    scroll.contentOffset.y = way - scroll.adjustedContentInset.top
                }
            default:
                let place = random.below(plans[index].screens.count)
                change(&plans[index].screens[place], &random)
                let screens = stage.screens(of: index)
                plans[index].screens[place].apply(to: screens[place])
            }
            // Some changes are seen together.
            if random.below(3) == 0 { continue }
            stage.window.tick(after: 1)
            let now = stage.seen
            let anew = Stage(plans, selected: selected, size: size)
            if let scroll = stage.shown?.scroll {
                anew.window.layoutIfNeeded()
                anew.shown?.scroll?.contentOffset = scroll.contentOffset
            }
            let fresh = anew.seen
            let gone = now.filter { !fresh.contains($0) }
            let missing = fresh.filter { !now.contains($0) }
            expectEqual(now, fresh, "seed \(seed), step \(step): \(gone) for \(missing)")
            expectTrue(refused.isEmpty, "seed \(seed), step \(step)")
            let findings = stage.window.quoin.findings()
            expectTrue(findings.isEmpty, "seed \(seed), step \(step): \(findings)")
            if now != fresh || !findings.isEmpty { return }
        }
    }
}
