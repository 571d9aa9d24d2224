import Foundation

/// A number among attributes, which may be of any type of numbers.
enum AttributeNumber {
    static func read(_ value: Any?) -> Double? {
        switch value {
        case let number as Int: Double(number)
        case let number as Double: number
        case let number as CGFloat: Double(number)
        case let number as Float: Double(number)
        case let number as NSNumber: number.doubleValue
        default: nil
        }
    }
}
