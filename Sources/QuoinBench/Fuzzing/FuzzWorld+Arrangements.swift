import QuoinKit

/// Several views at once: beside each other, in a grid, aligned, or in one block.
extension FuzzWorld {
    func arrangeViews(_ draws: inout FuzzDraws) -> FuzzAction? {
        var rest = views.dropFirst().map { $0 }
        let some = (0..<1 + draws.below(4)).compactMap { _ in
            rest.isEmpty ? nil : rest.remove(at: draws.below(rest.count))
        }
        guard !some.isEmpty else { return nil }
        let list = "[" + some.map(\.name).joined(separator: ", ") + "]"
        let chosen = some.map(\.view)
        let axis = draws.pick(Axis.horizontal, .vertical)
        let (space, end) = (number(&draws, -10...40), number(&draws, 0...30))
        let arrangement: (text: String, make: ([View]) -> [ConstraintGroup]) =
            switch draws.below(8) {
            case 0:
                (
                    "distribute(\n    along: .\(axis), fixedSpacing: \(space.code), "
                        + "leadSpacing: \(end.code))",
                    { $0.distribute(along: axis, fixedSpacing: space, leadSpacing: end) }
                )
            case 1:
                (
                    "stack(along: .\(axis), spacing: \(space.code), leadSpacing: \(end.code))",
                    { $0.stack(along: axis, spacing: space, leadSpacing: end) }
                )
            case 2:
                // Of three the distances would be equal, which a copy of a constraint cannot say.
                (
                    "prefix(2).distribute(\n    along: .\(axis), fixedItemLength: \(end.code), "
                        + "leadSpacing: \(space.code))",
                    { views in
                        views.prefix(2).distribute(
                            along: axis, fixedItemLength: end, leadSpacing: space)
                    }
                )
            case 3:
                (
                    "distribute(\n    inGrid: 2, spacing: "
                        + "Size(width: \(space.code), height: \(end.code)))",
                    { $0.distribute(inGrid: 2, spacing: Size(width: space, height: end)) }
                )
            case 4: ("align([.top, .lastBaseline])", { $0.align([.top, .lastBaseline]) })
            case 5: ("equal(.size)", { $0.equal(.size) })
            case 6:
                (
                    "remakeConstraints { make in\n"
                        + "    make.left.equalToSuperview().offset(\(space.code))\n}",
                    { views in
                        views.remakeConstraints { make in
                            make.left.equalToSuperview().offset(space)
                        }
                    }
                )
            default:
                (
                    "prepareConstraints { make in make.center.equalToSuperview() }",
                    { views in
                        views.prepareConstraints { make in make.center.equalToSuperview() }
                    }
                )
            }
        let name = newName("a")
        return FuzzAction("let \(name) = \(list).\(arrangement.text)") { [unowned self] in
            adopt(arrangement.make(chosen), as: name)
        }
    }

    /// How a view is to be shaped in another one.
    func shapeView(_ draws: inout FuzzDraws) -> FuzzAction? {
        guard let named = innerView(&draws) else { return nil }
        let (view, other) = (named.view, anyView(&draws))
        let target = other.view
        let fits = draws.happens(percent: 50)
        let name = newName("a")
        let text =
            "let \(name) = \(named.name).makeConstraints { make in\n    "
            + "make.\(fits ? "aspectFit" : "aspectFill")(in: \(other.name), ratio: 1.5)\n}"
        return FuzzAction(text) { [unowned self] in
            let made = view.makeConstraints { make in
                if fits {
                    make.aspectFit(in: target, ratio: 1.5)
                } else {
                    make.aspectFill(in: target, ratio: 1.5)
                }
            }
            adopt(made, as: name)
        }
    }
}
