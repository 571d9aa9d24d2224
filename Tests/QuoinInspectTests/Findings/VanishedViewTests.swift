import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("A view that is seen no more by a wrong edge")
struct VanishedViewTests {
    private let window = Window(frame: Rect(0, 0, 320, 480))

    init() { window.name = "window" }

    private func picture(_ name: String, _ length: Double = 40) -> ImageView {
        let picture = ImageView(Image(name, size: Size(width: length, height: length)))
        picture.name = name
        window.addSubview(picture)
        return picture
    }

    private func scrollView(in view: View) -> ScrollView {
        let scroll = ScrollView()
        scroll.name = "scroll"
        view.addSubview(scroll)
        return scroll
    }

    @Test("is a picture that begins where it ends, though it clips, and was to fill what it is in")
    func picture() throws {
        let cover = picture("cover")
        cover.clipsToBounds = true
        let face = picture("face")
        cover.makeConstraints { make in
            make.left.equalTo(window.right)
            make.right.top.equalToSuperview()
            make.height.equalTo(120)
        }
        face.makeConstraints { make in
            make.left.top.equalToSuperview().inset(16)
        }
        try window.mendOnlyFinding(.invisible, "cover.left.equalTo(window)")
        expectEqual(cover.frame, Rect(0, 0, 320, 120))
    }

    @Test("is not a picture that somebody has given a width of 0")
    func folded() {
        let cover = picture("cover")
        cover.clipsToBounds = true
        cover.makeConstraints { make in
            make.right.top.equalToSuperview()
            make.width.equalTo(0)
            make.height.equalTo(120)
        }
        expectEqual(window.findings().map { $0.message }, [])
    }

    @Test("is one that has a limit for its width, and clips, but was given none of 0")
    func limited() throws {
        let cover = picture("cover")
        cover.clipsToBounds = true
        cover.makeConstraints { make in
            make.left.equalTo(window.right)
            make.right.top.equalToSuperview()
            make.width.lessThanOrEqualTo(400)
            make.height.equalTo(120)
        }
        try window.mendOnlyFinding(.invisible, "cover.left.equalTo(window)")
        expectEqual(cover.frame.width, 320)
    }

    @Test("is what scrolls, with all that is as high as it")
    func scrolling() throws {
        let scroll = scrollView(in: window)
        scroll.makeConstraints { make in
            make.left.right.top.equalToSuperview()
            make.bottom.equalTo(window.top)
        }
        let page = scroll.plain("page")
        page.makeConstraints { $0.edges.size.equalToSuperview() }
        let title = page.label("title", "Some words")
        title.makeConstraints { $0.center.equalToSuperview() }
        try window.mendOnlyFinding(.invisible, "scroll.bottom.equalTo(window)")
        expectEqual(scroll.frame, Rect(0, 0, 320, 480))
    }

    @Test("is what scrolls and holds but a colour, a control, and a line of half a point")
    func others() throws {
        let scroll = scrollView(in: window)
        let ground = scroll.plain("ground")
        ground.backgroundColor = .black
        ground.makeConstraints { $0.edges.size.equalToSuperview() }
        let slider = Slider()
        slider.name = "slider"
        let line = window.plain("line")
        line.backgroundColor = .black
        window.addSubview(slider)
        scroll.makeConstraints { make in
            make.top.left.equalToSuperview()
            make.right.equalTo(window.left)
            make.height.equalTo(200)
        }
        slider.makeConstraints { make in
            make.top.equalTo(scroll.bottom).offset(8)
            make.right.equalToSuperview()
            make.left.equalTo(window.right)
            make.height.equalTo(31)
        }
        line.makeConstraints { make in
            make.bottom.right.equalToSuperview()
            make.left.equalTo(window.right)
            make.height.equalTo(0.5)
        }
        let findings = window.findings()
        expectEqual(findings.map { $0.kind }, [.invisible, .invisible, .invisible])
        expectEqual(
            Set(findings.flatMap { $0.views }.map { $0.name ?? "" }), ["scroll", "slider", "line"])
    }

