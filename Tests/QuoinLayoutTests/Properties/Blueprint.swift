@testable import QuoinLayout

/// A forest built anew in the state that another one has come to.
final class Blueprint {
    private var counterparts: [ObjectIdentifier: LayoutElement] = [:]
    private(set) var constraints: [PlannedConstraint] = []
    private(set) var roots: [View] = []
    private(set) var diagnostics: [LayoutDiagnostic] = []

    init(of forest: RandomForest) {
        for view in forest.allViews {
            let copy: View
            if let original = view as? RandomView {
                let made = RandomView()
                made.resemble(original)
                copy = made
            } else {
                copy = Window()
                copy.name = view.name
            }
            counterparts[ObjectIdentifier(view)] = copy
        }
        for root in forest.roots {
            build(root)
        }
        if let window = counterparts[ObjectIdentifier(forest.window)] as? Window {
            window.layoutDirection = forest.window.layoutDirection
            window.safeAreaInsets = forest.window.safeAreaInsets
        }
        for planned in forest.constraints where planned.constraint.isActive {
            if let copy = planned.copy({ [self] in counterpart(of: $0) }) {
                copy.constraint.isActive = true
                constraints.append(copy)
            }
        }
    }

    private func build(_ root: View) {
        let copy = self.view(for: root)
        copy.onDiagnostic = { [unowned self] in diagnostics.append($0) }
        roots.append(copy)
        root.forEachInSubtree { original in
            let made = self.view(for: original)
            // A frame that constraints are to find is not given away.
            if original.translatesAutoresizingMaskIntoConstraints || original.superview == nil {
                made.frame = original.frame
            }
            made.resembleAnyView(original)
            for guide in original.layoutGuides {
                let copy = LayoutGuide(identifier: guide.identifier)
                counterparts[ObjectIdentifier(guide)] = copy
                made.addLayoutGuide(copy)
            }
            for subview in original.subviews {
                made.addSubview(self.view(for: subview))
            }
        }
    }

    func layOut() {
        for root in roots {
            root.layoutIfNeeded()
        }
    }

    func view(for original: View) -> View {
        counterpart(of: original) as? View ?? original
    }

    func counterpart(of original: LayoutElement) -> LayoutElement {
        counterparts[ObjectIdentifier(original)] ?? original
    }
}
