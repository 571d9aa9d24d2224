import QuoinUIKit
import TestSupport
import Testing

/// Views of an app's own in bars.
@MainActor
@Suite struct BarCustomViewTests {
    private let screen = UIViewController()
    private let scene: BarScene

    init() {
        scene = BarScene(showing: UINavigationController(rootViewController: screen))
    }

    private func place(_ view: UIView) -> CGRect {
        scene.window.layoutIfNeeded()
        return view.convert(view.bounds, to: scene.window)
    }

    @MainActor @Test func `a view keeps its size, and stands in the middle at the edge`() {
        let avatar = UIView(frame: CGRect(x: 7, y: 7, width: 30, height: 20))
        screen.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: avatar)
        expectEqual(place(avatar), CGRect(x: 16, y: 12, width: 30, height: 20))
        expectTrue(scene.window.hitTest(CGPoint(x: 20, y: 20), with: nil) === avatar)
        screen.navigationItem.leftBarButtonItem = nil
        scene.window.layoutIfNeeded()
        expectTrue(avatar.superview == nil)
    }

    @MainActor @Test
    func `a view with constraints is as large as these ask, and follows its content`() {
        let count = UILabel()
        count.text = "3"
        count.translatesAutoresizingMaskIntoConstraints = false
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        box.widthAnchor.constraint(equalToConstant: 50).isActive = true
        box.heightAnchor.constraint(equalToConstant: 10).isActive = true
        screen.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(customView: count), UIBarButtonItem(customView: box),
        ]
        expectTrue(isNear(place(count).maxX, 359))
        expectTrue(isNear(place(count).midY, 22))
        expectTrue(isNear(place(box).maxX, place(count).minX - 16))
        expectEqual(place(box).size, CGSize(width: 50, height: 10))
        count.text = "300 more"
        expectTrue(isNear(place(count).width, width(of: "300 more")))
        expectTrue(isNear(place(count).maxX, 359))
        expectTrue(isNear(place(box).maxX, place(count).minX - 16))
        expectTrue(scene.window.quoin.findings().isEmpty)
    }

    private func small(_ view: UIView) -> UIView {
        view.widthAnchor.constraint(equalToConstant: 24).isActive = true
        view.heightAnchor.constraint(equalToConstant: 24).isActive = true
        return view
    }

    private func wrapping(_ view: UIView) -> UIView {
        let around = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        around.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: around.topAnchor),
            view.bottomAnchor.constraint(equalTo: around.bottomAnchor),
            view.leadingAnchor.constraint(equalTo: around.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: around.trailingAnchor),
        ])
        return around
    }

    @MainActor @Test func `constraints count, whether the view was told to go by them or not`() {
        let star = UIButton(type: .custom)
        star.setImage(UIImage(systemName: "star"), for: .normal)
        let framed = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        for view in [small(star), small(framed), small(UIView()), wrapping(small(UIView()))] {
            let former = view.frame.size
            screen.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: view)
            // The middle of a bar that is 44 high.
            expectEqual(place(view), CGRect(x: 16, y: 10, width: 24, height: 24))
            screen.navigationItem.leftBarButtonItem = nil
            screen.navigationItem.titleView = view
            // The middle of 375.
            expectEqual(place(view), CGRect(x: 175.5, y: 10, width: 24, height: 24))
            screen.navigationItem.titleView = nil
            scene.window.layoutIfNeeded()
            expectTrue(view.superview == nil && view.translatesAutoresizingMaskIntoConstraints)
            expectEqual(view.frame.size, former)
        }
        expectTrue(scene.window.quoin.findings().isEmpty)
    }

    @MainActor @Test func `constraints may come and go while a view is in a bar`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        screen.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: view)
        expectEqual(place(view).size, CGSize(width: 30, height: 20))
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        width.isActive = true
        screen.navigationItem.title = "Wide"
        // It stays as high as it came.
        expectEqual(place(view).size, CGSize(width: 50, height: 20))
        width.isActive = false
        screen.navigationItem.title = "Narrow"
        expectEqual(place(view).size, CGSize(width: 30, height: 20))
    }

    @MainActor @Test func `a view with a size is not made smaller by what is tied to it`() {
        let view = wrapping(UILabel())
        view.frame.size = CGSize(width: 100, height: 30)
        screen.navigationItem.titleView = view
        expectEqual(place(view), CGRect(x: 137.5, y: 7, width: 100, height: 30))
    }

    @MainActor @Test func `a title's view gives way to buttons, and comes back`() {
        let title = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
        screen.navigationItem.titleView = title
        expectEqual(place(title), CGRect(x: 37.5, y: 7, width: 300, height: 30))
        let item = UIBarButtonItem(
            customView: UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10)))
        screen.navigationItem.leftBarButtonItem = item
        // 375 - 16 - 100 - 16 - 16
        expectEqual(place(title), CGRect(x: 132, y: 7, width: 227, height: 30))
        item.isHidden = true
        expectEqual(place(title).width, 300)
        screen.title = "Words"
        expectTrue(scene.label("Words") == nil)
        screen.navigationItem.titleView = nil
        expectTrue(scene.label("Words") != nil)
        expectTrue(title.superview == nil)
        expectEqual(title.bounds.size, CGSize(width: 300, height: 30))
    }

    @MainActor @Test func `a title's view that says nothing of its width has all there is`() {
        let search = UISearchBar()
        screen.navigationItem.titleView = search
        expectTrue(isNear(place(search).minX, 16))
        expectTrue(isNear(place(search).maxX, 359))
        scene.window.frame.size.width = 500
        expectTrue(isNear(place(search).maxX, 484))
    }

    @MainActor @Test func `a view goes from bar to bar with its item`() {
        let avatar = UIView()
        avatar.translatesAutoresizingMaskIntoConstraints = false
        avatar.widthAnchor.constraint(equalToConstant: 24).isActive = true
        avatar.heightAnchor.constraint(equalToConstant: 24).isActive = true
        let item = UIBarButtonItem(customView: avatar)
        screen.navigationItem.leftBarButtonItem = item
        expectEqual(place(avatar).minX, 16)
        let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 375, height: 44))
        scene.window.addSubview(bar)
        bar.items = [.flexibleSpace(), item]
        expectEqual(place(avatar), CGRect(x: 335, y: 110, width: 24, height: 24))
    }

    @MainActor @Test func `two lines in a stack for a title come to rest between pixels`() {
        let (name, state) = (UILabel(), UILabel())
        name.text = "Grace Hopper"
        name.font = .systemFont(ofSize: 17, weight: .semibold)
        state.text = "online"
        state.font = .systemFont(ofSize: 12)
        let lines = UIStackView(arrangedSubviews: [name, state])
        lines.axis = .vertical
        lines.alignment = .center
        screen.navigationItem.titleView = lines
        scene.window.show(deviceNamed: "iPhone 14")
        var told: [String] = []
        scene.window.quoin.onDiagnostic { told.append("\($0)") }
        let place = place(lines)
        expectTrue(told.isEmpty)
        expectTrue(isNear(place.midX, 195))
        // Below a status bar of 47, in a bar of 44.
        expectTrue(isNear(place.midY, 47 + 22))
        expectTrue(isNear(place.width, width(of: "Grace Hopper", isBold: true)))
    }
}
