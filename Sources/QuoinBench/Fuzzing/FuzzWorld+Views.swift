import QuoinInspect
import QuoinKit

/// What is changed of views.
extension FuzzWorld {
    func changeContent(_ draws: inout FuzzDraws) -> FuzzAction? {
        guard let (name, view) = view(of: FuzzView.self, &draws) else { return nil }
        switch draws.below(6) {
        case 0...1:
            let width = draws.happens(percent: 20) ? -1 : number(&draws, 0...120)
            let height = draws.happens(percent: 20) ? -1 : number(&draws, 0...120)
            let size = Size(width: width, height: height)
            return FuzzAction(
                "\(name).content = Size(width: \(size.width.code), height: \(size.height.code))\n"
                    + "\(name).invalidateIntrinsicContentSize()"
            ) {
                view.content = size
                view.invalidateIntrinsicContentSize()
            }
        case 2:
            let area = number(&draws, 1...100) * 100
            let depends = draws.happens(percent: 60)
            return FuzzAction(
                "\(name).area = \(area.code)\n\(name).contentDependsOnWidth = \(depends)\n"
                    + "\(name).invalidateIntrinsicContentSize()"
            ) {
                view.area = area
                view.contentDependsOnWidth = depends
                view.invalidateIntrinsicContentSize()
            }
        case 3:
            let baselines = (first: number(&draws, 0...15), last: number(&draws, 0...5))
            return FuzzAction(
                "\(name).baselines = (\(baselines.first.code), \(baselines.last.code))\n"
                    + "\(name).invalidateIntrinsicContentSize()"
            ) {
                view.baselines = baselines
                view.invalidateIntrinsicContentSize()
            }
        case 4:
            let insets = insets(&draws, 0...2)
            return FuzzAction(
                "\(name).insets = \(insets.code)\n\(name).invalidateIntrinsicContentSize()"
            ) {
                view.insets = insets
                view.invalidateIntrinsicContentSize()
            }
        default:
            return FuzzAction("\(name).setNeedsUpdateConstraints()") {
                view.setNeedsUpdateConstraints()
            }
        }
    }

    /// How a view holds on to its content.
    func changePriority(_ draws: inout FuzzDraws) -> FuzzAction? {
        let named = anyView(&draws)
        let view = named.view
        let axis = draws.pick(Axis.horizontal, .vertical)
        let priority = priority(&draws)
        if draws.happens(percent: 50) {
            return FuzzAction(
                "\(named.name).setContentHuggingPriority(\(priority.code), for: .\(axis))"
            ) { view.setContentHuggingPriority(priority.value, for: axis) }
        }
        return FuzzAction(
            "\(named.name).setContentCompressionResistancePriority(\(priority.code), "
                + "for: .\(axis))"
        ) { view.setContentCompressionResistancePriority(priority.value, for: axis) }
    }

    // MARK: Frames

    func changeFrame(_ draws: inout FuzzDraws) -> FuzzAction? {
        let named = anyView(&draws)
        let (name, view) = (named.name, named.view)
        switch draws.below(7) {
        case 0...1:
            let frame = rect(&draws)
            // A frame that is the engine's is found again when the superview is laid out.
            return FuzzAction("\(name).frame = \(frame.code)\n\(name).superview?.setNeedsLayout()")
            {
                view.frame = frame
                view.superview?.setNeedsLayout()
            }
        case 2:
            let (x, y) = (number(&draws, -50...50), number(&draws, -50...50))
            return FuzzAction("\(name).bounds.origin = Point(x: \(x.code), y: \(y.code))") {
                view.bounds.origin = Point(x: x, y: y)
            }
        case 3:
            let (x, y) = (number(&draws), number(&draws))
            return FuzzAction(
                "\(name).center = Point(x: \(x.code), y: \(y.code))\n"
                    + "\(name).superview?.setNeedsLayout()"
            ) {
                view.center = Point(x: x, y: y)
                view.superview?.setNeedsLayout()
            }
        case 4 where style.hasHooks:
            let mask = draws.below(64)
            return FuzzAction("\(name).autoresizingMask = AutoresizingMask(rawValue: \(mask))") {
                view.autoresizingMask = AutoresizingMask(rawValue: UInt(mask))
            }
        case 5:
            // With one that is no whole number, no edge is in the middle between two pixels.
            let scale = draws.pick(nil, 1, 2.37, 3.0)
            let window = window
            return FuzzAction("window.scale = \(scale.map { "\($0)" } ?? "nil")") {
                window.scale = scale
            }
        default:
            let (width, height) = (number(&draws, 100...500), number(&draws, 100...500))
            let window = window
            return FuzzAction(
                "window.frame.size = Size(width: \(width.code), height: \(height.code))"
            ) { window.frame.size = Size(width: width, height: height) }
        }
    }

    /// Whether constraints place a view.
    func changePlacing(_ draws: inout FuzzDraws) -> FuzzAction? {
        guard let named = innerView(&draws) else { return nil }
        let view = named.view
        let isFramed = draws.happens(percent: 50)
        return FuzzAction(
            "\(named.name).translatesAutoresizingMaskIntoConstraints = \(isFramed)"
        ) { view.translatesAutoresizingMaskIntoConstraints = isFramed }
    }

