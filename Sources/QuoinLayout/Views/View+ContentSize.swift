/// The size that a view's content asks for.
extension View {
    /// Says that ``intrinsicContentSize``, the baselines or ``alignmentRectInsets`` have changed.
    public final func invalidateIntrinsicContentSize() {
        tellEngine([.contentChanged, .offsetsChanged, .placementChanged])
        addFeedbackReason(.invalidatedContent)
        superview?.subviewContentSizeDidChange(self)
    }

    /// How strongly the view resists growing beyond its content along an axis; 250 by default.
    public final func contentHuggingPriority(for axis: Axis) -> Priority {
        (extras?.contentPriorities ?? .standard).hugging(along: axis)
    }

    /// Sets how strongly the view resists growing beyond its content along an axis.
    public final func setContentHuggingPriority(_ priority: Priority, for axis: Axis) {
        guard accept(priority) else { return }
        if axis == .horizontal {
            madeExtras.contentPriorities.hugging.horizontal = priority
        } else {
            madeExtras.contentPriorities.hugging.vertical = priority
        }
        prioritiesChanged()
    }

    /// How strongly the view resists being made smaller than its content along an axis; 750 by default.
    public final func contentCompressionResistancePriority(for axis: Axis) -> Priority {
        (extras?.contentPriorities ?? .standard).resistance(along: axis)
    }

    /// Sets how strongly the view resists being made smaller than its content along an axis.
    public final func setContentCompressionResistancePriority(
        _ priority: Priority, for axis: Axis
    ) {
        guard accept(priority) else { return }
        if axis == .horizontal {
            madeExtras.contentPriorities.resistance.horizontal = priority
        } else {
            madeExtras.contentPriorities.resistance.vertical = priority
        }
        prioritiesChanged()
    }

    private func accept(_ priority: Priority) -> Bool {
        if priority.isValid {
            return true
        }
        let refusal = InvalidConstraintReport(
            message: "A content priority of \(label) cannot be \(priority): it must be above 0 and "
                + "at most 1000.")
        LayoutDiagnostic.invalidConstraint(refusal).report(to: root)
        return false
    }

    private func prioritiesChanged() {
        tellEngine([.contentChanged, .contentPrioritiesChanged])
    }

    /// Whether the height of the content follows from the width that the view gets.
    ///
    /// If so, ``contentSize(forWidth:)`` is asked with the solved width, in the same pass.
    public final var contentDependsOnWidth: Bool {
        get { flags.contains(.dependsOnWidth) }
        set {
            guard newValue != flags.contains(.dependsOnWidth) else { return }
            if newValue {
                flags.insert(.dependsOnWidth)
            } else {
                flags.remove(.dependsOnWidth)
            }
            invalidateIntrinsicContentSize()
        }
    }
}
