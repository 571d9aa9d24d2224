import Quoin
import QuoinKit

/// Answers requests, and keeps the last layout so that its window can be dragged.
final class PlayDesk {
    private var sheet: PlaySheet?
    private var request = PlayRequest()
    /// It remembers the texts that edits leave as they are.
    private let measurer = HelveticaMeasurer()

    /// Lays out what a request asks for. If it makes no sense, what was laid out before is forgotten.
    func answer(to text: String) -> PlayAnswer {
        sheet = nil
        do throws(PlayProblem) {
            let request = try PlayRequest(text)
            let sheet = PlaySheet(request, measurer)
            self.request = request
            self.sheet = sheet
            return PlayAnswer(of: sheet, request)
        } catch {
            return PlayAnswer(error)
        }
    }

    /// The answer to the last request in a window of another size, without reading or building anything
    /// anew.
    func answer(width: Double, height: Double) -> PlayAnswer {
        guard let sheet else {
            return PlayAnswer(PlayProblem("there is no layout"))
        }
        sheet.resize(to: Size(width: Self.sound(width), height: Self.sound(height)))
        return PlayAnswer(of: sheet, request)
    }

    private static func sound(_ length: Double) -> Double {
        length.isNaN ? 0 : max(0, min(PlayRequest.largest, length))
    }
}
