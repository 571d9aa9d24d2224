/// A sequence as a Swift program that anybody can run.
struct FuzzProgram: CustomStringConvertible {
    /// What is done, step by step.
    let steps: [String]

    /// Stands behind a step after which nothing is laid out.
    static let isLaidOutLater = "  // laid out later"

    var description: String {
        let body = steps.map { step in
            step.hasSuffix(Self.isLaidOutLater) ? "\(step)\n" : "\(step)\nwindow.layoutIfNeeded()\n"
        }.joined()
        return """
            import QuoinInspect
            import QuoinKit

            \(FuzzView.source)
            \(FuzzSections.source)
            \(FuzzController.source)
            let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
            window.onDiagnostic = { print($0.message) }
            \(body)print(window.layoutTrace())
            """
    }
}
