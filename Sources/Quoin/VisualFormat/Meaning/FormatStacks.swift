/// The views of a format that hold others, and what they hold.
struct FormatStacks {
    /// Outer stacks come before those in them.
    private(set) var all: [FormatStack] = []
    /// What views will be in that are moved.
    private var parents: [ObjectIdentifier: View] = [:]
    private let syntax: FormatSyntax
    private let receiver: View?

    /// Finds the stacks of a format, and makes those that are not among the views.
    init(
        _ syntax: FormatSyntax, receiver: View?, names: inout FormatNames
    ) throws(FormatProblem) {
        self.syntax = syntax
        self.receiver = receiver
        guard !syntax.insides.isEmpty else { return }
        for line in syntax.lines {
            if case .chain(let axes, let chain) = line.content {
                try find(in: chain, isAlongOneAxis: axes.count == 1, &names)
            }
        }
        for index in all.indices {
            all[index].members = try members(of: all[index], names)
        }
        for index in all.indices where all[index].isMade {
            try findHome(ofStackAt: index, names)
        }
        for stack in all {
            try checkThatNothingHoldsItself(stack)
        }
    }

    /// What an item will be in, once views are moved.
    func container(of item: LayoutElement) -> View? {
        all.isEmpty ? item.enclosingView : parents[ObjectIdentifier(item)] ?? item.enclosingView
    }

    // MARK: Finding them

    private mutating func find(
        in chain: FormatChain, isAlongOneAxis: Bool, _ names: inout FormatNames
    ) throws(FormatProblem) {
        for element in chain.elements {
            for member in syntax.members[element.members] {
                guard let inside = member.inside else { continue }
                guard isAlongOneAxis else {
                    throw FormatProblem(
                        "a stack runs along one axis and needs \"H:\" or \"V:\"", at: member.place)
                }
                try add(member, &names)
                try find(in: syntax.insides[inside], isAlongOneAxis: true, &names)
            }
        }
    }

    private mutating func add(
        _ member: FormatMember, _ names: inout FormatNames
    ) throws(FormatProblem) {
        let quoted = PrintableText.quoted(member.name)
        let given = try names.find(member.name, at: member.place)
        let isMade = given == nil
        let element = given ?? names.makeStack()
        guard let view = element as? View else {
            throw FormatProblem("\(quoted) is a guide and holds no views", at: member.place)
        }
        guard !all.contains(where: { $0.view === view }) else {
            throw FormatProblem("\(quoted) is a stack already", at: member.place)
        }
        if isMade {
            view.name = member.name
            names.madeStacks[member.name] = view
        }
        all.append(FormatStack(member: member, view: view, isMade: isMade))
    }

    // MARK: Filling them

    private mutating func members(
        of stack: FormatStack, _ names: FormatNames
    ) throws(FormatProblem) -> [View] {
        var views: [View] = []
        for element in elements(inside: stack.member) {
            for member in syntax.members[element.members] {
                let item = try names.item(member.name, at: member.place)
                let quoted = PrintableText.quoted(member.name)
                guard let view = item as? View, !(view is Window) else {
                    throw FormatProblem(
                        "\(quoted) is no view that could be put into another one", at: member.place)
                }
                let previous = parents.updateValue(stack.view, forKey: ObjectIdentifier(view))
                guard previous == nil || previous === stack.view else {
                    throw FormatProblem("\(quoted) is in another stack already", at: member.place)
                }
                views.append(view)
            }
        }
        return views
    }

    /// Finds what a made stack is put into, unless it is in another one: the receiver, or else what the
    /// first of its members is in that is in something.
    private mutating func findHome(
        ofStackAt index: Int, _ names: FormatNames
    ) throws(FormatProblem) {
        let stack = all[index]
        guard parents[ObjectIdentifier(stack.view)] == nil else { return }
        let container = try currentContainer(ofMembersOf: stack.member, names)
        guard let home = receiver ?? container else {
            throw FormatProblem(
                "\(PrintableText.quoted(stack.member.name)) has nothing to be put into, since none "
                    + "of its views has a superview", at: stack.member.place)
        }
        all[index].home = home
        parents[ObjectIdentifier(stack.view)] = home
    }

    private func elements(inside stack: FormatMember) -> [FormatElement] {
        stack.inside.map { syntax.insides[$0].elements } ?? []
    }

    private func currentContainer(
        ofMembersOf stack: FormatMember, _ names: FormatNames
    ) throws(FormatProblem) -> View? {
        for element in elements(inside: stack) {
            for member in syntax.members[element.members] {
                if let own = try names.find(member.name, at: member.place)?.enclosingView {
                    return own
                }
                if let container = try currentContainer(ofMembersOf: member, names) {
                    return container
                }
            }
        }
        return nil
    }

    private func checkThatNothingHoldsItself(_ stack: FormatStack) throws(FormatProblem) {
        var passed: Set<ObjectIdentifier> = []
        var next = container(of: stack.view)
        while let view = next, passed.insert(ObjectIdentifier(view)).inserted {
            guard view !== stack.view else {
                throw FormatProblem(
                    "\(PrintableText.quoted(stack.member.name)) cannot be put into itself",
                    at: stack.member.place)
            }
            next = container(of: view)
        }
    }
}

/// A view of a format that holds others.
struct FormatStack {
    let member: FormatMember
    let view: View
    /// Whether it was not among the views that the format was given.
    let isMade: Bool
    var members: [View] = []
    /// What it is put into, if it is made, and not put into another stack.
    var home: View?
}
