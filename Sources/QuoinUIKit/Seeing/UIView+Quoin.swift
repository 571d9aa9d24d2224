import QuoinInspect
import QuoinKit

/// What Quoin knows of a view that UIKit would not tell.
///
/// ```swift
/// let screen = UILabel(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
/// print(screen.quoin.snapshot())
/// for finding in screen.quoin.findings() { print(finding) }
/// try screen.quoin.svg().write(toFile: "profile.svg", atomically: true, encoding: .utf8)
/// ```
@preconcurrency @MainActor
public struct QuoinView {
    /// The engine's view, for all that takes one.
    public let node: View
    private let view: UIView

    init(_ view: UIView) {
        node = view.node
        self.view = view
    }

    /// The layout as a value, brought up to date: what snapshot tests compare.
    public func snapshot() -> LayoutSnapshot {
        node.layoutIfNeeded()
        return node.snapshot()
    }

    /// What is wrong with the layout: conflicts, places left open, text cut off, and what would mend it.
    public func findings() -> [LayoutFinding] { node.findings() }

    /// The tree in words: names, classes, frames, constraints, and what is wrong with it.
    public func trace() -> String {
        node.layoutIfNeeded()
        return node.layoutTrace()
    }

    /// A picture of the view, of a size if one is given.
    public func svg(size: CGSize? = nil, overlays: PictureOverlays = []) -> String {
        if let size {
            view.frame = CGRect(origin: view.frame.origin, size: size)
        }
        node.layoutIfNeeded()
        let renderer = SVGRenderer(
            overlays: overlays, background: view.backgroundColor == nil ? .white : nil)
        return renderer.document(of: node)
    }

    /// Hears of what goes wrong in the tree whose topmost view this is: constraints that contradict, values
    /// that are refused. Without it, messages are printed.
    public func onDiagnostic(_ handler: @escaping (LayoutDiagnostic) -> Void) {
        (node.window ?? node).onDiagnostic = handler
    }
}

extension UIView {
    /// What Quoin knows of the view: its picture, what is wrong with it, its layout as a value.
    public var quoin: QuoinView { QuoinView(self) }
}
