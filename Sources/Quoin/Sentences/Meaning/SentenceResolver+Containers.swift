/// Who is in whom.
extension SentenceResolver {
    /// How deep views may be in one another: more than on any screen.
    private static let deepestNesting = 100

    /// What a line says that a view is in.
    private struct Placement {
        let line: SentenceLine
        let word: SentenceWord
        /// The position of the view that it is in; nil for the window.
        let container: Int?
    }

    /// Takes from all declarations what views are in.
    mutating func takeContainers() {
        var placements: [Placement?] = Array(repeating: nil, count: plan.views.count)
        for line in syntax.lines {
            do throws(SourceProblem) {
                try place(line, &placements)
            } catch {
                problems.add(error, line: line.number, from: line.start)
            }
        }
        // Circles first, so that what is in one is not taken for deep.
        for refuse in [refuseCircle, refuseDepth] {
            for view in plan.views.indices {
                guard let placement = placements[view],
                    let message = refuse(view, placements)
                else { continue }
                placements[view] = nil
                problems.add(
                    SourceProblem(message, at: placement.word.place), line: placement.line.number,
                    from: placement.line.start)
            }
        }
        for view in plan.views.indices {
            plan.views[view].container = placements[view]?.container.map { plan.views[$0].name }
        }
    }

    private func place(
        _ line: SentenceLine, _ placements: inout [Placement?]
    ) throws(SourceProblem) {
        guard case .declaration(let words, let declaration) = line.content,
            let container = declaration.container
        else { return }
        let placement = Placement(
            line: line, word: container, container: try position(of: container))
        for word in words {
            guard let view = names.views[word.text] else { continue }
            if let present = placements[view] {
                throw SourceProblem(
                    "what \(PrintableText.quoted(word.text)) is in is said already, in line "
                        + "\(present.line.number)", at: word.place)
            }
            placements[view] = placement
        }
    }

    /// The position of a view that something is in; nil for the window.
    private func position(of word: SentenceWord) throws(SourceProblem) -> Int? {
        guard word.text != SentenceWords.window, word.text != SentenceWords.superview else {
            return nil
        }
        if let position = names.views[word.text] {
            return position
        }
        let question = question { $0.question(aboutView: word.text) }
        throw SourceProblem(
            "there is no view \(PrintableText.quoted(word.text))\(question)", at: word.place)
    }

    private func refuseCircle(of view: Int, _ placements: [Placement?]) -> String? {
        var place = placements[view]?.container
        var steps = 0
        while let container = place, steps < Self.deepestNesting {
            if container == view {
                return "\(PrintableText.quoted(plan.views[view].name)) would be in itself"
            }
            place = placements[container]?.container
            steps += 1
        }
        return nil
    }

    private func refuseDepth(of view: Int, _ placements: [Placement?]) -> String? {
        var place = placements[view]?.container
        var steps = 0
        while let container = place {
            guard steps < Self.deepestNesting else {
                return "views are at most \(Self.deepestNesting) deep in one another"
            }
            place = placements[container]?.container
            steps += 1
        }
        return nil
    }
}
