import Quoin
import QuoinKit
import TestSupport
import Testing

@Suite("A drawing")
struct DrawingTests {
    private let window = Window(frame: Rect(0, 0, 320, 240))
    private let ground = View(frame: Rect(0, 0, 320, 240))
    private let box = View(frame: Rect(10, 20, 30, 40))
    private let other = View(frame: Rect(200, 100, 50, 50))

    init() {
        ground.backgroundColor = .white
        box.backgroundColor = .black
        other.backgroundColor = Color(red: 1, green: 0, blue: 0)
        window.addSubview(ground)
        ground.addSubview(box)
        ground.addSubview(other)
    }

    private func drawing() -> Drawing {
        window.layoutIfNeeded()
        return Drawing(of: window)
    }

    private func changes(_ change: () -> Void) -> [Rect] {
        let former = drawing()
        change()
        return drawing().changes(since: former)
    }

    @Test("draws again what was drawn")
    func replay() {
        for (index, control) in AllControls.make().enumerated() {
            control.frame = Rect(7 * Double(index), 9 * Double(index), 120, 40)
            control.alpha = index % 3 == 0 ? 0.5 : 1
            box.addSubview(control)
        }
        other.clipsToBounds = true
        other.cornerRadius = 5
        other.shadow = Shadow()
        other.transform = Transform(scale: 2)
        other.addSubview(Label("clipped"))
        window.layoutIfNeeded()
        let recorder = DrawingRecorder()
        Drawing(of: window).draw(on: recorder)
        expectEqual(recorder.drawings, DrawingRecorder.drawings(of: window))
        expectEqual(recorder.depth, 0)
    }

    @Test("is the same as before, if nothing has changed")
    func same() {
        expectEqual(changes {}, [])
        expectEqual(changes { box.setNeedsDisplay() }, [])
    }

    @Test("differs where something was and where it is now")
    func moved() {
        expectEqual(
            changes { box.frame.origin = Point(x: 100, y: 20) },
            [Rect(10, 20, 30, 40), Rect(100, 20, 30, 40)])
        expectEqual(changes { other.backgroundColor = .black }, [Rect(200, 100, 50, 50)])
    }

    @Test("differs where something comes, goes or is hidden")
    func comes() {
        expectEqual(changes { box.isHidden = true }, [Rect(10, 20, 30, 40)])
        expectEqual(changes { box.isHidden = false }, [Rect(10, 20, 30, 40)])
        expectEqual(changes { box.removeFromSuperview() }, [Rect(10, 20, 30, 40)])
        expectEqual(changes { ground.insertSubview(box, at: 0) }, [Rect(10, 20, 30, 40)])
        expectEqual(changes { box.alpha = 0.5 }, [Rect(10, 20, 30, 40)])
    }

    @Test("differs where what is in front is another one")
    func order() {
        other.frame = Rect(30, 40, 50, 50)
        // One of the two is drawn anew.
        let found = changes { ground.bringSubviewToFront(box) }
        expectEqual(found.count, 1)
        expectTrue(found[0].contains(Rect(30, 40, 10, 20)))
    }

    @Test("is the same between two places that differ")
    func between() {
        let middle = View(frame: Rect(100, 100, 20, 20))
        middle.backgroundColor = .black
        ground.insertSubview(middle, aboveSubview: box)
        let found = changes { (box.backgroundColor, other.backgroundColor) = (.white, .white) }
        expectEqual(found, [box.frame, other.frame])
        // Where one more comes at either end of what stays.
        let (first, last) = (View(frame: Rect(0, 200, 10, 10)), View(frame: Rect(300, 0, 10, 10)))
        (first.backgroundColor, last.backgroundColor) = (.black, .black)
        let more = changes {
            ground.insertSubview(first, at: 0)
            ground.addSubview(last)
        }
        expectEqual(more, [first.frame, last.frame])
    }

