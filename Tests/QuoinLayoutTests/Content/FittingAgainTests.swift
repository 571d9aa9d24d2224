import QuoinLayout
import TestSupport
import Testing

/// What an earlier measurement knew must not outlive a change, whether or not the tree was ever laid
/// out.
@Suite("A second measurement sees")
struct FittingAgainTests {
    private let root = View("root", Rect(0, 0, 300, 200))
    private let cell = AdjustableView("cell")
    private let label = AdjustableView("label", content: Size(width: 50, height: 20))
    private let image: View

    init() {
        root.addSubview(cell)
        cell.addSubview(label)
        image = cell.addFramed("image", Rect(0, 30, 60, 10))
        LayoutConstraint.activate([
            label.left.constraint(equalTo: cell.left), label.top.constraint(equalTo: cell.top),
            label.right.constraint(equalTo: cell.right).withPriority(500),
            cell.right.constraint(greaterThanOrEqualTo: image.right),
            cell.bottom.constraint(equalTo: label.bottom, constant: 40),
        ])
    }

    enum Change: CaseIterable {
        case content, resistance, hugging, width, frame, mask, translation, margins, removal, insets
    }

    private func make(_ change: Change) {
        switch change {
        case .content:
            label.content = Size(width: 90, height: 25)
            label.invalidateIntrinsicContentSize()
        case .resistance:
            label.setContentCompressionResistancePriority(100, for: .vertical)
        case .hugging:
            label.setContentHuggingPriority(900, for: .horizontal)
        case .width:
            label.contentDependsOnWidth = true
        case .frame:
            image.frame.size.width = 75
        case .mask:
            image.autoresizingMask = [.flexibleLeftMargin]
        case .translation:
            image.translatesAutoresizingMaskIntoConstraints = false
        case .margins:
            label.right.constraint(equalTo: cell.rightMargin).isActive = true
            cell.layoutMargins = EdgeInsets(30)
        case .removal:
            image.removeFromSuperview()
        case .insets:
            cell.insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
            cell.invalidateIntrinsicContentSize()
        }
    }

    @Test("every change", arguments: Change.allCases, [false, true])
    func change(_ change: Change, isLaidOut: Bool) {
        if isLaidOut {
            root.layoutIfNeeded()
        }
        let weak = View.layoutFittingCompressedSize
        // The image is 60 wide; the label 20 high, and 40 below it.
        expectEqual(cell.systemLayoutSizeFitting(weak), Size(width: 60, height: 60))
        make(change)
        let again = cell.systemLayoutSizeFitting(weak)
        // The same in views that were never measured before.
        let fresh = FittingAgainTests()
        fresh.make(change)
        expectEqual(again, fresh.cell.systemLayoutSizeFitting(weak))
        if let expected = expectation(change) {
            expectEqual(again, expected)
        }
    }

    /// What arithmetic says, where it says it in a line.
    private func expectation(_ change: Change) -> Size? {
        switch change {
        case .content: Size(width: 90, height: 65)
        case .resistance: Size(width: 60, height: 60)
        case .frame: Size(width: 75, height: 60)
        case .removal: Size(width: 50, height: 60)
        // The image begins at the frame's edge and ends 4 before it; 1 above the label, 3 at the bottom.
        case .insets: Size(width: 60 + 4, height: 60 + 1 + 3)
        // The label is 50 wide, and 30 from the edge.
        case .margins: Size(width: 80, height: 60)
        default: nil
        }
    }
}
