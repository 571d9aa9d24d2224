/// Works out what the lines of a format mean.
///
/// Constraints are made on the way, but nothing is brought in force and no view is moved, so that a mistake in
/// the last line leaves everything as it was.
struct FormatResolver {
    let syntax: FormatSyntax
    let names: FormatNames
    let options: VisualFormatOptions
    let stacks: FormatStacks
    /// What `|` means; without it, what the view next to it is in.
    let receiver: View?
    let location: CodeLocation
    var plan = FormatPlan()
    /// What the members of the format stand for, as far as it is known. Whatever else is to be placed by
    /// constraints comes after them.
    var items: [LayoutElement?]

    private init(
        _ syntax: FormatSyntax, _ names: FormatNames, _ options: VisualFormatOptions,
        receiver: View?, at location: CodeLocation
    ) throws(FormatProblem) {
        self.syntax = syntax
        var names = names
        stacks = try FormatStacks(syntax, receiver: receiver, names: &names)
        self.names = names
        self.options = options
        self.receiver = receiver
        self.location = location
        items = Array(repeating: nil, count: syntax.members.count)
        // About as many as there are distances, and lengths.
        plan.constraints.reserveCapacity(2 * syntax.members.count + syntax.predicates.count)
    }

    /// Reads a format and works out what it means.
    static func plan(
        of format: String, options: VisualFormatOptions, _ names: FormatNames, receiver: View?,
        at location: CodeLocation
    ) throws(VisualFormatError) -> FormatPlan {
        var parser = FormatParser(format)
        do {
            let syntax = try parser.takeAll()
            try options.check(against: syntax.lines)
            var resolver = try FormatResolver(
                syntax, names, options, receiver: receiver, at: location)
            for line in syntax.lines {
                try resolver.resolve(line.content)
            }
            resolver.plan.noteFurtherWords()
            resolver.plan.stacks = resolver.stacks.all
            resolver.plan.placed = resolver.items
            return resolver.plan
        } catch {
            throw VisualFormatError(error, in: parser.scanner.source)
        }
    }

    private mutating func resolve(_ content: FormatContent) throws(FormatProblem) {
        switch content {
        case .chain(let axes, let chain):
            for axis in axes {
                try resolve(chain, FormatRun(axis, options, in: receiver))
            }
        case .order(let groups):
            try resolve(groups)
        case .explicit(let subjects):
            for subject in subjects {
                try resolve(subject)
            }
        }
    }

    // MARK: Surroundings

    /// What an end of a chain is for one of its items; nil if that is in nothing yet.
    func container(of item: LayoutElement, in run: FormatRun) -> View? {
        run.container ?? stacks.container(of: item)
    }

    /// An attribute of what an item is in.
    func target(
        _ attribute: LayoutAttribute, inContainerOf item: LayoutElement, _ run: FormatRun
    ) -> FormatTarget {
        guard let container = container(of: item, in: run) else {
            return .awaitedContainer(attribute)
        }
        return .attribute(container, attribute)
    }

    // MARK: Order

    private mutating func resolve(_ groups: [FormatElement]) throws(FormatProblem) {
        var container: View?
        var order: [[View]] = []
        for group in groups {
            var views: [View] = []
            for member in syntax.members[group.members] {
                let item = try names.item(member.name, at: member.place)
                // Only a receiver has its views brought in order.
                guard receiver != nil else { continue }
                guard let view = item as? View else {
                    throw FormatProblem(
                        "\(PrintableText.quoted(member.name)) is a guide, and shows nothing that "
                            + "could be in front", at: member.place)
                }
                guard let present = stacks.container(of: view) else {
                    throw FormatProblem(
                        "\(PrintableText.quoted(member.name)) has no superview in which it could "
                            + "be put in order", at: member.place)
                }
                guard container == nil || container === present else {
                    throw FormatProblem(
                        "\(PrintableText.quoted(member.name)) is in another view than those "
                            + "before it", at: member.place)
                }
                container = present
                views.append(view)
            }
            order.append(views)
        }
        if receiver != nil {
            plan.orders.append(order)
        }
    }
}

/// How a chain runs, and in what.
struct FormatRun {
    let axis: Axis
    let attributes: FormatDirection
    /// What its ends are the edges of; nil if that is what each of its views is in.
    let container: View?
    /// Whether it is the inside of a stack.
    let isInStack: Bool

    init(
        _ axis: Axis, _ options: VisualFormatOptions, in container: View?, isInStack: Bool = false
    ) {
        self.axis = axis
        attributes = FormatDirection(axis, options)
        self.container = container
        self.isInStack = isInStack
    }
}
