import Quoin
import Testing

/// The two sizes at which every example is checked.
enum ScreenSize: CaseIterable, CustomTestStringConvertible {
    case upright
    case sideways

    var size: Size {
        switch self {
        case .upright: Size(width: 320, height: 480)
        case .sideways: Size(width: 480, height: 320)
        }
    }

    var width: Double { size.width }
    var height: Double { size.height }

    /// The size as it stands in the names of records.
    var label: String { "\(Int(width))x\(Int(height))" }

    var testDescription: String { label }
}