    @Test("is what lies before the beginning of what scrolls", arguments: Axis.allCases)
    func lostContent(axis: Axis) throws {
        let scroll = scrollView(in: window)
        scroll.makeConstraints { $0.edges.equalToSuperview() }
        let page = scroll.plain("page")
        page.backgroundColor = .black
        page.makeConstraints { make in
            switch axis {
            case .horizontal:
                make.right.equalTo(scroll.left)
                make.right.top.bottom.equalToSuperview()
            case .vertical:
                make.bottom.equalTo(scroll.top)
                make.bottom.left.right.equalToSuperview()
            }
            make.width.equalTo(300)
            make.height.equalTo(600)
        }
        try window.mendOnlyFinding(
            .outside,
            axis == .horizontal
                ? "page.left.equalTo(scroll)" : "page.top.equalTo(scroll)")
        expectEqual(page.frame, Rect(0, 0, 300, 600))
    }

    @Test("is not what is pulled into sight above what scrolls")
    func pulled() {
        let scroll = scrollView(in: window)
        scroll.makeConstraints { $0.edges.equalToSuperview() }
        let page = scroll.plain("page")
        page.makeConstraints { make in
            make.edges.width.equalToSuperview()
            make.height.equalTo(900)
        }
        let spinner = scroll.plain("spinner")
        spinner.backgroundColor = .black
        spinner.makeConstraints { make in
            make.bottom.equalTo(scroll.top)
            make.left.width.equalTo(page)
            make.height.equalTo(60)
        }
        expectEqual(window.findings().map { $0.message }, [])
    }

    @Test("is what was put beyond the safe area, while what waits beside the window is not")
    func beyondTheSafeArea() throws {
        let bar = window.plain("bar")
        bar.backgroundColor = .black
        let inner = bar.plain("inner")
        inner.makeConstraints { $0.edges.equalToSuperview() }
        bar.makeConstraints { make in
            make.left.right.equalToSuperview()
            make.height.equalTo(50)
            make.top.equalTo(window.bottom)
        }
        expectEqual(window.findings().map { $0.message }, [])
        bar.remakeConstraints { make in
            make.left.right.equalToSuperview()
            make.height.equalTo(50)
            make.top.equalTo(window.safeAreaLayoutGuide).offset(-50)
        }
        expectEqual(window.findings().map { $0.message }, [])
        bar.remakeConstraints { make in
            make.left.right.equalToSuperview()
            make.height.equalTo(50)
            make.top.equalTo(window.safeAreaLayoutGuide.bottom)
        }
        try window.mendOnlyFinding(.outside)
    }

    @Test("is a picture beside the window, if something else begins below it")
    func neighbour() throws {
        let (face, name) = (picture("face", 80), window.label("name", "Ada"))
        face.makeConstraints { make in
            make.top.equalToSuperview().inset(16)
            make.left.equalTo(window.right).offset(16)
        }
        name.makeConstraints { make in
            make.top.equalTo(face.bottom).offset(8)
            make.left.equalToSuperview().inset(16)
        }
        try window.mendOnlyFinding(.outside, "face.left.equalTo(window).inset(16)")
        expectEqual(face.frame, Rect(16, 16, 80, 80))
    }

    @Test("is a picture of which only some is within the window")
    func partly() throws {
        let face = picture("face", 80)
        face.makeConstraints { make in
            make.top.equalToSuperview().inset(16)
            make.right.equalTo(window.left).offset(16)
        }
        try window.mendOnlyFinding(.outside, "face.left.equalTo(window).inset(16)")
        expectEqual(face.frame, Rect(16, 16, 80, 80))
    }

    @Test("is a picture of which by chance just half is within the window")
    func half() throws {
        let icon = picture("icon", 32)
        icon.makeConstraints { make in
            make.top.equalToSuperview().inset(16)
            make.left.equalToSuperview().offset(-16)
        }
        try window.mendOnlyFinding(.outside, "icon.left.equalTo(window).inset(16)")
        icon.remakeConstraints { make in
            make.top.equalToSuperview().inset(16)
            make.centerX.equalTo(window.left)
        }
        expectEqual(window.findings().map { $0.message }, [])
    }
}