    @Test("differs where the few are that have another place in the order")
    func newOrder() {
        let boxes = (0..<8).map { View(frame: Rect(Double($0) * 30 + 5, 180, 20, 20)) }
        for box in boxes {
            box.backgroundColor = .black
            ground.addSubview(box)
        }
        expectEqual(changes { ground.bringSubviewToFront(boxes[0]) }, [boxes[0].frame])
        expectEqual(changes { ground.sendSubviewToBack(boxes[5]) }, [boxes[5].frame])
        let two = changes {
            ground.bringSubviewToFront(boxes[3])
            ground.sendSubviewToBack(boxes[7])
        }
        expectEqual(Set(two.map(\.minX)), [boxes[3].frame.minX, boxes[7].frame.minX])
    }

    @Test("differs no further than can be seen")
    func clipped() {
        ground.clipsToBounds = true
        ground.frame = Rect(0, 0, 100, 100)
        expectEqual(
            changes { box.frame.origin.x = 90 }, [Rect(10, 20, 30, 40), Rect(90, 20, 10, 40)])
        expectEqual(changes { other.backgroundColor = .white }, [])
        // The ground with the box, which reaches out to 90 + 30, and what was cut off.
        expectEqual(
            changes { ground.clipsToBounds = false },
            [Rect(0, 0, 120, 100), Rect(200, 100, 50, 50)])
    }

    @Test("ends at the bounds of what is drawn")
    func bounds() {
        expectEqual(changes { other.frame = Rect(300, 200, 50, 50) }.last, Rect(300, 200, 20, 40))
    }

    @Test("differs everywhere if it has another size")
    func size() {
        expectEqual(changes { window.frame.size.width = 330 }, [Rect(0, 0, 330, 240)])
    }

    @Test("differs by whole pixels of the window")
    func pixels() {
        window.scale = 2
        // 12.3 to 42.3 lies between 12 and 42.5.
        expectEqual(
            changes { box.frame.origin.x = 12.3 }, [Rect(10, 20, 32.5, 40)])
    }

    @Test("differs where letters of another text may be")
    func text() {
        let label = Label("Ab")
        label.frame = Rect(100, 200, 80, 20)
        window.textMeasurer = FontMeasurer {
            _ in
            FontMetrics(lineHeight: 20, baseline: 15)
        } advance: { _, _ in
            10
        }
        ground.addSubview(label)
        // Letters of 20 × 20 or 30 × 20, and a quarter of the line around them.
        expectEqual(changes { label.text = "Abc" }, [Rect(95, 195, 40, 30)])
    }

    @Test("differs where what fades as one came apart")
    func groups() {
        let (first, second) = (View(frame: Rect(0, 0, 320, 240)), View(frame: Rect(0, 0, 320, 240)))
        first.alpha = 0.5
        second.alpha = 0.5
        ground.addSubview(first)
        ground.addSubview(second)
        first.addSubview(box)
        other.frame = Rect(20, 30, 50, 50)
        first.addSubview(other)
        expectEqual(changes { second.addSubview(other) }, [Rect(20, 30, 50, 50)])
    }

    @Test("of what moves is told in a few parts, of which no two overlap")
    func parts() {
        let boxes = (0..<100).map { number in
            View(frame: Rect(Double(number % 10) * 32, Double(number / 10) * 24, 5, 5))
        }
        boxes.forEach(ground.addSubview)
        let found = changes { boxes.forEach { $0.backgroundColor = .black } }
        expectTrue(found.count <= 8)
        for box in boxes {
            expectTrue(found.contains { $0.contains(box.frame) })
        }
        for (index, part) in found.enumerated() {
            expectTrue(!found[(index + 1)...].contains { $0.intersects(part) })
        }
    }

    @Test("is told in parts that are made one where that adds the least")
    func nearest() {
        let corners = (0..<8).map { Point(x: Double($0) * 40, y: 200) }
        let boxes = (corners + [Point(x: 286, y: 200)]).map { View(frame: Rect($0.x, $0.y, 5, 5)) }
        boxes.forEach(ground.addSubview)
        let found = changes { boxes.forEach { $0.backgroundColor = .black } }
        let joint = Rect(280, 200, 11, 5)
        let wanted = boxes.prefix(7).map(\.frame) + [joint]
        expectEqual(found.sorted { $0.minX < $1.minX }, wanted)
    }

    @Test("leaves out what lies beside the part that is asked for")
    func within() {
        let recorder = DrawingRecorder()
        drawing().draw(on: recorder, within: Rect(190, 90, 20, 20))
        expectEqual(recorder.drawings.map(\.rect), [ground.frame, other.frame])
    }

