// The reports that .ci/report/check opens in a browser, written to the folder that is named; the large ones have as
// many views as the second argument says.

import Foundation
import QuoinInspect
import QuoinKit

/// A profile whose caption has no end, and whose buttons want more room than there is.
func profile() -> View {
    let screen = View()
    screen.name = "profile"
    screen.backgroundColor = .white
    let photo = Image("photo", size: Size(width: 96, height: 96))
    let picture = ImageView(photo)
    let name = Label("Ada Lovelace")
    let caption = Label("Wrote the first program, for a machine that was never built.")
    let row = View()
    row.backgroundColor = Color(red: 0.91, green: 0.93, blue: 0.97)
    let (follow, message) = (Button("Follow"), Button("Message"))
    let named: [(View, String)] = [
        (picture, "photo"), (name, "name"), (caption, "caption"), (row, "row"),
        (follow, "follow"), (message, "message"),
    ]
    for (view, title) in named {
        view.name = title
    }
    [picture, name, caption, row].forEach(screen.addSubview)
    [follow, message].forEach(row.addSubview)
    picture.makeConstraints { make in
        make.top.equalTo(screen.safeAreaLayoutGuide).offset(24)
        make.left.equalToSuperview().offset(16)
        make.size.equalTo(Size(width: 96, height: 96))
    }
    name.makeConstraints { make in
        make.left.equalTo(picture.right).offset(16)
        make.top.equalTo(picture)
        make.right.lessThanOrEqualToSuperview().inset(16)
    }
    caption.makeConstraints { make in
        make.left.equalTo(name)
        make.top.equalTo(name.bottom).offset(4)
    }
    row.makeConstraints { make in
        make.top.equalTo(picture.bottom).offset(24)
        make.left.right.equalToSuperview().inset(16)
        make.height.equalTo(60)
        make.height.equalTo(52)
    }
    follow.makeConstraints { make in
        make.left.equalToSuperview().offset(8)
        make.centerY.equalToSuperview()
    }
    message.makeConstraints { make in
        make.left.greaterThanOrEqualTo(follow.right).offset(8)
        make.centerY.equalTo(follow)
    }
    return screen
}

/// So many views: cells in a list, each with what a cell has.
func list(of count: Int) -> View {
    let screen = View(frame: Rect(x: 0, y: 0, width: 390, height: 844))
    screen.name = "list"
    screen.backgroundColor = .white
    let stripe = Color(red: 0.95, green: 0.96, blue: 0.97)
    var above = screen.top
    var made = 1
    var number = 0
    while made < count {
        number += 1
        let cell = View()
        cell.name = "cell \(number)"
        cell.backgroundColor = number.isMultiple(of: 2) ? stripe : .white
        screen.addSubview(cell)
        made += 1
        cell.makeConstraints { make in
            make.top.equalTo(above)
            make.left.right.equalToSuperview()
            make.height.equalTo(44)
        }
        above = cell.bottom
        let icon = View()
        icon.backgroundColor = Color(red: 0.18, green: 0.42, blue: 0.78)
        icon.cornerRadius = 6
        let (title, detail) = (Label("Title \(number)"), Label("Detail"))
        for (part, name) in [(icon, "icon"), (title, "title"), (detail, "detail")]
            as [(View, String)]
        where made < count {
            part.name = "\(name) \(number)"
            cell.addSubview(part)
            made += 1
        }
        if icon.superview != nil {
            icon.makeConstraints { make in
                make.left.equalToSuperview().offset(12)
                make.centerY.equalToSuperview()
                make.size.equalTo(Size(width: 28, height: 28))
            }
        }
        if title.superview != nil {
            title.makeConstraints { make in
                make.left.equalTo(icon.right).offset(12)
                make.centerY.equalToSuperview()
            }
        }
        if detail.superview != nil {
            detail.makeConstraints { make in
                make.left.greaterThanOrEqualTo(title.right).offset(8)
                make.right.equalToSuperview().inset(12)
                make.firstBaseline.equalTo(title)
            }
        }
    }
    return screen
}

/// So many views, all of them in sight.
func mosaic(of count: Int) -> View {
    let screen = View(frame: Rect(x: 0, y: 0, width: 834, height: 834))
    screen.name = "mosaic"
    let columns = Int(Double(count).squareRoot().rounded(.up))
    let side = 834 / Double(columns)
    for index in 0..<(count - 1) {
        let tile = View()
        tile.name = "tile \(index)"
        tile.backgroundColor = Color(
            red: Double(index % columns) / Double(columns), green: 0.5,
            blue: Double(index / columns) / Double(columns), opacity: 1)
        screen.addSubview(tile)
        tile.makeConstraints { make in
            make.left.equalToSuperview().offset(Double(index % columns) * side)
            make.top.equalToSuperview().offset(Double(index / columns) * side)
            make.size.equalTo(Size(width: side - 2, height: side - 2))
        }
    }
    return screen
}

/// Names and texts that would do harm, or disorder what is around them, where somebody took them for more.
let hostileNames = [
    "<script>document.title='harmed'</script>", "</script><script>window.harmed=1</script>",
    "]]><img src=x onerror=window.harmed=1>", "\"onmouseover=\"window.harmed=1", "&lt;b&gt;",
    "line\u{2028}separator\u{2029}end", "control\u{0}\u{1B}[31m\u{7F}\u{85}",
    "\u{202E}turned\u{202C}", "\u{2067}isolated\u{2069}", "שלום עולם", "مرحبا",
    "`${window.harmed=1}`",
    "<!--", "-->", "\u{FFFE}\u{FFFF}\u{FEFF}", "__proto__", "constructor",
]

func hostile() -> View {
    let screen = View(frame: Rect(x: 0, y: 0, width: 390, height: 844))
    screen.name = hostileNames[0]
    screen.backgroundColor = .white
    var above = screen.top
    for name in hostileNames {
        let label = Label(name)
        label.name = name
        screen.addSubview(label)
        label.makeConstraints { make in
            make.top.equalTo(above).offset(8)
            make.left.equalToSuperview().offset(12).labeled(name)
        }
        above = label.bottom
    }
    let open = View()
    open.name = hostileNames[1]
    screen.addSubview(open)
    open.makeConstraints { make in
        make.top.equalTo(above)
        make.height.equalTo(20)
        make.height.equalTo(30)
    }
    return screen
}

func quiet(_ view: View) -> View {
    let window = Window(frame: view.frame)
    window.name = "window"
    window.onDiagnostic = { _ in }
    window.addSubview(view)
    return window
}

let folder = URL(fileURLWithPath: CommandLine.arguments[1])
func write(_ report: HTMLReport, _ name: String) throws {
    let page = Data(report.html.utf8)
    try page.write(to: folder.appendingPathComponent(name + ".html"))
    print(name, page.count)
}

try write(
    HTMLReport(
        title: "Profile", on: LayoutVariant.usualDevices, in: [.leftToRight, .rightToLeft],
        text: [.normal, .doubled], profile), "profile")
let large = Int(CommandLine.arguments[2]) ?? 0
for count in [1, 300, large] {
    try write(HTMLReport(of: list(of: count), title: "A list of \(count)"), "list-\(count)")
}
try write(HTMLReport(of: mosaic(of: large), title: "A mosaic of \(large)"), "mosaic-\(large)")
try write(HTMLReport(of: quiet(hostile()), title: hostileNames[1]), "hostile")
