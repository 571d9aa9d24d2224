import Quoin

/// Constraints as text.
extension WebLayout {
    /// Says sentences. A view that the text declares is made.
    func add(_ request: TextRequest) throws(WebProblem) -> TextAnswer {
        let sentences: Sentences
        var given: [String: View] = [:]
        do throws(SentenceError) {
            if let views = request.views {
                sentences = try texts.sentences(
                    request.text, names: views.map { $0.name }, metrics: request.metrics)
            } else {
                sentences = try Sentences(
                    request.text, metrics: request.metrics,
                    among: { self.view(named: $0) != nil }, names: { self.namesOfViews })
            }
        } catch {
            throw WebProblem(error)
        }
        if let views = request.views {
            given = try named(views)
        } else {
            for view in sentences.views {
                given[view.name] = self.view(named: view.name)
            }
        }
        var answer = TextAnswer()
        let made = try makeViews(of: sentences, except: given, isPublic: request.views == nil)
        answer.made = made
        for view in made {
            given[view.name ?? ""] = view
        }
        let record = SentenceRecord()
        sentences.make(in: window, views: given, recording: record)
        answer.constraints = keep(record.groups.flatMap { $0.layoutConstraints })
        return answer
    }

    /// Makes the views that sentences declare. Each is put into what it is in when the sentences are made.
    private func makeViews(
        of sentences: Sentences, except given: [String: View], isPublic: Bool
    ) throws(WebProblem) -> [WebView] {
        var made: [WebView] = []
        do throws(WebProblem) {
            for declaration in sentences.views where given[declaration.name] == nil {
                let content = declaration.contentSize.map { WebContent(size: $0) } ?? .none
                let view = try makeView(declaration.name, .given(content), isPublic: isPublic)
                view.text = declaration.text ?? ""
                made.append(view)
            }
        } catch {
            made.forEach { forget($0) }
            throw error
        }
        return made
    }

    /// Makes what a visual format draws. A stack that is none of the views is made.
    func format(_ request: TextRequest) throws(WebProblem) -> TextAnswer {
        let container = try view(request.container)
        let options = try Self.options(request.options)
        var views: [String: any LayoutItem] = [:]
        if let given = request.views {
            for (name, view) in try named(given) {
                views[name] = view
            }
        } else if let names = try? VisualFormat.names(in: request.text) {
            for name in names.items + names.operands {
                views[name] = view(named: name)
            }
        }
        do throws(WebProblem) {
            return try draw(request, options, in: container, views)
        } catch {
            guard request.views == nil else { throw error }
            // Once more, with all the names that a message may propose: nothing has changed.
            for name in namesOfViews {
                views[name] = view(named: name)
            }
            return try draw(request, options, in: container, views)
        }
    }

    private func draw(
        _ request: TextRequest, _ options: VisualFormatOptions, in container: View,
        _ views: [String: any LayoutItem]
    ) throws(WebProblem) -> TextAnswer {
        var stacks: [WebView] = []
        do throws(VisualFormatError) {
            let constraints = try container.visualConstraints(
                request.text, options: options, metrics: request.metrics, views: views,
                file: "format"
            ) {
                guard let stack = try? self.makeView("", .given(.none)) else { return View() }
                stacks.append(stack)
                return stack
            }
            var answer = TextAnswer()
            answer.made = stacks
            stacks.forEach { self.publish($0) }
            answer.constraints = keep(constraints)
            return answer
        } catch {
            stacks.forEach { forget($0) }
            throw WebProblem(error)
        }
    }

    private static func options(_ names: [String]) throws(WebProblem) -> VisualFormatOptions {
        var options: VisualFormatOptions = []
        let known = VisualFormatOptions.named
        for name in names {
            guard let option = known.first(where: { $0.name == name })?.option else {
                throw WebProblem(
                    "visual formats have no option \(PrintableText.quoted(name))"
                        + NearestName.question(about: name, among: known.map { $0.name }))
            }
            options.insert(option)
        }
        return options
    }

    // MARK: Both

    private func named(
        _ views: [(name: String, number: Int32)]
    ) throws(WebProblem) -> [String: View] {
        var named: [String: View] = [:]
        for (name, number) in views {
            named[name] = try view(number)
        }
        return named
    }

    private func keep(_ constraints: [LayoutConstraint]) -> [(number: Int32, label: String)] {
        constraints.compactMap { constraint in
            keep(constraint).map { ($0, constraint.identifier ?? "") }
        }
    }
}
