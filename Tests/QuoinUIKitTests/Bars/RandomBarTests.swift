import QuoinUIKit
import TestSupport
import Testing

/// What is said of a button, from which any number of them can be made.
private struct ItemPlan {
    var kind = 0
    var title = ""
    var isHidden = false
    var isEnabled = true
    var width: CGFloat = 0
    var isRed = false

    @MainActor
    func make() -> UIBarButtonItem {
        let item: UIBarButtonItem
        switch kind {
        case 0, 1: item = UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
        case 2: item = UIBarButtonItem(systemItem: .done)
        case 3: item = UIBarButtonItem(systemItem: .add)
        case 4: item = .flexibleSpace()
        case 5: item = .fixedSpace(width)
        case 6:
            item = UIBarButtonItem(
                customView: UIView(frame: CGRect(x: 0, y: 0, width: 20 + width, height: 60)))
            item.customView?.backgroundColor = .green
        default:
            let label = UILabel()
            label.text = title
            label.translatesAutoresizingMaskIntoConstraints = false
            item = UIBarButtonItem(customView: label)
        }
        apply(to: item)
        return item
    }

    @MainActor
    func apply(to item: UIBarButtonItem) {
        (item.isHidden, item.isEnabled) = (isHidden, isEnabled)
        if kind < 2 { item.title = title }
        if kind < 4 || kind == 5 { item.width = width }
        if kind == 7 { (item.customView as? UILabel)?.text = title }
        item.tintColor = isRed ? .red : nil
    }
}

private struct ScreenPlan {
    var title: String?
    var left: [ItemPlan] = []
    var right: [ItemPlan] = []
    var tools: [ItemPlan] = []
    var titleWidth: CGFloat?
    var supplements = false
    var hidesBack = false
    var backTitle: String?

    @MainActor
    func make() -> UIViewController {
        let screen = UIViewController()
        apply(to: screen)
        screen.navigationItem.leftBarButtonItems = left.map { $0.make() }
        screen.navigationItem.rightBarButtonItems = right.map { $0.make() }
        screen.toolbarItems = tools.map { $0.make() }
        takeTitleView(screen)
        return screen
    }

    @MainActor
    func apply(to screen: UIViewController) {
        screen.navigationItem.title = title
        screen.navigationItem.leftItemsSupplementBackButton = supplements
        screen.navigationItem.hidesBackButton = hidesBack
        screen.navigationItem.backButtonTitle = backTitle
    }

    @MainActor
    func takeTitleView(_ screen: UIViewController) {
        screen.navigationItem.titleView = titleWidth.map {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: $0, height: 30))
            view.backgroundColor = .blue
            return view
        }
    }
}

/// Bars after any changes are as bars that were made so at once.
@MainActor
@Suite struct RandomBarTests {
    private static let words = ["A", "Edit", "Save all", "Recipes of the world", "Soup", "Überall"]

    private func item(_ random: inout SeededGenerator) -> ItemPlan {
        var plan = ItemPlan(kind: random.below(8))
        change(&plan, &random)
        return plan
    }

    private func change(_ plan: inout ItemPlan, _ random: inout SeededGenerator) {
        plan.title = Self.words[random.below(Self.words.count)]
        plan.isHidden = random.below(5) == 0
        plan.isEnabled = random.below(4) != 0
        plan.isRed = random.below(4) == 0
        if plan.kind != 6 { plan.width = random.below(3) == 0 ? CGFloat(random.below(90)) : 0 }
    }

    private func items(_ random: inout SeededGenerator) -> [ItemPlan] {
        (0..<random.below(4)).map { _ in item(&random) }
    }

    private func screen(_ random: inout SeededGenerator) -> ScreenPlan {
        var plan = ScreenPlan(left: items(&random), right: items(&random), tools: items(&random))
        retitle(&plan, &random)
        return plan
    }

