#if hasFeature(Embedded)
    import Quoin

    // What `quoin.js` calls; see Interface.md. All functions take numbers that the script may have made up, and
    // answer with −1, or with nothing, what makes no sense: why, is in the answer then.

    /// Asks the script how large the content of a view is, within a width.
    ///
    /// - Returns: 0 if it cannot say; otherwise four numbers are in the tray: width, height, the first baseline
    ///   from the top, and the last one from the bottom.
    @_extern(wasm, module: "quoin", name: "measure")
    func measureByScript(_ layout: Int32, _ view: Int32, _ width: Double) -> Int32

    nonisolated(unsafe) private let desk = WebDesk()

    // MARK: Memory

    /// Where a request of so many bytes is to be written.
    @_cdecl("quoin_request")
    public func requestPlace(_ count: Int32) -> UnsafeMutablePointer<UInt8> {
        desk.request.reserve(Int(count))
    }

    /// Where the last answer begins; it stays until the next one.
    @_cdecl("quoin_answer")
    public func answerPlace() -> UnsafeMutablePointer<UInt8> { desk.answer.start }

    /// Where four numbers go to and fro.
    @_cdecl("quoin_tray")
    public func trayPlace() -> UnsafeMutablePointer<Double> { desk.tray }

    // MARK: Layouts

    /// Makes a layout of a size, and gives it a number.
    @_cdecl("quoin_open")
    public func openLayout(_ width: Double, _ height: Double) -> Int32 {
        desk.open(Size(width: width, height: height)) { layout, view, width in
            measureByScript(layout, view, width)
        }
    }

    /// Lets a layout go.
    @_cdecl("quoin_close")
    public func closeLayout(_ layout: Int32) { desk.close(layout) }

    /// Gives a layout another size.
    @_cdecl("quoin_resize")
    public func resizeLayout(_ layout: Int32, _ width: Double, _ height: Double) -> Int32 {
        desk.with(layout) { layout throws(WebProblem) in
            layout.resize(to: Size(width: width, height: height))
            return 0
        }
    }

    /// Sets the direction of reading.
    @_cdecl("quoin_direct")
    public func directLayout(_ layout: Int32, _ isRightToLeft: Int32) -> Int32 {
        desk.with(layout) { layout throws(WebProblem) in
            layout.window.layoutDirection = isRightToLeft != 0 ? .rightToLeft : .leftToRight
            return 0
        }
    }

    /// Rounds frames to so many pixels a point; 0 for not at all.
    @_cdecl("quoin_scale")
    public func scaleLayout(_ layout: Int32, _ scale: Double) -> Int32 {
        desk.with(layout) { layout throws(WebProblem) in
            layout.window.scale = scale > 0 ? scale : nil
            return 0
        }
    }

    /// Lays out, and says how many views have got another frame.
    @_cdecl("quoin_update")
    public func updateLayout(_ layout: Int32) -> Int32 {
        desk.with(layout) { layout throws(WebProblem) in
            Int32(truncatingIfNeeded: layout.update())
        }
    }

    /// Where the frames begin.
    @_cdecl("quoin_frames")
    public func framesPlace(_ layout: Int32) -> UnsafeMutablePointer<Double>? {
        desk.layout(layout)?.frames.numbers
    }

    /// Where the list of views begins whose frames the last update has changed.
    @_cdecl("quoin_changed")
    public func changedPlace(_ layout: Int32) -> UnsafeMutablePointer<Int32>? {
        desk.layout(layout)?.frames.changed
    }

    /// Answers with what was reported.
    @_cdecl("quoin_reports")
    public func takeReports(_ layout: Int32) -> Int32 {
        desk.with(layout) { layout throws(WebProblem) in
            desk.write { message in
                message.add(layout.reports.takeAll()) { message, report in
                    message.add(report.kind)
                    message.add(report.message)
                }
            }
        }
    }

    // MARK: Views

    /// Makes a view with the name in the request; its content is in the tray if it is given.
    @_cdecl("quoin_view")
    public func makeView(_ layout: Int32, _ parent: Int32, _ count: Int32, _ source: Int32) -> Int32
    {
        desk.with(layout) { layout throws(WebProblem) in
            let name = desk.request.text(Int(count))
            return try layout.addView(name, in: parent, desk.source(source)).index
        }
    }

    /// Removes a view, and answers with the numbers of all that have gone with it.
    @_cdecl("quoin_remove_view")
    public func removeView(_ layout: Int32, _ view: Int32) -> Int32 {
        desk.with(layout) { layout throws(WebProblem) in
            let gone = try layout.removeView(view)
            return desk.write { message in
                message.add(gone) { message, number in message.add(number) }
            }
        }
    }

    /// What a view is in.
    @_cdecl("quoin_parent")
    public func parentOfView(_ layout: Int32, _ view: Int32) -> Int32 {
        desk.with(layout) { layout throws(WebProblem) in
            layout.number(of: try layout.webView(view).superview) ?? -1
        }
    }

    /// Says where the size of a view's content comes from.
    @_cdecl("quoin_content")
    public func setContent(_ layout: Int32, _ view: Int32, _ source: Int32) -> Int32 {
        desk.with(layout) { layout throws(WebProblem) in
            try layout.webView(view).take(desk.source(source))
            return 0
        }
    }

    /// Lets a view be measured anew.
    @_cdecl("quoin_content_changed")
    public func contentChanged(_ layout: Int32, _ view: Int32) -> Int32 {
        desk.with(layout) { layout throws(WebProblem) in
            try layout.webView(view).contentChanged()
            return 0
        }
    }

    /// Sets how strongly a view keeps to the size of its content.
    @_cdecl("quoin_content_priority")
    public func setContentPriority(
        _ layout: Int32, _ view: Int32, _ which: Int32, _ value: Double
    ) -> Int32 {
        desk.with(layout) { layout throws(WebProblem) in
            try layout.setContentPriority(which, of: view, to: value)
            return 0
        }
    }

    /// Hides a view, or shows it again.
    @_cdecl("quoin_hide")
    public func hideView(_ layout: Int32, _ view: Int32, _ isHidden: Int32) -> Int32 {
        desk.with(layout) { layout throws(WebProblem) in
            try layout.webView(view).isHidden = isHidden != 0
            return 0
        }
    }

    /// Whether a view could as well be elsewhere.
    @_cdecl("quoin_ambiguous")
    public func isAmbiguous(_ layout: Int32, _ view: Int32) -> Int32 {
        desk.with(layout) { layout throws(WebProblem) in
            try layout.view(view).hasAmbiguousLayout ? 1 : 0
        }
    }

    /// Puts the size into the tray that is nearest to a width and a height; one that is not a number is left open.
    @_cdecl("quoin_fit")
    public func fitView(_ layout: Int32, _ view: Int32, _ width: Double, _ height: Double) -> Int32
    {
        desk.with(layout) { layout throws(WebProblem) in
            let size = layout.fittingSize(
                of: try layout.view(view), width: width.isFinite ? width : nil,
                height: height.isFinite ? height : nil)
            desk.tray[0] = size.width
            desk.tray[1] = size.height
            return 0
        }
    }

    // MARK: Constraints

    /// Says the sentences in the request.
    @_cdecl("quoin_add")
    public func addSentences(_ layout: Int32, _ count: Int32) -> Int32 {
        desk.answer(layout, to: Int(count)) { layout, request throws(WebProblem) in
            try layout.add(request)
        }
    }

    /// Makes what the visual format in the request draws.
    @_cdecl("quoin_format")
    public func addFormat(_ layout: Int32, _ count: Int32) -> Int32 {
        desk.answer(layout, to: Int(count)) { layout, request throws(WebProblem) in
            try layout.format(request)
        }
    }

    /// Makes a constraint, whose label is in the request, and says its number.
    @_cdecl("quoin_constrain")
    public func constrain(
        _ layout: Int32, _ item: Int32, _ attribute: Int32, _ relation: Int32, _ other: Int32,
        _ otherAttribute: Int32, _ multiplier: Double, _ constant: Double, _ priority: Double,
        _ count: Int32
    ) -> Int32 {
        desk.with(layout) { layout throws(WebProblem) in
            try layout.constrain(
                WebLayout.Side(view: item, attribute: attribute), relation,
                to: WebLayout.Side(view: other, attribute: otherAttribute), multiplier: multiplier,
                constant: constant, priority: priority,
                label: desk.request.text(Int(count)))
        }
    }

    /// A value of a constraint; not a number if that has gone.
    @_cdecl("quoin_get")
    public func valueOfConstraint(_ layout: Int32, _ constraint: Int32, _ value: Int32) -> Double {
        guard let layout = desk.layout(layout), let value = WebLayout.Value(rawValue: value) else {
            return .nan
        }
        return layout.value(value, of: constraint) ?? .nan
    }

    /// Changes a value of a constraint; 0 if that has gone, or cannot have the value.
    @_cdecl("quoin_set")
    public func setValue(
        _ layout: Int32, _ constraint: Int32, _ value: Int32, _ new: Double
    ) -> Int32 {
        guard let layout = desk.layout(layout), let value = WebLayout.Value(rawValue: value) else {
            return 0
        }
        return layout.set(value, of: constraint, to: new) ? 1 : 0
    }

    /// Takes a constraint out of force for good.
    @_cdecl("quoin_remove")
    public func removeConstraint(_ layout: Int32, _ constraint: Int32) -> Int32 {
        desk.layout(layout)?.constraints.remove(constraint) ?? false ? 1 : 0
    }

    /// Answers with what a constraint says.
    @_cdecl("quoin_describe")
    public func describeConstraint(_ layout: Int32, _ constraint: Int32) -> Int32 {
        desk.with(layout) { layout throws(WebProblem) in
            guard let constraint = layout.constraints[constraint] else {
                throw WebProblem("the constraint has been removed")
            }
            return desk.write { $0.add(constraint.description) }
        }
    }
#endif
