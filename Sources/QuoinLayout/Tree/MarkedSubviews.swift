/// The subviews of a view in which something is to be done, or whose frame the engine has changed, in the order in
/// which they were marked.
///
/// Each one knows its neighbours, so the list takes no memory of its own, and putting in or taking out one takes the
/// same time however many there are. Who is in it has the flag `isListed`.
struct MarkedSubviews {
    private(set) var first = UpLink<View>(nil)
    private(set) var last = UpLink<View>(nil)
    /// Where a walk along the list has got to. If that one is taken out meanwhile, the walk goes on with the next.
    var cursor = UpLink<View>(nil)

    var isEmpty: Bool {
        @inline(__always) get { first.isEmpty }
    }

    /// Puts a subview at the end that is not listed.
    @inline(__always)
    mutating func append(_ view: View) {
        let link = UpLink(view)
        view.flags.insert(.isListed)
        view.previousMarked = last
        if last.isEmpty {
            first = link
        } else {
            _ = last.with { $0.nextMarked = link }
        }
        last = link
    }

    /// Takes a subview out that is listed.
    @inline(__always)
    mutating func remove(_ view: View) {
        let (next, previous) = (view.nextMarked, view.previousMarked)
        view.forgetMarkedNeighbors()
        if next.isEmpty {
            last = previous
        } else {
            _ = next.with { $0.previousMarked = previous }
        }
        if previous.isEmpty {
            first = next
        } else {
            _ = previous.with { $0.nextMarked = next }
        }
        if cursor.leads(to: view) {
            cursor = next
        }
    }
}

extension View {
    /// The view stands in no list any more, or in one that has gone.
    @inline(__always)
    final func forgetMarkedNeighbors() {
        flags.remove(.isListed)
        nextMarked = UpLink(nil)
        previousMarked = UpLink(nil)
    }
}
