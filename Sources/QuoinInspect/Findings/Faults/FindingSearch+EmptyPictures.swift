import QuoinKit
import QuoinLayout
import QuoinSolver

/// Pictures in boxes of another shape: what was said makes a box less high than its picture, or less wide, and along the
/// other axis it is as large as the picture is by itself.
extension FindingSearch {
    func findEmptyPictures() {
        for view in shown {
            guard let picture = view.fittedPicture, picture.width > 0, picture.height > 0,
                let size = trial.rect(of: view)?.size, size.width > 0, size.height > 0
            else { continue }
            for axis in Axis.allCases where leavesMostEmpty(view, size, picture, along: axis) {
                explainEmptiness(of: view, size, picture, along: axis)
            }
        }
    }

    /// Whether a box keeps the length of its picture along an axis, though the picture is shown in less than half of it.
    private func leavesMostEmpty(
        _ view: View, _ size: Size, _ picture: Size, along axis: Axis
    ) -> Bool {
        guard let wanted = trial.contentSize(of: view, along: axis),
            abs(size[axis] - wanted) <= LayoutFault.leastAmount,
            size[axis.other] < picture[axis.other] - LayoutFault.leastAmount,
            !isOpen(view, axis), !isOpen(view, axis.other)
        else { return false }
        // Where somebody gave it that length, it was meant.
        let isGiven = statements(of: view, along: axis).contains {
            $0.isWritten && $0.firstAttribute.isSize && $0.relation == .equal
        }
        return !isGiven && Self.shownLength(of: picture, in: size, along: axis) < size[axis] / 2
    }

    private static func shownLength(of picture: Size, in size: Size, along axis: Axis) -> Double {
        picture[axis] * min(size.width / picture.width, size.height / picture.height)
    }

    private func explainEmptiness(
        of view: View, _ size: Size, _ picture: Size, along axis: Axis
    ) {
        let shown = Self.shownLength(of: picture, in: size, along: axis)
        let (long, other) = (axis.adjective, axis.other.adjective)
        let message =
            "\(name(view)) shows its picture \(shown.roundedText) \(long), and leaves "
            + "\((size[axis] - shown).roundedText) of its \(size[axis].roundedText) empty: it is as \(long) "
            + "as the picture by itself, but \(size[axis.other].roundedText) \(other), and the picture "
            + "\(picture[axis.other].roundedText)."
        let (extent, across) = (
            LayoutAttribute.edge(.extent, along: axis),
            LayoutAttribute.edge(.extent, along: axis.other)
        )
        let ratio = LayoutConstraint.trial(
            view, extent, .equal, view, across, multiplier: picture[axis] / picture[axis.other])
        let mend = LayoutMend(
            words.statement(ratio).replacing(ofRatio: picture[axis], to: picture[axis.other]),
            [.activate(ratio)])
        let mends: [LayoutMend]
        if let cell = view.cell, axis == .vertical {
            // The row is measured by itself, and in the trial as high as the table has it.
            mends =
                trial.fittedHeight(of: cell, with: [ratio], insteadOf: []) < cell.frame.height
                ? [mend] : []
        } else {
            mends = sound([mend])
        }
        tell(.cut, [view], statements(of: view, along: axis.other), message, mends)
    }
}

extension String {
    /// A quotient that is no short number stands as such.
    fileprivate func replacing(ofRatio length: Double, to other: Double) -> String {
        let quotient = (length / other).plainText
        guard quotient.utf8.count > 6, hasSuffix("(\(quotient))") else { return self }
        let number = length.plainText
        // Of two whole numbers it would be a whole number.
        let dividend = number.utf8.contains(UInt8(ascii: ".")) ? number : "\(number).0"
        return dropLast(quotient.utf8.count + 2) + "(\(dividend) / \(other.plainText))"
    }
}
