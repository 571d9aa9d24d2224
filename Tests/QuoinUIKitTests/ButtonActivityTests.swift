import QuoinUIKit
import TestSupport
import Testing

/// The sign of buttons that something is being done, as their configuration says it.
@MainActor
@Suite struct ButtonActivityTests {
    private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Save"
        configuration.imagePadding = 6
        change(&configuration)
        let button = UIButton(configuration: configuration)
        layOut(button)
        return button
    }
    private func layOut(_ button: UIButton) {
        button.frame.size = button.intrinsicContentSize
        button.layoutIfNeeded()
    }
    private func sign(in button: UIButton) -> UIActivityIndicatorView? {
        button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
    }
    private func frames(of button: UIButton) -> [CGRect] {
        [button.frame] + button.subviews.filter { !$0.isHidden }.map(\.frame)
    }

    @MainActor @Test
    func `the sign stands where the picture would, and the button has room for it`() throws {
        let (idle, busy) = (button { _ in }, button { $0.showsActivityIndicator = true })
        expectEqual(busy.bounds.width, idle.bounds.width + 20 + 6)
        let sign = try #require(self.sign(in: busy))
        // Twelve points are at either side of what a button shows.
        expectEqual(sign.frame.minX, 12)
        expectEqual(sign.frame.size, CGSize(width: 20, height: 20))
        expectEqual(sign.frame.midY, busy.bounds.midY)
        expectEqual(busy.titleLabel?.frame.minX, 12 + 20 + 6)
        expectTrue(sign.isAnimating && self.sign(in: idle) == nil)
    }

    @MainActor @Test func `it takes the place of a picture, on the side where that is`() throws {
        let picture = UIImage(name: "disk", size: CGSize(width: 48, height: 48))
        let busy = button {
            $0.image = picture
            $0.imagePlacement = .trailing
            $0.showsActivityIndicator = true
        }
        expectEqual(busy.imageView?.isHidden, true)
        let sign = try #require(self.sign(in: busy))
        expectEqual(sign.frame.maxX, busy.bounds.width - 12)
        expectEqual(sign.frame.width, 20)
        expectTrue(busy.bounds.height < 48)
    }

    @MainActor @Test
    func `a button that was busy is as one that never was, and has the colour of its title`() {
        let tried = button { $0.image = UIImage(name: "disk", size: CGSize(width: 18, height: 18)) }
        let before = frames(of: tried)
        tried.configuration?.showsActivityIndicator = true
        tried.tintColor = .red
        layOut(tried)
        expectEqual(sign(in: tried)?.color, .red)
        tried.configuration?.showsActivityIndicator = false
        layOut(tried)
        expectEqual(frames(of: tried), before)
        expectTrue(sign(in: tried) == nil)
        tried.configuration = nil
        expectTrue(sign(in: tried) == nil)
    }
}
