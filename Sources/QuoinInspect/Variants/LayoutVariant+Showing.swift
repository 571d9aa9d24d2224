import QuoinKit
import QuoinLayout

extension LayoutVariant {
    /// Builds a layout and lays it out as the variant asks for.
    ///
    /// A window that the builder makes is taken as the screen; any other view fills one, and follows its
    /// size. What is reported while that goes on is not printed: whoever looks is told what is wrong.
    ///
    /// - Returns: the window.
    package func window(showing build: () -> View) -> Window {
        let view = build().outermost
        let window = view as? Window ?? Window(frame: .zero)
        if window.onDiagnostic == nil {
            window.onDiagnostic = { _ in }
        }
        if window.name == nil {
            window.name = "window"
        }
        // All at once: each transition would be one more layout.
        window.traits.textSizeCategory = textSize
        window.layoutDirection = direction
        window.show(device, orientation)
        if view !== window {
            fill(window, with: view)
        }
        window.layoutIfNeeded()
        return window
    }

    private func fill(_ window: Window, with view: View) {
        view.frame = window.bounds
        if view.translatesAutoresizingMaskIntoConstraints {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        window.addSubview(view)
        guard !view.translatesAutoresizingMaskIntoConstraints else { return }
        // It has constraints of its own, which may leave its size open, or not.
        view.makeConstraints { make in
            make.top.leading.equalToSuperview()
            make.bottom.trailing.equalToSuperview().priority(Self.fillingPriority)
        }
    }

    /// Less than anything else asks for.
    private static let fillingPriority = Priority(40)
}

extension View {
    /// The view that all is in.
    var outermost: View {
        var view = self
        while let superview = view.superview {
            view = superview
        }
        return view
    }
}
