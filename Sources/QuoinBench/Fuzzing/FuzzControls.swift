import QuoinKit

/// The controls of QuoinKit, as a sequence makes them.
enum FuzzControls {
    /// How each is made, and how that reads in Swift.
    static let all: [(code: String, make: @Sendable () -> View)] = [
        ("Button(\"Go\")", { Button("Go") }),
        ("TextField(placeholder: \"Name\")", { TextField(placeholder: "Name") }),
        ("Switch()", { Switch() }),
        ("Slider(value: 0.3)", { Slider(value: 0.3) }),
        ("Stepper()", { Stepper() }),
        ("ProgressView(progress: 0.4)", { ProgressView(progress: 0.4) }),
        ("ActivityIndicator()", { ActivityIndicator() }),
        ("SegmentedControl([\"One\", \"Another\"])", { SegmentedControl(["One", "Another"]) }),
        (
            "TextView(\"some words that go on for a while\")",
            { TextView("some words that go on for a while") }
        ),
        (
            "ImageView(Image(\"photo\", size: Size(width: 80, height: 60)))",
            { ImageView(Image("photo", size: Size(width: 80, height: 60))) }
        ),
    ]

    /// One of the same class as another, which is as it was made.
    static func another(like original: View) -> View {
        all.lazy.map { $0.make() }.first { type(of: $0) == type(of: original) } ?? View()
    }
}
