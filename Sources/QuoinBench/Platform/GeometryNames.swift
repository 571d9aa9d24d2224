import Quoin

// Apple's C library has types of old with these names, which would be as good as Quoin's.
typealias Point = Quoin.Point
typealias Size = Quoin.Size
typealias Rect = Quoin.Rect
