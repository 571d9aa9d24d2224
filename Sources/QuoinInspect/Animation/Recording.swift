/// An element as it is in all frames of a recording.
struct RecordedElement {
    let kind: DrawnKind
    /// The numbers, each from a frame on.
    private(set) var numbers: [(frame: Int, numbers: DrawnNumbers)] = []
    /// The frames in which the element is there.
    private(set) var presence: [Range<Int>] = []
    /// The elements in it, by their places in the recording, from the back to the front.
    var children: [Int] = []
    /// What was in it the last time.
    private(set) var content = 0
    private(set) var shape = 0
    private(set) var isSeen = false
    private(set) var cuts = false

    init(_ kind: DrawnKind) {
        self.kind = kind
    }

    mutating func add(_ element: DrawnElement, in frame: Int) {
        if numbers.last?.numbers != element.numbers {
            numbers.append((frame, element.numbers))
        }
        if let last = presence.last, last.upperBound == frame {
            presence[presence.count - 1] = last.lowerBound..<frame + 1
        } else {
            presence.append(frame..<frame + 1)
        }
        content = element.content
        shape = element.shape
        isSeen = isSeen || element.isSeen
        cuts = cuts || element.cuts
    }

    /// A number in each frame, or in all of them. Where the element is not there, its next or last number
    /// stands.
    func track(of number: DrawnNumber, count: Int) -> MotionTrack {
        guard let first = numbers.first else { return MotionTrack(0) }
        let value = first.numbers[number]
        guard numbers.contains(where: { $0.numbers[number] != value }) else {
            return MotionTrack(value)
        }
        var values: [Double] = []
        values.reserveCapacity(count)
        var current = value
        for change in numbers {
            while values.count < change.frame {
                values.append(current)
            }
            current = change.numbers[number]
        }
        while values.count < count {
            values.append(current)
        }
        return MotionTrack(values: values)
    }
}

/// Frames laid one upon another: what is the same element in several of them is there once.
///
/// Elements are in one list, the root first, however deep they are nested.
struct Recording {
    private(set) var elements = [RecordedElement(.group)]
    private(set) var count = 0

    /// Adds the next frame.
    mutating func add(_ frame: DrawnFrame) {
        elements[0].add(frame.elements[0], in: count)
        var waiting = [(drawn: 0, recorded: 0)]
        while let (drawn, recorded) = waiting.popLast() {
            let new = frame.elements[drawn].children
            guard !new.isEmpty else { continue }
            let children = merge(new, of: frame, into: elements[recorded].children)
            elements[recorded].children = children.all
            for (drawn, recorded) in zip(new, children.matches) {
                elements[recorded].add(frame.elements[drawn], in: count)
                waiting.append((drawn, recorded))
            }
        }
        count += 1
    }

    /// Finds the elements that are there already, and makes room for the others between them.
    private mutating func merge(
        _ new: [Int], of frame: DrawnFrame, into old: [Int]
    ) -> (all: [Int], matches: [Int]) {
        let partners = ElementAlignment(
            new.map { ElementAlignment.Item(frame.elements[$0]) },
            old.map { ElementAlignment.Item(elements[$0]) }
        ).partners
        var all: [Int] = []
        var matches: [Int] = []
        var added: [Int] = []
        var next = 0
        for (drawn, partner) in zip(new, partners) {
            if let partner {
                // What has come stands above what has gone.
                all += old[next..<partner] + added + [old[partner]]
                added = []
                next = partner + 1
                matches.append(old[partner])
            } else {
                added.append(elements.count)
                matches.append(elements.count)
                elements.append(RecordedElement(frame.elements[drawn].kind))
            }
        }
        all += old[next...] + added
        return (all, matches)
    }
}
