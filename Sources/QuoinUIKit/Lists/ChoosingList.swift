/// A list of which rows or items are selected: one, or several where that is allowed.
@preconcurrency @MainActor
protocol ChoosingList: AnyObject {
    /// What is selected.
    var chosen: ChosenPaths { get set }
    var isEditing: Bool { get }
    var allowsMultipleSelection: Bool { get }
    var allowsMultipleSelectionDuringEditing: Bool { get }
    /// Selects one no longer, as apps do: classes of one's own may do more.
    func letGo(of path: IndexPath, animated: Bool)
    /// Lets the cell of one, if that is in sight, look as it is.
    func show(isChosen: Bool, at path: IndexPath, animated: Bool)
}

extension ChoosingList {
    /// Whether several can be selected as it is.
    var choosesSeveral: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// Selects one, besides others only where there may be several; nil for none at all.
    func choose(_ path: IndexPath?, animated: Bool) {
        if path == nil || !choosesSeveral {
            for other in chosen.all where other != path { letGo(of: other, animated: animated) }
        }
        guard let path else { return }
        chosen.insert(path)
        show(isChosen: true, at: path, animated: animated)
    }

    /// Selects one no longer.
    func unchoose(_ path: IndexPath, animated: Bool) {
        chosen.remove(path)
        show(isChosen: false, at: path, animated: animated)
    }

    /// Lets those go, but for the last one, where there may be several no longer.
    func choiceChanged() {
        guard !choosesSeveral else { return }
        for path in chosen.all.dropLast() { letGo(of: path, animated: false) }
    }
}
