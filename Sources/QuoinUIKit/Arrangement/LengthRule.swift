import QuoinKit

/// How long a side is, said relative to the room that something stands in.
enum LengthRule: Hashable, Sendable {
    case widthOfRoom(CGFloat)
    case heightOfRoom(CGFloat)
    case absolute(CGFloat)
    /// About so long; what stands there says how long.
    case estimated(CGFloat)
    /// As ``estimated(_:)``, and as long as the longest beside it.
    case uniform(CGFloat)

    func length(in room: CGSize) -> CGFloat {
        switch self {
        case .widthOfRoom(let fraction): (fraction * room.width).soundLength
        case .heightOfRoom(let fraction): (fraction * room.height).soundLength
        case .absolute(let length), .estimated(let length), .uniform(let length):
            length.soundLength
        }
    }

    /// Whether what stands there says how long it is.
    var isOpen: Bool {
        switch self {
        case .estimated, .uniform: true
        case .widthOfRoom, .heightOfRoom, .absolute: false
        }
    }

    func follows(_ axis: Axis) -> Bool {
        switch self {
        case .widthOfRoom: axis == .horizontal
        case .heightOfRoom: axis == .vertical
        case .absolute, .estimated, .uniform: false
        }
    }
}

/// How large something is, said relative to the room that it stands in.
struct SizeRule: Hashable, Sendable {
    var width: LengthRule
    var height: LengthRule

    subscript(axis: Axis) -> LengthRule { axis == .horizontal ? width : height }
    func size(in room: CGSize) -> CGSize {
        CGSize(width: width.length(in: room), height: height.length(in: room))
    }
    var openSides: OpenSides { OpenSides(width: width.isOpen, height: height.isOpen) }
}

/// The sides of something whose content says how long they are.
struct OpenSides: Hashable {
    var width = false
    var height = false
    var isEmpty: Bool { !width && !height }
}

/// Room between or beside things.
enum SpacingRule: Hashable, Sendable {
    case fixed(CGFloat)
    /// No less than that, and a share of what is left over.
    case flexible(CGFloat)

    var least: CGFloat {
        switch self {
        case .fixed(let room): room.isFinite ? room : 0
        case .flexible(let room): room.soundLength
        }
    }
    var isFlexible: Bool { if case .flexible = self { true } else { false } }
}

extension CGFloat {
    /// The number, if it can be a length, or the nearest one that can.
    var soundLength: CGFloat { isNaN ? 0 : Swift.max(0, Swift.min(self, 1e7)) }
}

extension CGSize {
    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}

extension CGPoint {
    subscript(axis: Axis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}

extension CGRect {
    func start(_ axis: Axis) -> CGFloat { origin[axis] }
    func end(_ axis: Axis) -> CGFloat { origin[axis] + size[axis] }
    /// Whether anything of it is in another one, more than an edge, or it is empty and begins there.
    func isSeen(in rect: CGRect) -> Bool {
        isEmpty ? rect.holds(origin) : meets(rect)
    }
}

extension NSDirectionalEdgeInsets {
    func start(_ axis: Axis) -> CGFloat { axis == .horizontal ? leading : top }
    func end(_ axis: Axis) -> CGFloat { axis == .horizontal ? trailing : bottom }
    func sum(_ axis: Axis) -> CGFloat { start(axis) + end(axis) }

    /// What of a size is left within them.
    func room(in size: CGSize) -> CGSize {
        CGSize(
            width: (size.width - leading - trailing).soundLength,
            height: (size.height - top - bottom).soundLength)
    }
    /// What of a rectangle is left within them, read from left to right.
    func area(in rect: CGRect) -> CGRect {
        CGRect(
            origin: CGPoint(x: rect.minX + leading, y: rect.minY + top), size: room(in: rect.size))
    }
    /// The same with numbers that can be.
    var sound: NSDirectionalEdgeInsets {
        let number = { (number: CGFloat) in
            number.isFinite ? Swift.max(-1e7, Swift.min(number, 1e7)) : 0
        }
        return NSDirectionalEdgeInsets(
            top: number(top), leading: number(leading), bottom: number(bottom),
            trailing: number(trailing))
    }
}
