import Quoin

/// Spacings that differ from the others.
extension StackView {
    /// As a custom spacing: none, so that ``spacing`` holds. As the ``spacing`` itself: 0.
    public static let spacingUseDefault = Double.greatestFiniteMagnitude

    /// As a spacing: the standard distance between siblings.
    public static let spacingUseSystem = LayoutConstraint.systemSpacing

    /// Sets how far the next view is from an arranged one, at least; ``spacingUseDefault`` takes that
    /// back.
    ///
    /// It stays with the view in whatever order the views are, while others are hidden too, until the
    /// view is arranged no more. A spacing that is not finite, and a view that the stack does not
    /// arrange, are refused.
    ///
    /// ```swift
    /// form.spacing = 8
    /// form.setCustomSpacing(24, after: heading)
    /// ```
    public final func setCustomSpacing(_ spacing: Double, after view: View) {
        guard acceptSpacing(spacing) else { return }
        guard let member = members.member(for: view) else {
            reportInvalidTree(
                "\(nameInMessages) cannot have a spacing after \(view.nameInMessages), which it does "
                    + "not arrange.")
            return
        }
        let custom = spacing == Self.spacingUseDefault ? nil : spacing
        guard member.customSpacing != custom else { return }
        member.customSpacing = custom
        members.markChanged(member)
        arrangementChanged()
    }

    /// The spacing that was set after an arranged view; ``spacingUseDefault`` if none was.
    public final func customSpacing(after view: View) -> Double {
        members.member(for: view)?.customSpacing ?? Self.spacingUseDefault
    }

    /// The spacing between a member and the next one that is shown.
    final func spacing(after member: StackMember) -> Double {
        member.customSpacing ?? spacing
    }

    final func acceptSpacing(_ spacing: Double) -> Bool {
        if spacing.isFinite {
            return true
        }
        reportRefusal(of: "spacing", "\(spacing)")
        return false
    }
}
