import Quoin
import QuoinKit
import TestSupport
import Testing

/// A stack that is kept as a ``StackReference`` describes.
final class ReferredStack {
    let scene: StackScene
    private(set) var bricks: [Brick]
    private(set) var reference: StackReference

    var stack: StackView { scene.stack }

    init(_ reference: StackReference) {
        bricks = reference.items.map { Brick($0.content) }
        scene = StackScene(
            StackView(arrangedSubviews: bricks), width: reference.size.width,
            height: reference.size.height)
        self.reference = reference
        take(reference)
    }

    /// Brings the stack in line with a reference of as many items, and lays out.
    func take(_ reference: StackReference) {
        self.reference = reference
        scene.window.layoutDirection = reference.isRightToLeft ? .rightToLeft : .leftToRight
        stack.axis = reference.axis
        stack.distribution = reference.distribution
        stack.alignment = reference.alignment
        stack.spacing = reference.spacing
        stack.isBaselineRelativeArrangement = reference.spacesBaselines
        stack.isLayoutMarginsRelativeArrangement = reference.margins != nil
        stack.layoutMargins = reference.margins ?? EdgeInsets(8)
        for (brick, item) in zip(bricks, reference.items) {
            let axis = reference.axis
            brick.content = item.content
            brick.isHidden = item.isHidden
            stack.setCustomSpacing(item.customSpacing ?? StackView.spacingUseDefault, after: brick)
            brick.setContentHuggingPriority(Priority(Float(item.hugging)), for: axis)
            brick.setContentHuggingPriority(250, for: axis.perpendicular)
            brick.setContentCompressionResistancePriority(
                Priority(Float(item.resistance)), for: axis)
            brick.setContentCompressionResistancePriority(750, for: axis.perpendicular)
        }
        scene.resize(width: reference.size.width, height: reference.size.height)
    }

    /// Expects all frames to be what arithmetic says.
    ///
    /// - Returns: whether arithmetic says anything.
    func compare(
        _ comment: String, sourceLocation: SourceLocation = #_sourceLocation
    ) -> Bool {
        guard let frames = reference.frames else { return false }
        for (index, frame) in frames.enumerated() {
            guard let frame else { continue }
            expectTrue(
                bricks[index].frame.isAbout(frame),
                "\(comment), view \(index): \(bricks[index].frame), not \(frame)",
                sourceLocation: sourceLocation)
        }
        return true
    }
}
