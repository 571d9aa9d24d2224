import Quoin
import QuoinGallery
import Testing

@Suite("The arrays screen")
struct ArraysScreenTests {
    private let tickets = [
        (name: "day", title: "Day", price: "$6", uses: ["1 zone"]),
        (name: "week", title: "Week", price: "$28", uses: ["3 zones", "Night bus"]),
        (name: "year", title: "Year", price: "$590", uses: ["All zones", "Night bus", "Ferry"]),
    ]

    @Test(
        "has tickets of equal width, and the button below the longest",
        arguments: ScreenSize.allCases)
    func frames(at screen: ScreenSize) throws {
        let heading = Rect.line("Choose a ticket", size: 22, x: 16, y: 16)
        // Three columns, with gaps of 9 between them and margins of 16.
        let width = (screen.width - 2 * 16 - 2 * 9) / 3
        var expected = ["heading": heading]
        var lowest = 0.0
        for (column, ticket) in tickets.enumerated() {
            // Lines of 16, 24 and 12 are 20, 30 and 15 high; gaps of 4 and 16 are between them.
            let length = Double(ticket.uses.map(\.count).max() ?? 0) * 6
            let uses = Rect(
                x: 12, y: 12 + 20 + 4 + 30 + 16, width: length,
                height: Double(ticket.uses.count) * 15)
            let frame = Rect(
                x: 16 + Double(column) * (width + 9), y: heading.maxY + 16, width: width,
                height: uses.maxY + 12)
            expected[ticket.name] = frame
            expected["\(ticket.name).title"] = .line(ticket.title, x: 12, y: 12)
            expected["\(ticket.name).price"] = .line(ticket.price, size: 24, x: 12, y: 36)
            expected["\(ticket.name).uses"] = uses
            lowest = max(lowest, frame.maxY)
        }
        expected["key"] = Rect(x: 16, y: lowest + 20, width: screen.width - 2 * 16, height: 36)
        expected["key.title"] = Rect(x: 12, y: 8, width: screen.width - 2 * 16 - 24, height: 20)
        try ExampleCheck("arrays", screen).expectFrames(expected)
    }

    @Test("makes a constraint for each element of an array that is the target")
    func targets() throws {
        let example = try #require(Gallery.example(named: "arrays"))
        let window = example.window(of: ScreenSize.upright.size)
        let names = window.view(named: "key")?.installedConstraints.map { group in
            group.layoutConstraints.map { ($0.secondItem as? View)?.name }
        }
        #expect(names?.dropFirst().first == ["day", "week", "year"])
    }

    @Test("puts the button below whichever ticket is the longest", arguments: ["day", "week"])
    func longest(_ name: String) throws {
        let example = try #require(Gallery.example(named: "arrays"))
        let window = example.window(of: ScreenSize.upright.size)
        let ticket = try #require(window.view(named: name))
        ticket.makeConstraints { make in
            make.height.equalTo(200)
        }
        window.layoutIfNeeded()
        // Below the heading's line of 22, which is 27.5 high, with gaps of 16 around it.
        let bottom = 16 + 27.5 + 16 + 200
        #expect(ticket.frame.maxY == bottom)
        #expect(window.view(named: "key")?.frame.minY == bottom + 20)
    }
}
