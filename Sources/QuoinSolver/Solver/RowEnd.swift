/// One side of a constraint as most are that an engine of rectangles writes: a variable for a position, plus a share of
/// another one for an extent.
package struct RowEnd {
    /// The position of the variable for where something starts, or −1.
    package var start: Int32
    /// The position of the variable for how far it extends, or −1.
    package var extent: Int32
    /// What part of the extent counts.
    package var share: Double

    // Without default values: those of another module are asked for one by one.
    @inlinable
    package init(start: Int32, extent: Int32, share: Double) {
        self.start = start
        self.extent = extent
        self.share = share
    }
}