    @Test("differs as far as shadows reach, three times as wide as they are soft")
    func shadows() {
        // From (13, 22) with 12 all round.
        let soft = Shadow(offset: Size(width: 3, height: 2), radius: 4)
        expectEqual(changes { box.shadow = soft }, [Rect(1, 10, 54, 64)])
        let sharp = Shadow(offset: Size(width: 5, height: -5), radius: 0)
        expectEqual(changes { box.shadow = sharp }, [Rect(1, 10, 54, 64)])
        expectEqual(changes { box.shadow = nil }, [Rect(15, 15, 30, 40)])
    }

    @Test("differs as far as shapes and lines reach")
    func shapes() {
        final class Sketch: View {
            var show: (any Canvas) -> Void = { _ in }
            override func draw(_ rect: Rect, in canvas: any Canvas) { show(canvas) }
        }
        let sketch = Sketch(frame: Rect(100, 100, 50, 50))
        ground.addSubview(sketch)
        // From (100, 110) to (140, 130) in the window.
        var path = Path()
        path.move(to: Point(x: 0, y: 10))
        path.addLine(to: Point(x: 40, y: 10))
        path.addLine(to: Point(x: 0, y: 30))
        let found = { (show: @escaping (any Canvas) -> Void) in
            sketch.show = { _ in }
            return changes { sketch.show = show }
        }
        expectEqual(
            found { $0.fill(path, color: .black, rule: .winding) }, [Rect(100, 110, 40, 20)])
        expectEqual(found { $0.fill(Path(), color: .black, rule: .winding) }, [])
        // A point of two lines reaches up to ten times half the width unless less is said, and all else, such as the
        // corner of a square end, no further than three quarters of the width.
        var style = LineStyle(width: 4)
        expectEqual(
            found { $0.stroke(path, color: .black, style: style) }, [Rect(80, 90, 80, 60)])
        style.miterLimit = 2
        expectEqual(
            found { $0.stroke(path, color: .black, style: style) }, [Rect(96, 106, 48, 28)])
        style.join = .round
        expectEqual(
            found { $0.stroke(path, color: .black, style: style) }, [Rect(97, 107, 46, 26)])
        let gradient = Gradient([.init(.black, at: 0), .init(.white, at: 1)])
        expectEqual(
            found { $0.fill(Rect(1, 2, 30, 4), gradient: gradient, cornerRadius: 1) },
            [Rect(101, 102, 30, 4)])
        expectEqual(
            found { canvas in
                canvas.clip(to: path, rule: .evenOdd)
                canvas.fill(Rect(-5, 0, 30, 50), gradient: gradient, cornerRadius: 0)
            }, [Rect(100, 110, 25, 20)])
        expectEqual(
            found { canvas in
                canvas.clip(to: Path(), rule: .winding)
                canvas.stroke(path, color: .black, style: style)
            }, [])
        // Other stops, rules and widths are other looks.
        sketch.show = { $0.fill(path, color: .black, rule: .winding) }
        expectEqual(
            changes { sketch.show = { $0.fill(path, color: .black, rule: .evenOdd) } },
            [Rect(100, 110, 40, 20)])
    }

    @Test("takes what is no number as it comes")
    func hostile() {
        final class Hostile: View {
            var number = Double.nan
            override func draw(_ rect: Rect, in canvas: any Canvas) {
                let rect = Rect(x: number, y: -number, width: number, height: 10)
                canvas.fill(rect, color: .black, cornerRadius: number)
                canvas.clip(to: rect)
                canvas.text("a", at: rect.origin, style: TextStyle(size: number))
                canvas.stroke(Path(rect), color: .black, style: LineStyle(width: number))
                canvas.clip(to: Path(rect), rule: .winding)
                canvas.fill(Path(rect), color: .black, rule: .winding)
            }
        }
        let hostile = Hostile(frame: Rect(0, 0, 10, 10))
        ground.addSubview(hostile)
        for number in [Double.nan, .infinity, 1e308, -1e308, 5] {
            let found = changes { hostile.number = number }
            expectTrue(found.allSatisfy { Rect(0, 0, 320, 240).contains($0) }, "\(found)")
        }
    }
}
