import Foundation
import Quoin
import QuoinConsole

/// Draws the cards of files, several at once.
struct CardPress: Sendable {
    /// What became of a file.
    struct Result: Sendable {
        var complaints: [String] = []
        var status = CardOutcome.Status.success
        /// The picture, if it goes to standard output.
        var picture: [UInt8] = []
    }

    let request: CardRequest
    let input: CommandInput
    /// Where pictures go; nil for standard output, or nowhere.
    let folder: OutputFolder?
    /// What makes PNG of SVG, if that is wanted.
    let converter: PictureConverter?

    /// Draws all, each in a task of its own, and as many at a time as there are processors.
    ///
    /// - Returns: what became of them, in their order.
    func run(
        _ jobs: [CardJob], showProgress: (@Sendable (String) -> Void)?
    ) async -> [Result] {
        var results: [Result?] = Array(repeating: nil, count: jobs.count)
        var done = 0
        await withTaskGroup(of: (Int, Result).self) { group in
            var next = 0
            func begin() {
                guard next < jobs.count else { return }
                let index = next
                next += 1
                group.addTask { (index, draw(jobs[index])) }
            }
            // One more than there are processors, so that none waits for the next.
            for _ in 0...max(1, ProcessInfo.processInfo.activeProcessorCount) {
                begin()
            }
            for await (index, result) in group {
                results[index] = result
                done += 1
                if jobs.count > 1 {
                    showProgress?(Self.progress(done, of: jobs.count))
                }
                begin()
            }
        }
        if jobs.count > 1 {
            showProgress?("")
        }
        return results.compactMap { $0 }
    }

    /// How far it has come, as a bar.
    static func progress(_ done: Int, of count: Int) -> String {
        let width = 30
        let full = done * width / max(1, count)
        return String(repeating: "█", count: full) + String(repeating: "░", count: width - full)
            + " \(done) of \(count)"
    }

    // MARK: A file

    private func draw(_ job: CardJob) -> Result {
        let name = job.file == "-" ? "standard input" : PrintableText.shortened(job.file, to: 200)
        if let rival = job.rival, !request.isCheck {
            return failure(
                "\(name) would have the same picture as \(PrintableText.quoted(rival)), "
                    + PrintableText.quoted(job.name))
        }
        let source: [UInt8]
        do throws(UsageError) {
            source = job.file == "-" ? try input.standardInput() : try input.file(job.file)
        } catch {
            return failure(error.message)
        }
        let (card, problems) = CardReader.read(source) { (path) throws(UsageError) -> [UInt8] in
            try picture(beside(job.file, path))
        }
        guard var card else {
            return Result(
                complaints: JSONProblem.report(problems, in: source, named: name),
                status: .wrongUse)
        }
        guard !request.isCheck else { return Result() }
        card.theme = request.theme ?? card.theme
        let document = CardSheet.make(card).document
        return deliver(Array(document.utf8), as: job.name, of: name)
    }

    private func deliver(_ document: [UInt8], as file: String, of name: String) -> Result {
        var picture = document
        if let converter {
            do throws(PictureConverter.Failure) {
                picture = try converter.png(of: document)
            } catch {
                return failure("\(name): \(error.message)", .unavailable)
            }
        }
        guard let folder else { return Result(picture: picture) }
        do throws(OutputFolder.Failure) {
            try folder.write(picture, to: file)
        } catch {
            return failure(error.message, .outputFailed)
        }
        return Result()
    }

    private func failure(
        _ message: String, _ status: CardOutcome.Status = .wrongUse
    ) -> Result {
        Result(complaints: ["quoin-card: \(message)"], status: status)
    }

    /// The file of a picture. A pipe is none: nobody may be there who writes to it.
    private func picture(_ path: String) throws(UsageError) -> [UInt8] {
        var status = stat()
        if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
            throw UsageError("\(PrintableText.quoted(path)) is no file")
        }
        return try input.file(path)
    }

    /// The path of a file that a card names.
    private func beside(_ card: String, _ path: String) -> String {
        guard card != "-", let slash = card.lastIndex(of: "/") else { return path }
        return String(card[...slash]) + path
    }
}
