import QuoinUIKit
import TestSupport
import Testing

/// Names that apps and their scenes are written with, and that change nothing, or little.
@MainActor
@Suite struct AppNameTests {
    private final class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, performActionFor item: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            completionHandler(item.type == "new")
        }
        func application(
            _ application: UIApplication, continue activity: NSUserActivity,
            restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
        ) -> Bool {
            activity.activityType == NSUserActivityTypeBrowsingWeb && activity.webpageURL != nil
        }
        func application(
            _ application: UIApplication,
            performFetchWithCompletionHandler done: @escaping (UIBackgroundFetchResult) -> Void
        ) {
            done(.noData)
        }
    }
    private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var opened: [URL] = []
        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) {
            self.scene(scene, openURLContexts: options.urlContexts)
            if options.shortcutItem != nil || !options.userActivities.isEmpty { opened = [] }
        }
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            opened += contexts.filter { !$0.options.openInPlace }.map(\.url)
        }
    }

    @MainActor @Test func `delegates are asked for what icons, pages and other apps want`() throws {
        let delegate = AppDelegate()
        let item = UIApplicationShortcutItem(
            type: "new", localizedTitle: "New", icon: .init(type: .add))
        var isDone = false
        delegate.application(.shared, performActionFor: item) { isDone = $0 }
        expectTrue(isDone)
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = URL(string: "https://swift.org")
        activity.addUserInfoEntries(from: ["page": 1])
        expectEqual(activity.userInfo?["page"] as? Int, 1)
        expectTrue(delegate.application(.shared, continue: activity) { _ in })
        let (scene, page) = (SceneDelegate(), try #require(URL(string: "app://page")))
        scene.scene(UIWindowScene(), willConnectTo: UISceneSession(), options: .init())
        expectTrue(scene.opened.isEmpty)
        scene.scene(UIWindowScene(), openURLContexts: [UIOpenURLContext(url: page)])
        expectEqual(scene.opened, [page])
    }

    private final class Menus: NSObject, UIContextMenuInteractionDelegate {
        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction,
            configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                UIMenu(title: "Card", children: [])
            }
        }
    }

    @MainActor @Test func `an interaction belongs to one view, and a test can ask for its menu`() {
        let (menus, one, other) = (Menus(), UIView(), UIView())
        let interaction = UIContextMenuInteraction(delegate: menus)
        one.addInteraction(interaction)
        expectTrue(interaction.view === one && one.interactions.count == 1)
        other.addInteraction(interaction)
        expectTrue(one.interactions.isEmpty && interaction.view === other)
        let shown = interaction.delegate?.contextMenuInteraction(
            interaction, configurationForMenuAtLocation: .zero)
        expectEqual(shown?.actionProvider?([])?.title, "Card")
        other.interactions = []
        expectTrue(interaction.view == nil)
    }

    private final class CodeView: UIControl, UIKeyInput {
        var digits = ""
        var hasText: Bool { !digits.isEmpty }
        func insertText(_ text: String) { digits += text }
        func deleteBackward() { _ = digits.popLast() }
    }

    @MainActor @Test func `a view of one's own takes letters`() {
        let view = CodeView()
        let keys: any UIKeyInput = view
        keys.insertText("12")
        keys.deleteBackward()
        expectTrue(view.digits == "1" && keys.hasText)
        let field = UITextField()
        field.smartQuotesType = .no
        field.smartDashesType = .yes
        expectTrue(field.smartQuotesType == .no && field.smartDashesType == .yes)
        expectEqual(field.smartInsertDeleteType, .default)
    }

    @MainActor @Test func `pictures of a catalogue have the names that Xcode gives them`() {
        UIImage.register("named by Xcode", size: CGSize(width: 30, height: 20))
        let name = ImageResource(name: "named by Xcode", bundle: .main)
        expectEqual(UIImage(resource: name).size, CGSize(width: 30, height: 20))
        expectEqual(UIImage(resource: .init(name: "nowhere", bundle: .main)).size, .zero)
        let color = ColorResource(name: "ground", bundle: .main)
        expectEqual(UIColor(resource: color), UIColor(named: "ground"))
    }

    @MainActor @Test func `text is measured within a length that nothing reaches`() {
        let room = CGSize(width: 50, height: CGFloat(MAXFLOAT))
        let size = "a b c".boundingRect(
            with: room, options: .usesLineFragmentOrigin,
            attributes: [.font: UIFont.systemFont(ofSize: 20)], context: nil)
        expectTrue(size.height > 0 && size.width <= 50)
        let label = UILabel()
        label.lineBreakStrategy = .hangulWordPriority
        expectEqual(label.lineBreakStrategy, [.hangulWordPriority])
        let (button, table) = (UIButton(), UITableView())
        button.role = .primary
        table.separatorInsetReference = .fromAutomaticInsets
        expectTrue(button.role == .primary && table.separatorInsetReference == .fromAutomaticInsets)
    }
}
