import QuoinKit

/// An example of the gallery: a screen as one would ship it, in a file of its own.
///
/// A screen fills whatever it is put into. All of its views have names, so that snapshots, pictures and
/// messages speak of them.
protocol GalleryScreen: View, GalleryEntry {}

/// What the gallery has to know of an example.
protocol GalleryEntry: AnyObject, SendableMetatype {
    /// What the example is called on a command line: `"aspect-fit"`.
    static var name: String { get }
    /// What it is called in a heading: `"Aspect fit"`.
    static var title: String { get }
    /// What it shows, in a sentence.
    static var summary: String { get }
    /// How many times ``advance()`` brings something new, before the screen is as it was at first.
    static var stepCount: Int { get }
    /// How these steps are seen to happen. Half a second by default.
    static var motion: StepMotion { get }

    /// Makes the screen.
    init()

    /// Does what a tap would do: changes constraints, without laying out. Does nothing by default.
    func advance()

    /// What part of each edge bars and notches cover, on a device of a size. None by default.
    static func safeArea(of size: Size) -> EdgeInsets

    /// Whether it fills the screen of a device up to its edges, and keeps what is to be read to the safe
    /// area itself. By default it is put within the safe area.
    static var reachesUnderBars: Bool { get }

    /// The devices on which it is shown besides. None by default.
    static var devices: [HeldDevice] { get }
}

extension GalleryEntry {
    /// None: the screen does not change.
    static var stepCount: Int { 0 }

    /// Half a second, slow at both ends.
    static var motion: StepMotion { StepMotion() }

    /// Does nothing.
    func advance() {}

    /// No part of any edge.
    static func safeArea(of size: Size) -> EdgeInsets { .zero }

    /// No: it is put within the safe area.
    static var reachesUnderBars: Bool { false }

    /// None.
    static var devices: [HeldDevice] { [] }
}
