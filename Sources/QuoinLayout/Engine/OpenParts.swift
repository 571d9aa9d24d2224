/// What was found of which parts of slots could have other values, until the engine takes something in.
struct OpenParts {
    /// With no more questions than that, looking into all at once would take longer.
    static var questionsAskedSingly: Int { 16 }

    /// The engine's when the first of the questions came.
    var epoch: UInt = 0
    var questions = 0
    /// For each slot, whether its parts could have other values; not for all slots if that was not looked into yet.
    var areOpen: [Bool] = []
}
