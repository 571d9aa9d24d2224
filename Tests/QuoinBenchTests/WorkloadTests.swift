import Testing

@testable import QuoinBench

@Suite("The workloads of the benchmarks")
struct WorkloadTests {
    /// Small enough for a build without optimisation.
    private static let small = [
        "form", "list:3", "row:3", "deep:3", "grid:2", "feed:2", "table:30", "format:3", "stack:2",
        "parallel:2",
    ]

    private func make(_ text: String) throws -> Workload {
        try WorkloadRequest(text: text, edited: []).make()
    }

    @Test("lay out what arithmetic says, whatever is measured on them", arguments: small)
    func correct(text: String) throws {
        let workload = try make(text)
        #expect(workload.name == text && workload.views > 0 && workload.constraints > 0)
        #expect(!workload.measures.isEmpty)
        for measure in workload.measures {
            // Taking a sample checks the outcome.
            let samples = try Sampler(repetitions: 2).sample(measure)
            #expect(samples.count == 2, "\(measure.name)")
            #expect(0 <= samples.minimum && samples.minimum <= samples.median, "\(measure.name)")
        }
    }

    @Test("are listed with a name of their own and all that is measured", arguments: small)
    func listed(text: String) throws {
        let kind = try #require(WorkloadKind(rawValue: String(text.prefix { $0 != ":" })))
        let words = kind.measures.split { ", ".contains($0) }.map(String.init)
        for measure in try make(text).measures {
            #expect(words.contains(measure.name), "\(kind) does not list \(measure.name)")
        }
    }

    @Test(
        "are refused with the reason",
        arguments: [
            ("lst:20", "there is no workload \"lst\"; did you mean \"list\"?"),
            ("lavender", "there is no workload \"lavender\""),
            ("list:0", "list needs a whole number from 1 to 1000000, not \"0\""),
            ("list:1000001", "list needs a whole number from 1 to 1000000, not \"1000001\""),
            ("list:\u{1B}", "list needs a whole number from 1 to 1000000, not "),
            ("form:3", "form has only one size, so nothing may follow its name"),
            ("system", "system needs a file: system:FILE"),
            (
                "system:/nowhere/at/all",
                "system:/nowhere/at/all needs /nowhere/at/all, which cannot"
            ),
        ])
    func refused(text: String, message: String) throws {
        do {
            _ = try make(text)
            Issue.record("\(text) was taken")
        } catch let error as UsageError {
            #expect(error.message.hasPrefix(message) && !error.message.contains("\u{1B}"))
        }
    }
}
