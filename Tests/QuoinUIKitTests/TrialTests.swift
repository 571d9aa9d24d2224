import QuoinUIKit
import TestSupport
import Testing

/// What people do to views that they should not, and what changes while they are shown.
@MainActor
@Suite struct TrialTests {
    @MainActor @Test func `numbers that are none leave the layout as it was`() {
        let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
        root.addSubview(view)
        root.quoin.onDiagnostic { _ in }
        view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        view.frame = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10)
        view.center = CGPoint(x: CGFloat.infinity, y: 0)
        view.layer.cornerRadius = .nan
        view.alpha = .nan
        let constraint = view.widthAnchor.constraint(equalToConstant: .nan)
        constraint.isActive = true
        root.layoutIfNeeded()
        expectEqual(view.frame, CGRect(x: 1, y: 2, width: 3, height: 4))
        expectEqual(view.alpha, 1)
    }

    @MainActor @Test func `a view may leave while it is laid out`() {
        final class Leaving: UIView {
            override func layoutSubviews() {
                super.layoutSubviews()
                removeFromSuperview()
            }
        }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.addSubview(Leaving())
        root.layoutIfNeeded()
        expectTrue(root.subviews.isEmpty)
    }

    @MainActor @Test func `a view is put neither into itself nor into what it contains`() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        outer.quoin.onDiagnostic { _ in }
        inner.addSubview(outer)
        outer.addSubview(outer)
        expectTrue(outer.superview == nil)
        expectEqual(outer.subviews, [inner])
    }

    @MainActor @Test func `constraints that contradict are explained by the classes of the app`() {
        final class Banner: UIView {}
        let (root, banner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Banner())
        banner.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(banner)
        var messages: [String] = []
        root.quoin.onDiagnostic { messages.append($0.message) }
        NSLayoutConstraint.activate([
            banner.heightAnchor.constraint(equalToConstant: 10),
            banner.heightAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        expectEqual(messages.count, 1)
        expectTrue(messages.first?.contains("Banner") ?? false)
        expectTrue(messages.first?.contains("TrialTests.swift") ?? false)
    }

    @MainActor @Test func `a screen that is turned has other traits, and tells of it`() {
        final class Turned: UIView {
            var styles: [UIUserInterfaceStyle] = []
            var updates = 0
            override func traitCollectionDidChange(_ previous: UITraitCollection?) {
                super.traitCollectionDidChange(previous)
                styles.append(traitCollection.userInterfaceStyle)
            }
            override func updateConstraints() {
                updates += 1
                super.updateConstraints()
            }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let view = Turned()
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(view)
        window.tick()
        expectEqual(view.updates, 1)
        expectTrue(window.show(deviceNamed: "iPhone 14", isLandscape: true))
        window.tick(after: 0.1)
        expectEqual(view.frame.size, CGSize(width: 844, height: 390))
        expectEqual(view.traitCollection.verticalSizeClass, .compact)
        view.overrideUserInterfaceStyle = .dark
        expectEqual(view.styles.last, .dark)
        view.setNeedsUpdateConstraints()
        window.tick(after: 0.1)
        expectEqual(view.updates, 2)
    }

    @MainActor @Test func `visual formats lay out, and a mistake in one ends nothing`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let views = ["a": UIView(), "b": UIView()]
        for view in views.values {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        root.quoin.onDiagnostic { _ in }
        for format in ["H:|-10-[a(==b)]-gap-[b]-10-|", "V:|[a]|", "V:|[b]|"] {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, metrics: ["gap": 20], views: views))
        }
        root.layoutIfNeeded()
        expectEqual(views["b"]?.frame, CGRect(x: 110, y: 0, width: 80, height: 100))
        expectTrue(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|[c", metrics: nil, views: views
            ).isEmpty)
    }

    @MainActor @Test func `a button places picture and title, and fields hold what is written`() {
        let button = UIButton(type: .custom)
        let star = UIImage(name: "star", size: CGSize(width: 20, height: 20))
        button.setImage(star, for: .normal)
        button.setTitle("Save", for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
        let title = button.titleLabel?.intrinsicContentSize ?? .zero
        expectEqual(button.intrinsicContentSize.width, (title.width + 20 + 24).rounded(.up))
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
        button.contentHorizontalAlignment = .left
        button.layoutIfNeeded()
        expectEqual(button.imageView?.frame, CGRect(x: 12, y: 12, width: 20, height: 20))
        expectEqual(button.titleLabel?.frame.minX, 32)
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.placeholder = "Name"
        let empty = field.intrinsicContentSize
        field.text = "A rather long name"
        expectTrue(field.intrinsicContentSize.width > empty.width)
        expectEqual(field.intrinsicContentSize.height, empty.height)
    }
}
