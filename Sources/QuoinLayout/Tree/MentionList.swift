/// Every constraint that exists with an element at one of its ends, active or not, in the order in which they were
/// made.
///
/// Each one knows its neighbours there, so the list takes no memory of its own, and putting in or taking out one takes
/// the same time however many there are. A constraint stands once in the list of each item, whatever the number of its
/// ends there.
struct MentionList {
    private(set) var first = UpLink<LayoutConstraint>(nil)
    private var last = UpLink<LayoutConstraint>(nil)

    var isEmpty: Bool {
        @inline(__always) get { first.isEmpty }
    }

    /// Enters a constraint in the list, which is that of the element.
    @inline(__always)
    mutating func append(_ constraint: LayoutConstraint, of element: LayoutElement) {
        let link = UpLink(constraint)
        constraint.setNeighbors(MentionNeighbors(previous: last), of: element)
        if last.isEmpty {
            first = link
        } else {
            _ = last.with { $0.setNext(link, of: element) }
        }
        last = link
    }

    /// Takes the first constraint off the list, which is that of the element.
    @inline(__always)
    mutating func removeFirst(_ constraint: LayoutConstraint, of element: LayoutElement) {
        first = constraint.neighbors(of: element).next
        constraint.setNeighbors(MentionNeighbors(), of: element)
        if first.isEmpty {
            last = first
        } else {
            _ = first.with { $0.setPrevious(UpLink(nil), of: element) }
        }
    }

    /// Takes a constraint off the list, which is that of the element.
    @inline(__always)
    mutating func remove(_ constraint: LayoutConstraint, of element: LayoutElement) {
        let neighbors = constraint.neighbors(of: element)
        constraint.setNeighbors(MentionNeighbors(), of: element)
        if neighbors.next.isEmpty {
            last = neighbors.previous
        } else {
            _ = neighbors.next.with { $0.setPrevious(neighbors.previous, of: element) }
        }
        if neighbors.previous.isEmpty {
            first = neighbors.next
        } else {
            _ = neighbors.previous.with { $0.setNext(neighbors.next, of: element) }
        }
    }
}

/// Where a constraint stands in the list of one of its items.
struct MentionNeighbors {
    var next = UpLink<LayoutConstraint>(nil)
    var previous = UpLink<LayoutConstraint>(nil)
}

extension LayoutElement {
    /// Calls `body` with each constraint that mentions the element, which it may take off the list, but not end:
    /// see ``mentioning``.
    @inline(__always)
    final func forEachMention(_ body: (LayoutConstraint) -> Void) {
        var link = mentions.first
        while !link.isEmpty {
            link =
                link.with { constraint in
                    let next = constraint.neighbors(of: self).next
                    body(constraint)
                    return next
                } ?? UpLink(nil)
        }
    }

    /// The constraints that mention the element, all of which are kept meanwhile.
    final var mentioning: [LayoutConstraint] {
        var constraints: [LayoutConstraint] = []
        forEachMention { constraints.append($0) }
        return constraints
    }

    /// How many constraints mention the element, or the limit, if they are more.
    final func countMentions(upTo limit: Int) -> Int {
        var count = 0
        var link = mentions.first
        while !link.isEmpty, count < limit {
            count += 1
            link = link.with { $0.neighbors(of: self).next } ?? UpLink(nil)
        }
        return count
    }
}

extension LayoutConstraint {
    /// The neighbours in the list of one of the items. A constraint with the same item at several ends stands there
    /// for the first of these.
    @inline(__always)
    func neighbors(of element: LayoutElement) -> MentionNeighbors {
        if first.leads(to: element) {
            return firstNeighbors
        }
        return second.leads(to: element) ? secondNeighbors : originNeighbors(of: element)
    }

    @inline(__always)
    fileprivate func setNeighbors(_ neighbors: MentionNeighbors, of element: LayoutElement) {
        if first.leads(to: element) {
            firstNeighbors = neighbors
        } else if second.leads(to: element) {
            secondNeighbors = neighbors
        } else {
            setOriginNeighbors(neighbors, of: element)
        }
    }

    @inline(__always)
    fileprivate func setNext(_ next: UpLink<LayoutConstraint>, of element: LayoutElement) {
        if first.leads(to: element) {
            firstNeighbors.next = next
        } else if second.leads(to: element) {
            secondNeighbors.next = next
        } else {
            let previous = originNeighbors(of: element).previous
            setOriginNeighbors(MentionNeighbors(next: next, previous: previous), of: element)
        }
    }

    @inline(__always)
    fileprivate func setPrevious(_ previous: UpLink<LayoutConstraint>, of element: LayoutElement) {
        if first.leads(to: element) {
            firstNeighbors.previous = previous
        } else if second.leads(to: element) {
            secondNeighbors.previous = previous
        } else {
            let next = originNeighbors(of: element).next
            setOriginNeighbors(MentionNeighbors(next: next, previous: previous), of: element)
        }
    }

    // MARK: What distances are measured from

    @inline(never)
    private func originNeighbors(of element: LayoutElement) -> MentionNeighbors {
        let origin =
            isFirstOrigin(element) ? extras?.firstOrigin : extras?.secondOrigin
        return origin?.neighbors ?? MentionNeighbors()
    }

    @inline(never)
    private func setOriginNeighbors(_ neighbors: MentionNeighbors, of element: LayoutElement) {
        if isFirstOrigin(element) {
            extras?.firstOrigin?.neighbors = neighbors
        } else {
            extras?.secondOrigin?.neighbors = neighbors
        }
    }

    private func isFirstOrigin(_ element: LayoutElement) -> Bool {
        extras?.firstOrigin?.element.leads(to: element) ?? false
    }
}
