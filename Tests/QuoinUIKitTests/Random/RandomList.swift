import QuoinUIKit

/// A table or a collection of numbers, whose data and surroundings change.
@MainActor
final class RandomList: NSObject, RandomWorld {
    struct Section {
        let number: Int
        var items: [Int]
        var header: CGFloat = 0
        var footer: CGFloat = 0
    }

    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var plan: ListPlan
    var sections = [Section(number: 1, items: [1, 2, 3])]
    /// The items that should be selected.
    var chosen: Set<Int> = []
    /// Whether something happens from within what the list asks and tells, so that nobody can say what is selected.
    let hasHooks: Bool
    /// What happens when the list next asks or tells something.
    var hook: RandomAction?
    /// Whether it is only looked at.
    var isQuiet = false
    private(set) var collection: UICollectionView?
    private(set) var table: UITableView?
    /// For how long something moves.
    var secondsOfMotion = 0.0
    /// The cells that were said to be displayed.
    private(set) var displayed: Set<ObjectIdentifier> = []
    /// What was told out of turn.
    private(set) var misinformation: String?
    /// What was reported, but for changes that do not add up.
    private(set) var complaint: String?
    private var last = 10

    init(_ draws: inout Draws) {
        plan = ListPlan(&draws)
        hasHooks = draws.happens(percent: 30)
        super.init()
        let list = plan.makeList(of: self)
        (collection, table) = (list as? UICollectionView, list as? UITableView)
        window.addSubview(list)
        window.quoin.onDiagnostic { [unowned self] diagnostic in
            if !diagnostic.message.contains("do not add up") { complaint = diagnostic.message }
        }
        window.tick()
    }

    var list: UIScrollView { collection ?? table ?? UIScrollView() }

    func settle() {
        for _ in 0..<(hasHooks ? 4 : 1) { window.layoutIfNeeded() }
    }

    func letGo() -> [(name: String, isThere: () -> Bool)] {
        hook = nil
        return [
            ("the world", { [weak self] in self != nil }),
            ("the list", { [weak list] in list != nil }),
            ("the window", { [weak window] in window != nil }),
        ]
    }

    // MARK: Data

    func newNumber() -> Int {
        last += 1
        return last
    }
    func item(at path: IndexPath) -> Int? {
        guard sections.indices.contains(path.section),
            sections[path.section].items.indices.contains(path.item)
        else { return nil }
        return sections[path.section].items[path.item]
    }
    var paths: [IndexPath] {
        sections.indices.flatMap { section in
            sections[section].items.indices.map { IndexPath(item: $0, section: section) }
        }
    }
    private func height(of item: Int) -> CGFloat { CGFloat(12 + item * 7 % 50) }
    private func section(_ number: Int) -> Section? {
        sections.indices.contains(number) ? sections[number] : nil
    }
    private func measuredHeight(of item: Int) -> CGFloat? {
        plan.areCellsMeasured ? height(of: item) : nil
    }

    // MARK: Hooks

    private func visit() {
        guard !isQuiet, let action = hook else { return }
        hook = nil
        action.perform()
    }
    private func comes(_ cell: UIView) {
        guard !isQuiet else { return }
        if !displayed.insert(ObjectIdentifier(cell)).inserted {
            misinformation = "a cell comes that has come"
        }
        visit()
    }
    private func goes(_ cell: UIView) {
        guard !isQuiet else { return }
        if displayed.remove(ObjectIdentifier(cell)) == nil {
            misinformation = "a cell goes that has not come"
        }
        visit()
    }
}

extension RandomList: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }
    func collectionView(_ view: UICollectionView, numberOfItemsInSection number: Int) -> Int {
        sections[number].items.count
    }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
        -> UICollectionViewCell
    {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        if let item = item(at: path) {
            (cell as? NumberCell)?.show(item, height: measuredHeight(of: item))
        }
        visit()
        return cell
    }
    func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at path: IndexPath
    ) -> UICollectionReusableView {
        let mark = view.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "mark", for: path)
        (mark as? NumberMark)?.number = section(path.section)?.number ?? -1
        return mark
    }
    func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize {
        guard plan.haveItemsSizes else { return plan.itemSize }
        visit()
        return item(at: path).map {
            CGSize(width: CGFloat(20 + $0 * 13 % 90), height: height(of: $0))
        } ?? plan.itemSize
    }
    func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout,
        referenceSizeForHeaderInSection number: Int
    ) -> CGSize {
        let length = section(number)?.header ?? 0
        return CGSize(width: length, height: length)
    }
    func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout,
        referenceSizeForFooterInSection number: Int
    ) -> CGSize {
        let length = section(number)?.footer ?? 0
        return CGSize(width: length, height: length)
    }
    func collectionView(
        _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt: IndexPath
    ) { comes(cell) }
    func collectionView(
        _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt: IndexPath
    ) { goes(cell) }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { visit() }
}

extension RandomList: UITableViewDataSource, UITableViewDelegate {
    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection number: Int) -> Int {
        sections[number].items.count
    }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: path)
        if let item = item(at: path) {
            (cell as? NumberRow)?.show(item, height: measuredHeight(of: item))
        }
        visit()
        return cell
    }
    func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
        if plan.areCellsMeasured { return UITableView.automaticDimension }
        visit()
        guard plan.haveItemsSizes, let item = item(at: path) else { return plan.itemSize.height }
        return height(of: item)
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection number: Int) -> CGFloat {
        section(number)?.header ?? 0
    }
    func tableView(_ tableView: UITableView, heightForFooterInSection number: Int) -> CGFloat {
        section(number)?.footer ?? 0
    }
    func tableView(
        _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt: IndexPath
    ) { comes(cell) }
    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt: IndexPath
    ) { goes(cell) }
}
