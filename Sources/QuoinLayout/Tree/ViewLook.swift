/// What a view shows by itself, apart from what it draws.
struct ViewLook {
    var backgroundColor: Color?
    var cornerRadius = 0.0
    var roundedCorners = Corners.all
    var borderWidth = 0.0
    var borderColor = Color.black
    var alpha = 1.0
    var shadow: Shadow?
    var transform: Transform?

    /// Whether any of its colours is another one in the dark.
    private var hasVariants: Bool {
        borderColor.hasVariants || backgroundColor?.hasVariants ?? false
            || shadow?.color.hasVariants ?? false
    }

    /// Leaves of its colours those for the surroundings of a view.
    mutating func resolveColors(for view: View) {
        guard hasVariants else { return }
        let appearance = view.presentTraitsOfView.userInterfaceStyle
        backgroundColor = backgroundColor?.resolved(for: appearance)
        borderColor = borderColor.resolved(for: appearance)
        if let color = shadow?.color {
            shadow?.color = color.resolved(for: appearance)
        }
    }

    /// Whether anything is drawn for it in front of a shadow.
    var coversWhatIsBehind: Bool { backgroundColor.map { $0.opacity > 0 } ?? false }
}

/// The look of a view, apart from the other rare things, so that these do not grow by it.
final class KeptLook {
    var look = ViewLook()
}

extension View {
    /// What the view shows by itself, as it is asked for.
    final var look: ViewLook? { extras?.look?.look }

    /// Changes what the view shows by itself.
    final func changeLook(_ change: (inout ViewLook) -> Void) {
        let extras = madeExtras
        let kept = extras.look ?? KeptLook()
        extras.look = kept
        change(&kept.look)
        markDisplay()
    }
}
