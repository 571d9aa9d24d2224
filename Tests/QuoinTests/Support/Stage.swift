import Quoin

/// A root of 320 by 480 with three views and a guide in it.
///
/// `a` is the one to be constrained. `b` stands at (40, 60) and is 100 wide and 80 high; `c` stands at
/// (200, 300) and is 60 wide and 120 high; the guide is at (10, 20), 30 wide and 50 high.
struct Stage {
    let root = View("root", Rect(0, 0, 320, 480))
    let a: View
    let b: View
    let c: View
    let guide = LayoutGuide(identifier: "guide")
    let reports: Reports

    init() {
        a = root.add("a")
        b = root.add("b", Rect(40, 60, 100, 80))
        c = root.add("c", Rect(200, 300, 60, 120))
        root.addLayoutGuide(guide)
        LayoutConstraint.activate([
            guide.left.constraint(equalTo: root.left, constant: 10),
            guide.top.constraint(equalTo: root.top, constant: 20),
            guide.width.constraint(equalToConstant: 30),
            guide.height.constraint(equalToConstant: 50),
        ])
        reports = Reports(of: root)
    }

    /// Makes constraints about `a`, lays out, and returns the frame of `a`.
    func frame(_ block: (ConstraintMaker<View>) -> Void) -> Rect {
        a.makeConstraints(block)
        root.layoutIfNeeded()
        return a.frame
    }

    /// What the constraints about `a` say that a block makes.
    func said(_ block: (ConstraintMaker<View>) -> Void) -> [String] {
        a.makeConstraints(block).said
    }
}
