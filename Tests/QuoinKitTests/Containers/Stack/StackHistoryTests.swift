import Quoin
import QuoinKit
import TestSupport
import Testing

/// Stacks with a long life beside stacks that were made a moment ago; each test prints its seed.
@Suite("Stacks at random")
struct StackHistoryTests {
    @Test(
        "look like fresh ones after every change, and keep nothing of what was",
        arguments: usually(2, of: 0..<7))
    func history(seed: UInt64) {
        var history = StackHistory(seed: seed)
        let living = LivingStack(history)
        for step in 0..<120 {
            let what = history.step()
            living.follow(history)
            let fresh = LivingStack(history)
            let comment = "seed \(seed), step \(step): \(what)"
            for (old, new) in zip(living.frames, fresh.frames)
            where !old.frame.isAbout(new.frame) {
                Issue.record("\(comment): \(old.path) at \(old.frame), fresh at \(new.frame)")
                return
            }
            guard living.amount == fresh.amount, living.scene.messages.isEmpty else {
                Issue.record(
                    "\(comment): \(living.amount), not \(fresh.amount); \(living.scene.messages)")
                return
            }
        }
    }

    @Test(
        "have their views where arithmetic puts them after every change",
        arguments: usually(5, of: 100..<116))
    func arithmetic(seed: UInt64) {
        var history = StackHistory(seed: seed)
        let living = LivingStack(history)
        for step in 0..<150 {
            let what = history.step()
            living.follow(history)
            guard let frames = history.reference?.frames else { continue }
            for (view, frame) in zip(living.stack.arrangedSubviews, frames) {
                guard let frame, !view.frame.isAbout(frame) else { continue }
                Issue.record("seed \(seed), step \(step), \(what): \(view.frame), not \(frame)")
                return
            }
        }
    }
}
