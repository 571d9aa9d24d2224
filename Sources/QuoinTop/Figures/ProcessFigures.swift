/// What `/proc/[pid]/stat` says of a process.
struct ProcessFigures: Equatable {
    var identifier: Int
    /// The name of its program, of at most 15 bytes. Whatever those are: programs choose it.
    var name: String
    /// What it does, as a letter: R runs, S sleeps, D waits for a disk, Z is a zombie, T is stopped.
    var state: Character
    /// How long it was busy, in ticks of the kernel's clock.
    var ticks: Int
    var threads: Int
    /// When it was started, in ticks since the machine was. With the identifier it tells processes apart.
    var start: Int
    /// How much memory it has that is not put aside, in pages.
    var pages: Int

    /// Reads the file; nil if it is cut off.
    init?(_ text: ArraySlice<UInt8>) {
        // The name stands in parentheses, and may contain some.
        guard let open = text.firstIndex(of: UInt8(ascii: "(")),
            let close = text.lastIndex(of: UInt8(ascii: ")")), open < close
        else { return nil }
        var first = FieldReader(text[..<open])
        guard let identifier = first.number(), identifier > 0 else { return nil }
        var reader = FieldReader(text[(close + 1)...])
        guard let state = reader.word()?.first, state > 0x20, state < 0x7F else { return nil }
        reader.skip(10)
        guard let user = reader.number(), let system = reader.number() else { return nil }
        reader.skip(4)
        guard let threads = reader.number() else { return nil }
        reader.skip(1)
        guard let start = reader.number() else { return nil }
        reader.skip(1)
        guard let pages = reader.number() else { return nil }
        self.identifier = identifier
        name = String(decoding: text[(open + 1)..<close], as: UTF8.self)
        self.state = Character(Unicode.Scalar(state))
        ticks = max(0, user).plus(max(0, system))
        self.threads = max(0, threads)
        self.start = max(0, start)
        self.pages = max(0, pages)
    }

    /// Makes a line of words of `/proc/[pid]/cmdline`, in which zeros part them. The first is the program,
    /// without the folder it is in.
    static func command(_ text: ArraySlice<UInt8>) -> String {
        let words = text.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        guard let path = words.first else { return "" }
        // A program that says what it does writes a sentence here.
        let isPath = path.first == "/" && !path.contains(" ")
        let name =
            isPath
            ? String(path[(path.lastIndex(of: "/") ?? path.startIndex)...].dropFirst()) : path
        return ([name.isEmpty ? path : name] + words.dropFirst()).joined(separator: " ")
    }
}
