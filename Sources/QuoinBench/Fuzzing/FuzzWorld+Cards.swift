import QuoinKit

/// Cards: views that their frames place, with views in them that say how large they would like to be, as in a feed.
extension FuzzWorld {
    func addCard(_ draws: inout FuzzDraws) -> FuzzAction? {
        guard views.count + 3 <= Self.mostViews else { return measureCard(&draws) }
        let parent = anyView(&draws)
        let frame = Rect(
            x: number(&draws), y: number(&draws), width: number(&draws, 50...300),
            height: number(&draws, 100...400))
        let sizes = (0..<2).map { _ in
            Size(width: number(&draws, 0...60), height: number(&draws, 0...60))
        }
        let (card, side, body) = (newName("v"), newName("v"), newName("v"))
        let (first, second) = (newName("a"), newName("a"))
        let text = """
            let \(card) = FuzzView(frame: \(frame.code))
            \(parent.name).addSubview(\(card))
            let \(side) = FuzzView()
            let \(body) = FuzzView()
            \(side).content = Size(width: \(sizes[0].width.code), height: \(sizes[0].height.code))
            \(body).content = Size(width: \(sizes[1].width.code), height: \(sizes[1].height.code))
            \(card).addSubview(\(side))
            \(card).addSubview(\(body))
            let \(first) = \(side).makeConstraints { make in
                make.left.top.equalToSuperview()
                make.bottom.lessThanOrEqualToSuperview()
            }
            let \(second) = \(body).makeConstraints { make in
                make.left.equalTo(\(side).right)
                make.top.right.bottom.equalToSuperview().priority(.high)
            }
            """
        let (view, left, right) = (FuzzView(frame: frame), FuzzView(), FuzzView())
        return FuzzAction(text) { [unowned self] in
            adopt(NamedView(card, view))
            adopt(NamedView(side, left))
            adopt(NamedView(body, right))
            parent.view.addSubview(view)
            (left.content, right.content) = (sizes[0], sizes[1])
            view.addSubview(left)
            view.addSubview(right)
            let ofSide = left.makeConstraints { make in
                make.left.top.equalToSuperview()
                make.bottom.lessThanOrEqualToSuperview()
            }
            adopt(ofSide, as: first)
            let ofBody = right.makeConstraints { make in
                make.left.equalTo(left.right)
                make.top.right.bottom.equalToSuperview().priority(.high)
            }
            adopt(ofBody, as: second)
        }
    }

    /// Lets something in a card have another content, measures the card, and mostly gives it the size that was found.
    func measureCard(_ draws: inout FuzzDraws) -> FuzzAction? {
        let cards = views.dropFirst().filter { named in
            named.view.translatesAutoresizingMaskIntoConstraints && !named.view.subviews.isEmpty
        }
        guard let (name, card) = draws.element(of: cards).map({ ($0.name, $0.view) }) else {
            return nil
        }
        let contents = views.compactMap { named -> (name: String, view: FuzzView)? in
            guard let view = named.view as? FuzzView, view !== card, view.isDescendant(of: card)
            else { return nil }
            return (named.name, view)
        }
        var text = ""
        let changed = draws.element(of: contents)
        let size = Size(width: number(&draws, 0...120), height: number(&draws, 0...120))
        if let changed {
            text += "\(changed.name).content = Size(width: \(size.width.code), "
            text += "height: \(size.height.code))\n"
            text += "\(changed.name).invalidateIntrinsicContentSize()\n"
        }
        let target = Size(width: number(&draws, 0...300), height: 0)
        let isHeld = draws.happens(percent: 60)
        let takesSize = draws.happens(percent: 70)
        text += """
            \(takesSize ? "\(name).frame.size" : "_") = \(name).systemLayoutSizeFitting(
                Size(width: \(target.width.code), height: 0),
                withHorizontalFittingPriority: \(isHeld ? ".required" : ".fittingSize"),
                verticalFittingPriority: .fittingSize)
            """
        // By the time that a hook does it, constraints may place the card: its frame is found again when the superview is
        // laid out.
        if takesSize {
            text += "\nif !\(name).translatesAutoresizingMaskIntoConstraints {\n"
            text += "    \(name).superview?.setNeedsLayout()\n}"
        }
        return FuzzAction(text) {
            changed?.view.content = size
            changed?.view.invalidateIntrinsicContentSize()
            let found = card.systemLayoutSizeFitting(
                target, withHorizontalFittingPriority: isHeld ? .required : .fittingSize,
                verticalFittingPriority: .fittingSize)
            if takesSize {
                card.frame.size = found
                if !card.translatesAutoresizingMaskIntoConstraints {
                    card.superview?.setNeedsLayout()
                }
            }
        }
    }
}
