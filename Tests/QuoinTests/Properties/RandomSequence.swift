import Quoin

/// Views whose constraints change at random, beside a list of what is to be installed.
///
/// All constraints are optional and no two that could disagree are of one priority, so that there is
/// one solution, however it was come by.
final class RandomSequence {
    var chooser: SeededGenerator
    let root = View("root", Rect(0, 0, 320, 480))
    let views: [View]
    let reports: Reports
    /// What is installed for each view, in order.
    var installed: [[ModelGroup]] = [[], [], []]
    /// What was taken out of force and kept.
    var parked: [[ModelGroup]] = [[], [], []]
    /// What was done, for messages.
    private(set) var story: [String] = []
    private var priorityCount = 0

    init(seed: UInt64) {
        chooser = SeededGenerator(seed: seed)
        views = ["a", "b", "c"].map { View($0) }
        reports = Reports(of: root)
        Self.arrange(views, in: root)
    }

    /// Puts views in a root, where they are pulled to places as long as nothing else is said.
    static func arrange(_ views: [View], in root: View) {
        for (position, view) in views.enumerated() {
            root.addSubview(view)
            view.translatesAutoresizingMaskIntoConstraints = false
            let pulls = [
                view.left.constraint(equalTo: root.left, constant: 10),
                view.top.constraint(equalTo: root.top, constant: 20),
                view.width.constraint(equalToConstant: 30),
                view.height.constraint(equalToConstant: 40),
            ]
            for (index, pull) in pulls.enumerated() {
                pull.priority = Priority(Float(4 * position + index + 1) / 100)
                pull.isActive = true
            }
        }
    }

    /// Does one thing at random.
    func change() {
        let index = chooser.number(in: 0...views.count - 1)
        switch chooser.number(in: 0...11) {
        case 0, 1, 2: make(index)
        case 3, 4: update(index)
        case 5, 6: remake(index)
        case 7: chooser.happens(percent: 30) ? remove(index) : make(index)
        case 8: park(index)
        case 9: unpark(index)
        default: changeGroup(index)
        }
    }

    private func note(_ what: String, _ index: Int) {
        story.append("\(what) \(views[index].name ?? "")")
    }

    // MARK: Blocks

    private func make(_ index: Int) {
        note("make", index)
        let statements = newStatements(1...3, for: index)
        let groups = views[index].makeConstraints { make in
            for statement in statements {
                statement.state(with: make, views)
            }
        }
        installed[index] += zip(groups, statements).map { ModelGroup($0, $1) }
    }

    /// States anew what is there, in part or whole, and something new.
    private func update(_ index: Int) {
        note("update", index)
        var statements = newStatements(0...1, for: index)
        for group in installed[index] where chooser.happens(percent: 40) {
            guard let member = chooser.element(of: group.members), var statement = group.statement
            else { continue }
            refresh(&statement)
            if chooser.happens(percent: 50) {
                statement.attributes = [member.key.attribute]
            }
            statements.append(statement)
        }
        views[index].updateConstraints { make in
            for statement in statements {
                statement.state(with: make, views)
            }
        }
        for statement in statements {
            merge(statement, index)
        }
    }

    private func merge(_ statement: RandomStatement, _ index: Int) {
        var missing: [LayoutAttribute] = []
        for attribute in statement.attributes {
            let new = ModelMember(statement, attribute)
            var isFound = false
            for group in installed[index] {
                guard let position = group.members.firstIndex(where: { $0.key == new.key }) else {
                    continue
                }
                group.members[position] = new
                group.statement = group.members.count == 1 ? statement : nil
                isFound = true
            }
            if !isFound {
                missing.append(attribute)
            }
        }
        guard !missing.isEmpty else { return }
        let groups = views[index].installedConstraints
        guard groups.count > installed[index].count else { return }
        var rest = statement
        rest.attributes = missing
        installed[index].append(ModelGroup(groups[installed[index].count], rest))
    }

