extension FormatScanner {
    /// Adds 1 to a number that is written in digits from a place on.
    static func countUp(_ bytes: inout [UInt8], from start: Int) {
        var place = bytes.count - 1
        while place >= start, bytes[place] == UInt8(ascii: "9") {
            bytes[place] = UInt8(ascii: "0")
            place -= 1
        }
        if place >= start {
            bytes[place] += 1
        } else {
            bytes.insert(UInt8(ascii: "1"), at: start)
        }
    }
}
