/// The direction in which people read.
public enum LayoutDirection: Hashable, Sendable {
    /// As in Latin script.
    case leftToRight
    /// As in Arabic and Hebrew script.
    case rightToLeft
}

/// Whether a view's content turns around with the direction of reading.
public enum SemanticContentAttribute: Hashable, Sendable {
    /// It does.
    case unspecified
    /// Controls for playback, which show a tape's direction and stay as they are.
    case playback
    /// Controls for directions in space, which stay as they are.
    case spatial
    /// From left to right, whatever the direction of reading.
    case forceLeftToRight
    /// From right to left, whatever the direction of reading.
    case forceRightToLeft
}

extension View {
    /// Whether the view's content turns around with the direction of reading. It does by itself.
    public final var semanticContentAttribute: SemanticContentAttribute {
        get { extras?.semanticContent ?? .unspecified }
        set {
            guard newValue != semanticContentAttribute else { return }
            madeExtras.semanticContent = newValue
            directionChanged(inSubtree: false)
        }
    }

    /// In which direction the view's content is laid out. Leading and trailing edges of the
    /// constraints that are installed on the view follow it.
    public final var effectiveLayoutDirection: LayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: root.defaultDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    /// The direction of a tree's views that do not say otherwise, asked of its root.
    final var defaultDirection: LayoutDirection {
        flags.contains(.isWindow)
            ? (self as? Window)?.layoutDirection ?? .leftToRight : .leftToRight
    }

    /// Writes the constraints anew that depend on the direction.
    final func directionChanged(inSubtree: Bool) {
        if inSubtree {
            forEachInSubtree { $0.turnAround() }
        } else {
            turnAround()
        }
    }

    private func turnAround() {
        installed.forEach { constraint in
            if constraint.isDirectional {
                constraint.noteChange(.termsChanged)
            }
        }
        if extras?.margins != nil {
            marginsMayHaveChanged()
        }
        markLayout()
        markDisplay()
    }
}
