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

    /// ``kindName``, or the wrapper's.
    package final var askedKindName: String? { wrapper?.kindName ?? kindName }

    // MARK: Content

    package final var askedIntrinsicContentSize: Size {
        wrapper?.intrinsicContentSize(of: self) ?? intrinsicContentSize
    }

    package final func askedContentSize(forWidth width: Double) -> Size {
        wrapper?.contentSize(of: self, forWidth: width) ?? contentSize(forWidth: width)
    }

    package final var askedFirstBaseline: Double {
        wrapper?.firstBaselineOffsetFromTop(of: self) ?? firstBaselineOffsetFromTop
    }

    package final var askedLastBaseline: Double {
        wrapper?.lastBaselineOffsetFromBottom(of: self) ?? lastBaselineOffsetFromBottom
    }

    package final var askedAlignmentInsets: EdgeInsets {
        wrapper?.alignmentRectInsets(of: self) ?? alignmentRectInsets
    }

    // MARK: The cycle

    package final func callUpdateConstraints() {
        if let wrapper {
            wrapper.updateConstraints(of: self)
        } else {
            updateConstraints()
        }
    }

    final func callLayoutSubviews() {
        if let wrapper {
            wrapper.layoutSubviews(of: self)
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
        wrapper?.view(self, didAdd: subview)
    }

    final func tellWillRemoveSubview(_ subview: View) {
        wrapper?.view(self, willRemove: subview)
        willRemoveSubview(subview)
    }

    final func tellWillMove(toSuperview newSuperview: View?) {
        willMove(toSuperview: newSuperview)
        wrapper?.view(self, willMoveInto: newSuperview)
    }

    final func tellDidMoveToSuperview() {
        didMoveToSuperview()
        wrapper?.viewDidMoveToSuperview(self)
    }

    final func tellWillMove(toWindow newWindow: Window?) {
        willMove(toWindow: newWindow)
        wrapper?.view(self, willMoveTo: newWindow)
    }

    final func tellDidMoveToWindow() {
        didMoveToWindow()
        wrapper?.viewDidMoveToWindow(self)
    }

    // MARK: Surroundings

    final func tellBoundsOriginDidChange() {
        boundsOriginDidChange()
        wrapper?.boundsOriginDidChange(of: self)
    }

    final func tellLayoutMarginsDidChange() {
        layoutMarginsDidChange()
        wrapper?.layoutMarginsDidChange(of: self)
    }

    final func tellSafeAreaInsetsDidChange() {
        safeAreaInsetsDidChange()
        wrapper?.safeAreaInsetsDidChange(of: self)
    }

    final func tellTraitsDidChange(from previous: TraitCollection) {
        traitsDidChange(from: previous)
        wrapper?.traitsDidChange(of: self, from: previous)
    }
}
