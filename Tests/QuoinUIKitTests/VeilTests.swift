import QuoinUIKit
import TestSupport
import Testing

/// What pictures show of effects.
@MainActor
@Suite("Effects in pictures") struct VeilTests {
    private func picture(_ effect: UIVisualEffect?, _ style: UIUserInterfaceStyle = .light)
        -> String
    {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        window.overrideUserInterfaceStyle = style
        let view = UIVisualEffectView(effect: effect)
        view.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
        view.layer.cornerRadius = 5
        window.addSubview(view)
        window.tick()
        return view.quoin.svg()
    }

    @MainActor @Test("a blur shows a veil in the shade of its style")
    func blurs() {
        // 0.97 and 0.12 of 255.
        expectTrue(picture(UIBlurEffect(style: .light)).contains("#f7f7f7"))
        expectTrue(picture(UIBlurEffect(style: .dark)).contains("#1f1f1f"))
        expectTrue(picture(UIBlurEffect(style: .systemMaterial)).contains("#f7f7f7"))
        expectTrue(picture(UIBlurEffect(style: .systemMaterial), .dark).contains("#1f1f1f"))
        expectTrue(picture(UIBlurEffect(style: .systemMaterialLight), .dark).contains("#f7f7f7"))
    }

    @MainActor @Test("no effect shows none, and one that comes later shows its own")
    func none() {
        expectTrue(!picture(nil).contains("#f7f7f7"))
        let vibrancy = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light))
        expectTrue(!picture(vibrancy).contains("#f7f7f7"))
        let view = UIVisualEffectView(effect: nil)
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        _ = view.quoin.svg()
        view.effect = UIBlurEffect(style: .extraLight)
        expectTrue(view.quoin.svg().contains("#f7f7f7"))
    }
}
