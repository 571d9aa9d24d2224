import Quoin
import QuoinKit
import TestSupport
import Testing

/// The sizes that stacks come to by themselves, and whether they are the only ones.
@Suite("Measuring a stack")
struct StackMeasuringTests {
    private let one = Brick(60, 20, named: "one")
    private let two = Brick(30, 50, named: "two")
    private let three = Brick(44, 36, named: "three")

    private func stack(_ distribution: StackView.Distribution, _ axis: Axis) -> StackView {
        let stack = StackView(arrangedSubviews: [one, two, three])
        stack.distribution = distribution
        stack.axis = axis
        stack.spacing = 6
        stack.alignment = .center
        return stack
    }

    @Test("the fitting size is what views and spaces add up to, before any layout")
    func fittingSize() {
        let sizes: [StackView.Distribution: Double] = [
            .fill: 134 + 12, .fillEqually: 3 * 60 + 12, .fillProportionally: 134 + 12,
            .equalSpacing: 134 + 12,
            // Middles are (60 + 30) ÷ 2 + 6 = 51 apart at the first gap, so they are at the second.
            .equalCentering: 30 + 2 * 51 + 22,
        ]
        for (distribution, width) in sizes {
            let size = stack(distribution, .horizontal)
                .systemLayoutSizeFitting(View.layoutFittingCompressedSize)
            expectTrue(size.isAbout(Size(width: width, height: 50)), "\(distribution): \(size)")
        }
    }

    @Test("the fitting size follows what is hidden, and the margins")
    func fittingSizeAfterChanges() {
        let stack = stack(.fill, .vertical)
        let compressed = View.layoutFittingCompressedSize
        expectTrue(stack.systemLayoutSizeFitting(compressed).isAbout(Size(width: 60, height: 118)))
        one.isHidden = true
        expectTrue(stack.systemLayoutSizeFitting(compressed).isAbout(Size(width: 44, height: 92)))
        stack.isLayoutMarginsRelativeArrangement = true
        expectTrue(stack.systemLayoutSizeFitting(compressed).isAbout(Size(width: 60, height: 108)))
    }

    @Test("in a stack of labels whose size is known, every place is the only one possible")
    func labels() {
        for distribution in StackView.Distribution.allCases {
            for axis in Axis.allCases {
                for size in [Size(width: 300, height: 200), Size(width: 100, height: 50)] {
                    let labels = ["Soup", "Lentils", "Mint", "Bread"].map { Label($0) }
                    let stack = StackView(arrangedSubviews: labels)
                    stack.distribution = distribution
                    stack.axis = axis
                    let scene = StackScene(stack, width: size.width, height: size.height)
                    for view in labels.map({ $0 as View }) + [stack] {
                        expectTrue(!view.hasAmbiguousLayout, "\(distribution), \(axis), \(size)")
                    }
                    expectTrue(scene.messages.isEmpty)
                }
            }
        }
    }

    @Test("labels in a column are broken at its width, and it is as high as their lines")
    func heightForWidth() {
        let title = Label("aaaa", numberOfLines: 0)
        let text = Label("bbbb cccc dddd", numberOfLines: 0)
        let stack = StackView(arrangedSubviews: [title, text])
        stack.axis = .vertical
        stack.spacing = 5
        let scene = StackScene(stack, width: 100)
        // Letters are 10 wide and lines 20 high, so nine letters and a space fit into a line.
        scene.window.textMeasurer = GridMeasurer()
        scene.layOut()
        expect([title, text], along: .vertical, at: [(0, 20), (25, 40)])
        expect(stack, at: Rect(0, 0, 100, 65))
        scene.resize(width: 45, height: nil)
        expect(stack, at: Rect(0, 0, 45, 85))
        text.isHidden = true
        scene.layOut()
        expect(stack, at: Rect(0, 0, 45, 20))
        expectTrue(scene.messages.isEmpty)
    }

    @Test("stacks, their views and their constraints go when nobody keeps them")
    func memory() {
        final class Survivors {
            var objects: [() -> AnyObject?] = []
            var count: Int { objects.count { $0() != nil } }
            func watch(_ object: AnyObject) { objects.append { [weak object] in object } }
        }
        let survivors = Survivors()
        func make() {
            for distribution in StackView.Distribution.allCases {
                let inner = StackView(arrangedSubviews: [Brick(10, 10), Brick(20, 20)])
                let stack = StackView(arrangedSubviews: [Brick(5, 5), inner, Brick(6, 6)])
                stack.alignment = .firstBaseline
                stack.distribution = distribution
                inner.distribution = distribution
                let scene = StackScene(stack, width: 100, height: 60)
                inner.arrangedSubviews[0].isHidden = true
                scene.layOut()
                let views: [View] = [stack, inner] + stack.subviews + inner.subviews
                views.forEach(survivors.watch)
                (stack.constraints + inner.constraints).forEach(survivors.watch)
                stack.removeArrangedSubview(inner)
                inner.removeFromSuperview()
                scene.layOut()
            }
        }
        make()
        expectTrue(survivors.objects.count > 100)
        expectEqual(survivors.count, 0)
    }
}
