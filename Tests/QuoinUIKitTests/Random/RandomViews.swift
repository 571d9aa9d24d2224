import QuoinUIKit

/// Views that move, hide and are constrained, also from within what they are told, and their layers.
@MainActor
final class RandomViews: RandomWorld {
    private struct Named {
        let name: String
        let value: any MeddlingView
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private var all: [Named] = []
    private var watched: [(name: String, isThere: () -> Bool)] = []

    init(_ draws: inout Draws) {
        window.makeKeyAndVisible()
        // Constraints at random contradict each other, and some of what is asked for is refused.
        window.quoin.onDiagnostic { _ in }
        for kind in 0..<4 { make(kind % 3) }
        for one in all { window.addSubview(one.value) }
    }

    func settle() {
        for _ in 0..<3 { window.tick(after: 0.3) }
    }

    func letGo() -> [(name: String, isThere: () -> Bool)] {
        for one in all { one.value.meddler.hooks = [:] }
        for one in all { one.value.removeFromSuperview() }
        all = []
        settle()
        return watched
    }

    // MARK: What must be so

    func defect() -> String? {
        for one in all { one.value.meddler.isQuiet = true }
        defer { for one in all { one.value.meddler.isQuiet = false } }
        for one in all {
            let outer = sequence(first: one.value.layer, next: \.superlayer).prefix(99)
            if outer.reduce(0, { count, _ in count + 1 }) == 99 {
                return "the layer of \(one.name) is in itself"
            }
        }
        _ = window.layer.hitTest(CGPoint(x: 50, y: 50))
        if !window.quoin.svg().contains("</svg>") { return "there is no picture" }
        let first = frames()
        let second = frames()
        return defect(of: window) ?? (first == second ? nil : "another layout makes \(second)")
    }

    func lastDefect() -> String? { nil }

    private func frames() -> [String: CGRect] {
        for one in all { one.value.setNeedsLayout() }
        window.setNeedsLayout()
        window.layoutIfNeeded()
        let shown = all.filter { $0.value.window === window }
        return Dictionary(uniqueKeysWithValues: shown.map { ($0.name, $0.value.frame) })
    }

    private func defect(of view: UIView) -> String? {
        if !view.frame.isSound { return "\(view.frame) is no frame" }
        for subview in view.subviews {
            if subview.superview !== view { return "\(type(of: subview)) has another superview" }
            if let defect = defect(of: subview) { return defect }
        }
        return nil
    }

    // MARK: What happens

    private func make(_ kind: Int) {
        let made: any MeddlingView =
            switch kind {
            case 0: MeddlingBox()
            case 1: MeddlingLabel()
            default: MeddlingStack()
            }
        (made as? UILabel)?.text = "text"
        made.quoin.onDiagnostic { _ in }
        let name = "v\(watched.count + 1)"
        watched.append((name, { [weak made] in made != nil }))
        all.append(Named(name: name, value: made))
    }

    func action(_ draws: inout Draws) -> RandomAction? {
        guard let action = plainAction(&draws) else { return nil }
        guard draws.happens(percent: 50), let one = draws.element(of: all) else { return action }
        let hook = Meddler.Hook.allCases[draws.below(Meddler.Hook.allCases.count)]
        return RandomAction("\(one.name), \(hook): \(action.text)") { [weak value = one.value] in
            value?.meddler.hooks[hook] = action
        }
    }

    private func plainAction(_ draws: inout Draws) -> RandomAction? {
        guard let one = draws.element(of: all), let other = draws.element(of: all) else {
            return nil
        }
        switch draws.below(8) {
        case 0:
            let kind = draws.below(3)
            return RandomAction("another one of kind \(kind)") { [unowned self] in
                if all.count < 9 { make(kind) }
            }
        case 1...2: return move(one, other, &draws)
        case 3: return constrain(one, other, &draws)
        case 4: return moveLayer(one, other, &draws)
        case 5: return changeSurroundings(&draws)
        default: return change(one, &draws)
        }
    }

