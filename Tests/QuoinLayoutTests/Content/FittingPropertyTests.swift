import QuoinLayout
import TestSupport
import Testing

/// A form of random rows: each a label and a text that wraps, one below the other.
private struct RandomForm {
    let cell = View("cell")
    let texts: [TextBox]

    init(seed: Int) {
        var chooser = SeededGenerator(seed: seed)
        var texts: [TextBox] = []
        cell.translatesAutoresizingMaskIntoConstraints = false
        var above = cell.top
        for number in 0..<chooser.number(in: 1...5) {
            let label = AdjustableView(
                "label \(number)",
                content: Size(width: chooser.halves(in: 0...60), height: chooser.halves(in: 0...40))
            )
            let text = TextBox("text \(number)", letters: chooser.number(in: 0...60))
            label.setContentHuggingPriority(.high, for: .horizontal)
            label.setContentCompressionResistancePriority(.required - 1, for: .horizontal)
            cell.addSubview(label)
            cell.addSubview(text)
            let gap = chooser.halves(in: 0...10)
            LayoutConstraint.activate([
                label.left.constraint(equalTo: cell.left, constant: gap),
                label.top.constraint(equalTo: above, constant: gap),
                text.left.constraint(equalTo: label.right, constant: gap),
                text.right.constraint(equalTo: cell.right, constant: -gap),
                text.top.constraint(equalTo: label.top),
                label.bottom.constraint(lessThanOrEqualTo: cell.bottom),
                text.bottom.constraint(lessThanOrEqualTo: cell.bottom, constant: -gap),
            ])
            above = text.bottom
            texts.append(text)
        }
        self.texts = texts
    }
}

@Suite("Measuring and laying out agree")
struct FittingPropertyTests {
    @Test("A view that gets the size it was measured with shows all its content", arguments: 0..<40)
    func enough(seed: Int) {
        let form = RandomForm(seed: seed)
        let root = View("root", Rect(0, 0, 1000, 1000))
        root.addSubview(form.cell)
        for width in [150.0, 220, 400] {
            let size = form.cell.systemLayoutSizeFitting(
                Size(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSize)
            expectTrue(abs(size.width - width) < 1e-6, "seed \(seed)")
            let pins = form.cell.pin(to: Rect(origin: .zero, size: size))
            root.layoutIfNeeded()
            for text in form.texts {
                let needed = text.contentSize(forWidth: text.frame.width)
                expectTrue(
                    abs(text.frame.height - needed.height) < 1e-6, "seed \(seed): \(text.frame)")
                expectTrue(text.frame.maxY <= size.height + 1e-6, "seed \(seed): \(text.frame)")
            }
            // No less would do: something reaches the lower edge.
            let again = form.cell.systemLayoutSizeFitting(
                Size(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSize)
            expectTrue(abs(again.height - size.height) < 1e-6, "seed \(seed)")
            LayoutConstraint.deactivate(pins)
        }
    }

    @Test("A topmost view and one in a superview are measured alike", arguments: 0..<20)
    func topmost(seed: Int) {
        let inner = RandomForm(seed: seed)
        let root = View("root", Rect(0, 0, 1000, 1000))
        root.addSubview(inner.cell)
        let alone = RandomForm(seed: seed)
        for target in [
            View.layoutFittingCompressedSize, View.layoutFittingExpandedSize,
            Size(width: 200, height: 100),
        ] {
            let (one, other) = (
                inner.cell.systemLayoutSizeFitting(target),
                alone.cell.systemLayoutSizeFitting(target)
            )
            expectTrue(
                abs(one.width - other.width) < 1e-6 && abs(one.height - other.height) < 1e-6,
                "seed \(seed): \(one), \(other)")
        }
    }
}
