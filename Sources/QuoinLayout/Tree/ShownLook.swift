/// What of a view is drawn at present.
struct ShownLook {
    let look: ViewLook?
    let frame: Rect
    let boundsOrigin: Point

    init(of view: View) {
        guard let extras = view.extras else {
            look = nil
            frame = view.storedFrame
            boundsOrigin = .zero
            return
        }
        var look = extras.look?.look
        look?.resolveColors(for: view)
        var frame = view.storedFrame
        var origin = extras.boundsOrigin
        if view.flags.contains(.isAnimating), let presentation = extras.presentation {
            var moving = look ?? ViewLook()
            moving.take(presentation)
            look = moving
            frame = presentation[.frame]?.rect ?? frame
            origin = presentation[.boundsOrigin]?.point ?? origin
        }
        self.look = look
        self.frame = frame
        boundsOrigin = origin
    }

    /// The view's own area, as it is seen in its superview's coordinates put to its corner.
    var area: Rect { Rect(origin: .zero, size: frame.size) }
}

extension ViewLook {
    /// Takes what moves from where it is.
    fileprivate mutating func take(_ presentation: ViewPresentation) {
        if let value = presentation[.alpha] {
            alpha = min(1, max(0, value.number))
        }
        if let value = presentation[.backgroundColor] {
            backgroundColor = value.color
        }
        if let value = presentation[.cornerRadius] {
            cornerRadius = max(0, value.number)
        }
        if let value = presentation[.borderWidth] {
            borderWidth = max(0, value.number)
        }
        if let value = presentation[.borderColor] {
            borderColor = value.color
        }
        if presentation[.shadowColor] != nil || presentation[.shadowPlace] != nil {
            take(shadowOf: presentation)
        }
    }

    private mutating func take(shadowOf presentation: ViewPresentation) {
        var moving = shadow ?? Shadow()
        if let value = presentation[.shadowColor] {
            moving.color = value.color
        }
        if let value = presentation[.shadowPlace] {
            moving.offset = Size(width: value[0], height: value[1])
            moving.radius = max(0, value[2])
        }
        shadow = moving
    }
}
