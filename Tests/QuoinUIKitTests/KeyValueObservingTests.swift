import QuoinUIKit
import TestSupport
import Testing

/// What those hear who observe values by key paths, or by their names.
@MainActor
@Suite struct KeyValueObservingTests {
    private final class Model: NSObject {
        var count = 0
        var names: [String] = []
    }

    /// Keeps what it hears of.
    private final class Listener: UIView {
        var heard: [String] = []
        override func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            let (old, new) = (change?[.oldKey], change?[.newKey])
            heard.append("\(keyPath ?? "-") \(old ?? "-") \(new ?? "-")")
        }
    }

    private func window(_ view: UIView) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.addSubview(view)
        window.makeKeyAndVisible()
        return window
    }

    @MainActor @Test func `what scrolls is told of at once, with the values that were asked for`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        var told: [(CGPoint?, CGPoint?)] = []
        let observation = table.observe(\.contentOffset, options: [.new, .old]) { view, change in
            expectTrue(view === table)
            expectTrue(change.kind == .setting && !change.isPrior && change.indexes == nil)
            told.append((change.oldValue, change.newValue))
        }
        table.contentSize = CGSize(width: 320, height: 900)
        expectTrue(told.isEmpty)
        table.contentOffset.y = 40
        table.contentOffset.y = 40
        table.contentOffset.y = 50
        expectEqual(told.map(\.0), [.zero, CGPoint(x: 0, y: 40)])
        expectEqual(told.map(\.1), [CGPoint(x: 0, y: 40), CGPoint(x: 0, y: 50)])
        observation.invalidate()
        table.contentOffset.y = 60
        expectEqual(told.count, 2)
    }

    @MainActor @Test
    func `the present value is told if that is asked for, and values only if they are`() {
        let label = UILabel()
        label.text = "a"
        var told: [String?] = []
        var count = 0
        let initial = label.observe(\.text, options: [.initial, .new]) {
            told.append($1.newValue ?? nil)
        }
        let bare = label.observe(\.text) { _, change in
            expectTrue(change.newValue == nil && change.oldValue == nil)
            count += 1
        }
        label.text = "b"
        label.attributedText = NSAttributedString(string: "c")
        label.text = nil
        expectEqual(told, ["a", "b", "c", nil])
        expectEqual(count, 3)
        withExtendedLifetime([initial, bare]) {}
    }

    @MainActor @Test func `an observation ends as it is let go of, and keeps nobody`() {
        var count = 0
        let view = UIView()
        var observation: NSKeyValueObservation? = view.observe(\.isHidden) { _, _ in count += 1 }
        view.isHidden = true
        observation = nil
        view.isHidden = false
        expectEqual(count, 1)
        weak var gone: UIView?
        do {
            let other = UIView()
            gone = other
            observation = other.observe(\.alpha) { _, _ in count += 1 }
        }
        expectTrue(gone == nil)
        view.alpha = 0.5
        expectEqual(count, 1)
        withExtendedLifetime(observation) {}
    }

    @MainActor @Test
    func `places that a layout finds are told of, of plain views in plain views, too`() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        inner.translatesAutoresizingMaskIntoConstraints = false
        let top = inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10)
        NSLayoutConstraint.activate([
            top, inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            inner.widthAnchor.constraint(equalToConstant: 30),
            inner.heightAnchor.constraint(equalToConstant: 20),
        ])
        let window = window(outer)
        var places: [CGRect] = []
        let observation = inner.observe(\.frame, options: .new) {
            places.append($1.newValue ?? .zero)
        }
        top.constant = 25
        expectTrue(places.isEmpty)
        window.tick()
        top.constant = 5
        outer.layoutIfNeeded()
        expectEqual(places.map(\.minY), [25, 5])
        withExtendedLifetime(observation) {}
    }

    @MainActor @Test func `the length of a scroll view's content is told of when it is found`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(box)
        let guide = scroll.contentLayoutGuide
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: guide.topAnchor),
            box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            box.widthAnchor.constraint(equalToConstant: 320),
            box.heightAnchor.constraint(equalToConstant: 700),
        ])
        var sizes: [CGSize] = []
        let observation = scroll.observe(\.contentSize) { view, _ in sizes.append(view.contentSize)
        }
        let window = window(scroll)
        expectEqual(sizes, [CGSize(width: 320, height: 700)])
        withExtendedLifetime((observation, window)) {}
    }

    @MainActor @Test func `safe areas and what a layer has are told of when they are others`() {
        let (controller, window) = (UIViewController(), UIWindow())
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let view: UIView = controller.view
        var told: [String] = []
        let insets = view.observe(\.safeAreaInsets) { view, _ in
            told.append("\(view.safeAreaInsets.top)")
        }
        let layer = view.layer.observe(\.bounds) { layer, _ in told.append("\(layer.bounds.width)")
        }
        let top = view.safeAreaInsets.top
        controller.additionalSafeAreaInsets.top = 10
        window.tick()
        expectEqual(told, ["\(top + 10)"])
        window.frame.size.width = 100
        window.tick()
        expectEqual(told, ["\(top + 10)", "100.0"])
        withExtendedLifetime([insets, layer]) {}
    }

    @MainActor @Test
    func `what controls, bars, gestures and controllers say of themselves is told of at once`() {
        var told: [String] = []
        let (button, toggle, slider) = (UIButton(), UISwitch(), UISlider())
        let (bar, field, page) = (UIProgressView(), UITextField(), UITextView())
        let (picture, tap, top) = (UIImageView(), UITapGestureRecognizer(), UINavigationBar())
        let (controller, table, pages) = (UIViewController(), UITableView(), UIPageControl())
        pages.numberOfPages = 3
        let all = [
            button.observe(\.isSelected) { _, _ in told.append("selected") },
            button.observe(\.isEnabled) { _, _ in told.append("enabled") },
            toggle.observe(\.isOn) { _, _ in told.append("on") },
            slider.observe(\.value) { _, _ in told.append("value") },
            bar.observe(\.progress) { _, _ in told.append("progress") },
            field.observe(\.text) { _, _ in told.append("field") },
            page.observe(\.text) { _, _ in told.append("page") },
            picture.observe(\.image) { _, _ in told.append("image") },
            tap.observe(\.state) { _, _ in told.append("state") },
            top.observe(\.prefersLargeTitles) { _, _ in told.append("large") },
            controller.observe(\.title) { _, _ in told.append("title") },
            table.observe(\.isEditing) { _, _ in told.append("editing") },
            pages.observe(\.currentPage) { _, _ in told.append("current") },
        ]
        button.isSelected = true
        button.isEnabled = false
        toggle.isOn = true
        slider.value = 0.5
        bar.progress = 0.5
        field.text = "a"
        page.text = "a"
        picture.image = UIImage()
        tap.state = .began
        top.prefersLargeTitles = true
        controller.title = "a"
        table.isEditing = true
        pages.currentPage = 1
        expectEqual(
            told,
            [
                "selected", "enabled", "on", "value", "progress", "field", "page", "image", "state",
                "large", "title", "editing", "current",
            ])
        withExtendedLifetime(all) {}
    }

    @MainActor @Test
    func `what classes of one's own hold is told of when they say so, or with the next turn`() {
        let (model, window) = (Model(), window(UIView()))
        var counts: [Int] = []
        var names: [[String]] = []
        let one = model.observe(\.count, options: .new) { counts.append($1.newValue ?? -1) }
        let other = model.observe(\.names) { model, _ in names.append(model.names) }
        model.count = 1
        model.count = 2
        expectTrue(counts.isEmpty)
        model.didChangeValue(for: \.count)
        model.didChangeValue(for: \.count)
        expectEqual(counts, [2])
        model.names.append("a")
        window.tick()
        expectEqual(names, [["a"]])
        model.count = 3
        model.didChangeValue(forKey: "count")
        expectEqual(counts, [2, 3])
        withExtendedLifetime([one, other]) {}
    }

    @MainActor @Test func `who is told may change the value again, observe more, or end it`() {
        let view = UIView()
        var (levels, more): ([CGFloat], [NSKeyValueObservation]) = ([], [])
        let first = view.observe(\.alpha) { view, _ in
            levels.append(view.alpha)
            more.append(view.observe(\.isHidden) { _, _ in levels.append(9) })
            if view.alpha > 0.25 { view.alpha /= 2 }
        }
        view.alpha = 0.5
        expectEqual(levels, [0.5, 0.25])
        view.isHidden = true
        expectEqual(levels, [0.5, 0.25, 9, 9])
        more[0].invalidate()
        view.isHidden = false
        expectEqual(levels, [0.5, 0.25, 9, 9, 9])
        withExtendedLifetime(first) {}
    }

    @MainActor @Test func `who observes names hears of those that are known, until it is removed`()
    {
        let (listener, scroll, label) = (Listener(), UIScrollView(), UILabel())
        label.text = "a"
        scroll.addObserver(listener, forKeyPath: "contentOffset", options: .new, context: nil)
        label.addObserver(
            listener, forKeyPath: "text", options: [.old, .new, .initial], context: nil)
        label.addObserver(listener, forKeyPath: "nobody", options: .new, context: nil)
        scroll.contentOffset.y = 12
        label.text = nil
        expectEqual(
            listener.heard,
            [
                "text - a", "contentOffset - \(CGPoint(x: 0, y: 12))", "text a \(NSNull())",
            ])
        label.removeObserver(listener, forKeyPath: "text", context: nil)
        label.removeObserver(listener, forKeyPath: "text")
        scroll.removeObserver(listener, forKeyPath: "contentOffset")
        scroll.contentOffset.y = 20
        label.text = "b"
        expectEqual(listener.heard.count, 3)
    }
}
