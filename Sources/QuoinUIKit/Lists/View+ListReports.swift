import QuoinKit

extension View {
    /// Reports what cannot be in a snapshot.
    final func report(_ problems: [String]) {
        for problem in problems {
            reportInvalidTree("\(nameInMessages): \(problem) UIKit would end the program.")
        }
    }

    final func reportNoView(_ kind: String, of item: String) {
        reportInvalidTree(
            "The provider of \(nameInMessages) made no \(kind) for \(item): an empty one is shown. "
                + "UIKit would end the program.")
    }
}
