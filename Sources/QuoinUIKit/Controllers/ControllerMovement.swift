/// What a controller is in the middle of, from when that begins until it has appeared or disappeared.
enum ControllerMovement {
    case none
    /// Into another controller, or out of it.
    case intoParent, outOfParent
    /// To the front of another one, or away from there.
    case toFront, fromFront

    /// What it is in the middle of when it has appeared.
    mutating func endAppearing() {
        if self == .intoParent || self == .toFront { self = .none }
    }

    /// What it is in the middle of when it has disappeared.
    mutating func endDisappearing() {
        if self == .outOfParent || self == .fromFront { self = .none }
    }
}
