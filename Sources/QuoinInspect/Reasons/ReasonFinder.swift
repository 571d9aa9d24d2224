import QuoinLayout

/// Finds the reasons for the place and the size of an element along an axis.
struct ReasonFinder {
    let element: LayoutElement
    let axis: Axis
    let names: NameTable
    private let read: ReadRows

    /// - Parameters:
    ///   - names: What elements are called, which is found once for all that are explained at a time.
    ///   - read: What was read of rows, for the same reason.
    init(
        _ element: LayoutElement, _ axis: Axis, _ names: NameTable = NameTable(),
        _ read: ReadRows = ReadRows()
    ) {
        self.element = element
        self.axis = axis
        self.names = names
        self.read = read
    }

    var reason: LayoutReason {
        LayoutReason(
            element: element, axis: axis, place: chain(isExtent: false),
            size: chain(isExtent: true), missed: missed)
    }

    var missed: [LayoutReason.Miss] {
        element.missedWishes(along: axis).map { wish in
            LayoutReason.Miss(
                constraint: wish.constraint, amount: wish.amount, isSetAside: wish.isSetAside,
                source: .init(wish.source))
        }
    }

    // MARK: One number

    /// Why the place or the extent is what it is.
    func chain(isExtent: Bool) -> LayoutReason.Chain {
        switch heading(isExtent: isExtent) {
        case .given(let chain):
            return chain
        case .worked(let value):
            guard let grounds = element.grounds(of: axis, isExtent: isExtent, read) else {
                return given(name(isExtent), value, .nothing)
            }
            return chain(
                isExtent: isExtent, value, isAmbiguous: grounds.isAmbiguous,
                steps(for: grounds, name(isExtent), value, isExtent))
        }
    }

    /// A number with steps that were found already.
    func chain(
        isExtent: Bool, _ value: Double, isAmbiguous: Bool, _ steps: [LayoutReason.Step]
    ) -> LayoutReason.Chain {
        let frameValue = Self.value(of: frame, axis, isExtent)
        return LayoutReason.Chain(
            name: name(isExtent), value: value, isAmbiguous: isAmbiguous, steps: steps,
            frameValue: frameValue, frameNote: frameNote(isExtent, value, frameValue))
    }

    /// What is known of a number before it is asked what it comes from.
    enum Heading {
        /// It is not worked out.
        case given(LayoutReason.Chain)
        /// It comes to this.
        case worked(Double)
    }

    func heading(isExtent: Bool) -> Heading {
        let frameValue = Self.value(of: frame, axis, isExtent)
        guard let span = element.solvedSpan(along: axis) else {
            return .given(
                given(
                    name(isExtent), frameValue,
                    (element as? View).map { source(of: $0, isExtent) } ?? .guide))
        }
        if !isExtent, isTopmost {
            // The engine counts from the topmost view; where that is, its frame says.
            return .given(given(name(isExtent), frameValue, .root))
        }
        return .worked(isExtent ? span.extent : span.start)
    }

    private func name(_ isExtent: Bool) -> String {
        "\(names.label(of: element)).\(partName(isExtent ? .extent : .start, axis))"
    }

    /// Whether what steps come to is the number that they are to explain.
    static func explains(_ found: Double, _ value: Double) -> Bool {
        abs(found - value) <= 1e-6 * max(1, abs(value))
    }

    private func steps(
        for grounds: LayoutGrounds, _ name: String, _ value: Double, _ isExtent: Bool
    ) -> [LayoutReason.Step] {
        var grounds = grounds
        let system = ReasonSystem(solving: &grounds, read)
        if !system.isTangled,
            let quantity = system.quantity(element, axis, isExtent: isExtent),
            let steps = ReasonWriter(system, names).steps(for: quantity),
            let first = steps.first, Self.explains(first.value, value)
        {
            return steps
        }
        if grounds.rows.isEmpty {
            return [.constant(name, value, .nothing)]
        }
        return [together(grounds, name, value)]
    }

    /// All that a number comes from as one step.
    private func together(
        _ grounds: LayoutGrounds, _ name: String, _ value: Double
    ) -> LayoutReason.Step {
        LayoutReason.Step(
            name: name, value: value, relation: .equal, terms: [], constant: value,
            source: .shared, constraints: grounds.rows.map { $0.readable }, depth: 0,
            isBranch: false, sharing: nil)
    }

    private func given(
        _ name: String, _ value: Double, _ source: LayoutReason.Source
    ) -> LayoutReason.Chain {
        LayoutReason.Chain(
            name: name, value: value, isAmbiguous: false,
            steps: [.constant(name, value, source)], frameValue: value, frameNote: nil)
    }

    private func source(of view: View, _ isExtent: Bool) -> LayoutReason.Source {
        view.superview == nil ? .root : .frame
    }

    private var isTopmost: Bool {
        guard let view = element as? View else { return false }
        return view.superview == nil
    }

    // MARK: The frame

    private var frame: Rect {
        if let guide = element as? LayoutGuide {
            return guide.layoutFrame
        }
        return (element as? View)?.frame ?? .zero
    }

    private static func value(of rect: Rect, _ axis: Axis, _ isExtent: Bool) -> Double {
        isExtent ? rect.size[axis] : rect.origin[axis]
    }

    /// Why the frame says another number than the constraints.
    private func frameNote(_ isExtent: Bool, _ value: Double, _ frameValue: Double) -> String? {
        guard abs(frameValue - value) > 1e-6, let view = element as? View,
            let (x, width) = view.solvedSpan(along: .horizontal),
            let (y, height) = view.solvedSpan(along: .vertical)
        else { return nil }
        let solved = view.frame(forAlignmentRect: Rect(x: x, y: y, width: width, height: height))
        let exact = Self.value(of: solved, axis, isExtent)
        let text = frameValue.asTold
        if abs(exact - frameValue) <= 1e-6 {
            return "\(text) in its frame, which is larger or smaller than its alignment rectangle"
        }
        if let scale = view.pixelScale, abs(exact - frameValue) <= 1.000_001 / scale,
            view.superview?.needsLayout != true
        {
            return "rounded to \(text) in its frame, to fall on a pixel"
        }
        return view.superview?.needsLayout == true
            ? "\(text) in its frame until the next layout"
            : "\(text) in its frame, which something has set since"
    }
}

extension LayoutReason.Step {
    /// The step off the main line, or at the beginning of a branch.
    func placed(at depth: Int, isBranch: Bool) -> Self {
        Self(
            name: name, value: value, relation: relation, terms: terms, constant: constant,
            source: source, constraints: constraints, depth: depth, isBranch: isBranch,
            sharing: sharing)
    }

    /// A step that stands by itself.
    static func constant(
        _ name: String, _ value: Double, _ source: LayoutReason.Source
    ) -> Self {
        Self(
            name: name, value: value, relation: .equal, terms: [], constant: value,
            source: source, constraints: [], depth: 0, isBranch: false, sharing: nil)
    }
}

extension LayoutReason.Source {
    init(_ source: RowSource?) {
        switch source {
        case nil: self = .constraint
        case .root, .window: self = .root
        case .autoresizing: self = .frame
        case .content: self = .content
        case .guide: self = .guide
        case .container: self = .container
        }
    }
}

/// What a part of an element is called along an axis.
func partName(_ part: AttributeFacts.Part, _ axis: Axis) -> String {
    let isHorizontal = axis == .horizontal
    return switch part {
    case .start: isHorizontal ? "left" : "top"
    case .middle: isHorizontal ? "centerX" : "centerY"
    case .end: isHorizontal ? "right" : "bottom"
    case .extent, .nothing: isHorizontal ? "width" : "height"
    }
}
