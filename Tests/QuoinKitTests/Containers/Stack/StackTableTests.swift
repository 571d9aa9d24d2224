import Quoin
import QuoinKit
import TestSupport
import Testing

/// Every kind of stack beside the arithmetic of ``StackReference``.
@Suite("Stacks by the table")
struct StackTableTests {
    /// A way to arrange.
    struct Way: CustomTestStringConvertible {
        var distribution: StackView.Distribution
        var alignment: StackView.Alignment
        var testDescription: String { "\(distribution), \(alignment)" }

        static let all = StackView.Distribution.allCases.flatMap { distribution in
            StackView.Alignment.allCases.map { Way(distribution: distribution, alignment: $0) }
        }
    }

    private static let items = [
        StackReference.Item(
            content: Brick.Content(width: 60, height: 20, firstBaseline: 15, lastBaseline: 5),
            hugging: 251),
        StackReference.Item(
            content: Brick.Content(width: 30, height: 50, firstBaseline: 12, lastBaseline: 8)),
        StackReference.Item(
            content: Brick.Content(width: 44, height: 36, firstBaseline: 30, lastBaseline: 6),
            resistance: 740),
        StackReference.Item(
            content: Brick.Content(width: 80, height: 24, firstBaseline: 10, lastBaseline: 14)),
    ]
    private static let hiddenSets: [Set<Int>] = [
        [], [0], [1], [3], [0, 3], [1, 2], [0, 1, 2], [0, 1, 2, 3],
    ]
    private static let margins = EdgeInsets(top: 3, left: 5, bottom: 7, right: 11)

    @Test("have their views where arithmetic puts them", arguments: Way.all)
    func frames(way: Way) {
        // Of axis, margins and direction each two together in every way.
        compare(way, .horizontal, nil, isRightToLeft: false)
        compare(way, .horizontal, Self.margins, isRightToLeft: true)
        compare(way, .vertical, Self.margins, isRightToLeft: false)
        compare(way, .vertical, nil, isRightToLeft: true)
    }

    /// Goes through lengths, hidden views and spacings with one stack.
    private func compare(_ way: Way, _ axis: Axis, _ margins: EdgeInsets?, isRightToLeft: Bool) {
        var reference = StackReference(
            axis: axis, distribution: way.distribution, alignment: way.alignment, margins: margins,
            isRightToLeft: isRightToLeft, size: Size(width: 420, height: 420), items: Self.items)
        let subject = ReferredStack(reference)
        var compared = 0
        for length in [150.0, 231, 420] {
            for hidden in Self.hiddenSets {
                for custom in [nil, 20.0] {
                    reference.spacing = custom == nil ? 0 : 6
                    reference.size = Size(
                        width: axis == .horizontal ? length : 120,
                        height: axis == .horizontal ? 120 : length)
                    for index in reference.items.indices {
                        reference.items[index].isHidden = hidden.contains(index)
                    }
                    reference.items[1].customSpacing = custom
                    subject.take(reference)
                    compared += subject.compare("\(axis) \(length) \(hidden)") ? 1 : 0
                }
            }
        }
        // Where the arithmetic has no answer, middles cannot be equally far apart.
        expectTrue(compared >= (way.distribution == .equalCentering ? 36 : 48))
        expectTrue(subject.scene.messages.isEmpty)
    }
}
