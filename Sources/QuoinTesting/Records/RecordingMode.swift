import Foundation

/// Whether layouts are compared with their records, or recorded anew.
enum RecordingMode {
    case compare
    case record

    /// What the environment says.
    static var present: RecordingMode {
        of(ProcessInfo.processInfo.environment["QUOIN_RECORD"])
    }

    /// What a value of the variable means.
    static func of(_ value: String?) -> RecordingMode {
        switch value?.lowercased() {
        case nil, "", "0", "no", "false": .compare
        default: .record
        }
    }
}
