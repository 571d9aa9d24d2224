/// What is wrong with a text in one of the languages of layouts, and at which byte of it.
struct SourceProblem: Error {
    let message: String
    let place: Int

    init(_ message: String, at place: Int) {
        self.message = message
        self.place = place
    }
}