    // MARK: Margins and directions

    func changeMargins(_ draws: inout FuzzDraws) -> FuzzAction? {
        let named = anyView(&draws)
        let (name, view) = (named.name, named.view)
        switch draws.below(style == .plain ? 3 : 7) {
        case 0:
            let insets = insets(&draws)
            return FuzzAction("\(name).layoutMargins = \(insets.code)") {
                named.margins = .absolute(insets)
                view.layoutMargins = insets
            }
        case 1...2:
            let plain = insets(&draws)
            let insets = DirectionalEdgeInsets(
                top: plain.top, leading: plain.left, bottom: plain.bottom, trailing: plain.right)
            return FuzzAction(
                "\(name).directionalLayoutMargins = DirectionalEdgeInsets(top: \(plain.top.code), "
                    + "leading: \(plain.left.code), bottom: \(plain.bottom.code), "
                    + "trailing: \(plain.right.code))"
            ) {
                named.margins = .directional(insets)
                view.directionalLayoutMargins = insets
            }
        case 3:
            let insets = insets(&draws, 0...30)
            let window = window
            return FuzzAction("window.safeAreaInsets = \(insets.code)") {
                window.safeAreaInsets = insets
            }
        case 4:
            let insets = insets(&draws, 0...10)
            return FuzzAction("\(name).additionalSafeAreaInsets = \(insets.code)") {
                view.additionalSafeAreaInsets = insets
            }
        case 5:
            return FuzzAction("\(name).preservesSuperviewLayoutMargins.toggle()") {
                view.preservesSuperviewLayoutMargins.toggle()
            }
        default:
            return FuzzAction("\(name).insetsLayoutMarginsFromSafeArea.toggle()") {
                view.insetsLayoutMarginsFromSafeArea.toggle()
            }
        }
    }

    func changeDirection(_ draws: inout FuzzDraws) -> FuzzAction? {
        if draws.happens(percent: 50) {
            let direction = draws.pick(LayoutDirection.leftToRight, .rightToLeft)
            let window = window
            return FuzzAction("window.layoutDirection = .\(direction)") {
                window.layoutDirection = direction
            }
        }
        let named = anyView(&draws)
        let view = named.view
        let semantic = draws.pick(
            SemanticContentAttribute.unspecified, .playback, .forceLeftToRight, .forceRightToLeft)
        return FuzzAction("\(named.name).semanticContentAttribute = .\(semantic)") {
            view.semanticContentAttribute = semantic
        }
    }

    // MARK: Asking

    /// Questions, which change nothing.
    func askSomething(_ draws: inout FuzzDraws) -> FuzzAction? {
        let named = anyView(&draws)
        let (name, view) = (named.name, named.view)
        switch draws.below(13) {
        case 0: return FuzzAction("\(name).layoutIfNeeded()") { view.layoutIfNeeded() }
        case 1:
            let width = number(&draws, 0...300)
            return FuzzAction(
                "_ = \(name).systemLayoutSizeFitting(Size(width: \(width.code), height: 0))"
            ) { _ = view.systemLayoutSizeFitting(Size(width: width, height: 0)) }
        case 2:
            return FuzzAction("_ = \(name).hasAmbiguousLayout") { _ = view.hasAmbiguousLayout }
        case 3: return FuzzAction("_ = \(name).snapshot()") { _ = view.snapshot() }
        case 4: return FuzzAction("_ = \(name).layoutTrace()") { _ = view.layoutTrace() }
        case 5: return FuzzAction("\(name).setNeedsLayout()") { view.setNeedsLayout() }
        case 6:
            let point = Point(x: number(&draws), y: number(&draws))
            let other = anyView(&draws)
            let target = other.view
            return FuzzAction(
                "_ = window.hitTest(\(name).convert(Point(x: \(point.x.code), y: \(point.y.code)), "
                    + "to: \(other.name)))"
            ) { [window] in _ = window.hitTest(view.convert(point, to: target)) }
        case 7:
            let priority = priority(&draws)
            return FuzzAction(
                "_ = \(name).systemLayoutSizeFitting(\n    View.layoutFittingExpandedSize, "
                    + "withHorizontalFittingPriority: \(priority.code), verticalFittingPriority: .low)"
            ) {
                _ = view.systemLayoutSizeFitting(
                    View.layoutFittingExpandedSize, withHorizontalFittingPriority: priority.value,
                    verticalFittingPriority: .low)
            }
        case 8:
            return FuzzAction("_ = SVGRenderer(overlays: .all).document(of: \(name))") {
                _ = SVGRenderer(overlays: .all).document(of: view)
            }
        case 9:
            return FuzzAction("\(name).exerciseAmbiguityInLayout()") {
                view.exerciseAmbiguityInLayout()
            }
        default:
            return FuzzAction("_ = \(name).constraintsAffectingLayout(for: .horizontal)") {
                _ = view.constraintsAffectingLayout(for: .horizontal)
            }
        }
    }
}
