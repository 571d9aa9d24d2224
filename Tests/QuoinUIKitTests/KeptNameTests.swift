import QuoinUIKit
import TestSupport
import Testing

/// Names that apps use and that change nothing, or little.
@MainActor
@Suite struct KeptNameTests {
    @MainActor @Test func `detents of a sheet say how high they are`() {
        struct Surroundings: UISheetPresentationControllerDetentResolutionContext {
            let containerTraitCollection = UITraitCollection()
            let maximumDetentValue: CGFloat = 700
        }
        typealias Detent = UISheetPresentationController.Detent
        let third = Detent.custom(identifier: .init("third")) { $0.maximumDetentValue * 0.3 }
        expectEqual(Detent.medium().resolvedValue(in: Surroundings()), 350)
        expectEqual(Detent.large().resolvedValue(in: Surroundings()), 700)
        expectEqual(third.resolvedValue(in: Surroundings()), 210)
        expectTrue(third.identifier.rawValue == "third" && Detent.medium().identifier == .medium)
        expectTrue(Detent.custom { _ in nil }.identifier != Detent.custom { _ in nil }.identifier)
    }

    @MainActor @Test func `traits contain what they say the same`() {
        let wide = UITraitCollection(horizontalSizeClass: .regular)
        let both = UITraitCollection(traitsFrom: [
            wide, UITraitCollection(userInterfaceStyle: .dark),
        ])
        expectTrue(both.containsTraits(in: wide) && both.containsTraits(in: nil))
        expectTrue(!wide.containsTraits(in: both))
    }

    @MainActor @Test func `pages know how they are leafed through`() {
        let pages = UIPageViewController(
            transitionStyle: .scroll, navigationOrientation: .vertical)
        expectTrue(pages.transitionStyle == .scroll && pages.navigationOrientation == .vertical)
        expectTrue(!pages.isDoubleSided)
    }

    @MainActor @Test
    func `the end of editing is told with its reason, and without one to who asks for none`() {
        final class Listener: NSObject, UITextFieldDelegate {
            var ends = 0
            func textFieldDidEndEditing(_ textField: UITextField) { ends += 1 }
        }
        final class ReasonListener: NSObject, UITextFieldDelegate {
            var reasons: [UITextField.DidEndEditingReason] = []
            func textFieldDidEndEditing(
                _ textField: UITextField, reason: UITextField.DidEndEditingReason
            ) {
                reasons.append(reason)
            }
        }
        let (listener, other) = (Listener(), ReasonListener())
        let (window, field) = (UIWindow(), UITextField())
        window.addSubview(field)
        for delegate in [listener, other] as [any UITextFieldDelegate] {
            field.delegate = delegate
            field.becomeFirstResponder()
            field.resignFirstResponder()
        }
        expectEqual(listener.ends, 1)
        expectEqual(other.reasons, [.committed])
    }

    @MainActor @Test func `priorities can be overridden`() {
        final class Firm: UIView {
            override func contentHuggingPriority(for axis: UILayoutConstraintAxis)
                -> UILayoutPriority
            { .required }
        }
        let view: UIView = Firm()
        expectEqual(view.contentHuggingPriority(for: .vertical), .required)
        expectEqual(view.contentCompressionResistancePriority(for: .vertical), .defaultHigh)
    }

    @MainActor @Test func `a method that is put off is called once, unless that is cancelled`()
        async
    {
        @MainActor
        final class Saver: NSObject {
            var saved: [Any?] = []
            func save(_ what: Any) { saved.append(what) }
        }
        let (saver, other) = (Saver(), Saver())
        saver.perform(Selector(Saver.save), with: "soup", afterDelay: 0.01)
        other.perform(Selector(Saver.save), with: "bread", afterDelay: 0.01)
        expectTrue(saver.saved.isEmpty)
        NSObject.cancelPreviousPerformRequests(withTarget: other)
        for _ in 0..<2000 where saver.saved.isEmpty {
            try? await Task.sleep(nanoseconds: 10_000_000)
        }
        expectTrue(saver.saved.count == 1 && saver.saved.first as? String == "soup")
        expectTrue(other.saved.isEmpty)
    }
}
