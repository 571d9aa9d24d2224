import Quoin
import QuoinKit

/// Repairing: each time a layout that is built anew, so that no other repair is in it.
extension ReportTree {
    /// In larger layouts nobody reads what all their views would need, and each repair builds all of them.
    private static let mostViews = 300
    /// So many containers are tried as stacks, and so many edges are brought in line.
    private static let mostTrials = 12

    /// Finds out what each repair would do.
    mutating func tryRepairs(on build: () -> View) {
        guard nodes.count <= Self.mostViews else { return }
        let places = absoluteFrames
        tryWhole(on: build, places)
        trySuggestions(on: build)
        tryAligning(on: build, places)
        tryStacks(on: build, places)
    }

    /// What is offered about a layout as a whole.
    private mutating func tryWhole(on build: () -> View, _ places: [Rect]) {
        let operations: [(title: String, repair: (LayoutRepair) -> RepairReport)] = [
            ("Update frames", { $0.updateFrames() }),
            ("Update constraints to the frames", { $0.updateConstraints() }),
            ("Add missing constraints", { $0.addMissingConstraints() }),
            ("Reset to suggested constraints", { $0.resetToSuggestedConstraints() }),
            ("Clear constraints", { $0.clearConstraints() }),
        ]
        for (title, repair) in operations {
            let view = build()
            view.outermost.layoutIfNeeded()
            let report = repair(view.repair)
            repairs.append(
                ReportRepair(
                    title: title, view: -1, code: report.description,
                    outcome: report.isEmpty ? nil : outcome(of: view, places)))
        }
    }

    /// What would place each view where it is, were nothing said of it, and its distances to what is next to it.
    private mutating func trySuggestions(on build: () -> View) {
        let operations: [(title: String, repair: (LayoutRepair) -> RepairReport)] = [
            ("Suggested constraints", { $0.resetToSuggestedConstraints() }),
            ("Pinned to the nearest neighbors", { $0.pinToNearestNeighbor() }),
        ]
        for (title, repair) in operations {
            let top = build()
            top.outermost.layoutIfNeeded()
            let views = top.subtree
            guard views.count == nodes.count else { return }
            var changes: [ObjectIdentifier: [RepairReport.Change]] = [:]
            for change in repair(top.repair).changes {
                if case .added(let constraint) = change, let item = constraint.firstItem {
                    let owner = item.layoutElement.viewItself ?? top
                    changes[ObjectIdentifier(owner), default: []].append(change)
                }
            }
            for (number, view) in views.enumerated() {
                if let own = changes[ObjectIdentifier(view)] {
                    let report = RepairReport(own, SourceNames(top: top.topmost))
                    repairs.append(
                        ReportRepair(title: title, view: number, code: report.description))
                }
            }
        }
    }

    /// Brings in line what is nearly so.
    private mutating func tryAligning(on build: () -> View, _ places: [Rect]) {
        for stray in nearlyAligned(places).prefix(Self.mostTrials) {
            let top = build()
            top.outermost.layoutIfNeeded()
            let views = top.subtree
            guard views.count == nodes.count else { return }
            let (straying, other) = (views[stray.view], views[stray.other])
            // The first of a selection is the one that stays, and the tree's order decides which is first.
            let leader = min(stray.view, stray.other)
            let report = LayoutRepair(of: [straying, other]).align(stray.attribute)
            guard !report.isEmpty else { continue }
            repairs.append(
                ReportRepair(
                    title: "Align \(stray.edge) with \(nodes[leader].name)",
                    view: max(stray.view, stray.other), code: report.description,
                    outcome: outcome(of: top, places)))
        }
    }

    /// Puts what stands in a row or a column into a stack, where that moves nothing.
    private mutating func tryStacks(on build: () -> View, _ places: [Rect]) {
        for container in stackable().prefix(Self.mostTrials) {
            let top = build()
            top.outermost.layoutIfNeeded()
            let views = top.subtree
            guard views.count == nodes.count else { return }
            let report = LayoutRepair(of: views[container].subviews).embedInStack()
            top.outermost.layoutIfNeeded()
            let stays = zip(views, places).allSatisfy { view, place in
                top.convert(view.bounds, from: view).looksLike(place)
            }
            guard stays, !report.isEmpty else { continue }
            let left = top.findings().map { $0.message.firstLine }
            guard left.count <= findings.count else { continue }
            repairs.append(
                ReportRepair(
                    title: "Embed what is in it in a stack", view: container,
                    code: report.description,
                    outcome: ReportOutcome(size: size, drawing: "", moved: [], findings: left)))
        }
    }

    private func outcome(of view: View, _ places: [Rect]) -> ReportOutcome {
        view.outermost.layoutIfNeeded()
        var outcome = ReportOutcome(of: view, before: places)
        if outcome.drawing == picture.drawing {
            outcome.drawing = ""
        }
        return outcome
    }

    // MARK: Candidates

    /// Two siblings of which an edge is nearly in line.
    private struct Stray {
        var view: Int
        var other: Int
        var attribute: LayoutAttribute
        var edge: String
    }

    /// Siblings that miss a common edge by so little that nobody can have meant it.
    private func nearlyAligned(_ places: [Rect]) -> [Stray] {
        let edges: [(attribute: LayoutAttribute, name: String, place: (Rect) -> Double)] = [
            (.left, "left edge", { $0.minX }), (.right, "right edge", { $0.maxX }),
            (.top, "top edge", { $0.minY }), (.bottom, "bottom edge", { $0.maxY }),
        ]
        var strays: [Stray] = []
        for siblings in shownSiblings().values {
            for edge in edges {
                let sorted = siblings.sorted { edge.place(places[$0]) < edge.place(places[$1]) }
                for (one, other) in zip(sorted, sorted.dropFirst()) {
                    let distance = edge.place(places[other]) - edge.place(places[one])
                    if distance > 0.51, distance < 3 {
                        strays.append(
                            Stray(
                                view: other, other: one, attribute: edge.attribute, edge: edge.name)
                        )
                    }
                }
            }
        }
        return strays.sorted { ($0.view, $0.other, $0.edge) < ($1.view, $1.other, $1.edge) }
    }

    /// Containers of views that no stack holds yet.
    private func stackable() -> [Int] {
        shownSiblings().filter { container, siblings in
            siblings.count > 1 && siblings.count == nodes.count { $0.parent == container }
        }.keys.sorted()
    }

    /// The views that are shown, by the number of their superview.
    private func shownSiblings() -> [Int: [Int]] {
        var siblings: [Int: [Int]] = [:]
        for (number, node) in nodes.enumerated() where node.parent >= 0 && !node.isHidden {
            siblings[node.parent, default: []].append(number)
        }
        return siblings
    }
}
