// Types of old that Apple's C library has, and with it Foundation: what they are is of no interest here, but for their
// names.
public struct Point {}
public struct Rect {}
public typealias Size = Int
public typealias Style = UInt8
public typealias Byte = UInt8
public typealias Fixed = Int32
public typealias Ptr = UnsafeMutablePointer<Int8>
public typealias Handle = UnsafeMutablePointer<Ptr?>
public typealias OptionBits = UInt32
public typealias ItemCount = UInt
