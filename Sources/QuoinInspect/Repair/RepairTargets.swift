import Quoin
import QuoinKit

/// Where the elements of a tree are to be: where constraints have them, and as near to their frames as those
/// allow.
struct RepairTargets {
    /// Alignment rectangles, by element.
    private var rects: [ObjectIdentifier: Rect] = [:]

    /// - Parameter isByFrame: elements whose frames count, whatever constraints say.
    init(top: View, byFrame isByFrame: (View) -> Bool) {
        var elements: [LayoutElement] = []
        for view in top.subtree {
            elements.append(view)
            for guide in view.repairedGuides {
                elements.append(guide)
            }
        }
        let parts = elements.flatMap { element in
            Axis.allCases.flatMap { axis in
                [true, false].map { (element: element, axis: axis, isExtent: $0) }
            }
        }
        var wishes: [(element: LayoutElement, rect: Rect)] = []
        for (part, isAmbiguous) in zip(parts, top.areAmbiguous(parts))
        where isAmbiguous && wishes.last?.element !== part.element {
            wishes.append((part.element, part.element.presentRect))
        }
        let solved = top.solvedRects(of: elements, wishing: wishes)
        for (element, rect) in zip(elements, solved) {
            let isFramed = (element as? View).map { $0 === top || isByFrame($0) } ?? false
            rects[ObjectIdentifier(element)] = (isFramed ? nil : rect) ?? element.presentRect
        }
    }

    /// - Parameter rects: where some elements are to be; all others are as they are.
    init(top: View, _ rects: [(View, Rect)]) {
        self.init(top: top) { !$0.isKnownToEngine }
        for (view, rect) in rects {
            self.rects[ObjectIdentifier(view)] = rect
        }
    }

    /// The rectangle of an element, in the coordinates of what it is in.
    subscript(element: LayoutElement) -> Rect {
        rects[ObjectIdentifier(element)] ?? element.presentRect
    }

    /// The edges of a view, as what is in it is constrained to them.
    func area(of container: View) -> Rect {
        if let scroll = container as? ScrollView {
            return self[scroll.contentLayoutGuide]
        }
        let insets = container.askedAlignmentInsets
        return Rect(
            x: insets.left, y: insets.top, width: self[container].width,
            height: self[container].height)
    }
}

extension LayoutElement {
    /// The alignment rectangle of the present frame, or the frame of a guide.
    var presentRect: Rect {
        if let guide = self as? LayoutGuide {
            return guide.layoutFrame
        }
        guard let view = self as? View else { return .zero }
        let rect = view.alignmentRect(forFrame: view.frame)
        return rect.isSound ? rect : view.frame
    }
}

extension View {
    /// The guides that may lack constraints: those that were added, and the content of a scroll view.
    var repairedGuides: [LayoutGuide] {
        guidesOfUsers + ((self as? ScrollView).map { [$0.contentLayoutGuide] } ?? [])
    }

    /// The guides that were added, but for those that a stack or the like has added for itself.
    var guidesOfUsers: [LayoutGuide] {
        layoutGuides.filter { guide in
            let constraints = guide.constraintsInForce
            return constraints.isEmpty || !constraints.allSatisfy { $0.isMadeByContainer }
        }
    }

    /// Whether a stack places it.
    var isArranged: Bool {
        (superview as? StackView)?.arranges(self) ?? false
    }
}
