import QuoinUIKit

/// What happens to a list.
extension RandomList {
    func action(_ draws: inout Draws) -> RandomAction? {
        guard hasHooks, draws.happens(percent: 25) else { return plainAction(&draws) }
        return plainAction(&draws).map { action in
            RandomAction("when next asked: \(action.text)") { [unowned self] in hook = action }
        }
    }

    private func plainAction(_ draws: inout Draws) -> RandomAction? {
        switch draws.below(26) {
        case 0...7: return edit(&draws)
        case 8...12: return scroll(&draws)
        case 13...19: return change(&draws)
        case 20...21: return select(&draws)
        case 22:
            return RandomAction("all is loaded again") { [unowned self] in
                chosen = []
                collection?.reloadData()
                table?.reloadData()
            }
        case 23:
            let seconds = draws.pick(0.01, 0.3, 2)
            return RandomAction("\(seconds) seconds pass") { [unowned self] in
                window.tick(after: seconds)
                secondsOfMotion = max(0, secondsOfMotion - seconds)
                list.setNeedsLayout()
            }
        case 24:
            return plainAction(&draws).map { action in
                RandomAction("as a motion: \(action.text)") { [unowned self] in
                    secondsOfMotion = 0.3
                    UIView.animate(withDuration: 0.3) {
                        action.perform()
                        self.list.layoutIfNeeded()
                    }
                }
            }
        default:
            return RandomAction("it leaves and comes back") { [unowned self] in
                let list = list
                list.removeFromSuperview()
                window.addSubview(list)
            }
        }
    }

    // MARK: Settings

    private func plan(_ text: String, _ change: @escaping (inout ListPlan) -> Void) -> RandomAction
    {
        RandomAction(text) { [unowned self] in
            let former = plan
            change(&plan)
            plan.apply(to: list)
            if plan.hasOtherLayout(than: former) {
                collection?.setCollectionViewLayout(plan.makeLayout(), animated: false)
            }
            // What the delegate says is another thing now.
            collection?.collectionViewLayout.invalidateLayout()
            table?.beginUpdates()
            table?.endUpdates()
        }
    }

    private func change(_ draws: inout Draws) -> RandomAction? {
        let insets = UIEdgeInsets(
            top: draws.points(0...30), left: draws.points(0...30), bottom: draws.points(0...30),
            right: draws.points(0...30))
        let size = CGSize(width: draws.points(0...300), height: draws.points(0...300))
        switch draws.below(9) {
        case 0: return plan("it is \(size) large") { $0.frame.size = size }
        case 1: return plan("insets \(insets)") { $0.inset = insets }
        case 2: return plan("insets of sections \(insets)") { $0.sectionInset = insets }
        case 3: return plan("margins \(insets)") { $0.margins = insets }
        case 4:
            return plan("spacing \(insets.top) and \(insets.left)") {
                ($0.lineSpacing, $0.itemSpacing) = (insets.top, insets.left)
            }
        case 5:
            let item = CGSize(width: 5 + size.width / 2, height: 5 + size.height / 3)
            return plan("items are \(item) large") { $0.itemSize = item }
        case 6:
            let arrangement = draws.below(6)
            return plan("arrangement \(arrangement)") { $0.arrangement = arrangement }
        case 7: return plan("the other direction") { $0.isRightToLeft.toggle() }
        default: return plan("it scrolls the other way") { $0.isAcross.toggle() }
        }
    }

    // MARK: Scrolling and choosing

    private func scroll(_ draws: inout Draws) -> RandomAction? {
        guard draws.happens(percent: 40), let path = draws.element(of: paths) else {
            let offset = CGPoint(x: draws.points(-50...300), y: draws.points(-50...900))
            return RandomAction("scrolled to \(offset)") { [unowned self] in
                list.contentOffset = offset
            }
        }
        let (position, isAnimated) = (draws.below(4), draws.happens(percent: 20))
        return RandomAction("scrolled to \(path), position \(position)") { [unowned self] in
            if isAnimated { secondsOfMotion = 0.5 }
            let (ofItems, ofRows):
                ([UICollectionView.ScrollPosition], [UITableView.ScrollPosition]) =
                    ([.top, .centeredVertically, .left, .bottom], [.none, .top, .middle, .bottom])
            collection?.scrollToItem(at: path, at: ofItems[position], animated: isAnimated)
            table?.scrollToRow(at: path, at: ofRows[position], animated: isAnimated)
        }
    }

    private func select(_ draws: inout Draws) -> RandomAction? {
        guard let path = draws.element(of: paths) else { return nil }
        let isChosen = draws.happens(percent: 60)
        return RandomAction("\(path) is \(isChosen ? "" : "not ")selected") { [unowned self] in
            guard let item = item(at: path) else { return }
            if isChosen {
                chosen.insert(item)
                collection?.selectItem(at: path, animated: false, scrollPosition: [])
                table?.selectRow(at: path, animated: false, scrollPosition: .none)
            } else {
                chosen.remove(item)
                collection?.deselectItem(at: path, animated: false)
                table?.deselectRow(at: path, animated: false)
            }
        }
    }
}
