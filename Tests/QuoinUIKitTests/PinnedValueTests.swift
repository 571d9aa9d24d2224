import QuoinUIKit
import TestSupport
import Testing

/// Values of controls that stay within what there is.
@MainActor
@Suite struct PinnedValueTests {
    @MainActor @Test func `the current page is one of the pages`() {
        let pages = UIPageControl()
        pages.currentPage = 3
        expectEqual(pages.currentPage, 0)
        pages.numberOfPages = 5
        pages.currentPage = 9
        expectEqual(pages.currentPage, 4)
        pages.currentPage = -1
        expectEqual(pages.currentPage, 0)
        pages.currentPage = 3
        pages.numberOfPages = 2
        expectEqual(pages.currentPage, 1)
        pages.numberOfPages = 0
        expectEqual(pages.currentPage, 0)
    }

    private func day(_ number: Int) -> Date {
        Date(timeIntervalSinceReferenceDate: Double(number) * 86_400)
    }

    @MainActor @Test func `a date is not before the first one, nor after the last one`() {
        let picker = UIDatePicker()
        picker.minimumDate = day(10)
        expectEqual(picker.date, day(10))
        picker.maximumDate = day(20)
        picker.date = day(30)
        expectEqual(picker.date, day(20))
        picker.setDate(day(5), animated: true)
        expectEqual(picker.date, day(10))
        picker.date = day(19)
        picker.maximumDate = day(15)
        expectEqual(picker.date, day(15))
    }

    @MainActor @Test
    func `limits the wrong way round have no effect, nor have those of a countdown`() {
        let picker = UIDatePicker()
        (picker.minimumDate, picker.maximumDate) = (day(20), day(10))
        picker.date = day(30)
        expectEqual(picker.date, day(30))
        picker.datePickerMode = .countDownTimer
        picker.maximumDate = day(25)
        expectEqual(picker.date, day(30))
    }

    @MainActor @Test func `a chosen segment stays chosen when others come before it`() {
        let control = UISegmentedControl(items: ["One", "Two"])
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "Zero", at: 0, animated: false)
        expectEqual(control.selectedSegmentIndex, 2)
        control.insertSegment(with: nil, at: 2, animated: false)
        expectEqual(control.selectedSegmentIndex, 3)
        control.insertSegment(withTitle: "Three", at: 9, animated: false)
        expectEqual(control.selectedSegmentIndex, 3)
        expectEqual(control.titleForSegment(at: 3), "Two")
    }
}
