import QuoinUIKit
import TestSupport
import Testing

/// Distances between anchors, and what of anchors cannot be compared.
@MainActor
@Suite struct AnchorTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    private let one = UIView()
    private let other = UIView()

    init() {
        for view in [one, other] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
            view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
            view.heightAnchor.constraint(equalToConstant: 20).isActive = true
        }
    }

    @MainActor @Test func `distances are compared with each other and with sizes`() {
        let before = root.leadingAnchor.anchorWithOffset(to: one.leadingAnchor)
        let between = one.trailingAnchor.anchorWithOffset(to: other.leadingAnchor)
        let after = other.trailingAnchor.anchorWithOffset(to: root.trailingAnchor)
        NSLayoutConstraint.activate([
            one.widthAnchor.constraint(equalToConstant: 60),
            other.widthAnchor.constraint(equalToConstant: 40),
            between.constraint(equalTo: before, multiplier: 2),
            after.constraint(equalTo: before, constant: 20),
        ])
        root.layoutIfNeeded()
        // 300 less 100 for the two and 20: 180 in four parts of 45.
        expectEqual(one.frame, CGRect(x: 45, y: 0, width: 60, height: 20))
        expectEqual(other.frame, CGRect(x: 195, y: 0, width: 40, height: 20))
    }

    @MainActor @Test func `a size may follow a distance, and a distance a number`() {
        let gap = one.rightAnchor.anchorWithOffset(to: other.leftAnchor)
        NSLayoutConstraint.activate([
            one.leftAnchor.constraint(equalTo: root.leftAnchor),
            one.widthAnchor.constraint(equalToConstant: 50),
            gap.constraint(equalToConstant: 30),
            other.widthAnchor.constraint(equalTo: gap, multiplier: 2),
        ])
        root.layoutIfNeeded()
        expectEqual(other.frame, CGRect(x: 80, y: 0, width: 60, height: 20))
    }

    @MainActor @Test func `a distance between parts that do not compare is reported`() {
        var messages: [String] = []
        root.quoin.onDiagnostic { messages.append($0.message) }
        let crossed = one.leftAnchor.anchorWithOffset(to: other.leadingAnchor)
        let constraint = crossed.constraint(equalToConstant: 10)
        constraint.isActive = true
        root.layoutIfNeeded()
        expectEqual(messages.count, 1)
        expectTrue(constraint.isActive)
    }

    @MainActor @Test func `none of another size is the constant alone`() {
        var messages: [String] = []
        root.quoin.onDiagnostic { messages.append($0.message) }
        let height = NSLayoutConstraint(
            item: other, attribute: .width, relatedBy: .equal, toItem: other, attribute: .width,
            multiplier: 0, constant: 0)
        let width = one.widthAnchor.constraint(
            equalTo: root.widthAnchor, multiplier: 0, constant: 7)
        NSLayoutConstraint.activate([height, width])
        root.layoutIfNeeded()
        expectEqual(one.frame.width, 7)
        expectEqual(other.frame.width, 0)
        height.constant = 40
        root.layoutIfNeeded()
        expectEqual(other.frame.width, 40)
        expectEqual(height.multiplier, 0)
        expectTrue(height.secondItem === other)
        expectTrue(messages.isEmpty)
    }
}
