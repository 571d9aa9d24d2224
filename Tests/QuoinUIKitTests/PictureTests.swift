import QuoinUIKit
import TestSupport
import Testing

/// Pictures as values, and the views that show them.
@MainActor
@Suite struct PictureTests {
    @MainActor @Test func `pictures of one name are equal as long as they look alike`() throws {
        UIImage.register("leaf of PictureTests", size: CGSize(width: 10, height: 10))
        let leaf = try #require(UIImage(named: "leaf of PictureTests"))
        let again = try #require(UIImage(named: "leaf of PictureTests"))
        expectTrue(leaf == again && leaf.hash == again.hash)
        expectTrue(leaf != again.withRenderingMode(.alwaysTemplate))
        expectEqual(leaf.withTintColor(.red), again.withTintColor(.red))
        expectEqual(UIImage(systemName: "star"), UIImage(systemName: "star"))
        // Nobody knows whether two pictures that were made are of the same thing.
        let made = UIImage(name: "a", size: CGSize(width: 10, height: 10))
        expectTrue(made == made && made != UIImage(name: "a", size: made.size))
    }

    @MainActor @Test func `a picture has as many points as its scale makes of its pixels`() throws {
        let pixels = try #require(
            UIImage(name: "x", size: CGSize(width: 60, height: 40), scale: 2).cgImage)
        expectTrue(pixels.width == 120 && pixels.height == 80)
        let image = UIImage(cgImage: pixels, scale: 4, orientation: .up)
        expectTrue(image.size == CGSize(width: 30, height: 20) && image.scale == 4)
        let turned = UIImage(cgImage: pixels, scale: 1, orientation: .left)
        expectEqual(turned.size, CGSize(width: 80, height: 120))
    }

    @MainActor @Test func `more pixels than can be counted are as many as can be`() throws {
        let image = UIImage(name: "x", size: CGSize(width: 1e30, height: 1))
        expectTrue(image.cgImage?.width == .max && image.cgImage?.height == 1)
    }

    @MainActor @Test func `pictures stand beside each other in attributes of text`() {
        let text = NSMutableAttributedString(string: "ab")
        let key = NSAttributedString.Key("picture")
        let (one, other) = (UIImage(), UIImage())
        text.addAttribute(key, value: one, range: NSRange(location: 0, length: 1))
        text.addAttribute(key, value: other, range: NSRange(location: 1, length: 1))
        expectTrue(text.attribute(key, at: 0, effectiveRange: nil) as? UIImage === one)
        expectTrue(text.attribute(key, at: 1, effectiveRange: nil) as? UIImage === other)
    }

    @MainActor @Test func `a view follows what its picture says of its edges`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let plain = UIImage(name: "x", size: CGSize(width: 50, height: 50))
        let view = UIImageView(image: plain)
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        view.image = plain.withAlignmentRectInsets(
            UIEdgeInsets(top: 5, left: 10, bottom: 0, right: 0))
        root.layoutIfNeeded()
        expectEqual(view.frame, CGRect(x: -10, y: -5, width: 50, height: 50))
    }

    @MainActor @Test func `a sign is as large as its view prefers, unless it says so itself`()
        throws
    {
        let usual = try #require(UIImage(systemName: "star")).size
        let view = UIImageView(image: UIImage(systemName: "star"))
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
        expectEqual(view.intrinsicContentSize.width, 2 * usual.width)
        view.image = UIImage(
            systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 17))
        expectEqual(view.intrinsicContentSize, usual)
        // A picture that is no sign stays as it is.
        view.image = UIImage(name: "photo", size: CGSize(width: 30, height: 20))
        expectEqual(view.intrinsicContentSize, CGSize(width: 30, height: 20))
    }

    @MainActor @Test func `what is said of signs adds up`() throws {
        let large = UIImage.SymbolConfiguration(scale: .large)
        let both = UIImage.SymbolConfiguration(pointSize: 34).applying(large)
        let star = try #require(UIImage(systemName: "star"))
        let wide = try #require(UIImage(systemName: "star", withConfiguration: both))
        expectTrue(abs(wide.size.width - 2 * 1.3 * star.size.width) < 1e-9)
        let red = star.withTintColor(.red)
        expectEqual(red.withConfiguration(both).size, wide.size)
        expectEqual(red.withConfiguration(both), red.withConfiguration(both))
        expectEqual(red.applyingSymbolConfiguration(.unspecified)?.size, star.size)
    }

    @MainActor @Test func `views of pictures are not touched`() {
        expectTrue(!UIImageView(image: nil, highlightedImage: nil).isUserInteractionEnabled)
        expectTrue(!UIImageView(image: nil).isUserInteractionEnabled)
        expectTrue(!UIImageView().isUserInteractionEnabled)
    }
}
