import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("Letters that lie across the edge of something that is drawn")
struct CrossedLettersTests {
    private let window = Window(frame: Rect(0, 0, 320, 480))

    init() { window.name = "window" }

    private func picture(_ name: String, _ length: Double) -> ImageView {
        let picture = ImageView(Image(name, size: Size(width: length, height: length)))
        picture.name = name
        window.addSubview(picture)
        return picture
    }

    @Test("are told of where a sign would set a title apart from a picture before it")
    func beside() throws {
        let (icon, title) = (picture("icon", 40), window.label("title", "A longer title"))
        icon.makeConstraints { $0.left.top.equalToSuperview().inset(16) }
        title.makeConstraints { make in
            make.left.equalTo(icon.right).offset(-12)
            make.centerY.equalTo(icon)
        }
        try window.mendOnlyFinding(.overlap, "title.left.equalTo(icon.right).offset(12)")
        expectEqual(title.frame.minX, 68)
    }

    @Test("are told of where a sign would set a title apart from a line that strikes it")
    func struck() throws {
        let (line, title) = (window.plain("line"), window.label("title", "A longer title"))
        line.backgroundColor = .black
        line.makeConstraints { make in
            make.left.equalToSuperview().inset(16)
            make.top.equalToSuperview().inset(40)
            make.width.equalTo(100)
            make.height.equalTo(1)
        }
        title.makeConstraints { make in
            make.left.equalTo(line.right).offset(-12)
            make.centerY.equalTo(line)
        }
        try window.mendOnlyFinding(.overlap, "title.left.equalTo(line.right).offset(12)")
        expectEqual(title.frame.minX, 128)
    }

    @Test("are told of where a sign would set a title apart from a picture above it")
    func below() throws {
        let (photo, title) = (picture("photo", 100), window.label("title", "A title"))
        photo.makeConstraints { $0.left.top.equalToSuperview().inset(16) }
        title.makeConstraints { make in
            make.top.equalTo(photo.bottom).offset(-6)
            make.left.equalTo(photo)
        }
        try window.mendOnlyFinding(.overlap, "title.top.equalTo(photo.bottom).offset(6)")
        expectEqual(title.frame.minY, 122)
    }

    @Test("are not, where the text has a ground of its own, or is within the picture")
    func meant() {
        let (photo, title) = (picture("photo", 100), window.label("title", "A title"))
        photo.makeConstraints { $0.left.top.equalToSuperview().inset(16) }
        title.makeConstraints { make in
            make.top.equalTo(photo.bottom).offset(-6)
            make.left.equalTo(photo)
        }
        title.backgroundColor = .black
        expectEqual(window.findings().map { $0.message }, [])
        title.backgroundColor = nil
        title.updateConstraints { $0.top.equalTo(photo.bottom).offset(-40) }
        expectEqual(window.findings().map { $0.message }, [])
    }

    @Test("are told of where they begin on a row of pictures and end beside it")
    func stars() throws {
        let stack = StackView()
        stack.name = "stars"
        stack.spacing = 2
        for index in 0..<5 { stack.addArrangedSubview(picture("star\(index)", 16)) }
        window.addSubview(stack)
        let count = window.label("count", "(1,204 reviews of it)")
        stack.makeConstraints { $0.left.top.equalToSuperview().inset(16) }
        count.makeConstraints { make in
            make.left.equalTo(stack).offset(6)
            make.centerY.equalTo(stack)
        }
        try window.mendOnlyFinding(.overlap, "count.left.equalTo(stars.right).offset(6)")
        expectEqual(count.frame.minX, 16 + 88 + 6)
    }

    @Test("are told of where a line ends in them, and not where one lies along them")
    func line() throws {
        let (or, line) = (window.label("or", "or else"), window.plain("line"))
        line.backgroundColor = .black
        or.makeConstraints { $0.center.equalToSuperview() }
        line.makeConstraints { make in
            make.left.equalToSuperview().inset(24)
            make.right.equalTo(or.left).offset(12)
            make.centerY.equalTo(or)
            make.height.equalTo(1)
        }
        try window.mendOnlyFinding(.overlap, "line.right.equalTo(or.left).offset(-12)")
        line.remakeConstraints { make in
            make.left.equalTo(or)
            make.right.equalTo(or).offset(-12)
            make.bottom.equalTo(or)
            make.height.equalTo(2)
        }
        expectEqual(window.findings().map { $0.message }, [])
    }

    @Test("are told of where they are a number on a control in the same row")
    func control() throws {
        let (slider, value) = (Slider(), window.label("value", "0:42"))
        slider.name = "slider"
        window.insertSubview(slider, at: 0)
        slider.makeConstraints { make in
            make.left.top.equalToSuperview().inset(16)
            make.width.equalTo(120)
            make.height.equalTo(31)
        }
        value.makeConstraints { make in
            make.right.equalTo(slider).offset(20)
            make.centerY.equalTo(slider)
        }
        try window.mendOnlyFinding(.overlap, "value.left.equalTo(slider.right).offset(20)")
    }
}
