import Foundation

/// Where `.ci/page` leaves the live page.
enum BuiltPage {
    static let name = "quoin-play.html"

    /// The places to look at, for this process.
    static var places: [String] {
        places(
            executable: Bundle.main.executablePath ?? "",
            currentFolder: FileManager.default.currentDirectoryPath)
    }

    /// The places to look at: `.build/play` of the package that the command was built from, which is some
    /// folders above the executable, and of the one that somebody stands in.
    static func places(executable: String, currentFolder: String) -> [String] {
        var places: [String] = []
        var folder = executable[...]
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            if folder.hasSuffix("/.build") {
                places.append("\(folder)/play/\(name)")
            }
        }
        let here = "\(currentFolder)/.build/play/\(name)"
        return places.contains(here) ? places : places + [here]
    }
}
