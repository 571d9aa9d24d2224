import TestSupport
import Testing

@testable import QuoinUIKit

/// What is drawn where few look: arrows of popovers, grounds of cells, and what animations do at once.
@MainActor
@Suite struct SmallPictureTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    @MainActor @Test
    func `arrows of popovers point their way, and grounds of cells have views and pictures`() {
        // The tip is in the middle of the side that it points to, and the other ends are the opposite corners.
        let rows: [(UIPopoverArrowDirection, String)] = [
            (.up, "M26,14L13,0L0,14"), (.down, "M0,0L13,14L26,0"), (.left, "M26,0L0,7L26,14"),
            (.right, "M0,14L26,7L0,0"),
        ]
        let arrow = PopoverArrow(frame: CGRect(x: 0, y: 0, width: 26, height: 14))
        arrow.color = .red
        for (direction, outline) in rows {
            arrow.direction = direction
            let picture = arrow.quoin.svg()
            expectTrue(picture.contains("d=\"\(outline)\" fill=\"#ff0000\""), "\(picture)")
            expectTrue(picture.contains("d=\"\(outline)\" fill=\"none\" stroke"), "\(picture)")
        }
        do {
            let (own, cell) = (
                UIView(), UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            )
            var ground = UIBackgroundConfiguration.clear()
            ground.customView = own
            ground.image = UIImage(name: "paper", size: CGSize(width: 10, height: 10))
            ground.imageContentMode = .center
            ground.backgroundInsets = NSDirectionalEdgeInsets(
                top: 1, leading: 2, bottom: 3, trailing: 4)
            cell.backgroundConfiguration = ground
            cell.layoutIfNeeded()
            // 2 and 4 less across, and 1 and 3 down.
            expectEqual(own.superview?.frame, CGRect(x: 2, y: 1, width: 94, height: 36))
            expectEqual(own.frame, CGRect(x: 0, y: 0, width: 94, height: 36))
            let picture = own.superview?.subviews.first as? UIImageView
            expectEqual(picture?.frame, own.frame)
            expectEqual(picture?.contentMode, .center)
            let other = UIView()
            ground.customView = other
            ground.image = nil
            cell.backgroundConfiguration = ground
            cell.layoutIfNeeded()
            expectTrue(own.superview == nil && other.superview != nil && picture?.superview == nil)
            cell.backgroundConfiguration = nil
            cell.layoutIfNeeded()
            expectTrue(other.window == nil && cell.subviews == [cell.contentView])

            var state = UICellConfigurationState(traitCollection: UITraitCollection())
            let plain = UIBackgroundConfiguration.listGroupedCell()
            expectEqual(plain.updated(for: state).backgroundColor, plain.backgroundColor)
            state.isSelected = true
            let pressed = plain.updated(for: state)
            expectEqual(pressed.backgroundColor, .systemGray4)
            state.isSelected = false
            expectEqual(pressed.updated(for: state).backgroundColor, plain.backgroundColor)
            state.isHighlighted = true
            // A colour that was said stays, and without one it is the tint.
            var said = plain
            said.backgroundColor = .red
            expectEqual(said.updated(for: state).backgroundColor, .red)
            said.backgroundColor = nil
            expectEqual(said.updated(for: state).resolvedBackgroundColor(for: .green), .green)
            let none = UIBackgroundConfiguration.clear().updated(for: state)
            expectEqual(none.resolvedBackgroundColor(for: .green), .clear)
            let key = UIConfigurationStateCustomKey(rawValue: "own")
            state[key] = 3
            expectEqual(state[key] as? Int, 3)
        }
    }

    @MainActor @Test func `curves and springs are those of their names`() {
        window.makeKeyAndVisible()
        window.addSubview(view)
        func left(after time: TimeInterval, of curve: UIView.AnimationCurve) -> CGFloat {
            view.layer.removeAllAnimations()
            view.frame.origin.x = 0
            window.tick()
            let animator = UIViewPropertyAnimator(
                duration: 1, timingParameters: UICubicTimingParameters(animationCurve: curve))
            animator.addAnimations { self.view.frame.origin.x = 100 }
            animator.startAnimation()
            window.tick()
            window.tick(after: time)
            let found = view.layer.presentation()?.frame.minX ?? -1
            animator.stopAnimation(true)
            return found
        }
        expectTrue(abs(left(after: 0.5, of: .linear) - 50) < 0.01)
        // Halfway in time it is halfway there, with speed to lose; else before it, or beyond.
        expectTrue(abs(left(after: 0.5, of: .easeInOut) - 50) < 0.01)
        expectTrue(left(after: 0.25, of: .easeInOut) < 20)
        expectTrue(left(after: 0.5, of: .easeIn) < 40)
        expectTrue(left(after: 0.5, of: .easeOut) > 60)
        do {
            window.makeKeyAndVisible()
            window.addSubview(view)
            func places(_ parameters: UISpringTimingParameters) -> [CGFloat] {
                view.frame.origin.x = 0
                window.tick()
                let animator = UIViewPropertyAnimator(duration: 9, timingParameters: parameters)
                animator.addAnimations { self.view.frame.origin.x = 100 }
                animator.startAnimation()
                window.tick()
                let found = (1...20).map { _ -> CGFloat in
                    window.tick(after: 0.1)
                    return view.layer.presentation()?.frame.minX ?? -1
                }
                animator.stopAnimation(true)
                return found
            }
            // A spring of mass 3, stiffness 1000 and damping 500 is overdamped: it comes from one side only.
            let usual = places(UISpringTimingParameters())
            expectTrue(usual.allSatisfy { $0 <= 100.001 } && (usual.last ?? 0) > 95)
            expectEqual(usual, usual.sorted())
            // Half of the damping that would keep it from swinging: it overshoots by e^(−π·0.5/√(1 − 0.25)), 16 in 100.
            let swinging = places(UISpringTimingParameters(duration: 0.5, bounce: 0.5))
            expectTrue((swinging.max() ?? 0) > 105 && (swinging.max() ?? 0) < 117)
            expectTrue(abs((swinging.last ?? 0) - 100) < 0.5)
            expectTrue((places(UISpringTimingParameters(duration: 0.5)).max() ?? 0) < 100.001)
        }
    }

    @MainActor @Test func `what runs at once runs, and tells when it is over`() {
        window.makeKeyAndVisible()
        window.addSubview(view)
        var told: [String] = []
        UIView.transition(with: view, duration: 1, options: .curveLinear) {
            self.view.frame.origin.x = 100
        } completion: { _ in
            told.append("transition")
        }
        window.tick()
        window.tick(after: 0.5)
        expectTrue(abs((view.layer.presentation()?.frame.minX ?? 0) - 50) < 0.01)
        window.tick(after: 1)
        let animator = UIViewPropertyAnimator.runningPropertyAnimator(
            withDuration: 1, delay: 1, options: .curveLinear,
            animations: { self.view.frame.origin.x = 0 },
            completion: { _ in told.append("animator") })
        window.tick()
        window.tick(after: 1.5)
        expectTrue(animator.isRunning)
        expectTrue(abs((view.layer.presentation()?.frame.minX ?? 0) - 50) < 0.01)
        window.tick(after: 1)
        window.tick()
        expectEqual(told, ["transition", "animator"])
        // Reversed before it begins, it goes from its end to its beginning.
        let back = UIViewPropertyAnimator(duration: 1, curve: .linear) {
            self.view.frame.origin.x = 100
        }
        back.isReversed = true
        back.startAnimation()
        window.tick()
        window.tick(after: 0.25)
        expectTrue(abs((view.layer.presentation()?.frame.minX ?? 0) - 75) < 0.01)
        window.tick(after: 1)
        window.tick()
        expectEqual(view.frame.minX, 0)
    }

    @MainActor @Test func `a row that is too low for its cell may grow`() {
        final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
                1
            }
            func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath)
                -> UITableViewCell
            {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                let photo = UIView()
                photo.translatesAutoresizingMaskIntoConstraints = false
                let content = cell.contentView
                content.addSubview(photo)
                NSLayoutConstraint.activate([
                    photo.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 8),
                    photo.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
                    photo.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8),
                    photo.widthAnchor.constraint(equalToConstant: 60),
                    photo.heightAnchor.constraint(equalToConstant: 60),
                ])
                return cell
            }
            func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
                56
            }
        }
        window.makeKeyAndVisible()
        for isDelegate in [false, true] {
            let (source, table) = (Source(), UITableView(frame: window.bounds))
            table.accessibilityIdentifier = "table"
            table.dataSource = source
            if isDelegate { table.delegate = source } else { table.rowHeight = 56 }
            window.addSubview(table)
            window.tick()
            expectEqual(
                window.quoin.findings().first?.mends.first?.description,
                isDelegate
                    ? "return UITableView.automaticDimension in tableView(_:heightForRowAt:)"
                    : "table.rowHeight = UITableView.automaticDimension")
            table.removeFromSuperview()
        }
    }
}
