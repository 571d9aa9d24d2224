import QuoinInspect
import QuoinKit

extension UIView: LayoutSubject {
    /// The engine's view, for all that looks at views, on the main thread.
    public nonisolated var subjectView: View {
        nonisolated(unsafe) var view = View()
        MainActor.assumeIsolated { view = quoin.node }
        return view
    }
}

extension UIViewController: LayoutSubject {
    /// The engine's view of the controller's, which is loaded if it is not yet, on the main thread.
    public nonisolated var subjectView: View {
        nonisolated(unsafe) var found = View()
        MainActor.assumeIsolated {
            if let view { found = view.quoin.node }
        }
        return found
    }
}
