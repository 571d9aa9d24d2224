import Quoin

/// The layouts by their numbers, and the places in memory where requests and answers lie.
final class WebDesk {
    let request = WebMemory()
    let answer = WebMemory()
    /// Four numbers that go to and fro.
    let tray: UnsafeMutablePointer<Double>
    private var layouts: [WebLayout?] = []

    init() {
        tray = .allocate(capacity: 4)
        tray.initialize(repeating: 0, count: 4)
    }

    deinit {
        tray.deallocate()
    }

    // MARK: Layouts

    /// Makes a layout, and gives it a number.
    ///
    /// - Parameter measure: Puts the content of a view of the layout into the tray; 0 if it cannot.
    func open(
        _ size: Size,
        _ measure: @escaping (_ layout: Int32, _ view: Int32, _ width: Double) -> Int32
    ) -> Int32 {
        let position = layouts.firstIndex { $0 == nil } ?? layouts.count
        let number = Int32(truncatingIfNeeded: position)
        let tray = tray
        let measurer = WebMeasurer { view, width in
            guard measure(number, view, width) != 0 else { return nil }
            return WebContent(
                size: Size(width: tray[0], height: tray[1]), firstBaseline: tray[2],
                lastBaseline: tray[3])
        }
        let layout = WebLayout(size: size, measurer: measurer)
        if position == layouts.count {
            layouts.append(layout)
        } else {
            layouts[position] = layout
        }
        return number
    }

    /// Lets a layout go.
    func close(_ number: Int32) {
        if layout(number) != nil {
            layouts[Int(number)] = nil
        }
    }

    /// The layout of a number.
    func layout(_ number: Int32) -> WebLayout? {
        number >= 0 && Int(number) < layouts.count ? layouts[Int(number)] : nil
    }

    // MARK: Answers

    /// Does something with a layout. If that is refused, it answers why, and returns −1.
    func with(_ number: Int32, _ body: (WebLayout) throws(WebProblem) -> Int32) -> Int32 {
        do throws(WebProblem) {
            guard let layout = layout(number) else { throw WebProblem("there is no such layout") }
            return try body(layout)
        } catch {
            _ = write { message in
                message.add(error.message)
                message.add(error.places) { message, place in
                    message.add(place.message)
                    message.add(Int32(truncatingIfNeeded: place.line))
                    message.add(Int32(truncatingIfNeeded: place.column))
                }
            }
            return -1
        }
    }

    /// Answers a text of so many bytes in the request.
    func answer(
        _ number: Int32, to count: Int,
        _ body: (WebLayout, TextRequest) throws(WebProblem) -> TextAnswer
    ) -> Int32 {
        with(number) { layout throws(WebProblem) in
            var message = MessageReader(request.bytes(count))
            let answer = try body(layout, TextRequest(&message))
            return write { answer.write(to: &$0) }
        }
    }

    /// Writes an answer, and says how many bytes it has.
    func write(_ body: (inout MessageWriter) -> Void) -> Int32 {
        var message = MessageWriter()
        body(&message)
        answer.write(message.bytes)
        return Int32(truncatingIfNeeded: message.bytes.count)
    }

    /// Where the size of a content comes from: 0 if there is none, 1 for the one in the tray, 2 for one that is
    /// measured, and 3 for one that is measured for its width, too.
    func source(_ number: Int32) -> WebView.Source {
        switch number {
        case 1:
            .given(
                WebContent(
                    size: Size(width: tray[0], height: tray[1]), firstBaseline: tray[2],
                    lastBaseline: tray[3]))
        case 2: .measured(wraps: false)
        case 3: .measured(wraps: true)
        default: .given(.none)
        }
    }
}
