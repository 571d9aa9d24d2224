import QuoinKit
import Testing

/// Where an example may be shown, other than in bright light to somebody who reads English.
enum Surroundings: CaseIterable, CustomTestStringConvertible {
    case dark
    case rightToLeft
    case doubledText

    func apply(to window: Window) {
        switch self {
        case .dark: window.appearance = .dark
        case .rightToLeft: window.layoutDirection = .rightToLeft
        case .doubledText: window.doublesLocalizedText = true
        }
    }

    var testDescription: String {
        switch self {
        case .dark: "the dark"
        case .rightToLeft: "right to left"
        case .doubledText: "doubled text"
        }
    }
}
