import Quoin

/// What controls need to know of where they are shown.
///
/// What is set on a view holds for all that is in it, but for views on which, or nearer to which,
/// something else is set. So settings mostly stand on the window, and exceptions on single views.
///
/// ```swift
/// window.textMeasurer = TerminalMeasurer()
/// window.doublesLocalizedText = true
/// card.appearance = .dark
/// ```
///
/// Controls that move to another place, by themselves or with what they are in, follow what is set there.
extension View {
    /// What measures text in this view and all that is in it; nil if that is for its superview to say.
    ///
    /// If no view says anything, text is measured by a ``HelveticaMeasurer``.
    public final var textMeasurer: (any TextMeasurer)? {
        get { viewSettings?.measurer }
        set {
            guard newValue !== viewSettings?.measurer else { return }
            madeSettings.measurer = newValue
            forEachStyledView { $0.contentChanged() }
        }
    }

    /// What surroundings this view and all that is in it are drawn for; nil if that is for its superview
    /// to say. If no view says anything, they are bright.
    ///
    /// It is one of the view's `traits`, which can be set there as well.
    public final var appearance: Appearance? {
        get {
            let traits = traits
            return traits.stated.contains(.userInterfaceStyle) ? traits.userInterfaceStyle : nil
        }
        set {
            if let newValue {
                traits.userInterfaceStyle = newValue
            } else {
                traits.stated.remove(.userInterfaceStyle)
            }
        }
    }

    /// Whether controls in this view show every text twice, to try the longest language. Mostly it is
    /// set on the window.
    public final var doublesLocalizedText: Bool {
        get { setting { $0.doublesText } ?? false }
        set {
            guard newValue != viewSettings?.doublesText else { return }
            madeSettings.doublesText = newValue
            forEachStyledView { $0.contentChanged() }
        }
    }

    /// The colours that the view is drawn in.
    ///
    /// ```swift
    /// final class Plate: View {
    ///     override func draw(_ rect: Rect, in canvas: any Canvas) {
    ///         canvas.fill(bounds, color: controlColors.surface, cornerRadius: 8)
    ///     }
    /// }
    /// ```
    public final var controlColors: ControlColors {
        viewSettings?.colors ?? .of(traits.userInterfaceStyle)
    }

    /// Other colours for this view alone, by those who draw with it.
    package final var ownControlColors: ControlColors? {
        get { viewSettings?.colors }
        set { if newValue != viewSettings?.colors { madeSettings.colors = newValue } }
    }

    // MARK: What holds for the view

    /// What measures the view's text.
    final var effectiveMeasurer: any TextMeasurer {
        if let measurer = setting({ $0.measurer }) {
            return measurer
        }
        // One for the whole tree, which remembers what was measured.
        let settings = topmost.madeSettings
        if let measurer = settings.defaultMeasurer {
            return measurer
        }
        let made = HelveticaMeasurer()
        settings.defaultMeasurer = made
        return made
    }

    /// A text as it is shown.
    final func localized(_ text: String) -> String {
        doublesLocalizedText && !text.isEmpty ? "\(text) \(text)" : text
    }

    /// Lets go of what was made while the view was topmost, and is of no more use if it is not.
    final func forgetDefaultMeasurer() {
        if superview != nil {
            viewSettings?.defaultMeasurer = nil
        }
    }

    /// What the nearest view says that says something, from this one upward.
    private func setting<Value>(_ value: (ViewSettings) -> Value?) -> Value? {
        var next: View? = self
        while let view = next {
            if let settings = view.viewSettings, let value = value(settings) {
                return value
            }
            next = view.superview
        }
        return nil
    }

    final var shownDevice: ShownDevice {
        get { viewSettings?.device ?? ShownDevice() }
        set { madeSettings.device = newValue }
    }

    private var topmost: View {
        var view: View = self
        while let superview = view.superview {
            view = superview
        }
        return view
    }

    private var viewSettings: ViewSettings? { settings as? ViewSettings }

    private var madeSettings: ViewSettings {
        if let viewSettings {
            return viewSettings
        }
        let made = ViewSettings()
        settings = made
        return made
    }

    /// Has all texts in the view measured again, if other things are set where it is now than where it was.
    final func measureAnew(comingFrom former: View?) {
        forgetDefaultMeasurer()
        let (old, new) = (former, superview)
        let isSame =
            old?.setting { $0.measurer } === new?.setting { $0.measurer }
            && old?.setting { $0.doublesText } ?? false == new?.setting { $0.doublesText } ?? false
        if !isSame {
            forEachStyledView { $0.contentChanged() }
        }
    }

    private func forEachInside(_ body: (View) -> Void) {
        var waiting = [self as View]
        while let view = waiting.popLast() {
            body(view)
            waiting += view.subviews
        }
    }

    private func forEachStyledView(_ body: (StyledView) -> Void) {
        forEachInside { view in
            if let styled = view as? StyledView {
                body(styled)
            }
        }
    }
}
