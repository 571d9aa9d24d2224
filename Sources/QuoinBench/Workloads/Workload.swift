/// A picture or a system, with what is measured on it.
struct Workload {
    /// The name under which it is asked for, with its size: `list:1000`.
    let name: String
    /// How many views the picture has; a bare system has none.
    let views: Int
    /// How many constraints it has, those that content sizes bring included.
    let constraints: Int
    /// What is measured.
    let measures: [Measure]
    /// The same for a peer, and which peers it is for; `nil` where none can do it.
    var peerTask: PeerTask?
}
