/// Which version of the package this is: what its commands print, and what CHANGELOG.md was headed with last.
package enum PackageVersion {
    package static let number = "0.1.0"

    /// What a command answers to `--version`.
    package static func line(of command: String) -> String {
        "\(command) \(number)\n"
    }
}
