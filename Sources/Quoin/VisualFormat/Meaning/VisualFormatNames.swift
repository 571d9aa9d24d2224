/// The names that a format mentions, in the order in which they first appear.
package struct VisualFormatNames: Hashable, Sendable {
    /// Views and stacks: what stands between brackets, is given attributes, or has a part of it named.
    package let items: [String]
    /// What stands in comparisons only: metrics, or views.
    package let operands: [String]
    /// What stands for priorities: their own names, or metrics.
    package let priorities: [String]
}

extension VisualFormat {
    /// Finds the names that a format mentions, whatever they may stand for.
    package static func names(
        in format: String, options: VisualFormatOptions = []
    ) throws(VisualFormatError) -> VisualFormatNames {
        var parser = FormatParser(format)
        do {
            let syntax = try parser.takeAll()
            try options.check(against: syntax.lines)
            var collector = FormatNameCollector(syntax)
            for line in syntax.lines {
                collector.visit(line.content)
            }
            return collector.names
        } catch {
            throw VisualFormatError(error, in: parser.scanner.source)
        }
    }
}

/// Goes through a format and lists its names.
private struct FormatNameCollector {
    private let syntax: FormatSyntax
    private var mentions = OrderedNames()
    private var items: Set<String> = []
    private var priorities = OrderedNames()

    init(_ syntax: FormatSyntax) {
        self.syntax = syntax
    }

    var names: VisualFormatNames {
        VisualFormatNames(
            items: mentions.inOrder.filter { items.contains($0) },
            operands: mentions.inOrder.filter { !items.contains($0) },
            priorities: priorities.inOrder)
    }

    private mutating func addItem(_ name: String) {
        mentions.insert(name)
        items.insert(name)
    }

    mutating func visit(_ content: FormatContent) {
        switch content {
        case .chain(_, let chain):
            visit(chain)
        case .order(let groups):
            for member in groups.lazy.flatMap({ [syntax] in syntax.members[$0.members] }) {
                addItem(member.name)
            }
        case .explicit(let subjects):
            for subject in subjects {
                addItem(subject.name)
                for attribute in subject.attributes {
                    visit(attribute.predicates)
                }
            }
        }
    }

    private mutating func visit(_ chain: FormatChain) {
        for (position, element) in chain.elements.enumerated() {
            if position > 0, case .lengths(let predicates) = chain.gaps[position - 1].kind {
                visit(predicates)
            }
            for member in syntax.members[element.members] {
                visit(member)
            }
        }
    }

    private mutating func visit(_ member: FormatMember) {
        addItem(member.name)
        visit(member.lengths)
        if let inside = member.inside {
            visit(syntax.insides[inside])
        }
    }

    private mutating func visit(_ predicates: Range<Int>) {
        for predicate in syntax.predicates[predicates] {
            for operation in syntax.operations[predicate.operations] {
                if case .name(let name, let attribute) = operation.kind {
                    // A part is one of a view, and not of a metric.
                    if attribute == nil {
                        mentions.insert(name)
                    } else {
                        addItem(name)
                    }
                }
            }
            if let priority = predicate.priority,
                case .name(let name, _) = syntax.priorities[priority]
            {
                priorities.insert(name)
            }
        }
    }
}

/// Different names, in the order in which they came.
private struct OrderedNames {
    private(set) var inOrder: [String] = []
    private var known: Set<String> = []

    mutating func insert(_ name: String) {
        if known.insert(name).inserted {
            inOrder.append(name)
        }
    }
}
