import Quoin
import QuoinKit
import TestSupport
import Testing

/// Trees that go from one task to another, whole, as Swift 6 checks when it compiles this.
@Suite("Trees that are sent between tasks")
struct SentTreeTests {
    /// Lays trees out, as something does that owns what it is sent.
    private actor Press {
        /// Lays a tree out, and gives it back.
        func layOut(_ tree: sending View) -> sending View {
            tree.layoutIfNeeded()
            return tree
        }
    }

    /// A list with texts that no other list has.
    private static func makeTree(_ number: Int) -> sending View {
        let root = View(frame: Rect(x: 0, y: 0, width: 300 + Double(number % 40), height: 600))
        root.name = "root"
        let column = StackView()
        column.axis = .vertical
        column.spacing = 4.5
        root.addSubview(column)
        column.makeConstraints { make in
            make.left.top.right.equalToSuperview().inset(10.1)
        }
        for row in 0..<8 {
            let label = Label(
                "Row \(row) of \(number): \(String(repeating: "some words ", count: row))",
                font: Font(size: 11 + Double(number % 5) / 3), numberOfLines: 0)
            label.name = "row \(row)"
            column.addArrangedSubview(label)
        }
        return root
    }

    private static func bits(of snapshot: LayoutSnapshot) -> [UInt64] {
        snapshot.nodes.flatMap { node in
            [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height].map(
                \.bitPattern)
        }
    }

    private static let alone = (0..<64).map { number in
        let tree = makeTree(number)
        tree.layoutIfNeeded()
        return bits(of: tree.snapshot())
    }

    @Test("are laid out to the same bits in a task group as one after the other")
    func group() async {
        let together = await withTaskGroup(of: (Int, LayoutSnapshot).self) { group in
            for number in 0..<64 {
                group.addTask {
                    let tree = Self.makeTree(number)
                    tree.layoutIfNeeded()
                    return (number, tree.snapshot())
                }
            }
            return await group.reduce(into: [Int: LayoutSnapshot]()) { $0[$1.0] = $1.1 }
        }
        for (number, bits) in Self.alone.enumerated() {
            expectEqual(together[number].map(Self.bits), bits, "tree \(number)")
        }
    }

    @Test("are made in one task, laid out in another, and changed in a third")
    func sent() async {
        let press = Press()
        for number in 0..<64 {
            let made = Self.makeTree(number)
            // From here on the tree belongs to the actor, and then to this task again.
            let laidOut = await press.layOut(made)
            expectEqual(Self.bits(of: laidOut.snapshot()), Self.alone[number], "tree \(number)")
            let wider = await Task {
                laidOut.frame.size.width += 1
                laidOut.layoutIfNeeded()
                laidOut.frame.size.width -= 1
                laidOut.layoutIfNeeded()
                return laidOut.snapshot()
            }.value
            expectEqual(Self.bits(of: wider), Self.alone[number], "tree \(number)")
        }
    }
}
