import Quoin
import QuoinKit

/// A stack that follows a ``StackHistory``.
final class LivingStack {
    let scene: StackScene
    private var views: [Int: View] = [:]

    var stack: StackView { scene.stack }

    init(_ history: StackHistory) {
        scene = StackScene(StackView(), width: history.size.width, height: history.size.height)
        follow(history)
    }

    /// Brings the stack in line with the history, changing no more than differs, and lays out.
    func follow(_ history: StackHistory) {
        scene.window.layoutDirection = history.isRightToLeft ? .rightToLeft : .leftToRight
        stack.axis = history.axis
        stack.distribution = history.distribution
        stack.alignment = history.alignment
        stack.spacing = history.spacing
        stack.isBaselineRelativeArrangement = history.spacesBaselines
        stack.isLayoutMarginsRelativeArrangement = history.margins != nil
        if let margins = history.margins {
            stack.layoutMargins = margins
        }
        let wanted = Set(history.parts.map(\.id))
        for (id, view) in views where !wanted.contains(id) {
            view.removeFromSuperview()
            views[id] = nil
        }
        for (index, part) in history.parts.enumerated() {
            let view = views[part.id] ?? make(part)
            views[part.id] = view
            let isInPlace =
                index < stack.arrangedSubviews.count && stack.arrangedSubviews[index] === view
            if !isInPlace {
                stack.insertArrangedSubview(view, at: index)
            }
            update(view, part)
        }
        scene.resize(width: history.size.width, height: history.size.height)
    }

    private func make(_ part: StackHistory.Part) -> View {
        guard !part.bricks.isEmpty else { return Brick(part.content, named: "brick\(part.id)") }
        let stack = StackView(arrangedSubviews: part.bricks.map { Brick($0) })
        stack.axis = part.id.isMultiple(of: 2) ? .horizontal : .vertical
        stack.alignment = part.id.isMultiple(of: 3) ? .center : .fill
        return stack
    }

    private func update(_ view: View, _ part: StackHistory.Part) {
        let custom = part.customSpacing ?? StackView.spacingUseDefault
        if stack.customSpacing(after: view) != custom {
            stack.setCustomSpacing(custom, after: view)
        }
        view.isHidden = part.isHidden
        for axis in Axis.allCases {
            if view.contentHuggingPriority(for: axis).rawValue != part.hugging {
                view.setContentHuggingPriority(Priority(part.hugging), for: axis)
            }
            if view.contentCompressionResistancePriority(for: axis).rawValue != part.resistance {
                view.setContentCompressionResistancePriority(Priority(part.resistance), for: axis)
            }
        }
        (view as? Brick)?.content = part.content
        guard let nested = view as? StackView else { return }
        for (index, content) in part.bricks.enumerated() {
            let brick = nested.arrangedSubviews[index]
            (brick as? Brick)?.content = content
            brick.isHidden = part.hiddenBricks.contains(index)
        }
    }

    /// The frames of all views, by where they are, with the hidden ones left out.
    var frames: [(path: String, frame: Rect)] {
        var frames = [(path: "stack", frame: stack.frame)]
        for (index, view) in stack.arrangedSubviews.enumerated() where !view.isHidden {
            frames.append((path: "\(index)", frame: view.frame))
            let inner = (view as? StackView)?.arrangedSubviews ?? []
            for (position, brick) in inner.enumerated() where !brick.isHidden {
                frames.append((path: "\(index).\(position)", frame: brick.frame))
            }
        }
        return frames
    }

    /// How many constraints and guides are in the stack and in the stacks that it arranges.
    var amount: Int {
        let stacks = [stack] + stack.arrangedSubviews.compactMap { $0 as? StackView }
        return stacks.reduce(0) { $0 + $1.constraints.count + $1.layoutGuides.count }
    }
}
