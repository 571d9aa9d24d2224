import QuoinUIKit
import TestSupport
import Testing

/// Wheels to choose by.
@MainActor
@Suite struct PickerTests {
    private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var counts = [12, 3]
        var widths: [CGFloat] = [0, 0]
        var givesViews = false
        var asked: [String] = []
        var chosen: [String] = []

        func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            counts[component]
        }
        func pickerView(
            _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
        ) -> String? { "\(component)-\(row)" }
        func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
            widths[component]
        }
        func pickerView(
            _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
            reusing view: UIView?
        ) -> UIView {
            guard givesViews else {
                return Titles().pickerView(
                    pickerView, viewForRow: row, forComponent: component, reusing: view)
            }
            asked.append("\(component)-\(row)\(view == nil ? "" : " again")")
            let box = view ?? UIView()
            box.tag = row
            return box
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent part: Int) {
            chosen.append("\(part)-\(row)")
        }
    }
    /// Has no views.
    private final class Titles: UIPickerViewDelegate {}

    private let picker = UIPickerView()
    private let source = Source()

    private func show() {
        picker.dataSource = source
        picker.delegate = source
        picker.layoutIfNeeded()
    }
    private func all<Kind: UIView>(_ kind: Kind.Type, in view: UIView) -> [Kind] {
        ((view as? Kind).map { [$0] } ?? []) + view.subviews.flatMap { all(kind, in: $0) }
    }
    /// The row with a title, as it stands in the picker.
    private func row(_ title: String) -> UIControl? {
        all(UILabel.self, in: picker).first { $0.text == title }?.superview as? UIControl
    }
    private func titles(of component: Int) -> [String] {
        all(UILabel.self, in: picker).compactMap(\.text).filter { $0.hasPrefix("\(component)-") }
            .sorted { $0.count == $1.count ? $0 < $1 : $0.count < $1.count }
    }
    private func isNear(_ one: CGFloat?, _ other: CGFloat) -> Bool {
        one.map { abs($0 - other) < 0.001 } ?? false
    }

    // The cylinder has a radius of 108, half of 216, so that a row of 32 is an angle of 32 / 108 = 0.2963. In 0.95 of a right
    // angle, 1.4923, there are five.
    @MainActor @Test func `rows stand on a cylinder about the chosen one, which is in the middle`()
    {
        show()
        picker.selectRow(6, inComponent: 0, animated: false)
        picker.layoutIfNeeded()
        expectEqual(titles(of: 0), (1...11).map { "0-\($0)" })
        expectEqual(titles(of: 1), ["1-0", "1-1", "1-2"])
        expectEqual(row("0-6")?.center, CGPoint(x: 80, y: 108))
        expectEqual(row("0-6")?.bounds.size, CGSize(width: 160, height: 32))
        expectTrue(isNear(row("0-8")?.center.y, 108 + 108 * sin(64.0 / 108)))
        expectTrue(isNear(row("0-4")?.center.y, 108 - 108 * sin(64.0 / 108)))
        expectTrue(isNear(row("0-8")?.transform.d, cos(64.0 / 108)))
        expectEqual(row("0-6")?.alpha, 1)
        expectTrue(row("0-7")?.alpha ?? 1 < 0.6)
        expectTrue(picker.quoin.findings().isEmpty)
    }

    @MainActor @Test func `what is chosen is within what there is`() {
        expectEqual(picker.selectedRow(inComponent: 0), 0)
        picker.selectRow(7, inComponent: 0, animated: false)
        expectEqual(picker.selectedRow(inComponent: 0), 7)
        show()
        expectEqual(picker.selectedRow(inComponent: 0), 7)
        picker.selectRow(99, inComponent: 0, animated: true)
        expectEqual(picker.selectedRow(inComponent: 0), 11)
        picker.selectRow(-3, inComponent: 0, animated: true)
        expectEqual(picker.selectedRow(inComponent: 0), 0)
        source.counts = [0, 3]
        picker.reloadAllComponents()
        picker.layoutIfNeeded()
        expectEqual(picker.selectedRow(inComponent: 0), -1)
        expectEqual(titles(of: 0), [])
        expectEqual(source.chosen, [])
    }

    @MainActor @Test func `a row that is touched is chosen, and the delegate hears of it`() {
        show()
        row("0-3")?.sendActions(for: .touchUpInside)
        picker.layoutIfNeeded()
        expectEqual(source.chosen, ["0-3"])
        expectEqual(picker.selectedRow(inComponent: 0), 3)
        expectEqual(row("0-3")?.center.y, 108)
    }

    @MainActor @Test func `components are as wide as the delegate says, and stand in the middle`() {
        source.widths = [100, 60]
        show()
        expectEqual(picker.rowSize(forComponent: 1), CGSize(width: 60, height: 32))
        expectEqual(row("0-0")?.center.x, 130)
        expectEqual(row("1-0")?.center.x, 210)
        picker.semanticContentAttribute = .forceRightToLeft
        picker.setNeedsLayout()
        picker.layoutIfNeeded()
        expectEqual(row("1-0")?.center.x, 110)
        expectEqual(row("0-0")?.center.x, 190)
    }

    @MainActor @Test func `the delegate's views are used again`() {
        source.counts = [100]
        source.widths = [50]
        source.givesViews = true
        show()
        expectEqual(source.asked, (0...5).map { "0-\($0)" })
        expectEqual(picker.view(forRow: 2, forComponent: 0)?.tag, 2)
        expectEqual(picker.view(forRow: 2, forComponent: 0)?.superview?.center.x, 160)
        source.asked = []
        picker.selectRow(50, inComponent: 0, animated: false)
        picker.layoutIfNeeded()
        expectEqual(
            source.asked,
            (45...50).map { "0-\($0) again" } + (51...55).map { "0-\($0)" })
        expectTrue(picker.view(forRow: 2, forComponent: 0) == nil)
        source.asked = []
        picker.reloadComponent(0)
        picker.layoutIfNeeded()
        expectEqual(source.asked.count, 11)
    }

    @MainActor @Test
    func `endless rows, and any number of wheels, take no longer than those that are seen`() {
        source.counts = [.max]
        show()
        picker.selectRow(.max, inComponent: 0, animated: false)
        picker.layoutIfNeeded()
        expectEqual(picker.selectedRow(inComponent: 0), .max - 1)
        expectEqual(titles(of: 0).last, "0-\(Int.max - 1)")
        source.counts = Array(repeating: 1, count: 1_000_000)
        source.widths = Array(repeating: 0, count: 1_000_000)
        picker.reloadAllComponents()
        picker.layoutIfNeeded()
        expectEqual(all(UILabel.self, in: picker).count, 32)
    }

    /// Has one row fewer each time it is asked, and begins again.
    private final class Shrinking: NSObject, UIPickerViewDataSource {
        var count = 0
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            count = count == 0 ? 7 : count - 1
            return count
        }
    }

    @MainActor @Test func `a source that answers otherwise each time ends nothing`() {
        let shrinking = Shrinking()
        picker.dataSource = shrinking
        picker.delegate = source
        for row in 0..<20 {
            picker.selectRow(row, inComponent: 0, animated: false)
            picker.layoutIfNeeded()
            expectTrue(titles(of: 0).count <= 7)
        }
    }

    // MARK: Dates

    private let dates = UIDatePicker()

    /// Shows 29 November 2025, 14:20, which is a Saturday.
    private func show(_ mode: UIDatePicker.Mode, in locale: String = "en_US") {
        dates.preferredDatePickerStyle = .wheels
        dates.datePickerMode = mode
        dates.locale = Locale(identifier: locale)
        dates.calendar = Calendar(identifier: .gregorian)
        dates.timeZone = TimeZone(identifier: "UTC")
        dates.date = Date(timeIntervalSince1970: 1_764_426_000)
        dates.sizeToFit()
        dates.layoutIfNeeded()
    }
    /// What stands in the middle of the wheels.
    private func told() -> [String] {
        dates.layoutIfNeeded()
        let middle = all(UILabel.self, in: dates).filter { label in
            label.superview?.center.y == dates.bounds.midY
        }
        return middle.sorted { $0.superview?.center.x ?? 0 < $1.superview?.center.x ?? 0 }
            .compactMap(\.text)
    }
    private func turn(to title: String, wheel: Int) throws {
        let left = told()[wheel]
        let column = all(UILabel.self, in: dates).first { $0.text == left }?.superview?.center.x
        let row = all(UILabel.self, in: dates).first { label in
            label.text == title && label.superview?.center.x == column
        }
        (try #require(row?.superview as? UIControl)).sendActions(for: .touchUpInside)
    }

    @MainActor @Test func `wheels tell a date as people of the locale do`() {
        show(.date)
        expectEqual(dates.bounds.size, CGSize(width: 320, height: 216))
        expectEqual(told(), ["November", "29", "2025"])
        show(.date, in: "de_DE")
        expectEqual(told(), ["29", "November", "2025"])
        show(.time)
        expectEqual(told(), ["2", "20", "PM"])
        show(.time, in: "de_DE")
        expectEqual(told(), ["14", "20"])
        show(.dateAndTime)
        expectEqual(told(), ["Sat, Nov 29", "2", "20", "PM"])
        expectTrue(dates.quoin.findings().isEmpty)
    }

    @MainActor @Test func `wheels turn the date, which stays one that there is`() throws {
        var news = 0
        dates.addAction(UIAction { _ in news += 1 }, for: .valueChanged)
        show(.date)
        try turn(to: "31", wheel: 1)
        // There is no 31 November.
        expectEqual(told(), ["November", "30", "2025"])
        try turn(to: "February", wheel: 0)
        expectEqual(told(), ["February", "28", "2025"])
        try turn(to: "2024", wheel: 2)
        expectEqual(told(), ["February", "28", "2024"])
        try turn(to: "29", wheel: 1)
        expectEqual(told(), ["February", "29", "2024"])
        expectEqual(news, 4)
        show(.dateAndTime)
        try turn(to: "AM", wheel: 3)
        try turn(to: "Mon, Dec 1", wheel: 0)
        expectEqual(told(), ["Mon, Dec 1", "2", "20", "AM"])
        expectEqual(dates.date.timeIntervalSince1970, 1_764_426_000 - 12 * 3_600 + 2 * 86_400)
        dates.maximumDate = Date(timeIntervalSince1970: 1_764_426_000)
        expectEqual(told(), ["Sat, Nov 29", "2", "20", "PM"])
    }

    @MainActor @Test func `wheels count down, and have the minutes that are asked for`() throws {
        show(.countDownTimer)
        dates.countDownDuration = 5_465
        expectEqual(told(), ["1 hour", "31 min"])
        dates.minuteInterval = 15
        expectEqual(told(), ["1 hour", "30 min"])
        try turn(to: "45 min", wheel: 1)
        expectEqual(dates.countDownDuration, 6_300)
        dates.minuteInterval = 7
        expectEqual(told(), ["1 hour", "45 min"])
    }

    @MainActor @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e15, 1e12])
    func `dates that are none, or far away, end nothing`(seconds: Double) {
        show(.dateAndTime)
        dates.date = Date(timeIntervalSinceReferenceDate: seconds)
        dates.countDownDuration = seconds
        let wheels: [(UIDatePicker.Mode, Int)] = [
            (.date, 3), (.dateAndTime, 4), (.time, 3), (.countDownTimer, 2),
        ]
        for (mode, count) in wheels {
            dates.datePickerMode = mode
            expectEqual(told().count, count)
        }
    }
}
