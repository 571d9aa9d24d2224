/// A measurement whose result means nothing.
struct MeasurementError: Error, CustomStringConvertible {
    let reason: String

    var description: String { reason }
}
