import Quoin
import QuoinKit

/// A stack with a random life, and what it should look like at every moment.
struct StackHistory {
    /// What is arranged: a brick, or a row or column of bricks.
    struct Part: Equatable {
        var id: Int
        var content: Brick.Content
        var hugging: Float = 250
        var resistance: Float = 750
        var customSpacing: Double?
        var isHidden = false
        /// If there are any, it is a stack of these.
        var bricks: [Brick.Content] = []
        var hiddenBricks: Set<Int> = []
    }

    var axis = Axis.horizontal
    var distribution = StackView.Distribution.fill
    var alignment = StackView.Alignment.fill
    var spacing = 0.0
    var margins: EdgeInsets?
    var spacesBaselines = false
    var isRightToLeft = false
    var size = Size(width: 500, height: 300)
    var parts: [Part] = []
    private var generator: SeededGenerator
    private var made = 0

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        for _ in 0..<3 {
            parts.append(makePart())
        }
    }

    // MARK: Chance

    mutating func number(_ range: ClosedRange<Int>) -> Int {
        generator.number(in: range)
    }

    private mutating func half(_ range: ClosedRange<Int>) -> Double {
        Double(number(range)) / 2
    }

    private mutating func makeContent() -> Brick.Content {
        let height = half(20...60)
        return Brick.Content(
            width: half(10...80), height: height, firstBaseline: height - half(0...16),
            lastBaseline: half(0...12))
    }

    private mutating func makePart() -> Part {
        made += 1
        var part = Part(id: made, content: makeContent())
        part.hugging = number(0...2) == 0 ? 251 : 250
        part.resistance = number(0...2) == 0 ? 749 : 750
        if number(0...4) == 0 {
            part.bricks = [makeContent(), makeContent()]
        }
        return part
    }

    // MARK: Steps

    /// Changes one thing, and says which.
    mutating func step() -> String {
        switch number(0...15) {
        case 0: axis = axis.perpendicular
        case 1: distribution = StackView.Distribution.allCases[number(0...4)]
        case 2: alignment = StackView.Alignment.allCases[number(0...5)]
        case 3: spacing = half(0...20)
        case 4: margins = number(0...1) == 0 ? nil : EdgeInsets(half(0...20))
        case 5: spacesBaselines.toggle()
        case 6: isRightToLeft.toggle()
        case 7: size = Size(width: half(500...1100), height: half(500...900))
        case 8, 9: return insert()
        case 10: return remove()
        default: return changePart()
        }
        return "manner"
    }

    private mutating func insert() -> String {
        guard parts.count < 7 else { return remove() }
        parts.insert(makePart(), at: number(0...parts.count))
        return "insert"
    }

    private mutating func remove() -> String {
        guard !parts.isEmpty else { return insert() }
        parts.remove(at: number(0...parts.count - 1))
        return "remove"
    }

    private mutating func changePart() -> String {
        guard !parts.isEmpty else { return insert() }
        let index = number(0...parts.count - 1)
        switch number(0...5) {
        case 0, 1: parts[index].isHidden.toggle()
        case 2: parts[index].customSpacing = number(0...1) == 0 ? nil : half(0...30)
        case 3: parts[index].content = makeContent()
        case 4:
            let part = parts.remove(at: index)
            parts.insert(part, at: number(0...parts.count))
        default:
            guard !parts[index].bricks.isEmpty else { return "nothing" }
            parts[index].bricks[number(0...1)] = makeContent()
            parts[index].hiddenBricks = number(0...1) == 0 ? [] : [number(0...1)]
        }
        return "part \(index)"
    }

    /// The same as a reference, if no part is a stack.
    var reference: StackReference? {
        guard parts.allSatisfy({ $0.bricks.isEmpty }) else { return nil }
        return StackReference(
            axis: axis, distribution: distribution, alignment: alignment, spacing: spacing,
            margins: margins, isRightToLeft: isRightToLeft, spacesBaselines: spacesBaselines,
            size: size,
            items: parts.map {
                StackReference.Item(
                    content: $0.content, hugging: Double($0.hugging),
                    resistance: Double($0.resistance), customSpacing: $0.customSpacing,
                    isHidden: $0.isHidden)
            })
    }
}
