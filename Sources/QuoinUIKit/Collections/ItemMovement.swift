/// An item that is moved to another place as by a hand: the others make room for it wherever it is held.
struct ItemMovement {
    /// Where the data source has it until the end.
    let start: IndexPath
    /// Where it is among the others by now.
    var place: IndexPath
    /// Where its middle is.
    var position: CGPoint

    /// Where the data source has what is shown at a place.
    func source(of shown: IndexPath) -> IndexPath {
        if shown == place { return start }
        var (section, item) = (shown.section, shown.item)
        if section == place.section, item > place.item { item -= 1 }
        if section == start.section, item >= start.item { item += 1 }
        return IndexPath(item: item, section: section)
    }
}
