import Quoin

/// Stacks in stacks: what the outer one has to know of the inner one.
extension StackView {
    /// The view whose first baseline is the stack's, for the stack that it is in.
    ///
    /// It is the first view that is shown; if that is a stack, it is that one's, and so on. It is the
    /// stack itself while nothing is shown.
    public final var viewForFirstBaselineLayout: View {
        var view: View = self
        while let stack = view as? StackView, let inner = stack.firstShown {
            view = inner
        }
        return view
    }

    /// The view whose last baseline is the stack's, for the stack that it is in.
    ///
    /// It is the last view that is shown in a column, and the first one in a row; if that is a stack, it
    /// is that one's, and so on. It is the stack itself while nothing is shown.
    public final var viewForLastBaselineLayout: View {
        var view: View = self
        while let stack = view as? StackView,
            let inner = stack.axis == .vertical ? stack.lastShown : stack.firstShown
        {
            view = inner
        }
        return view
    }

    private var firstShown: View? { members.firstShown?.view }
    private var lastShown: View? { members.lastShown?.view }

    /// Lets the stacks that this one is in know that its contents or its baselines may be others.
    final func nestedContentChanged() {
        naturalSize = nil
        var outer = superview as? StackView
        while let stack = outer {
            stack.naturalSize = nil
            if stack.followsContents {
                stack.setNeedsUpdateConstraints()
            }
            outer = stack.superview as? StackView
        }
    }

    /// Whether constraints follow what is in the views, besides the arrangement itself.
    final var followsContents: Bool {
        switch effectiveAlignment {
        case .firstBaseline, .lastBaseline: true
        case .fill, .leading, .center, .trailing:
            distribution == .fillProportionally || spacesBaselines
        }
    }

    /// How many stacks the stack is in, each directly in the next.
    final var depthOfNesting: Int {
        var depth = 0
        var outer = superview as? StackView
        while let stack = outer {
            depth += 1
            outer = stack.superview as? StackView
        }
        return depth
    }

    /// Has the stacks in this one see how deep they are.
    final func depthChanged() {
        var waiting = [self]
        while let stack = waiting.popLast() {
            stack.setNeedsUpdateConstraints()
            for member in stack.members.all {
                if let inner = member.view as? StackView {
                    waiting.append(inner)
                }
            }
        }
    }

    // MARK: Natural sizes

    /// What the contents add up to along an axis, or no metric if none of them has one.
    fileprivate final func naturalSize(along axis: Axis) -> Double {
        if naturalSize == nil {
            measureNaturally()
        }
        return naturalSize?[axis] ?? View.noIntrinsicMetric
    }

    /// Measures the stacks in this one, of which the size is not known, and then this one.
    private func measureNaturally() {
        var unknown = [self]
        var position = 0
        while position < unknown.count {
            for member in unknown[position].members.all where !member.view.isHidden {
                if let stack = member.view as? StackView, stack.naturalSize == nil {
                    unknown.append(stack)
                }
            }
            position += 1
        }
        // What is further in was found later.
        for stack in unknown.reversed() {
            stack.naturalSize = Size(
                width: stack.sumOfContents(along: .horizontal),
                height: stack.sumOfContents(along: .vertical))
        }
    }

    private func sumOfContents(along direction: Axis) -> Double {
        var sum = 0.0
        var hasMetric = false
        var previous: StackMember?
        for member in members.all where !member.view.isHidden {
            let length = member.view.naturalLength(along: direction)
            hasMetric = hasMetric || length >= 0
            if direction == axis {
                sum += max(0, length) + (previous.map { spacing(after: $0) } ?? 0)
            } else {
                sum = max(sum, length)
            }
            previous = member
        }
        if previous != nil, !hasMetric {
            return View.noIntrinsicMetric
        }
        return max(0, sum) + (isLayoutMarginsRelativeArrangement ? margins(along: direction) : 0)
    }

    private func margins(along direction: Axis) -> Double {
        let margins = layoutMargins
        return direction == .horizontal
            ? margins.left + margins.right : margins.top + margins.bottom
    }
}

extension View {
    /// The view that has the first baseline: in a stack, that of one of its views.
    final var firstBaselineView: View {
        (self as? StackView)?.viewForFirstBaselineLayout ?? self
    }

    /// The view that has the last baseline: in a stack, that of one of its views.
    final var lastBaselineView: View {
        (self as? StackView)?.viewForLastBaselineLayout ?? self
    }

    /// How long the content asks the view to be, or no metric. In a stack the views add up.
    final func naturalLength(along axis: Axis) -> Double {
        (self as? StackView)?.naturalSize(along: axis) ?? askedIntrinsicContentSize[axis]
    }
}
