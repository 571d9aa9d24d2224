import QuoinKit
import QuoinLayout

/// Letters that lie in part on something that is drawn.
extension FindingSearch {
    /// Whether one of two siblings is a text without a ground, and its letters lie across an edge of the other one, which is
    /// a picture, a control, a row of such, or a line: words on a picture would be in it, and a label on its edge would have
    /// a ground.
    func lettersCrossEdge(_ one: View, _ other: View, along axis: Axis) -> Bool {
        guard let text = [one, other].first(where: { $0.showsText }) else { return false }
        let drawn = text === one ? other : one
        guard !drawn.showsText, text.backgroundColor == nil, text.borderWidth == 0,
            let place = trial.rect(of: drawn)
        else { return false }
        let letters = lettersInSight(of: text)
        if isLine(place.size, across: axis), isMereGround(drawn) {
            return letters.contains { $0.isStruck(by: place, along: axis) }
        }
        guard isPictureOrControl(drawn) || holdsPictures(drawn) else { return false }
        return parts(of: drawn, at: place).contains { part in
            letters.contains {
                $0.overlap(with: part) != nil && $0.crossesEnd(of: place, along: axis)
            }
        }
    }

    private func isLine(_ size: Size, across axis: Axis) -> Bool {
        size[axis.other] <= Self.thickestLine && size[axis] > size[axis.other]
    }

    /// Whether a view has a content, but no text; or is something to drag or to tap.
    private func isPictureOrControl(_ view: View) -> Bool {
        view.isControl
            || shownSubviews(of: view).isEmpty
                && Axis.allCases.allSatisfy { trial.contentSize(of: view, along: $0) != nil }
    }

    /// Whether all that is in a stack are pictures.
    private func holdsPictures(_ view: View) -> Bool {
        guard view is StackView else { return false }
        let members = shownSubviews(of: view)
        return !members.isEmpty && members.count <= Self.mostLookedAt
            && members.allSatisfy { !$0.showsText && isPictureOrControl($0) }
    }
}

extension Rect {
    /// Whether it lies on one end of another one, with a part on it and a part beside it.
    fileprivate func crossesEnd(of other: Rect, along axis: Axis) -> Bool {
        let (start, end) = (origin[axis], origin[axis] + size[axis])
        return [other.origin[axis], other.origin[axis] + other.size[axis]].contains {
            start < $0 - 1 && end > $0 + 1
        }
    }

    /// Whether a line ends within it, at about half its height.
    fileprivate func isStruck(by line: Rect, along axis: Axis) -> Bool {
        let across = axis.other
        let middle = line.origin[across] + line.size[across] / 2
        return abs(middle - origin[across] - size[across] / 2) < size[across] / 4
            && crossesEnd(of: line, along: axis)
    }
}
