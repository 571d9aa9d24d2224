import QuoinKit
import QuoinLayout

/// A layout as a page: one file to open in a browser, to send to a colleague, or to keep with a failed test.
///
/// ```swift
/// let report = HTMLReport(title: "Sign in", on: LayoutVariant.usualDevices) {
///     let screen = View()
///     let title = Label("Welcome")
///     screen.addSubview(title)
///     title.makeConstraints { make in make.center.equalToSuperview() }
///     return screen
/// }
/// print(report.html.prefix(15))               // <!DOCTYPE html>
/// ```
///
/// What is wrong comes first, one finding after the other, with what would mend it: to be tried on the
/// page, which shows the layout before and after. A view that is chosen, in the tree or in the picture, tells
/// its constraints with their lines of code and numbers. So do repairs, of the whole and of a view, where the report
/// can build the layout again: as code, and as a picture of what comes of it. All of it can be done by keyboard.
///
/// The page asks for nothing from elsewhere. The layouts are built and laid out when the report is made; the same
/// layouts give the same page.
public struct HTMLReport: Sendable {
    /// What the page is called.
    public var title: String
    let introduction: String
    let subjects: [ReportSubject]
    /// Whether it begins with all layouts side by side.
    let beginsWithOverview: Bool

    /// The report of a tree that is at hand. It is laid out first.
    ///
    /// Mends are shown as code; to try them, a report needs to be able to build the layout again.
    public init(of view: View, title: String? = nil) {
        view.layoutIfNeeded()
        let name = title ?? view.name ?? "Layout"
        var subject = ReportSubject(name: "layout", title: name)
        let size = view.frame.size
        subject.add(
            ReportSubject.Surroundings(
                screen: "\(size)",
                orientation: size.width > size.height ? .landscape : .portrait,
                direction: view.effectiveLayoutDirection,
                textSize: view.traits.textSizeCategory), of: view)
        self.init(title: name, subjects: [subject])
    }

    /// The report of a layout on devices.
    ///
    /// - Parameters:
    ///   - title: What the page is called.
    ///   - devices: Whose screens are filled.
    ///   - orientations: How they are held: upright and sideways by default.
    ///   - directions: Which ways are read.
    ///   - sizes: How large text is.
    ///   - build: Makes the layout: a window, or a view that fills one. It is called for every variant, and
    ///     again for every mend that is tried.
    public init(
        title: String, on devices: [Device] = LayoutVariant.usualDevices,
        held orientations: [Device.Orientation] = Device.Orientation.allCases,
        in directions: [LayoutDirection] = [.leftToRight],
        text sizes: [TextSizeCategory] = [.normal], _ build: () -> View
    ) {
        var subject = ReportSubject(name: "layout", title: title)
        for variant in LayoutVariant.all(
            on: devices, held: orientations, in: directions, text: sizes)
        {
            subject.add(ReportSubject.Surroundings(variant)) { variant.window(showing: build) }
        }
        self.init(title: title, subjects: [subject])
    }

    package init(
        title: String, introduction: String = "", subjects: [ReportSubject],
        beginsWithOverview: Bool = false
    ) {
        self.title = title
        self.introduction = introduction
        self.subjects = subjects
        self.beginsWithOverview = beginsWithOverview
    }

    /// The page, which is also valid XML.
    public var html: String { ReportPage(of: self).text }
}
