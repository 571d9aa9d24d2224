import QuoinKit

/// A label of less weight: a note, or the name beside a value.
final class Caption: Label {
    override var inkColor: Color { controlColors.faintInk }
}
