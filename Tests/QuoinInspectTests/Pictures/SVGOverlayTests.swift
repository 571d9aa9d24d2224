import Quoin
import QuoinInspect
import TestSupport
import Testing

@Suite("Overlays of an SVG picture")
struct SVGOverlayTests {
    /// A window, 200 × 100, with a box in it.
    private func scene(_ body: (View, View) -> Void) -> Window {
        let window = Window(frame: Rect(x: 0, y: 0, width: 200, height: 100))
        window.name = "window"
        window.onDiagnostic = { _ in }
        let box = View()
        box.name = "box"
        window.addSubview(box)
        body(window, box)
        window.layoutIfNeeded()
        return window
    }

    private func parsed(_ view: View, _ overlays: PictureOverlays) -> ParsedMarkup {
        let parsed = ParsedMarkup(SVGRenderer(overlays: overlays).document(of: view))
        expectTrue(parsed.failure == nil)
        return parsed
    }

    @Test("stand in groups that have their names")
    func groups() {
        let window = scene { _, box in
            box.makeConstraints { make in
                make.left.top.equalToSuperview().offset(10)
                make.width.equalTo(50)
            }
        }
        expectEqual(parsed(window, []).values(of: "class"), [])
        expectEqual(parsed(window, .frames).values(of: "class"), ["frames"])
        expectEqual(
            parsed(window, [.frames, .names, .dimensions, .ambiguities]).values(of: "class"),
            ["veil", "ambiguities", "frames", "dimensions", "names"])
    }

    @Test("name views, those without a name by their class and a number")
    func names() {
        let window = scene { window, _ in
            let other = View(frame: Rect(x: 100, y: 50, width: 80, height: 40))
            window.addSubview(other)
        }
        expectEqual(parsed(window, .names).texts, ["window", "box", "View#2"])
    }

    @Test("keep the names of views apart that are in the same place")
    func namesApart() {
        let top = PaintedView(0, 0, 200, 100, named: "one").containing(
            PaintedView(0, 0, 200, 100, named: "two"), PaintedView(0, 0, 200, 100, named: "three"),
            PaintedView(0, 0, 200, 20, named: "four"), PaintedView(0, 0, 200, 20, named: "five"),
            PaintedView(0, 0, 0, 0, named: "six"))
        let labels = parsed(top, .names).elements.filter { $0.name == "text" }
        let places = labels.map { "\($0.attributes["x"] ?? ""), \($0.attributes["y"] ?? "")" }
        expectEqual(places.count, 6)
        expectEqual(Set(places).count, 6)
    }

    @Test("say what constraints of sizes and distances ask for")
    func dimensionTexts() {
        let window = scene { window, box in
            let other = View()
            other.name = "other"
            window.addSubview(other)
            box.makeConstraints { make in
                make.left.equalToSuperview().offset(12.5)
                make.top.equalToSuperview()
                make.width.equalTo(50).priority(750)
                make.height.greaterThanOrEqualTo(20)
            }
            other.makeConstraints { make in
                make.left.greaterThanOrEqualTo(box.right).offset(8)
                make.right.lessThanOrEqualToSuperview().offset(-16)
                make.top.equalTo(box)
                make.height.equalTo(box)
            }
        }
        // A right edge at most 16 left of another is at least 16 away from it.
        let texts = Set(parsed(window, .dimensions).texts)
        expectEqual(texts, ["12.5", "50 @750", "≥ 20", "≥ 8", "≥ 16", "= box.height"])
    }

    @Test("write factors short")
    func factors() {
        for (factor, text) in [
            (0.75, "0.75"), (1.0 / 3, "1/3"), (16.0 / 9, "16/9"), (0.1234567, "0.123"), (-2, "-2"),
        ] {
            let window = scene { window, box in
                let width = box.width.constraint(
                    equalTo: window.width, multiplier: factor, constant: -8)
                box.translatesAutoresizingMaskIntoConstraints = false
                width.priority = 500
                width.isActive = true
                box.height.constraint(equalToConstant: 50).isActive = true
            }
            expectTrue(
                parsed(window, .dimensions).texts.contains("= \(text) × window.width - 8 @500"))
        }
    }

    @Test("measure from edge to edge")
    func dimensionLines() {
        let window = scene { _, box in
            box.makeConstraints { make in
                make.left.equalToSuperview().offset(30)
                make.top.bottom.equalToSuperview()
                make.right.equalToSuperview()
            }
        }
        // The middle of what box and window have in common is at 50.
        let paths = parsed(window, .dimensions).values(of: "d")
        expectTrue(paths.allSatisfy { $0.hasPrefix("M0 50L30 50") })
        expectEqual(paths.count, 2)
    }

    @Test("outline what findings are about")
    func findings() {
        let window = scene { _, box in
            box.makeConstraints { make in
                make.left.equalToSuperview().offset(150)
                make.top.equalToSuperview().offset(10)
                make.size.equalTo(80)
            }
        }
        expectEqual(window.findings().map { $0.kind }, [.outside])
        expectTrue(parsed(window, .problems).values(of: "class").contains("findings"))
    }

