// The four types of CoreGraphics that Quoin converts its own from. Foundation has them on this machine.
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import struct Foundation.CGSize
