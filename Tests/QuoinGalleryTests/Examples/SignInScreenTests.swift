import Quoin
import QuoinGallery
import TestSupport
import Testing

@Suite("The sign-in screen")
struct SignInScreenTests {
    @Test("has a form of at most 360 in its middle", arguments: ScreenSize.allCases)
    func frames(at screen: ScreenSize) throws {
        let width = min(360, screen.width - 2 * 16)
        // Labels stand on the baselines of their fields, which are 7 below the upper edge of these, and are as
        // wide as the longer one, "Password".
        let field = Helvetica.fieldHeight
        let baseline = 7 + Helvetica.baseline(17) - Helvetica.baseline(14)
        let mail = 56 + 12 + Helvetica.lineHeight(20) + 20
        let password = mail + field + 12
        let forgot = Rect(
            x: 0, y: password + field, width: Helvetica.width("Forgot your password?", 14),
            height: 8 + Helvetica.lineHeight(14) + 8)
        let key = forgot.maxY + 12
        let height = key + Helvetica.buttonHeight
        let label = Helvetica.width("Password", 14)
        let greeting = Helvetica.width("Welcome back", 20, isBold: true)
        let left = label + 12
        try ExampleCheck("sign-in", screen).expectFrames([
            "form": Rect(
                x: (screen.width - width) / 2, y: (screen.height - height) / 2, width: width,
                height: height),
            "logo": Rect(x: (width - 56) / 2, y: 0, width: 56, height: 56),
            "greeting": Rect(
                x: (width - greeting) / 2, y: 56 + 12, width: greeting,
                height: Helvetica.lineHeight(20)),
            "mail.label": Rect(
                x: 0, y: mail + baseline, width: label, height: Helvetica.lineHeight(14)),
            "mail": Rect(x: left, y: mail, width: width - left, height: field),
            "password.label": Rect(
                x: 0, y: password + baseline, width: label, height: Helvetica.lineHeight(14)),
            "password": Rect(x: left, y: password, width: width - left, height: field),
            "forgot": Rect(x: left, y: forgot.minY, width: forgot.width, height: forgot.height),
            "sign in": Rect(x: 0, y: key, width: width, height: Helvetica.buttonHeight),
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
            expectEqual(form.frame.width, width)
            expectEqual(form.frame.midX, screen / 2)
        }
    }
}
