import Quoin
import QuoinGallery
import TestSupport
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
        let heading = Rect(
            x: 16, y: 16, width: screen.width - 2 * 16, height: Helvetica.lineHeight(22))
        // Three columns, with gaps of 9 between them and margins of 16.
        let width = (screen.width - 2 * 16 - 2 * 9) / 3
        var expected = ["heading": heading]
        var lowest = 0.0
        for (column, ticket) in tickets.enumerated() {
            // Lines of 16, 24 and 12 points, with gaps of 4 and 16 between them and 12 around them.
            let title = Rect(x: 12, y: 12, width: width - 2 * 12, height: Helvetica.lineHeight(16))
            let price = Rect(
                x: 12, y: title.maxY + 4, width: title.width, height: Helvetica.lineHeight(24))
            let uses = Rect(
                x: 12, y: price.maxY + 16, width: title.width,
                height: Double(ticket.uses.count) * Helvetica.lineHeight(12))
            let frame = Rect(
                x: 16 + Double(column) * (width + 9), y: heading.maxY + 16, width: width,
                height: uses.maxY + 12)
            expected[ticket.name] = frame
            expected["\(ticket.name).title"] = title
            expected["\(ticket.name).price"] = price
            expected["\(ticket.name).uses"] = uses
            lowest = max(lowest, frame.maxY)
        }
        expected["key"] = Rect(
            x: 16, y: lowest + 20, width: screen.width - 2 * 16,
            height: Helvetica.buttonHeight)
        try ExampleCheck("arrays", screen).expectFrames(expected)
    }

    @Test("makes a constraint for each element of an array that is the target")
    func targets() throws {
        let example = try #require(Gallery.example(named: "arrays"))
        let window = example.window(of: ScreenSize.upright.size)
        let names = window.view(named: "key")?.installedConstraints.map { group in
            group.layoutConstraints.map { ($0.secondItem as? View)?.name }
        }
        expectEqual(names?.dropFirst().first, ["day", "week", "year"])
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
        // Below the heading's line of 22 points, with gaps of 16 around it.
        let bottom = 16 + Helvetica.lineHeight(22) + 16 + 200
        expectEqual(ticket.frame.maxY, bottom)
        expectEqual(window.view(named: "key")?.frame.minY, bottom + 20)
    }
}
