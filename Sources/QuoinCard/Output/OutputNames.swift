import Foundation

/// A file with the name of its picture.
struct CardJob: Sendable {
    let file: String
    /// The name of the picture in its folder.
    let name: String
    /// The file whose picture would have the same name, if there is one before it.
    var rival: String?
}

/// Where pictures go.
enum OutputNames {
    /// The folder that pictures are written into.
    static func folder(of request: CardRequest) -> String {
        guard let out = request.out else { return "." }
        guard request.isOutFile else { return out }
        guard let slash = out.lastIndex(of: "/") else { return "." }
        return slash == out.startIndex ? "/" : String(out[..<slash])
    }

    /// The files with the names of their pictures, which are names and never ways to other folders.
    static func jobs(of request: CardRequest) -> [CardJob] {
        var known: [String: String] = [:]
        return request.files.map { file in
            var job = CardJob(file: file, name: name(for: file, request))
            // Some systems do not tell capitals from small letters.
            let key = job.name.lowercased()
            job.rival = known[key]
            known[key] = known[key] ?? file
            return job
        }
    }

    private static func name(for file: String, _ request: CardRequest) -> String {
        if request.isOutFile, let out = request.out {
            return out.split(separator: "/").last.map(String.init) ?? out
        }
        var name = file == "-" ? "card" : file.split(separator: "/").last.map(String.init) ?? "card"
        if name.lowercased().hasSuffix(".json"), name.count > 5 {
            name.removeLast(5)
        }
        return "\(name).\(request.format.rawValue)"
    }
}
