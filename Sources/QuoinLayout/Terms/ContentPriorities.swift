/// How strongly a view keeps to the size of its content.
struct ContentPriorities {
    var hugging = (horizontal: Priority.low, vertical: Priority.low)
    var resistance = (horizontal: Priority.high, vertical: Priority.high)

    func hugging(along axis: Axis) -> Priority {
        axis == .horizontal ? hugging.horizontal : hugging.vertical
    }

    func resistance(along axis: Axis) -> Priority {
        axis == .horizontal ? resistance.horizontal : resistance.vertical
    }

    static let standard = ContentPriorities()
}