    private func retitle(_ plan: inout ScreenPlan, _ random: inout SeededGenerator) {
        plan.title = random.below(6) == 0 ? nil : Self.words[random.below(Self.words.count)]
        plan.backTitle = random.below(4) == 0 ? Self.words[random.below(Self.words.count)] : nil
        plan.supplements = random.below(2) == 0
        plan.hidesBack = random.below(5) == 0
    }

    private func shade(_ color: UIColor?) -> String {
        color.map { String(describing: $0.cgColor.components) } ?? ""
    }

    /// What is seen in the bars, each with its place and its colour.
    private func seen(_ navigation: UINavigationController, in scene: BarScene) -> [String] {
        scene.window.layoutIfNeeded()
        var lines: [String] = []
        var waiting: [UIView] = [navigation.navigationBar]
        if !navigation.isToolbarHidden { waiting.append(navigation.toolbar) }
        while let view = waiting.popLast() {
            guard !view.isHidden else { continue }
            waiting += view.subviews
            let box = view.convert(view.bounds, to: scene.window)
            // What was computed by another way may differ in the last digit.
            let place = [box.minX, box.minY, box.width, box.height].map {
                ($0 * 100).rounded() / 100
            }
            let (text, color) = ((view as? UILabel)?.text, (view as? UILabel)?.textColor)
            lines.append("\(text ?? "-") \(place) \(shade(color ?? view.backgroundColor))")
        }
        return lines.sorted()
    }

    /// What is seen of screens in a window that is made for it.
    private func fresh(_ plans: [ScreenPlan], width: CGFloat, showsTools: Bool) -> [String] {
        let navigation = UINavigationController()
        navigation.viewControllers = plans.map { $0.make() }
        navigation.isToolbarHidden = !showsTools
        return seen(navigation, in: BarScene(width: width, showing: navigation))
    }

    @MainActor @Test(arguments: usually(7, of: 1...20))
    func `bars that have changed are as bars that are made at once`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var plans = [screen(&random)]
        var (width, showsTools): (CGFloat, Bool) = (375, false)
        let navigation = UINavigationController(rootViewController: plans[0].make())
        let scene = BarScene(width: width, showing: navigation)
        for step in 1...25 {
            let top = plans.count - 1
            let item = navigation.viewControllers[top].navigationItem
            switch random.below(9) {
            case 0:
                plans.append(screen(&random))
                navigation.pushViewController(plans[top + 1].make(), animated: false)
            case 1 where top > 0:
                plans.removeLast()
                navigation.popViewController(animated: false)
            case 2:
                width = CGFloat(150 + random.below(400))
                scene.window.frame.size.width = width
            case 3:
                showsTools.toggle()
                navigation.isToolbarHidden = !showsTools
            case 4:
                plans[top].left = items(&random)
                item.leftBarButtonItems = plans[top].left.map { $0.make() }
            case 5:
                plans[top].right = items(&random)
                item.rightBarButtonItems = plans[top].right.map { $0.make() }
            case 6:
                plans[top].titleWidth = random.below(2) == 0 ? nil : CGFloat(random.below(300))
                plans[top].takeTitleView(navigation.viewControllers[top])
            case 7:
                let index = random.below(plans.count)
                retitle(&plans[index], &random)
                plans[index].apply(to: navigation.viewControllers[index])
            default:
                for (index, item) in (item.leftBarButtonItems ?? []).enumerated() {
                    change(&plans[top].left[index], &random)
                    plans[top].left[index].apply(to: item)
                }
                let tools = navigation.viewControllers[top].toolbarItems ?? []
                for (index, item) in tools.enumerated() {
                    change(&plans[top].tools[index], &random)
                    plans[top].tools[index].apply(to: item)
                }
            }
            // Some changes are seen together.
            if random.below(3) == 0 { continue }
            let (now, anew) = (
                seen(navigation, in: scene), fresh(plans, width: width, showsTools: showsTools)
            )
            let gone = now.filter { !anew.contains($0) }
            let missing = anew.filter { !now.contains($0) }
            expectEqual(now, anew, "seed \(seed), step \(step): \(gone) for \(missing)")
            if now != anew { return }
        }
    }
}
