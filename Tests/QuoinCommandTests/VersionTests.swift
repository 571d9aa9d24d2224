import Foundation
import Quoin
import TestSupport
import Testing

@testable import QuoinCommand

@Suite("The version")
struct VersionTests {
    @Test("that the command prints is the newest one of the changelog")
    func isThatOfTheChangelog() throws {
        let package = URL(filePath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let changelog = try String(
            contentsOf: package.appending(path: "CHANGELOG.md"), encoding: .utf8)
        // The heading of a version is: ## [0.1.0] - 2026-11-23
        let versions = changelog.split(separator: "\n").compactMap { line -> Substring? in
            guard line.hasPrefix("## ["), line != "## [Unreleased]" else { return nil }
            return line.dropFirst("## [".count).prefix { $0 != "]" }
        }
        let outcome = quoin("--version")
        expectEqual(outcome.status, .success)
        expectEqual(outcome.standardOutput, "quoin \(try #require(versions.first))\n")
        expectEqual(PackageVersion.line(of: "quoin-top"), "quoin-top \(PackageVersion.number)\n")
    }
}
