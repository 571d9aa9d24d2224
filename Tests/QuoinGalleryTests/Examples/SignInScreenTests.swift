import Quoin
import QuoinGallery
import Testing

@Suite("The sign-in screen")
struct SignInScreenTests {
    @Test("has a form of at most 360 in its middle", arguments: ScreenSize.allCases)
    func frames(at screen: ScreenSize) throws {
        let width = min(360, screen.width - 2 * 16)
        // Fields are 10 + 20 + 10 high, with their baseline at 10 + 16; that of a label is at 14. Labels are
        // as wide as the longer one, "Password".
        let mail = 56.0 + 12 + 25 + 20
        let password = mail + 40 + 12
        let forgot = password + 40 + 8
        let key = forgot + 17.5 + 20
        let height = key + 36
        let label = 8.0 * 7
        let left = label + 12
        try ExampleCheck("sign-in", screen).expectFrames([
            "form": Rect(
                x: (screen.width - width) / 2, y: (screen.height - height) / 2, width: width,
                height: height),
            "logo": Rect(x: (width - 56) / 2, y: 0, width: 56, height: 56),
            "greeting": .line("Welcome back", size: 20, x: (width - 12 * 10) / 2, y: 56 + 12),
            "mail.label": Rect(x: 0, y: mail + 26 - 14, width: label, height: 17.5),
            "mail": Rect(x: left, y: mail, width: width - left, height: 40),
            "password.label": Rect(x: 0, y: password + 26 - 14, width: label, height: 17.5),
            "password": Rect(x: left, y: password, width: width - left, height: 40),
            "forgot": .line("Forgot your password?", size: 14, x: left, y: forgot),
            "sign in": Rect(x: 0, y: key, width: width, height: 36),
            "sign in.title": Rect(x: 12, y: 8, width: width - 2 * 12, height: 20),
        ])
    }

    @Test("grows with the screen until its lines are long enough")
    func readableWidth() throws {
        let window = try #require(Gallery.example(named: "sign-in"))
            .window(of: ScreenSize.upright.size)
        let form = try #require(window.view(named: "form"))
        for (screen, width) in [(300.0, 300.0 - 32), (392, 360), (393, 360), (2000, 360)] {
            window.frame.size.width = screen
            window.layoutIfNeeded()
            #expect(form.frame.width == width)
            #expect(form.frame.midX == screen / 2)
        }
    }
}
