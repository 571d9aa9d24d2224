// error: type 'VerticalAnchor' does not conform to protocol 'SideTarget'
import QuoinLayout

// A place from top to bottom cannot be declared to be one from side to side.
extension VerticalAnchor: @retroactive SideTarget {}
