import QuoinUIKit

extension UIWindow {
    /// What is drawn and which round corners clip it. Other areas that clip are left out: those that differ by rounding are
    /// written twice, and what stands beside each other may be in another order, by which they are numbered.
    var marks: [String] {
        let lines = quoin.svg().split(separator: "\n").filter { line in
            line != "</g>" && (!line.contains("quoin-") || line.contains("rx="))
        }
        return lines.map { line in
            line.contains("quoin-") ? "clips " + line.drop { $0 != ">" } : String(line)
        }.sorted()
    }
}