    /// Views are held no longer than they are there: what a hook does may come late, or never.
    private func action(
        _ text: String, _ one: Named, _ other: Named,
        _ perform: @escaping @MainActor (UIView, UIView) -> Void
    ) -> RandomAction {
        RandomAction("\(one.name) \(text) \(other.name)") {
            [weak value = one.value, weak second = other.value] in
            if let value, let second { perform(value, second) }
        }
    }

    private func move(_ one: Named, _ other: Named, _ draws: inout Draws) -> RandomAction? {
        let place = draws.below(4) - 1
        return switch draws.below(5) {
        case 0...1: action("takes in", one, other) { $0.addSubview($1) }
        case 2: action("takes in at \(place)", one, other) { $0.insertSubview($1, at: place) }
        case 3:
            action("arranges", one, other) { ($0 as? UIStackView)?.addArrangedSubview($1) }
        default: action("leaves, not", one, other) { one, _ in one.removeFromSuperview() }
        }
    }

    private func constrain(_ one: Named, _ other: Named, _ draws: inout Draws) -> RandomAction? {
        let length = draws.points(0...90)
        return switch draws.below(4) {
        case 0:
            action("is below", one, other) {
                $0.translatesAutoresizingMaskIntoConstraints = false
                $0.topAnchor.constraint(equalTo: $1.bottomAnchor).isActive = true
            }
        case 1:
            action("is as wide, +\(length), as", one, other) {
                $0.translatesAutoresizingMaskIntoConstraints = false
                $0.widthAnchor.constraint(equalTo: $1.widthAnchor, constant: length).isActive = true
            }
        case 2:
            action("begins in the margin of", one, other) {
                $0.leadingAnchor.constraint(equalTo: $1.layoutMarginsGuide.leadingAnchor).isActive =
                    true
            }
        default:
            action("has no constraints, nor", one, other) {
                NSLayoutConstraint.deactivate($0.constraints + $1.constraints)
            }
        }
    }

    private func moveLayer(_ one: Named, _ other: Named, _ draws: inout Draws) -> RandomAction? {
        switch draws.below(3) {
        case 0:
            action("has in its layer that of", one, other) { $0.layer.addSublayer($1.layer) }
        case 1:
            action("has in a layer in its own that of", one, other) {
                let middle = CALayer()
                $0.layer.addSublayer(middle)
                middle.addSublayer($1.layer)
            }
        default:
            action("has its layer nowhere, not", one, other) { one, _ in
                one.layer.removeFromSuperlayer()
            }
        }
    }

    private func change(_ one: Named, _ draws: inout Draws) -> RandomAction? {
        let area = CGRect(
            x: draws.points(-50...200), y: draws.points(-50...200), width: draws.points(0...200),
            height: draws.points(0...200))
        return switch draws.below(6) {
        case 0: action("hides, not", one, one) { one, _ in one.isHidden.toggle() }
        case 1: action("stands at \(area), not", one, one) { one, _ in one.frame = area }
        case 2: action("has other margins than", one, one) { one, _ in one.layoutMargins.left += 5 }
        case 3: action("is laid out, not", one, one) { one, _ in one.layoutIfNeeded() }
        case 4:
            action("asks for another size than", one, one) { one, _ in
                one.invalidateIntrinsicContentSize()
                one.setNeedsUpdateConstraints()
            }
        default:
            action("moves, leaving", one, one) { one, other in
                UIView.animate(withDuration: 0.2) {
                    one.alpha = 0.5
                } completion: { [weak other] _ in
                    other?.removeFromSuperview()
                }
            }
        }
    }

    private func changeSurroundings(_ draws: inout Draws) -> RandomAction? {
        let device = draws.pick("iPhone 15", "iPad mini")
        let isLandscape = draws.happens(percent: 50)
        return RandomAction("on \(device)\(isLandscape ? ", turned" : "")") { [unowned self] in
            window.show(deviceNamed: device, isLandscape: isLandscape)
        }
    }
}
