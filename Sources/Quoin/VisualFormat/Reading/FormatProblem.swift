/// What is wrong with a format, and at which byte of it.
struct FormatProblem: Error {
    let message: String
    let place: Int

    init(_ message: String, at place: Int) {
        self.message = message
        self.place = place
    }
}
