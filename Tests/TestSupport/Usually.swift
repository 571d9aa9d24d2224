import Foundation

/// Whether tests leave nothing out: `QUOIN_EVERY_VARIANT` is set, as on the day before a release.
public let leavesNothingOut =
    ProcessInfo.processInfo.environment["QUOIN_EVERY_VARIANT"] != nil

/// As many of the cases as a test goes through usually, spread over them; all if `QUOIN_EVERY_VARIANT` is set.
///
/// Random tests find their faults while what they try is being changed, with many seeds. Later on, some show that it
/// is as it was.
public func usually<Case>(_ count: Int, of cases: some Collection<Case>) -> [Case] {
    let all = Array(cases)
    guard !leavesNothingOut, count < all.count else { return all }
    return (0..<count).map { all[$0 * all.count / count] }
}
