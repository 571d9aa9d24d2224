/// The rows or items that are selected, in the order in which they were.
///
/// - Complexity: one comes or goes in the same time however many there are; asking for all takes as many steps as there
///   are.
struct ChosenPaths {
    /// Where one has gone there is none, until these are many.
    private var order: [IndexPath?] = []
    private var places: [IndexPath: Int] = [:]

    var all: [IndexPath] { order.compactMap { $0 } }
    var first: IndexPath? { order.lazy.compactMap { $0 }.first }
    var isEmpty: Bool { places.isEmpty }
    func contains(_ path: IndexPath) -> Bool { places[path] != nil }

    /// One that is there already stays where it is.
    mutating func insert(_ path: IndexPath) {
        guard places[path] == nil else { return }
        places[path] = order.count
        order.append(path)
    }

    mutating func remove(_ path: IndexPath) {
        guard let place = places.removeValue(forKey: path) else { return }
        order[place] = nil
        if order.count > 2 * places.count + 16 { replace(by: all) }
    }

    /// Lets them be where they are after changes; those that have gone, or are not kept, are not selected any more.
    mutating func follow(
        _ mapping: PathMapping, isKept: (IndexPath) -> Bool = { _ in true }
    ) {
        replace(by: all.filter(isKept).compactMap(mapping.new))
    }

    private mutating func replace(by paths: [IndexPath]) {
        self = ChosenPaths()
        paths.forEach { insert($0) }
    }
}
