/// How many processes wanted to run on average: over one, five and fifteen minutes.
struct LoadFigures: Equatable {
    var averages: [Double]

    /// Reads `/proc/loadavg`; nil if there are no three numbers.
    init?(_ text: ArraySlice<UInt8>) {
        var reader = FieldReader(text)
        averages = []
        for _ in 0..<3 {
            guard let average = reader.word().flatMap({ FieldReader.decimal($0) }) else {
                return nil
            }
            averages.append(average)
        }
    }
}

/// What other small files say.
enum SystemFigures {
    /// For how many seconds the machine has been running, as `/proc/uptime` says.
    static func uptime(_ text: ArraySlice<UInt8>) -> Double? {
        var reader = FieldReader(text)
        return reader.word().flatMap { FieldReader.decimal($0) }
    }

    /// The name of the machine, as `/proc/sys/kernel/hostname` says.
    static func hostName(_ text: ArraySlice<UInt8>) -> String {
        String(decoding: text.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }

    /// The names of users by their numbers, as `/etc/passwd` says.
    static func users(_ text: ArraySlice<UInt8>) -> [Int: String] {
        var users: [Int: String] = [:]
        for line in text.lines {
            let parts = line.split(
                separator: UInt8(ascii: ":"), maxSplits: 3, omittingEmptySubsequences: false)
            guard parts.count >= 3, let number = FieldReader.number(parts[2]), users[number] == nil
            else { continue }
            users[number] = String(decoding: parts[0], as: UTF8.self)
        }
        return users
    }
}
