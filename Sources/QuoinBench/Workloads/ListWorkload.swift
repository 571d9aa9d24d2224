import QuoinInspect

/// `list:N`: built, resized, touched in one place, and with cells replaced in the middle; as views,
/// over raw variables, and by hand.
enum ListWorkload {
    /// How many touches are timed together; each costs little more than reading the clock.
    static let touchesPerCall = 200
    /// How many cells come and go.
    private static let churnedCells = 10

    /// Makes the workload of a list with `count` cells.
    static func make(_ count: Int) -> Workload {
        Workload(
            name: "list:\(count)",
            views: ListContent.viewsPerCell * count + 1,
            constraints: ListContent.constraintsPerCell * count,
            measures: screenMeasures(count) + [
                constraining("anchors", count) { $0.constrainWithAnchors() },
                constraining("dsl", count) { $0.constrainWithMaker() },
                picture(count),
                solverBuild(count), solverResize(count), solverTouch(count), solverChurn(count),
                framesBuild(count), framesResize(count),
            ],
            peerTask: PeerTask(
                peers: [.kiwi], buildMeasure: "solver",
                system: { try ListPicture(count: count, in: SystemRecorder()).receiver.system }))
    }

    /// How many resizes are timed together: short lists take as little time as reading the clock.
    static func resizesPerCall(_ count: Int) -> Int {
        max(1, 1000 / count)
    }

    /// The cells that come and go.
    static func churnedRange(_ count: Int) -> Range<Int> {
        let churned = min(churnedCells, count)
        let first = (count - churned) / 2
        return first..<first + churned
    }

    // MARK: - As views

    private static func screenMeasures(_ count: Int) -> [Measure] {
        let make = { ListScreen(count: count) }
        return [
            ScreenMeasure.build(make),
            ScreenMeasure.repeated("resize", perCall: resizesPerCall(count), make) { list, _ in
                list.alternateWidth(around: ListContent.rootWidth)
                return list.root.frame.width
            },
            ScreenMeasure.repeated("touch", perCall: touchesPerCall, make) { list, number in
                let title = list.cells[count / 2].title
                let width = ListContent.titleWidth(count / 2)
                title.content.width = width + (number % 2 == 0 ? 20 : 0)
                list.root.layoutIfNeeded()
                return title.frame.width
            },
            ScreenMeasure.repeated("churn", make) { list, _ in
                list.replaceCells(in: churnedRange(count))
                list.root.layoutIfNeeded()
                return list.cells[count / 2].box.frame.minY
            },
        ]
    }

    /// All constraints made between views that are there, and activated; nothing is laid out.
    private static func constraining(
        _ name: String, _ count: Int, _ constrain: @escaping (ListScreen) -> Void
    ) -> Measure {
        Measure(name: name) {
            var list = ListScreen(withoutConstraints: count)
            return {
                constrain(list)
                return Measure.Outcome(
                    kept: list, sum: list.root.frame.width,
                    check: { () throws(MeasurementError) in
                        list.root.layoutIfNeeded()
                        try list.check()
                    },
                    prepareNext: { list = ListScreen(withoutConstraints: count) })
            }
        }
    }

    /// The whole list, laid out before, drawn as SVG.
    private static func picture(_ count: Int) -> Measure {
        Measure(name: "svg") {
            let list = ListScreen(count: count)
            list.root.layoutIfNeeded()
            try list.check()
            list.root.frame.size.height = Double(count) * ListContent.cellHeight
            list.root.layoutIfNeeded()
            let renderer = SVGRenderer(background: .white)
            return {
                let document = renderer.document(of: list.root)
                return Measure.Outcome(kept: list, sum: Double(document.utf8.count)) {
                    () throws(MeasurementError) in
                    // Two texts a cell, of at least "<text></text>" and 14 letters.
                    guard document.utf8.count > count * 2 * 27 else {
                        throw MeasurementError(reason: "the picture of the list is not whole")
                    }
                }
            }
        }
    }

    // MARK: - By hand

    /// The objects made, and every frame assigned by plain code.
    private static func framesBuild(_ count: Int) -> Measure {
        Measure(name: "frames") {
            {
                let list = ListFrames(count: count)
                list.layOut(width: ListContent.rootWidth)
                return Measure.Outcome(kept: list, sum: list.height, check: list.check)
            }
        }
    }

    /// Every frame assigned anew for a root that is wider or narrower by 1.
    private static func framesResize(_ count: Int) -> Measure {
        let perCall = resizesPerCall(count)
        return Measure(name: "frames-resize", operationsPerCall: perCall) {
            let list = ListFrames(count: count)
            var isWide = false
            return {
                for _ in 0..<perCall {
                    isWide.toggle()
                    list.layOut(width: ListContent.rootWidth + (isWide ? 1 : 0))
                }
                return Measure.Outcome(kept: list, sum: list.height, check: list.check)
            }
        }
    }
}