    @Test("measure from middle to middle")
    func middles() {
        let window = scene { window, box in
            box.makeConstraints { make in
                make.top.bottom.equalToSuperview()
                make.width.equalTo(40).priority(999)
            }
            box.centerX.constraint(equalTo: window.centerX, constant: 20).isActive = true
        }
        // 200 / 2, and 20 more.
        let paths = parsed(window, .dimensions).values(of: "d")
        expectTrue(paths.contains { $0.hasPrefix("M100 50L120 50") })
    }

    @Test("measure from the right where lines begin there")
    func mirroredDimensions() {
        let window = scene { window, box in
            (window as? Window)?.layoutDirection = .rightToLeft
            box.makeConstraints { make in
                make.leading.equalToSuperview().offset(30)
                make.top.bottom.equalToSuperview()
                make.trailing.equalToSuperview()
            }
        }
        let paths = parsed(window, .dimensions).values(of: "d")
        expectEqual(paths.first?.hasPrefix("M200 50L170 50"), true)
    }

    @Test("hatch what is ambiguous, and nothing else")
    func ambiguities() {
        let ambiguous = scene { _, box in
            box.makeConstraints { make in
                make.left.top.equalToSuperview()
                make.height.equalTo(20)
            }
        }
        expectTrue(
            parsed(ambiguous, .ambiguities).values(of: "fill").contains("url(#quoin-hatching)"))
        let settled = scene { _, box in
            box.makeConstraints { make in make.edges.equalToSuperview() }
        }
        expectEqual(parsed(settled, .ambiguities).values(of: "class"), [])
    }

    @Test("say below the picture what contradicts, and draw it red")
    func conflicts() {
        let window = scene { _, box in
            box.makeConstraints { make in
                make.left.top.bottom.equalToSuperview()
                make.width.equalTo(50)
                make.width.equalTo(80)
            }
        }
        let parsed = parsed(window, .conflicts)
        expectEqual(parsed.values(of: "class"), ["conflicts", "captions"])
        expectTrue(parsed.texts.contains("50") && parsed.texts.contains("80"))
        expectTrue(parsed.texts.joined(separator: " ").contains("box.width = 80 is set aside."))
        let height = Double(parsed.elements[0].attributes["height"] ?? "") ?? 0
        expectTrue(height > 100)
        // What hangs out must not run into the captions.
        expectEqual(parsed.elements[1].name, "svg")
        expectEqual(parsed.elements[1].attributes["height"], "100")
    }

    @Test("say eleven of many things that contradict, and how many there are more")
    func manyConflicts() {
        let window = scene { window, box in
            box.makeConstraints { $0.edges.equalToSuperview() }
            for number in 0..<15 {
                let other = View("other \(number)")
                window.addSubview(other)
                other.makeConstraints { make in
                    make.left.top.equalToSuperview()
                    make.height.equalTo(5)
                    make.width.equalTo(10 + number)
                    make.width.equalTo(50 + number)
                }
            }
        }
        let texts = parsed(window, .conflicts).texts
        expectTrue(texts.contains("and 4 more."), "\(texts)")
        expectEqual(texts.count { $0.contains("is set aside.") }, 11)
    }

    @Test("show margins that constraints keep to, and guides that were added")
    func marginsAndGuides() {
        let window = scene { window, box in
            let guide = LayoutGuide(identifier: "gap")
            window.addLayoutGuide(guide)
            window.layoutMargins = EdgeInsets(20)
            box.makeConstraints { make in make.left.top.bottom.equalTo(window.layoutMarginsGuide) }
            guide.makeConstraints { make in
                make.left.equalTo(box.right)
                make.top.right.bottom.equalToSuperview()
                make.width.equalTo(40)
            }
        }
        expectTrue(parsed(window, .margins).values(of: "d").contains("M20 20H180V80H20z"))
        // Half a point in from its edges, 160 to 200 and 0 to 100.
        let guides = parsed(window, .guides)
        expectTrue(guides.values(of: "d").allSatisfy { $0 == "M160.5 0.5H199.5V99.5H160.5z" })
        expectEqual(guides.texts, ["gap"])
    }

    @Test("outline alignment rectangles that are not the frames")
    func alignmentRects() {
        final class Shadowed: View {
            override var alignmentRectInsets: EdgeInsets { EdgeInsets(5) }
        }
        let window = scene { window, _ in
            window.addSubview(Shadowed(frame: Rect(x: 50, y: 20, width: 60, height: 40)))
        }
        expectEqual(
            Set(parsed(window, .alignmentRects).values(of: "d")), ["M55.5 25.5H104.5V54.5H55.5z"])
    }

    @Test("leave out what is hidden, or scrolled out of sight")
    func outOfSight() {
        let window = scene { window, box in
            box.clipsToBounds = true
            box.frame = Rect(x: 0, y: 0, width: 50, height: 50)
            let below = View(frame: Rect(x: 0, y: 60, width: 50, height: 20))
            below.name = "below"
            box.addSubview(below)
            let hidden = View(frame: Rect(x: 100, y: 0, width: 50, height: 50))
            hidden.isHidden = true
            hidden.addSubview(View(frame: hidden.bounds))
            window.addSubview(hidden)
        }
        expectEqual(parsed(window, .names).texts, ["window", "box"])
    }
}
