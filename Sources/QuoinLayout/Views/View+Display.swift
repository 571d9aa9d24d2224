/// Drawing.
extension View {
    /// Draws the view and all that is in it, from the back to the front, whether or not anything has
    /// asked for it. Hidden views are left out. What moves is drawn where it is at present.
    ///
    /// The origin of the canvas is taken for the upper left corner of the view.
    public final func render(on canvas: any Canvas) {
        draw(on: canvas, all: true)
    }

    /// Draws the views that have asked for it.
    final func display(on canvas: any Canvas) {
        if !flags.isDisjoint(with: .displayMarks) {
            draw(on: canvas, all: false)
        }
    }

    private func draw(on canvas: any Canvas, all: Bool) {
        var waiting: [DrawingStep] = [.begin(self, isTop: true, all: all)]
        while let step = waiting.popLast() {
            switch step {
            case .end:
                canvas.restore()
            case .endWithBorder(let shown):
                shown.drawBorder(on: canvas)
                canvas.restore()
            case .begin(let view, let isTop, var all):
                guard view.isShown else { continue }
                let shown = ShownLook(of: view)
                if let look = shown.look, look.alpha <= 0 {
                    continue
                }
                canvas.save()
                let isMarked = all || view.flags.contains(.needsDisplay)
                let goesOn = all || view.flags.contains(.subtreeNeedsDisplay)
                let end = view.begin(shown, on: canvas, isTop: isTop, fills: isMarked)
                view.flags.remove([.subtreeNeedsDisplay, .needsDisplay])
                if isMarked {
                    view.draw(as: shown, on: canvas)
                    // What the ground has covered is drawn upon it again.
                    all = all || shown.look?.coversWhatIsBehind ?? false
                }
                waiting.append(end)
                guard goesOn || all else { continue }
                for subview in view.storedSubviews.reversed()
                where all || !subview.flags.isDisjoint(with: .displayMarks) {
                    waiting.append(.begin(subview, isTop: false, all: all))
                }
            }
        }
    }

    /// Goes to where the view is, and draws what is behind all of it.
    ///
    /// - Returns: what is to be done when all in it is drawn.
    private func begin(
        _ shown: ShownLook, on canvas: any Canvas, isTop: Bool, fills: Bool
    ) -> DrawingStep {
        if !isTop {
            canvas.translate(by: shown.frame.origin)
            if let transform = shown.look?.transform {
                canvas.transform(by: transform, about: shown.area.center)
            }
        }
        var end = DrawingStep.end
        if let look = shown.look {
            if look.alpha < 1 {
                canvas.fade(to: look.alpha)
            }
        }
        if let mask = wrapper?.mask(of: self) {
            canvas.clip(to: mask.path, rule: mask.rule)
        }
        if let look = shown.look {
            if fills, let shadow = look.shadow, shadow.color.opacity > 0 {
                draw(shadow, of: shown, look, on: canvas)
            }
            if fills, look.borderWidth > 0 {
                end = .endWithBorder(shown)
            }
        }
        if flags.contains(.clipsToBounds) {
            (shown.look ?? ViewLook()).clip(to: shown.area, on: canvas)
        }
        if fills, let look = shown.look, let color = look.backgroundColor, color.opacity > 0 {
            look.fill(shown.area, color: color, on: canvas)
        }
        canvas.translate(by: Point(x: -shown.boundsOrigin.x, y: -shown.boundsOrigin.y))
        return end
    }

    private func draw(
        _ shadow: Shadow, of shown: ShownLook, _ look: ViewLook, on canvas: any Canvas
    ) {
        guard let casters = wrapper?.shadowCasters(of: self) else {
            return canvas.shadow(shadow, of: shown.area, cornerRadius: look.cornerRadius)
        }
        for caster in casters {
            canvas.shadow(shadow, of: caster.area, cornerRadius: caster.cornerRadius)
        }
    }

    /// Has the view draw itself, with the size that it is seen with: what it draws by its bounds goes along
    /// with the motion.
    private func draw(as shown: ShownLook, on canvas: any Canvas) {
        let (frame, origin) = (storedFrame, boundsOrigin)
        guard shown.frame.size != frame.size || shown.boundsOrigin != origin else {
            callDraw(bounds, in: canvas)
            return
        }
        storedFrame = shown.frame
        extras?.boundsOrigin = shown.boundsOrigin
        callDraw(bounds, in: canvas)
        // What drawing itself has set stays.
        if storedFrame == shown.frame {
            storedFrame = frame
        }
        if boundsOrigin == shown.boundsOrigin {
            extras?.boundsOrigin = origin
        }
    }
}

extension ShownLook {
    /// Draws the border, with the origin where the view's contents have theirs.
    fileprivate func drawBorder(on canvas: any Canvas) {
        look?.stroke(area.offsetBy(dx: boundsOrigin.x, dy: boundsOrigin.y), on: canvas)
    }
}

/// What is yet to be done while a tree is drawn.
private enum DrawingStep {
    case begin(View, isTop: Bool, all: Bool)
    /// All in a view is drawn.
    case end
    case endWithBorder(ShownLook)
}
