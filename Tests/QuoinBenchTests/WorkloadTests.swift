import Foundation
import TestSupport
import Testing

@testable import QuoinBench

@Suite("The workloads of the benchmarks")
struct WorkloadTests {
    /// Small enough for a build without optimisation.
    private static let small = [
        "form", "list:3", "row:3", "deep:3", "grid:2", "feed:2", "table:30", "format:3", "stack:2",
        "distribution:5", "parallel:2",
    ]

    private func make(_ text: String) throws -> Workload {
        try WorkloadRequest(text: text, edited: []).make()
    }

    /// What was found of a workload.
    private struct Found: Sendable {
        var name: String
        var views: Int
        var constraints: Int
        var samples: [(measure: String, count: Int, minimum: Double, median: Double)] = []
    }

    @Test("lay out what arithmetic says, whatever is measured on them", arguments: small)
    func correct(text: String) async throws {
        let found = try await measured(text)
        expectTrue(found.name == text && found.views > 0 && found.constraints > 0)
        expectTrue(!found.samples.isEmpty)
        for sample in found.samples {
            expectEqual(sample.count, 2, "\(sample.measure)")
            expectTrue(0 <= sample.minimum && sample.minimum <= sample.median, "\(sample.measure)")
        }
    }

    /// Measures on a thread of its own: a workload may wait for tasks, and there are few threads on which these run.
    private func measured(_ text: String) async throws -> Found {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread {
                continuation.resume(with: Result { try look(at: text) })
            }
        }
    }

    private func look(at text: String) throws -> Found {
        let workload = try make(text)
        var found = Found(
            name: workload.name, views: workload.views, constraints: workload.constraints)
        for measure in workload.measures {
            // Taking a sample checks the outcome.
            let samples = try Sampler(repetitions: 2).sample(measure)
            found.samples.append((measure.name, samples.count, samples.minimum, samples.median))
        }
        return found
    }

    @Test("are listed with a name of their own and all that is measured", arguments: small)
    func listed(text: String) throws {
        let kind = try #require(WorkloadKind(rawValue: String(text.prefix { $0 != ":" })))
        let words = kind.measures.split { ", ".contains($0) }.map(String.init)
        for measure in try make(text).measures {
            expectTrue(words.contains(measure.name), "\(kind) does not list \(measure.name)")
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
            expectTrue(error.message.hasPrefix(message) && !error.message.contains("\u{1B}"))
        }
    }
}
