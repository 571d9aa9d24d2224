import QuoinLayout
import Testing

/// Beside what `OverruledFrameTests` say.
@Suite("A frame that gave way to a constraint")
struct ReturningFrameTests {
    private let root = View("root", Rect(0, 0, 100, 100))
    private let view: View
    private let width: LayoutConstraint

    init() {
        view = root.addFramed("view", Rect(10, 15, 50, 25))
        width = view.width.constraint(equalToConstant: 30)
        root.onDiagnostic = { _ in }
    }

    @Test("is none any more when constraints were to place the view in the meantime")
    func freeMeanwhile() {
        width.isActive = true
        root.layoutIfNeeded()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.layoutIfNeeded()
        view.translatesAutoresizingMaskIntoConstraints = true
        width.isActive = false
        root.layoutIfNeeded()
        // A free view with nothing but a width is at 0 and 0 high, and stays as it is shown.
        expect(view, at: Rect(0, 0, 30, 0))
    }

    @Test(
        "follows its superview by its mask meanwhile, whoever resizes that",
        arguments: [false, true])
    func followsMeanwhile(isPlacedByConstraints: Bool) {
        let window = View("window", Rect(0, 0, 400, 400))
        window.onDiagnostic = { _ in }
        window.addSubview(root)
        let rootWidth = root.width.constraint(equalToConstant: 100)
        if isPlacedByConstraints {
            root.translatesAutoresizingMaskIntoConstraints = false
            LayoutConstraint.activate([rootWidth, root.height.constraint(equalToConstant: 100)])
        }
        view.autoresizingMask = .flexibleWidth
        width.isActive = true
        window.layoutIfNeeded()
        expect(view, at: Rect(10, 15, 30, 25))
        if isPlacedByConstraints {
            rootWidth.constant = 200
        } else {
            root.frame.size.width = 200
        }
        window.layoutIfNeeded()
        expect(view, at: Rect(10, 15, 30, 25))
        width.isActive = false
        window.layoutIfNeeded()
        // 50 + 100: all of the growth goes to the width.
        expect(view, at: Rect(10, 15, 150, 25))
    }
}
