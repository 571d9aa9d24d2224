import QuoinLayout

/// What an element of a picture is, whatever its place and colour.
enum DrawnKind: Hashable {
    /// What was drawn between saving the state of a canvas and restoring it.
    case group
    /// As a group, but what is in it is cut.
    case clip
    case area
    case outline
    case text(String, isBold: Bool)
    /// Images of another size look otherwise, and are others.
    case image(String, Size)
    case shadow
    /// A shape of another outline is another one.
    case shape(Path, FillRule)
    case line(Path, LineStyle)

    /// The kind without what may be another text or image tomorrow.
    var family: Int {
        switch self {
        case .group: 0
        case .clip: 1
        case .area: 2
        case .outline: 3
        case .text: 4
        case .image: 5
        case .shadow: 6
        case .shape: 7
        case .line: 8
        }
    }

    var isGroup: Bool { self == .group || self == .clip }
}

/// The numbers of an element that may change from frame to frame.
enum DrawnNumber: Int, CaseIterable {
    case x, y, width, height, radius
    /// The width of a line, the size of letters, or how soft a shadow is.
    case measure
    case red, green, blue, opacity
    /// How far what is in a group is moved.
    case shiftX, shiftY
}

/// The numbers of an element in a frame.
struct DrawnNumbers: Equatable {
    private var values = SIMD16<Double>.zero

    init() {
        self[.opacity] = 1
    }

    subscript(number: DrawnNumber) -> Double {
        get { values[number.rawValue] }
        set { values[number.rawValue] = newValue }
    }

    mutating func set(_ rect: Rect, cornerRadius: Double = 0) {
        (self[.x], self[.y]) = (rect.minX, rect.minY)
        (self[.width], self[.height]) = (rect.width, rect.height)
        self[.radius] = max(0, min(cornerRadius, min(rect.width, rect.height) / 2))
    }

    mutating func set(_ color: Color) {
        self[.red] = Double(color.red.eightBits)
        self[.green] = Double(color.green.eightBits)
        self[.blue] = Double(color.blue.eightBits)
        self[.opacity] = color.soundOpacity
    }
}

/// An element of one frame.
struct DrawnElement {
    let kind: DrawnKind
    var numbers = DrawnNumbers()
    /// The elements in it, by their places in the frame.
    var children: [Int] = []
    /// Tells apart what is in it, but for the numbers.
    var content: Int
    /// Tells apart of which kinds of elements it is made.
    var shape: Int
    /// Whether anything of it can be seen.
    var isSeen = false
    /// Of a clip, whether it cuts anything.
    var cuts = false
    /// Of a group, whether it says where what is in it is, even if that is where it would be anyway.
    var isShifted = false

    init(_ kind: DrawnKind) {
        self.kind = kind
        content = kind.hashValue
        shape = kind.family
    }
}

/// What was drawn for one frame: a tree whose first element is its root, in one list, however deep it is.
struct DrawnFrame {
    var elements = [DrawnElement(.group)]
}
