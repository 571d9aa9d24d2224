/// Works out what the lines of a format mean.
///
/// Nothing is changed meanwhile, so that a mistake in the last line leaves everything as it was.
struct FormatResolver {
    let names: FormatNames
    let options: VisualFormatOptions
    let stacks: FormatStacks
    /// What `|` means; without it, what the view next to it is in.
    let receiver: View?
    var plan = FormatPlan()

    private init(
        _ names: FormatNames, _ options: VisualFormatOptions, _ stacks: FormatStacks,
        _ receiver: View?
    ) {
        self.names = names
        self.options = options
        self.stacks = stacks
        self.receiver = receiver
    }

    /// Reads a format and works out what it means.
    static func plan(
        of format: String, options: VisualFormatOptions, metrics: [String: Double],
        views: [String: any LayoutItem], receiver: View?
    ) throws(VisualFormatError) -> FormatPlan {
        var parser = FormatParser(format)
        do {
            let lines = try parser.lines()
            try options.check(against: lines)
            var names = FormatNames(views: views, metrics: metrics)
            let stacks = try FormatStacks(lines, receiver: receiver, names: &names)
            var resolver = FormatResolver(names, options, stacks, receiver)
            for line in lines {
                try resolver.resolve(line.content)
            }
            resolver.plan.stacks = stacks.all
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
    ) -> PlannedTarget {
        guard let container = container(of: item, in: run) else {
            return .awaitedContainer(attribute)
        }
        return .side(ConstraintSide(container, attribute))
    }

    // MARK: Order

    private mutating func resolve(_ groups: [[FormatMember]]) throws(FormatProblem) {
        var container: View?
        var order: [[View]] = []
        for group in groups {
            var views: [View] = []
            for member in group {
                let item = try names.item(member.name, at: member.place)
                // Only a receiver has its views brought in order.
                guard receiver != nil else { continue }
                let quoted = PrintableText.quoted(member.name)
                guard let view = item as? View else {
                    throw FormatProblem(
                        "\(quoted) is a guide, and shows nothing that could be in front",
                        at: member.place)
                }
                guard let present = stacks.container(of: view) else {
                    throw FormatProblem(
                        "\(quoted) has no superview in which it could be put in order",
                        at: member.place)
                }
                guard container == nil || container === present else {
                    throw FormatProblem(
                        "\(quoted) is in another view than those before it", at: member.place)
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
