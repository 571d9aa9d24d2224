/// Following the trails of marks downward.
extension View {
    /// Puts the subviews with one of the marks on a stack, the last among the siblings first. Those
    /// without any other mark are taken off the list.
    final func moveMarked(_ marks: ElementFlags, to waiting: inout [UpLink<View>]) {
        let first = waiting.count
        var previous = Int32.max
        var isInOrder = true
        var link = marked.last
        while !link.isEmpty {
            link =
                link.with { subview in
                    let flags = subview.flags
                    if !flags.isDisjoint(with: marks) {
                        isInOrder = isInOrder && subview.siblingHint < previous
                        previous = subview.siblingHint
                        waiting.append(link)
                    }
                    let before = subview.previousMarked
                    if flags.isDisjoint(with: .listMarks.subtracting(marks)) {
                        marked.remove(subview)
                    }
                    return before
                } ?? UpLink(nil)
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
