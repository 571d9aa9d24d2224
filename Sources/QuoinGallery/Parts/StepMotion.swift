import Quoin

/// How a step of a screen is seen to happen, where what changes moves.
struct StepMotion: Sendable {
    /// How long it takes, in seconds.
    var duration = 0.5
    var curve = AnimationCurve.easeInOut
}
