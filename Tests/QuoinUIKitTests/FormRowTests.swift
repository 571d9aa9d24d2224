import QuoinUIKit
import TestSupport
import Testing

/// Controls beside their labels.
@MainActor
@Suite struct FormRowTests {
    private let label = UILabel()

    private func row(_ control: UIView) -> UIStackView {
        label.text = "Theme"
        let row = UIStackView(arrangedSubviews: [label, control])
        row.alignment = .firstBaseline
        row.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
        row.layoutIfNeeded()
        return row
    }

    /// Where a view's first baseline is in a row.
    private func baseline(of view: UIView, in row: UIView) -> CGFloat {
        let line = UIView()
        line.translatesAutoresizingMaskIntoConstraints = false
        row.addSubview(line)
        line.topAnchor.constraint(equalTo: view.firstBaselineAnchor).isActive = true
        row.layoutIfNeeded()
        return line.frame.minY
    }

    @MainActor @Test
    func `titles of segments stand on one line with a label, however high they are`() {
        let control = UISegmentedControl(items: ["Light", "Dark"])
        let row = row(control)
        let low = baseline(of: control, in: row)
        expectTrue(abs(low - baseline(of: label, in: row)) < 0.01)
        expectTrue(low - control.frame.minY > 10 && low - control.frame.minY < 32)
        let inset = low - control.frame.minY
        control.heightAnchor.constraint(equalToConstant: control.frame.height + 18).isActive = true
        let high = baseline(of: control, in: row)
        expectTrue(abs(high - baseline(of: label, in: row)) < 0.01)
        // Half of what it is higher.
        expectTrue(abs(high - control.frame.minY - inset - 9) < 0.01)
    }

    @MainActor @Test
    func `a compact date picker is as wide as its date, and leaves a label its room`() {
        let picker = UIDatePicker()
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.datePickerMode = .date
        expectEqual(picker.datePickerStyle, .compact)
        let text = "Jan 1, 2001".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
        expectEqual(picker.intrinsicContentSize, CGSize(width: text.width + 24, height: 34))
        _ = row(picker)
        expectTrue(label.frame.width > 30)
        let day = picker.intrinsicContentSize.width
        picker.datePickerMode = .dateAndTime
        expectTrue(picker.intrinsicContentSize.width > day + 24)
        picker.preferredDatePickerStyle = .wheels
        expectEqual(picker.intrinsicContentSize, CGSize(width: 320, height: 216))
        picker.preferredDatePickerStyle = .automatic
        picker.datePickerMode = .countDownTimer
        expectEqual(picker.datePickerStyle, .wheels)
    }
}
