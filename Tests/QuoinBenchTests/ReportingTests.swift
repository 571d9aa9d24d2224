import TestSupport
import Testing

@testable import QuoinBench

@Suite("What the benchmarks report")
struct ReportingTests {
    @Test(
        "are durations in the unit that is easiest to read, with about three digits",
        arguments: [
            (0, "0.00 µs"), (0.0123, "0.01 µs"), (9.994, "9.99 µs"), (12.34, "12.3 µs"),
            (999.4, "999 µs"), (1000, "1.00 ms"), (52_340, "52.3 ms"), (999_000, "999 ms"),
            (1e6, "1.00 s"), (61.5e6, "61.5 s"),
        ])
    func durations(microseconds: Double, text: String) {
        expectEqual(readableDuration(microseconds), text)
    }

    @Test(
        "are numbers of any size",
        arguments: [
            (0.5, "0.50"), (-0.5, "-0.50"), (1e300, "1000000000000000"), (.infinity, "inf"),
            (-.infinity, "-inf"), (.nan, "nan"),
        ])
    func numbers(number: Double, text: String) {
        expectEqual(readableNumber(number), text)
    }

    private func measurement(peak: Int?) -> Measurement {
        Measurement(
            workload: "system:a\"b", measure: "build", medianMicroseconds: 12.345678,
            minimumMicroseconds: 12, repetitions: 5, views: 3, constraints: 4, peakKilobytes: peak)
    }

    @Test("are lines of JSON with the same keys each")
    func json() {
        expectEqual(
            measurement(peak: 800).json,
            "{\"workload\": \"system:a\\\"b\", \"measure\": \"build\", "
                + "\"median_us\": 12.3457, \"min_us\": 12.0, \"repetitions\": 5, "
                + "\"views\": 3, \"constraints\": 4, \"peak_kb\": 800}")
        expectTrue(measurement(peak: nil).json.hasSuffix("\"peak_kb\": null}"))
    }

    @Test("are quoted as JSON wants it")
    func quoting() {
        expectEqual(quotedJSON("a\\b\n\u{1B}ü"), "\"a\\\\b\\u000a\\u001bü\"")
    }
}
