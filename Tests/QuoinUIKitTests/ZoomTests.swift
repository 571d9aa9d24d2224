import QuoinUIKit
import TestSupport
import Testing

/// Scroll views that show what is in them larger or smaller.
@MainActor
@Suite struct ZoomTests {
    private final class Delegate: NSObject, UIScrollViewDelegate {
        var view: UIView?
        var calls: [String] = []
        var zooms: (UIScrollView) -> Void = { _ in }

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
            calls.append("begins at \(scrollView.zoomScale)")
        }
        func scrollViewDidZoom(_ scrollView: UIScrollView) {
            calls.append("is at \(scrollView.zoomScale)")
            zooms(scrollView)
        }
        func scrollViewDidEndZooming(
            _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
        ) {
            calls.append("ends at \(scale)")
        }
    }

    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let photo = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    private let delegate = Delegate()

    /// A view of 400 × 200, of which 100 × 100 are seen.
    private func show() {
        scroll.delegate = delegate
        delegate.view = photo
        scroll.addSubview(photo)
        scroll.contentSize = photo.frame.size
        (scroll.minimumZoomScale, scroll.maximumZoomScale) = (0.25, 2)
        window.addSubview(scroll)
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
    }

    @MainActor @Test func `a view that is zoomed keeps its bounds, and covers what it is shown as`()
    {
        show()
        scroll.zoomScale = 0.25
        expectEqual(scroll.zoomScale, 0.25)
        expectEqual(photo.frame, CGRect(x: 0, y: 0, width: 100, height: 50))
        expectEqual(photo.bounds, CGRect(x: 0, y: 0, width: 400, height: 200))
        expectEqual(photo.center, CGPoint(x: 50, y: 25))
        expectEqual(photo.transform, CGAffineTransform(scaleX: 0.25, y: 0.25))
        expectEqual(scroll.contentSize, CGSize(width: 100, height: 50))
        window.layoutIfNeeded()
        expectEqual(photo.frame, CGRect(x: 0, y: 0, width: 100, height: 50))
        expectEqual(scroll.contentSize, CGSize(width: 100, height: 50))
        // From the view to what it is in, and back.
        expectEqual(photo.convert(CGPoint(x: 400, y: 200), to: scroll), CGPoint(x: 100, y: 50))
        expectEqual(photo.convert(CGPoint(x: 50, y: 25), from: scroll), CGPoint(x: 200, y: 100))
        scroll.zoomScale = 1
        expectEqual(photo.transform, .identity)
        expectEqual(photo.frame, CGRect(x: 0, y: 0, width: 400, height: 200))
        expectEqual(scroll.contentSize, CGSize(width: 400, height: 200))
    }

    @MainActor @Test func `scales beyond the limits are brought to them`() {
        show()
        scroll.zoomScale = 0.1
        expectEqual(scroll.zoomScale, 0.25)
        scroll.zoomScale = 3
        expectEqual(scroll.zoomScale, 2)
        expectEqual(scroll.contentSize, CGSize(width: 800, height: 400))
        scroll.zoomScale = .nan
        scroll.zoomScale = -1
        expectTrue(scroll.zoomScale.isFinite && scroll.zoomScale > 0)
        expectEqual(delegate.calls.prefix(2), ["is at 0.25", "is at 2.0"])
    }

    @MainActor @Test func `the middle of what is seen stays there, as far as there is content`() {
        show()
        scroll.contentOffset = CGPoint(x: 100, y: 50)
        // 150, 100 is in the middle: at twice the scale that is 300, 200.
        scroll.zoomScale = 2
        expectEqual(scroll.contentOffset, CGPoint(x: 250, y: 150))
        window.layoutIfNeeded()
        expectEqual(scroll.contentOffset, CGPoint(x: 250, y: 150))
        scroll.zoomScale = 1
        expectEqual(scroll.contentOffset, CGPoint(x: 100, y: 50))
        scroll.zoomScale = 0.25
        expectEqual(scroll.contentOffset, .zero)
    }

    @MainActor @Test func `a rectangle is zoomed to`() {
        show()
        // 50 × 50 fill 100 × 100 at twice the scale; the middle is at 125, 75.
        scroll.zoom(to: CGRect(x: 100, y: 50, width: 50, height: 50), animated: false)
        expectEqual(scroll.zoomScale, 2)
        expectEqual(scroll.contentOffset, CGPoint(x: 200, y: 100))
        // The same scale elsewhere.
        scroll.zoom(to: CGRect(x: 200, y: 100, width: 50, height: 50), animated: false)
        expectEqual(scroll.contentOffset, CGPoint(x: 400, y: 200))
        expectEqual(delegate.calls, ["is at 2.0"])
        scroll.zoom(to: CGRect(x: 0, y: 0, width: 400, height: 100), animated: false)
        expectEqual(scroll.zoomScale, 0.25)
        window.layoutIfNeeded()
        expectEqual(scroll.contentOffset, .zero)
    }

    @MainActor @Test func `the delegate hears when a zoom that is to be animated begins and ends`()
    {
        show()
        scroll.setZoomScale(0.5, animated: true)
        expectEqual(delegate.calls, ["begins at 1.0", "is at 0.5"])
        window.tick(after: 0.5)
        expectEqual(delegate.calls, ["begins at 1.0", "is at 0.5", "ends at 0.5"])
    }

    @MainActor @Test func `without a view nothing is zoomed`() {
        scroll.maximumZoomScale = 4
        scroll.zoomScale = 2
        expectEqual(scroll.zoomScale, 1)
        show()
        delegate.view = nil
        scroll.zoomScale = 2
        expectTrue(scroll.zoomScale == 1 && delegate.calls.isEmpty)
        expectEqual(scroll.contentSize, CGSize(width: 400, height: 200))
    }

    @MainActor @Test func `a transform that an app sets ends the zoom`() {
        show()
        scroll.zoomScale = 0.5
        photo.transform = .identity
        expectEqual(scroll.zoomScale, 1)
        expectEqual(photo.frame, CGRect(x: 0, y: 0, width: 400, height: 200))
    }

    /// Keeps what is smaller than it in its middle.
    private final class PhotoScroll: UIScrollView {
        override func layoutSubviews() {
            super.layoutSubviews()
            guard let photo = delegate?.viewForZooming(in: self) else { return }
            var frame = photo.frame
            frame.origin.x = max(0, (bounds.width - frame.width) / 2)
            frame.origin.y = max(0, (bounds.height - frame.height) / 2)
            photo.frame = frame
        }
    }

    @MainActor @Test func `a scroll view may keep what is small in its middle, by frames`() {
        let scroll = PhotoScroll(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scroll.delegate = delegate
        delegate.view = photo
        scroll.addSubview(photo)
        scroll.contentSize = photo.frame.size
        scroll.minimumZoomScale = 0.1
        window.addSubview(scroll)
        scroll.zoomScale = 0.2
        window.layoutIfNeeded()
        expectEqual(photo.frame, CGRect(x: 10, y: 30, width: 80, height: 40))
        expectEqual(photo.bounds, CGRect(x: 0, y: 0, width: 400, height: 200))
        scroll.zoomScale = 0.5
        window.layoutIfNeeded()
        expectEqual(photo.frame, CGRect(x: 0, y: 0, width: 200, height: 100))
        expectEqual(scroll.zoomScale, 0.5)
    }

    @MainActor @Test func `a delegate may keep what is small in the middle, by its centre`() {
        show()
        delegate.zooms = { [photo] scroll in
            let x = max(0, (scroll.bounds.width - scroll.contentSize.width) / 2)
            let y = max(0, (scroll.bounds.height - scroll.contentSize.height) / 2)
            photo.center = CGPoint(
                x: scroll.contentSize.width / 2 + x, y: scroll.contentSize.height / 2 + y)
        }
        scroll.zoomScale = 0.25
        window.layoutIfNeeded()
        expectEqual(photo.frame, CGRect(x: 0, y: 25, width: 100, height: 50))
    }

    // MARK: With constraints

    private final class Picture: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 400, height: 200) }
    }

    @MainActor @Test func `what is in a view that is zoomed is laid out as before`() {
        let (picture, caption) = (Picture(), UIView())
        picture.translatesAutoresizingMaskIntoConstraints = false
        caption.translatesAutoresizingMaskIntoConstraints = false
        picture.addSubview(caption)
        scroll.addSubview(picture)
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 10),
            picture.topAnchor.constraint(equalTo: scroll.topAnchor),
            picture.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -20),
            picture.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
            caption.leadingAnchor.constraint(equalTo: picture.leadingAnchor),
            caption.trailingAnchor.constraint(equalTo: picture.trailingAnchor),
            caption.bottomAnchor.constraint(equalTo: picture.bottomAnchor),
            caption.heightAnchor.constraint(equalToConstant: 40),
        ])
        scroll.delegate = delegate
        delegate.view = picture
        (scroll.minimumZoomScale, scroll.maximumZoomScale) = (0.1, 3)
        window.addSubview(scroll)
        window.layoutIfNeeded()
        expectEqual(scroll.contentSize, CGSize(width: 430, height: 200))
        for _ in 0..<2 {
            scroll.zoomScale = 0.5
            expectEqual(picture.frame, CGRect(x: 10, y: 0, width: 200, height: 100))
            expectEqual(scroll.contentSize, CGSize(width: 230, height: 100))
            window.layoutIfNeeded()
            expectEqual(picture.frame, CGRect(x: 10, y: 0, width: 200, height: 100))
            expectEqual(picture.bounds, CGRect(x: 0, y: 0, width: 400, height: 200))
            expectEqual(caption.frame, CGRect(x: 0, y: 160, width: 400, height: 40))
            expectEqual(scroll.contentSize, CGSize(width: 230, height: 100))
            // The caption is seen from 80 to 100.
            expectEqual(
                caption.convert(caption.bounds, to: scroll),
                CGRect(x: 10, y: 80, width: 200, height: 20))
            expectTrue(scroll.hitTest(CGPoint(x: 15, y: 90), with: nil) === caption)
            expectTrue(window.quoin.findings().isEmpty)
            scroll.zoomScale = 1
            window.layoutIfNeeded()
            expectEqual(scroll.contentSize, CGSize(width: 430, height: 200))
        }
        scroll.zoomScale = 3
        scroll.contentOffset = CGPoint(x: 10_000, y: 10_000)
        window.layoutIfNeeded()
        // To the end of 1230 × 600.
        expectEqual(scroll.contentOffset, CGPoint(x: 1130, y: 500))
    }

    @MainActor @Test func `constraints may keep what is small in the middle`() {
        let picture = Picture()
        picture.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(picture)
        let edges = [
            picture.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            picture.topAnchor.constraint(equalTo: scroll.topAnchor),
            scroll.trailingAnchor.constraint(equalTo: picture.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: picture.bottomAnchor),
        ]
        NSLayoutConstraint.activate(edges)
        scroll.delegate = delegate
        delegate.view = picture
        scroll.minimumZoomScale = 0.1
        delegate.zooms = { scroll in
            let x = max(0, (scroll.bounds.width - picture.frame.width) / 2)
            let y = max(0, (scroll.bounds.height - picture.frame.height) / 2)
            for (edge, room) in zip(edges, [x, y, x, y]) { edge.constant = room }
        }
        window.addSubview(scroll)
        window.layoutIfNeeded()
        scroll.zoomScale = 0.2
        window.layoutIfNeeded()
        expectEqual(picture.frame, CGRect(x: 10, y: 30, width: 80, height: 40))
        expectEqual(scroll.contentSize, CGSize(width: 100, height: 100))
        expectEqual(scroll.contentOffset, .zero)
        expectTrue(window.quoin.findings().isEmpty)
    }

    @MainActor @Test func `a view that was zoomed before the first layout is shown so after it`() {
        let picture = Picture()
        picture.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(picture)
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
            picture.topAnchor.constraint(equalTo: scroll.topAnchor),
            picture.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            picture.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
        ])
        scroll.delegate = delegate
        delegate.view = picture
        scroll.minimumZoomScale = 0.1
        scroll.zoomScale = 0.5
        window.addSubview(scroll)
        window.layoutIfNeeded()
        expectEqual(picture.frame, CGRect(x: 0, y: 0, width: 200, height: 100))
        expectEqual(scroll.contentSize, CGSize(width: 200, height: 100))
    }

    @MainActor @Test func `a view that was zoomed and taken out makes the content no longer`() {
        let picture = Picture()
        picture.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(picture)
        picture.leadingAnchor.constraint(equalTo: scroll.leadingAnchor).isActive = true
        picture.trailingAnchor.constraint(equalTo: scroll.trailingAnchor).isActive = true
        picture.topAnchor.constraint(equalTo: scroll.topAnchor).isActive = true
        picture.bottomAnchor.constraint(equalTo: scroll.bottomAnchor).isActive = true
        scroll.delegate = delegate
        delegate.view = picture
        scroll.maximumZoomScale = 2
        window.addSubview(scroll)
        window.layoutIfNeeded()
        scroll.zoomScale = 2
        expectEqual(scroll.contentSize, CGSize(width: 800, height: 400))
        picture.removeFromSuperview()
        window.layoutIfNeeded()
        expectEqual(scroll.contentSize, .zero)
    }
}
