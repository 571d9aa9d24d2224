import QuoinLayout

/// Something of another toolkit, which writes down what is asked of it.
final class Widget: LayoutHost {
    var intrinsicContentSize: Size
    var firstBaselineOffsetFromTop = 0.0
    var lastBaselineOffsetFromBottom = 0.0
    /// How many points of area the content fills, for a width; nil if the width does not matter.
    var area: Double?
    /// The widths that it was asked for.
    private(set) var widths: [Double] = []
    /// The frames that it was given, in order.
    private(set) var places: [Rect] = []
    /// Called when it is placed.
    var whenPlaced: (() -> Void)?

    init(_ width: Double = View.noIntrinsicMetric, _ height: Double = View.noIntrinsicMetric) {
        intrinsicContentSize = Size(width: width, height: height)
    }

    func contentSize(forWidth width: Double) -> Size {
        widths.append(width)
        return area.map { Size(width: width, height: $0 / width) } ?? intrinsicContentSize
    }

    func place(in frame: Rect) {
        places.append(frame)
        whenPlaced?()
    }

    /// The frames that it was given since the last time.
    func takePlaces() -> [Rect] {
        defer { places = [] }
        return places
    }
}

extension View {
    /// Makes a view for a widget in this one, which constraints are to place.
    func addWidget(_ widget: Widget, _ name: String = "hosting") -> View {
        let view = View(hosting: widget)
        view.name = name
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        return view
    }
}
