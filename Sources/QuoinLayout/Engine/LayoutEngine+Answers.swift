/// What the engine asks views for beside their content. An answer that is not a number counts as 0, and
/// is reported once the engine has done its work: who hears of it may change the tree.
extension LayoutEngine {
    func alignmentInsets(of view: View) -> EdgeInsets {
        let insets = view.alignmentRectInsets
        guard !insets.isFinite else { return insets }
        note(
            "The alignment rectangle of \(view.label) has insets that are not finite.", about: view)
        return .zero
    }

    func firstBaselineOffset(of element: LayoutElement) -> Double {
        guard let view = element.hostView else { return 0 }
        return checked(view.firstBaselineOffsetFromTop, "first baseline", of: view)
    }

    func lastBaselineOffset(of element: LayoutElement) -> Double {
        guard let view = element.hostView else { return 0 }
        return checked(view.lastBaselineOffsetFromBottom, "last baseline", of: view)
    }

    private func checked(_ offset: Double, _ what: String, of view: View) -> Double {
        guard !offset.isFinite else { return offset }
        note("The offset of the \(what) of \(view.label) is \(offset.plainText).", about: view)
        return 0
    }

    /// A constraint's numbers are finite each, but not what becomes of them.
    func noteNotFinite(_ constraint: LayoutConstraint) {
        guard let view = constraint.installation.target else { return }
        note(
            "\(constraint) (\(constraint.sourceLocation)) comes to a number that is not finite; it "
                + "is left out.", about: view)
    }

    func note(_ message: String, about view: View) {
        if !strayAnswers.contains(where: { $0.message == message }) {
            strayAnswers.append(StrayAnswer(view: view, message: message))
        }
    }

    func reportStrayAnswers() {
        let answers = strayAnswers
        strayAnswers = []
        for answer in answers {
            LayoutDiagnostic.notFinite(answer.message).report(to: answer.view.root)
        }
    }
}

/// An answer that is not a number.
struct StrayAnswer {
    var view: View
    var message: String
}
