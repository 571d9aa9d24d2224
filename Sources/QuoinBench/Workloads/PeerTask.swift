/// Another solver that Quoin is compared with.
enum Peer: String, CaseIterable {
    case kiwi
    case highs
}

/// What a peer is asked to do, so that it does the same as Quoin.
struct PeerTask {
    /// Which peers can do it.
    let peers: [Peer]
    /// The measure of Quoin's that corresponds to building the system.
    var buildMeasure: String?
    /// The measure of Quoin's that corresponds to editing it.
    var editMeasure: String?
    /// The system itself, made only when a peer is to be run.
    let system: () throws -> LinearSystem
    /// The variables that are edited.
    var edited: [Int] = []
    /// The values that they are given, one after the other.
    var path: [[Double]] = []
}
