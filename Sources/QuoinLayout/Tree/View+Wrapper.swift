/// The hooks as everybody calls them but the classes themselves: with the wrapper in the class's place, if
/// there is one. A view without one is asked a flag more.
extension View {
    /// What wraps the view in the names of another toolkit.
    package final var wrapper: (any ViewWrapper)? {
        get { flags.contains(.hasWrapper) ? extras?.wrapper : nil }
        set {
            if newValue != nil {
                madeExtras.wrapper = newValue
                flags.insert(.hasWrapper)
            } else {
                extras?.wrapper = nil
                flags.remove(.hasWrapper)
            }
        }
    }

    /// The wrapper, if it overrides something.
    private var overriding: (any ViewWrapper)? {
        guard let wrapper, !wrapper.overridesNothing else { return nil }
        return wrapper
    }

    /// ``kindName``, or the wrapper's.
    package final var askedKindName: String? { wrapper?.kindName ?? kindName }

    /// What its wrapper says that people do with it.
    package final var wrappedUse: ViewUse { wrapper?.use ?? .looking }

    // MARK: Content

    package final var askedIntrinsicContentSize: Size {
        overriding?.intrinsicContentSize(of: self) ?? intrinsicContentSize
    }

    package final func askedContentSize(forWidth width: Double) -> Size {
        overriding?.contentSize(of: self, forWidth: width) ?? contentSize(forWidth: width)
    }

    package final var askedFirstBaseline: Double {
        overriding?.firstBaselineOffsetFromTop(of: self) ?? firstBaselineOffsetFromTop
    }

    package final var askedLastBaseline: Double {
        overriding?.lastBaselineOffsetFromBottom(of: self) ?? lastBaselineOffsetFromBottom
    }

    package final var askedAlignmentInsets: EdgeInsets {
        overriding?.alignmentRectInsets(of: self) ?? alignmentRectInsets
    }

    // MARK: The cycle

    package final func callUpdateConstraints() {
        if let overriding {
            overriding.updateConstraints(of: self)
        } else {
            updateConstraints()
        }
    }

    final func callLayoutSubviews() {
        if let overriding {
            overriding.layoutSubviews(of: self)
        } else {
            layoutSubviews()
        }
    }

    final func callDraw(_ rect: Rect, in canvas: any Canvas) {
        if let wrapper {
            wrapper.draw(self, rect, in: canvas)
        } else {
            draw(rect, in: canvas)
        }
    }

    // MARK: Hierarchy

    final func tellDidAddSubview(_ subview: View) {
        didAddSubview(subview)
        overriding?.view(self, didAdd: subview)
    }

    final func tellWillRemoveSubview(_ subview: View) {
        overriding?.view(self, willRemove: subview)
        willRemoveSubview(subview)
    }

    final func tellWillMove(toSuperview newSuperview: View?) {
        willMove(toSuperview: newSuperview)
        overriding?.view(self, willMoveInto: newSuperview)
    }

    final func tellDidMoveToSuperview() {
        didMoveToSuperview()
        wrapper?.viewDidMoveToSuperview(self)
    }

    final func tellWillMove(toWindow newWindow: Window?) {
        willMove(toWindow: newWindow)
        overriding?.view(self, willMoveTo: newWindow)
    }

    final func tellDidMoveToWindow() {
        didMoveToWindow()
        overriding?.viewDidMoveToWindow(self)
    }

    // MARK: Surroundings

    final func tellBoundsOriginDidChange() {
        boundsOriginDidChange()
        wrapper?.boundsOriginDidChange(of: self)
    }

    final func tellLayoutMarginsDidChange() {
        layoutMarginsDidChange()
        overriding?.layoutMarginsDidChange(of: self)
    }

    final func tellSafeAreaInsetsDidChange() {
        safeAreaInsetsDidChange()
        overriding?.safeAreaInsetsDidChange(of: self)
    }

    final func tellTraitsDidChange(from previous: TraitCollection) {
        traitsDidChange(from: previous)
        wrapper?.traitsDidChange(of: self, from: previous)
    }
}
