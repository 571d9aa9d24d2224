import Quoin
import QuoinKit
import TestSupport
import Testing

@Suite("Stacks in motion")
struct AnimatedStackTests {
    private let window = Window(frame: Rect(0, 0, 300, 100))
    private let stack = StackView()
    private let members: [View]

    init() {
        members = (0..<3).map { index in
            let member = View()
            member.name = "member \(index)"
            return member
        }
        stack.distribution = .fillEqually
        window.addSubview(stack)
        stack.makeConstraints { $0.edges.equalToSuperview() }
        members.forEach { stack.addArrangedSubview($0) }
        window.tick(at: 0)
    }

    private func animate(_ changes: () -> Void) {
        window.animate(duration: 1, curve: .linear) {
            changes()
            window.layoutIfNeeded()
        }
    }

    @Test("a member that is hidden fades where it is, while the others take its place")
    func hiding() {
        animate { members[1].isHidden = true }
        expectEqual(members[0].frame, Rect(0, 0, 150, 100))
        window.tick(at: 0.5)
        expectEqual(members[0].presentationFrame, Rect(0, 0, 125, 100))
        expectEqual(members[2].presentationFrame, Rect(175, 0, 125, 100))
        expectEqual(members[1].presentationFrame, Rect(100, 0, 100, 100))
        expectEqual(members[1].presentationAlpha, 0.5)
        window.tick(at: 1)
        expectEqual(members[1].presentationAlpha, 1)
        expectTrue(!window.isAnimating)
    }

    @Test("a member that fades is drawn until it has")
    func drawn() {
        members[1].backgroundColor = .black
        animate { members[1].isHidden = true }
        window.tick(at: 0.5)
        let during = DrawingRecorder()
        window.render(on: during)
        expectEqual(during.drawings.count, 1)
        window.tick(at: 1)
        let after = DrawingRecorder()
        window.render(on: after)
        expectTrue(after.drawings.isEmpty)
    }

    @Test("a member that is shown again appears by and by")
    func showing() {
        members[1].isHidden = true
        window.tick(at: 1)
        animate { members[1].isHidden = false }
        expectEqual(members[1].frame, Rect(100, 0, 100, 100))
        window.tick(at: 1.25)
        expectEqual(members[1].presentationAlpha, 0.25)
        expectEqual(members[0].presentationFrame.width, 137.5)
        window.tick(at: 2)
        expectEqual(members[1].presentationAlpha, 1)
    }

    @Test("a member that is shown again is in its place at once, with all that is in it")
    func showingInPlace() {
        let inner = View()
        members[2].addSubview(inner)
        inner.makeConstraints { $0.edges.equalToSuperview() }
        members[2].isHidden = true
        window.tick(at: 1)
        animate { members[2].isHidden = false }
        for time in [1, 1.5] {
            window.tick(at: time)
            expectEqual(members[2].presentationFrame, Rect(200, 0, 100, 100))
            expectEqual(inner.presentationFrame, Rect(0, 0, 100, 100))
            expectEqual(members[2].presentationAlpha, time - 1)
        }
    }

    @Test("a member that is hidden without a layout in the closure fades where it is, too")
    func hidingWithoutLayout() {
        window.animate(duration: 1, curve: .linear) { members[1].isHidden = true }
        window.tick(at: 0.5)
        expectEqual(members[2].presentationFrame, Rect(150, 0, 150, 100))
        expectEqual(members[1].presentationFrame, Rect(100, 0, 100, 100))
        expectEqual(members[1].presentationAlpha, 0.5)
    }

    @Test(
        "what is in a member that is hidden stays as it is until it has faded",
        arguments: [false, true])
    func contents(laysOut: Bool) {
        let halves = [View(), View()]
        let inner = StackView(arrangedSubviews: halves)
        inner.distribution = .fillEqually
        stack.addArrangedSubview(inner)
        window.tick(at: 0)
        window.animate(duration: 1, curve: .linear) {
            inner.isHidden = true
            if laysOut { window.layoutIfNeeded() }
        }
        window.tick(at: 0.5)
        expectEqual(inner.presentationFrame, Rect(225, 0, 75, 100))
        expectEqual(halves[1].presentationFrame, Rect(37.5, 0, 37.5, 100))
        window.tick(at: 1)
        expectEqual(halves[1].presentationFrame, halves[1].frame)
        animate { inner.isHidden = false }
        expectEqual(halves[1].presentationFrame, Rect(37.5, 0, 37.5, 100))
    }

    @Test(
        "a member that is shown or hidden without an animation while it fades is there, or gone, at once"
    )
    func changeOfMindAtOnce() {
        let member = members[1]
        member.backgroundColor = .black
        animate { member.isHidden = true }
        window.tick(at: 0.5)
        member.isHidden = false
        expectEqual(member.presentationAlpha, 1)
        window.tick(at: 0.75)
        expectEqual(member.presentationAlpha, 1)
        expectEqual(member.presentationFrame, Rect(100, 0, 100, 100))
        animate { member.isHidden = true }
        animate { member.isHidden = false }
        member.isHidden = true
        expectTrue(DrawingRecorder.drawings(of: window).isEmpty)
        window.tick(at: 1)
        expectTrue(DrawingRecorder.drawings(of: window).isEmpty)
    }

    @Test("a member that is hidden goes on fading, whatever its alpha is set to")
    func alphaOfHidden() {
        animate { members[1].isHidden = true }
        window.tick(at: 0.5)
        members[1].alpha = 0.25
        expectEqual(members[1].presentationAlpha, 0.5)
        window.tick(at: 0.75)
        expectEqual(members[1].presentationAlpha, 0.25)
        window.tick(at: 1)
        expectEqual(members[1].presentationAlpha, 0.25)
        // It is hidden now, and not seen when its alpha moves.
        animate { members[1].alpha = 1 }
        expectTrue(!members[1].isShown)
    }

    @Test("a member that is shown before it has faded goes on from there")
    func changeOfMind() {
        animate { members[1].isHidden = true }
        window.tick(at: 0.5)
        animate { members[1].isHidden = false }
        expectEqual(members[1].presentationAlpha, 0.5)
        window.tick(at: 1)
        expectEqual(members[1].presentationAlpha, 0.75)
        expectEqual(members[1].presentationFrame, Rect(100, 0, 100, 100))
        window.tick(at: 1.5)
        expectEqual(members[1].presentationAlpha, 1)
    }

    @Test("a member that is hidden without an animation is gone at once")
    func atOnce() {
        members[1].isHidden = true
        window.tick(at: 0.1)
        expectEqual(members[0].presentationFrame.width, 150)
        expectTrue(!window.isAnimating)
    }

    @Test("a view that no stack arranges is gone at once, whatever is animated")
    func elsewhere() {
        let view = View(frame: Rect(0, 0, 10, 10))
        view.backgroundColor = .black
        window.addSubview(view)
        animate { view.isHidden = true }
        let recorder = DrawingRecorder()
        window.render(on: recorder)
        expectTrue(recorder.drawings.isEmpty)
    }
}
