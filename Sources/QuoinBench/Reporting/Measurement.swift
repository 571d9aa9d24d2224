/// A measure's result, in the form in which it is reported.
struct Measurement {
    let workload: String
    let measure: String
    let medianMicroseconds: Double
    let minimumMicroseconds: Double
    let repetitions: Int
    let views: Int
    let constraints: Int
    let peakKilobytes: Int?

    /// One line of JSON.
    var json: String {
        let fields = [
            "\"workload\": \(quotedJSON(workload))",
            "\"measure\": \(quotedJSON(measure))",
            "\"median_us\": \(rounded(medianMicroseconds))",
            "\"min_us\": \(rounded(minimumMicroseconds))",
            "\"repetitions\": \(repetitions)",
            "\"views\": \(views)",
            "\"constraints\": \(constraints)",
            "\"peak_kb\": \(peakKilobytes.map(String.init) ?? "null")",
        ]
        return "{" + fields.joined(separator: ", ") + "}"
    }

    /// Nanoseconds are as fine as the clock is; a batch of operations resolves tenths of them.
    private func rounded(_ microseconds: Double) -> Double {
        (microseconds * 1e4).rounded() / 1e4
    }
}

/// The text as a JSON string.
func quotedJSON(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\"", "\\":
            quoted += "\\"
            quoted.unicodeScalars.append(scalar)
        case _ where scalar.value < 0x20:
            let digits = String(scalar.value, radix: 16)
            quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        default:
            quoted.unicodeScalars.append(scalar)
        }
    }
    return quoted + "\""
}
