import Quoin
import Testing

@Suite("The basic screen")
struct BasicScreenTests {
    @Test("has panels of half the width and half the height", arguments: ScreenSize.allCases)
    func frames(at screen: ScreenSize) throws {
        // Two columns and two rows, with three gaps of 10 along each axis.
        let width = (screen.width - 3 * 10) / 2
        let height = (screen.height - 3 * 10) / 2
        try ExampleCheck("basic", screen).expectFrames([
            "green": Rect(x: 10, y: 10, width: width, height: height),
            "red": Rect(x: 20 + width, y: 10, width: width, height: height),
            "blue": Rect(x: 10, y: 20 + height, width: screen.width - 20, height: height),
        ])
    }
}
