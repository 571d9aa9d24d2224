/// Following the trails of marks downward.
extension View {
    /// Puts the subviews with one of the marks on a stack, the last among the siblings first. Those
    /// without any other mark are taken off the list.
    final func moveMarked(_ marks: ElementFlags, to waiting: inout [UpLink<View>]) {
        let first = waiting.count
        var kept = 0
        var previous = Int32.max
        var isInOrder = true
        var position = markedSubviews.count
        while position > 0 {
            position -= 1
            let link = markedSubviews[position]
            _ = link.with { subview in
                let flags = subview.flags
                if !flags.isDisjoint(with: marks) {
                    isInOrder = isInOrder && subview.siblingHint < previous
                    previous = subview.siblingHint
                    waiting.append(link)
                }
                if flags.intersection(.listMarks).subtracting(marks).isEmpty {
                    subview.markPosition = -1
                } else {
                    kept += 1
                }
            }
        }
        if kept == 0 {
            forgetMarkedSubviews()
        } else if kept < markedSubviews.count {
            vacateUnlisted()
        }
        if !isInOrder {
            putInOrder(marks, &waiting, from: first)
        }
    }

    /// Empties the list. It keeps its room: in the next pass there are as many, as a rule.
    @inline(__always)
    private func forgetMarkedSubviews() {
        if markedSubviews.count == 1 {
            markedSubviews.removeLast()
        } else {
            markedSubviews.removeAll(keepingCapacity: true)
        }
    }

    /// Leaves the places vacant of subviews that were taken off the list.
    private func vacateUnlisted() {
        for (position, link) in markedSubviews.enumerated()
        where link.with({ $0.markPosition < 0 }) ?? false {
            markedSubviews[position] = UpLink(nil)
        }
    }

    /// Puts the marked subviews at the end of a stack in the order of the siblings, the last one first.
    private func putInOrder(
        _ marks: ElementFlags, _ waiting: inout [UpLink<View>], from first: Int
    ) {
        let count = waiting.count - first
        guard count * 8 >= subviewList.count else {
            waiting[first...].sort { $0.position > $1.position }
            return
        }
        // With so many of them, going through all is quicker than sorting.
        var position = first
        for subview in storedSubviews.reversed() where !subview.flags.isDisjoint(with: marks) {
            // In a pass within a pass there may be some that are on the outer one's stack already.
            if position < waiting.count {
                waiting[position] = UpLink(subview)
            } else {
                waiting.append(UpLink(subview))
            }
            position += 1
        }
        if position < waiting.count {
            waiting.removeLast(waiting.count - position)
        }
    }
}
extension UpLink<View> {
    /// Where the view stands among its siblings.
    fileprivate var position: Int { target?.positionAmongSiblings ?? 0 }
}
