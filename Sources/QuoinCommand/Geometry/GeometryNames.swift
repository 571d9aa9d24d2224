import Quoin

// Foundation has a type of old with this name on Apple's systems, which would be as good as Quoin's.
typealias Size = Quoin.Size