    /// States again some of what is there, as it is or changed, in another order, and something new.
    private func remake(_ index: Int) {
        note("remake", index)
        var planned: [(statement: RandomStatement, same: ModelGroup?)] = []
        for group in installed[index] {
            guard var statement = group.statement else { continue }
            switch chooser.number(in: 0...4) {
            case 0: continue
            case 1:
                refresh(&statement)
                planned.append((statement, nil))
            default: planned.append((statement, group))
            }
        }
        planned += newStatements(0...2, for: index).map { ($0, nil) }
        planned.shuffle(using: &chooser)
        let groups = views[index].remakeConstraints { make in
            for (statement, _) in planned {
                statement.state(with: make, views)
            }
        }
        installed[index] = zip(groups, planned).map { group, plan in
            plan.same ?? ModelGroup(group, plan.statement)
        }
    }

    private func remove(_ index: Int) {
        note("remove", index)
        views[index].removeConstraints()
        installed[index] = []
    }

    // MARK: Groups

    private func park(_ index: Int) {
        note("deactivate", index)
        guard !installed[index].isEmpty else { return }
        let group = installed[index].remove(
            at: chooser.number(in: 0...installed[index].count - 1))
        group.handle.isActive = false
        parked[index].append(group)
    }

    private func unpark(_ index: Int) {
        note("activate", index)
        let taken = keys(of: index)
        guard
            let position = parked[index].firstIndex(where: { group in
                group.members.allSatisfy { !taken.contains($0.key) }
            })
        else { return }
        let group = parked[index].remove(at: position)
        group.handle.activate()
        installed[index].append(group)
    }

    /// Changes a group, whether it is in force or not.
    private func changeGroup(_ index: Int) {
        note("change a group of", index)
        guard let group = chooser.element(of: installed[index] + parked[index]) else { return }
        switch chooser.number(in: 0...3) {
        case 0:
            let offset = chooser.halves(in: -40...40)
            group.handle.update(offset: offset)
            adjust(group, .offset(offset))
        case 1:
            let inset = chooser.halves(in: -20...20)
            group.handle.update(inset: inset)
            adjust(group, .inset(inset))
        case 2:
            let multiplier = chooser.one(of: 0.5, 1, 2)
            group.handle.update(multiplier: multiplier)
            group.change({ $0.multiplier = multiplier }, { $0.multiplier = multiplier })
        default:
            let priority = newPriority()
            group.handle.update(priority: priority)
            group.change({ $0.priority = priority }, { $0.priority = priority })
        }
    }

    private func adjust(_ group: ModelGroup, _ adjustment: RandomAdjustment) {
        group.change({ $0.adjustment = adjustment }, { $0.adjustments = [adjustment] })
    }

    // MARK: Statements

    private func keys(of index: Int) -> Set<ModelKey> {
        Set(installed[index].flatMap { $0.members.map(\.key) })
    }

    private func newPriority() -> Priority {
        priorityCount += 1
        return Priority(Float(priorityCount * 7 % 997 + 1))
    }

    /// Says something else of the same constraints.
    private func refresh(_ statement: inout RandomStatement) {
        statement.adjust(using: &chooser)
        statement.multiplier = chooser.happens(percent: 30) ? chooser.one(of: 0.5, 2) : nil
        statement.priority = newPriority()
    }

    /// Statements about a view none of whose constraints is there, or twice among them.
    private func newStatements(_ count: ClosedRange<Int>, for index: Int) -> [RandomStatement] {
        var taken = keys(of: index)
        var statements: [RandomStatement] = []
        for _ in 0..<chooser.number(in: count) {
            let horizontal = chooser.one(of: LayoutAttribute.left, .right, .width, .centerX)
            let vertical = chooser.one(of: LayoutAttribute.top, .bottom, .height, .centerY)
            // Both axes in one statement do not disagree, since nothing leads from one to the other.
            let attributes = chooser.one(of: [horizontal], [vertical], [vertical, horizontal])
            let other = (index + chooser.number(in: 1...2)) % views.count
            var statement = RandomStatement(
                attributes: attributes,
                relation: chooser.one(of: .equal, .lessThanOrEqual, .greaterThanOrEqual),
                target: chooser.one(
                    of: .superview, .number(chooser.halves(in: -100...100)), .view(other)),
                priority: .low)
            refresh(&statement)
            let keys = attributes.map { ModelMember(statement, $0).key }
            if keys.allSatisfy({ !taken.contains($0) }) {
                taken.formUnion(keys)
                statements.append(statement)
            }
        }
        return statements
    }
}
