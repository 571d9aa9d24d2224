/// What a view shows by itself.
///
/// ```swift
/// let card = View()
/// card.backgroundColor = .white
/// card.cornerRadius = 12
/// card.borderWidth = 1
/// card.borderColor = Color(red: 0.8, green: 0.8, blue: 0.8)
/// card.shadow = Shadow(radius: 6)
/// ```
///
/// From the back to the front: the shadow, the background, what ``View/draw(_:in:)`` draws, the subviews,
/// the border. All of it can be animated. Colours and numbers that are not finite are refused. Colours that
/// have a variant for the dark are shown in that of the view's traits.
///
/// Like ``LayoutItem/name``, these stand on the protocol, so that none is in the way of a subclass that has
/// a property of the same name.
extension LayoutItem where Self: View {
    /// What the view is filled with; nil for nothing.
    public var backgroundColor: Color? {
        get { look?.backgroundColor }
        set {
            let old = look?.backgroundColor
            guard newValue != old, isSound(newValue, as: "backgroundColor") else { return }
            changeLook { $0.backgroundColor = newValue }
            moves(.backgroundColor, from: old, to: newValue)
        }
    }

    /// How round the corners of background, border, shadow and clipping are. 0 by default; at most half of
    /// the shorter side counts.
    public var cornerRadius: Double {
        get { look?.cornerRadius ?? 0 }
        set {
            let old = cornerRadius
            guard isSound(newValue, as: "cornerRadius"), newValue != old else { return }
            changeLook { $0.cornerRadius = newValue }
            moves(.cornerRadius, from: MotionValue(old), to: MotionValue(newValue))
        }
    }

    /// Which corners of background, border and clipping are round if `cornerRadius` is above 0: all of
    /// them by default. A shadow has four that are alike.
    public var roundedCorners: Corners {
        get { look?.roundedCorners ?? .all }
        set {
            guard newValue != roundedCorners else { return }
            changeLook { $0.roundedCorners = newValue }
        }
    }

    /// How thick the line is that runs along the inside of the view's edges, in front of all that is in it.
    /// 0 by default, which is none.
    public var borderWidth: Double {
        get { look?.borderWidth ?? 0 }
        set {
            let old = borderWidth
            guard isSound(newValue, as: "borderWidth"), newValue != old else { return }
            changeLook { $0.borderWidth = newValue }
            moves(.borderWidth, from: MotionValue(old), to: MotionValue(newValue))
        }
    }

    /// The colour of that line. Black by default.
    public var borderColor: Color {
        get { look?.borderColor ?? .black }
        set {
            let old = borderColor
            guard isSound(newValue, as: "borderColor"), newValue != old else { return }
            changeLook { $0.borderColor = newValue }
            moves(.borderColor, from: motionValue(of: old), to: motionValue(of: newValue))
        }
    }

    /// How much of the view is seen, with all that is in it, from 0 to 1. 1 by default; what is out of range
    /// counts as the nearest in range.
    ///
    /// Layout does not care.
    public var alpha: Double {
        get { look?.alpha ?? 1 }
        set {
            guard isSound(newValue, as: "alpha", isSigned: true) else { return }
            let old = alpha
            let new = min(1, max(0, newValue))
            guard new != old else { return }
            changeLook { $0.alpha = new }
            moves(.alpha, from: MotionValue(old), to: MotionValue(new))
        }
    }

    /// The shadow that the view's shape casts; nil for none. It is not cut off by ``clipsToBounds``.
    ///
    /// It is that of the background, so give the view one.
    public var shadow: Shadow? {
        get { look?.shadow }
        set {
            let old = look?.shadow
            guard newValue != old else { return }
            if let newValue, !newValue.isFinite || newValue.radius < 0 {
                reportRefusal(
                    of: "shadow", "so",
                    because: "its numbers must be finite, its radius not negative")
                return
            }
            changeLook { $0.shadow = newValue }
            guard let before = old ?? newValue?.unseen, let after = newValue ?? old?.unseen else {
                return
            }
            moves(
                .shadowColor, from: motionValue(of: before.color), to: motionValue(of: after.color))
            moves(.shadowPlace, from: before.motionValue, to: after.motionValue)
        }
    }

    /// How the view is drawn, with all that is in it: turned, scaled or shifted about its middle. The
    /// identity by default.
    ///
    /// Layout does not care, and neither do frames, converted points and ``View/hitTest(_:)``: they are those
    /// of the view as it was laid out. It is not animated. Numbers that are not finite are refused.
    public var transform: Transform {
        get { look?.transform ?? .identity }
        set {
            guard newValue != transform else { return }
            guard newValue.isFinite else {
                reportRefusal(of: "transform", "so", because: "its numbers must be finite")
                return
            }
            changeLook { $0.transform = newValue == .identity ? nil : newValue }
            superview?.markDisplay()
        }
    }

    /// Whether nothing in the view is drawn outside of its bounds, rounded corners included. False by
    /// default.
    public var clipsToBounds: Bool {
        get { flags.contains(.clipsToBounds) }
        set {
            if newValue {
                flags.insert(.clipsToBounds)
            } else {
                flags.remove(.clipsToBounds)
            }
            markDisplay()
        }
    }
}

extension View {
    // MARK: Refusals

    fileprivate func isSound(_ value: Double, as property: String, isSigned: Bool = false) -> Bool {
        if value.isFinite, isSigned || value >= 0 {
            return true
        }
        let reason = isSigned ? "it must be finite" : "it must be finite and not negative"
        reportRefusal(of: property, value.plainText, because: reason)
        return false
    }

    fileprivate func isSound(_ color: Color?, as property: String) -> Bool {
        if color?.isFinite ?? true {
            return true
        }
        reportRefusal(of: property, "so", because: "its parts must be finite")
        return false
    }

    /// Fades a colour in or out where there is none at one end.
    fileprivate func moves(_ property: AnimatedProperty, from old: Color?, to new: Color?) {
        guard let before = old ?? new?.transparent, let after = new ?? old?.transparent else {
            return
        }
        moves(property, from: motionValue(of: before), to: motionValue(of: after))
    }
}

extension Color {
    /// The same colour, of which nothing is seen.
    fileprivate var transparent: Color {
        mapVariants { Color(red: $0.red, green: $0.green, blue: $0.blue, opacity: 0) }
    }
}

extension Shadow {
    /// The same shadow, of which nothing is seen.
    fileprivate var unseen: Shadow {
        Shadow(color: color.transparent, offset: offset, radius: radius)
    }

    fileprivate var motionValue: MotionValue {
        MotionValue(offset.width, offset.height, radius, 0)
    }
}
