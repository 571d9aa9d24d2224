import QuoinSnapKit
import TestSupport
import Testing

/// SnapKit's blocks as people write them.
@MainActor
@Suite struct SnapTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIView()
    let other = UIView()

    init() {
        root.addSubview(view)
        root.addSubview(other)
        other.frame = CGRect(x: 20, y: 40, width: 100, height: 60)
    }

    private func frame(_ block: (ConstraintMaker) -> Void) -> CGRect {
        view.snp.remakeConstraints(block)
        root.layoutIfNeeded()
        return view.frame
    }

    @MainActor @Test func `targets are views, parts, guides and numbers`() {
        expectEqual(frame { $0.edges.equalToSuperview() }, root.bounds)
        expectEqual(frame { $0.edges.equalTo(other) }, other.frame)
        expectEqual(
            frame {
                $0.left.equalTo(other.snp.right).offset(8)
                $0.top.equalTo(50)
                $0.size.equalTo(CGSize(width: 30, height: 20))
            }, CGRect(x: 128, y: 50, width: 30, height: 20))
        expectEqual(
            frame {
                $0.center.equalToSuperview()
                $0.width.height.equalTo(50)
            }, CGRect(x: 135, y: 215, width: 50, height: 50))
        expectEqual(
            frame {
                $0.edges.equalTo(root.safeAreaLayoutGuide)
            }, root.bounds)
    }

    @MainActor @Test func `a part of the superview can be asked for where it is related to`() {
        root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        expectEqual(
            frame { $0.edges.equalToSuperview { $0.layoutMarginsGuide } },
            CGRect(x: 20, y: 10, width: 260, height: 440))
        expectEqual(
            frame {
                $0.left.top.equalToSuperview()
                $0.width.lessThanOrEqualToSuperview { $0.snp.height }
                $0.width.greaterThanOrEqualToSuperview { $0.snp.width }
                $0.width.equalTo(1000).priority(.high)
                $0.height.equalTo(5)
            }, CGRect(x: 0, y: 0, width: 480, height: 5))
    }

    @MainActor @Test func `views and guides have their parts in common`() {
        func inner(of part: UIView, within guide: UILayoutGuide?)
            -> any ConstraintBasicAttributesDSL
        {
            guide?.snp ?? part.snp
        }
        expectEqual(frame { $0.edges.equalTo(inner(of: other, within: nil).edges) }, other.frame)
        expectEqual(
            frame { $0.edges.equalTo(inner(of: other, within: root.safeAreaLayoutGuide).edges) },
            root.bounds)
        expectTrue(other.snp.left == other.snp.left)
        expectTrue(!(other.snp.left == other.snp.top))
        expectTrue(!(other.snp.left == view.snp.left))
    }

    @MainActor @Test func `an update changes what it finds, and makes the rest`() {
        view.snp.makeConstraints {
            $0.left.top.equalToSuperview()
            $0.width.equalTo(100)
        }
        view.snp.updateConstraints { $0.size.equalTo(50) }
        root.layoutIfNeeded()
        expectEqual(view.frame, CGRect(x: 0, y: 0, width: 50, height: 50))
        view.snp.updateConstraints { $0.size.equalTo(60) }
        root.layoutIfNeeded()
        expectEqual(view.frame, CGRect(x: 0, y: 0, width: 60, height: 60))
        view.snp.removeConstraints()
        expectTrue(root.constraints.isEmpty)
        expectTrue(view.constraints.isEmpty)
    }

    @MainActor @Test func `what a statement makes can be changed at once`() {
        expectEqual(
            frame { make in
                let top: Constraint = make.top.equalToSuperview().constraint
                top.update(offset: 4)
                make.left.equalToSuperview()
                make.size.equalTo(10)
            }, CGRect(x: 0, y: 4, width: 10, height: 10))
    }

    @MainActor @Test func `insets go inward, and the last number of all counts`() {
        expectEqual(
            frame { $0.edges.equalToSuperview().inset(20) },
            CGRect(x: 20, y: 20, width: 280, height: 440))
        expectEqual(
            frame { $0.edges.equalToSuperview().offset(5).inset(10) },
            CGRect(x: 10, y: 10, width: 300, height: 460))
        expectEqual(
            frame {
                $0.edges.equalToSuperview()
                    .inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
            }, CGRect(x: 2, y: 1, width: 314, height: 476))
        expectEqual(
            frame {
                $0.left.top.equalToSuperview()
                $0.width.equalToSuperview().multipliedBy(0.5).offset(-10)
                $0.height.equalTo(view.snp.width).dividedBy(2)
            }, CGRect(x: 0, y: 0, width: 150, height: 75))
        expectEqual(
            frame {
                $0.directionalEdges.equalToSuperview()
                    .inset(NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 16))
            }, CGRect(x: 8, y: 0, width: 296, height: 480))
    }

    @MainActor @Test func `constraints are kept, changed, taken out of force and brought back`() {
        var top: Constraint?
        var height: Constraint?
        view.snp.makeConstraints { make in
            make.left.width.equalToSuperview()
            top = make.top.equalToSuperview().offset(10).constraint
            height = make.height.equalTo(100).priority(.high).labeled("height").constraint
        }
        root.layoutIfNeeded()
        expectEqual(view.frame, CGRect(x: 0, y: 10, width: 320, height: 100))
        top?.update(offset: 30)
        view.snp.updateConstraints { $0.height.equalTo(60).priority(.high) }
        root.layoutIfNeeded()
        expectEqual(view.frame, CGRect(x: 0, y: 30, width: 320, height: 60))
        expectEqual(view.constraints.first?.identifier, "height")
        height?.deactivate()
        expectEqual(height?.isActive, false)
        height?.activate()
        view.snp.removeConstraints()
        expectTrue(root.constraints.isEmpty)
        expectTrue(view.constraints.isEmpty)
    }

    @MainActor @Test func `priorities decide`() {
        let result = frame {
            $0.left.top.equalToSuperview()
            $0.height.equalTo(10)
            $0.width.equalTo(50).priority(.medium)
            $0.width.equalTo(80).priority(ConstraintPriority.medium.advanced(by: 1))
            $0.width.lessThanOrEqualTo(70)
        }
        expectEqual(result.width, 70)
    }

    @MainActor @Test func `guides are made for, too`() {
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        guide.snp.makeConstraints { make in
            make.left.right.equalToSuperview()
            make.top.equalTo(other.snp.bottom)
            make.height.equalTo(20)
        }
        expectEqual(
            frame {
                $0.edges.equalTo(guide)
            }, CGRect(x: 0, y: 100, width: 320, height: 20))
    }

    @MainActor @Test func `without a superview nothing is made, and nothing ends`() {
        let lonely = UIView()
        lonely.snp.makeConstraints { make in
            make.edges.equalToSuperview()
            make.width.equalTo(CGFloat.nan)
        }
        lonely.layoutIfNeeded()
        expectEqual(lonely.bounds, .zero)
    }
}
