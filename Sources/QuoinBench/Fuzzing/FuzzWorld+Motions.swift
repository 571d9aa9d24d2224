import QuoinKit

/// Changes that are shown as motions, and what is seen of views beside their frames.
extension FuzzWorld {
    func animate(_ draws: inout FuzzDraws) -> FuzzAction? {
        switch draws.below(8) {
        case 6:
            let named = anyView(&draws)
            let view = named.view
            return FuzzAction("\(named.name).removeAllAnimations()") { view.removeAllAnimations() }
        case 7:
            guard let action = laterAction(&draws) else { return nil }
            let window = window
            let text = [action].textLater {
                "window.performWithoutAnimation {\n    \($0)\n    window.layoutIfNeeded()\n}"
            }
            return FuzzAction(text) {
                window.performWithoutAnimation {
                    action.perform()
                    window.layoutIfNeeded()
                }
            }
        default: return move(&draws)
        }
    }

    private func move(_ draws: inout FuzzDraws) -> FuzzAction? {
        let (duration, delay) = (draws.pick(0.25, 0, 1, 0.5), draws.pick(0, 0, 0.25))
        let curve = draws.pick(
            (".easeInOut", AnimationCurve.easeInOut), (".linear", .linear),
            (".spring(dampingRatio: 0.3)", .spring(dampingRatio: 0.3)),
            (".spring(dampingRatio: 1)", .spring(dampingRatio: 1)),
            (".cubic(0.2, 2, 0.5, -1)", .cubic(0.2, 2, 0.5, -1)))
        let isCompleted = draws.happens(percent: 30)
        guard let action = laterAction(&draws) else { return nil }
        let completing = isCompleted ? laterAction(&draws) : nil
        let window = window
        let changes = [action].textLater {
            "window.animate(duration: \(duration), delay: \(delay), curve: \(curve.0)) {\n    "
                + "\($0)\n    window.layoutIfNeeded()\n}"
        }
        let text =
            completing.map { [$0].textLater { changes + " completion: { _ in\n    \($0)\n}" } }
            ?? changes
        return FuzzAction(text) {
            window.animate(duration: duration, delay: delay, curve: curve.1) {
                action.perform()
                window.layoutIfNeeded()
            } completion: { _ in
                completing?.perform()
            }
        }
    }

    func tick(_ draws: inout FuzzDraws) -> FuzzAction? {
        let later = draws.pick(100, 0.1, 0, 0.25, 1)
        return FuzzAction("window.tick(at: window.time + \(later))") { [unowned self] in
            window.tick(at: window.time + later)
        }
    }

    /// Changes what is seen, which must not move anything.
    func changeLook(_ draws: inout FuzzDraws) -> FuzzAction? {
        let named = anyView(&draws)
        let (name, view) = (named.name, named.view)
        let amount = number(&draws, 0...3)
        switch draws.below(5) {
        case 0:
            return FuzzAction("\(name).transform = Transform(scale: \(amount.code))") {
                view.transform = Transform(scale: amount)
            }
        case 1:
            return FuzzAction("\(name).transform = Transform(rotation: \(amount.code))") {
                view.transform = Transform(rotation: amount)
            }
        case 2: return FuzzAction("\(name).alpha = \(amount.code)") { view.alpha = amount }
        case 3:
            return FuzzAction("\(name).cornerRadius = \(amount.code)") {
                view.cornerRadius = amount
            }
        default:
            return FuzzAction("\(name).backgroundColor = .white") { view.backgroundColor = .white }
        }
    }
}
