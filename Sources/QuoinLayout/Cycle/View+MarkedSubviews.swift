/// Following the trails of marks downward.
extension View {
    /// Puts the subviews with one of the marks on a stack, the last among the siblings first. Those
    /// without any other mark are taken off the list.
    final func moveMarked(_ marks: ElementFlags, to waiting: inout [UpLink<View>]) {
        let first = waiting.count
        var kept = 0
        var previous = Int32.max
        var isInOrder = true
        for position in markedSubviews.indices.reversed() {
            let link = markedSubviews[position]
            _ = link.with { subview in
                if !subview.flags.isDisjoint(with: marks) {
                    isInOrder = isInOrder && subview.siblingHint < previous
                    previous = subview.siblingHint
                    waiting.append(link)
                }
                if subview.flags.intersection(.listMarks).subtracting(marks).isEmpty {
                    subview.markPosition = -1
                    markedSubviews[position] = UpLink(nil)
                } else {
                    kept += 1
                }
            }
        }
        if kept == 0 {
            markedSubviews.removeAll(keepingCapacity: true)
        }
        if !isInOrder {
            putInOrder(marks, &waiting, from: first)
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
        waiting.removeLast(count)
        for subview in storedSubviews.reversed() where !subview.flags.isDisjoint(with: marks) {
            waiting.append(UpLink(subview))
        }
    }
}
extension UpLink<View> {
    /// Where the view stands among its siblings.
    fileprivate var position: Int { target?.positionAmongSiblings ?? 0 }
}
