/// As on Apple's systems.
public typealias NSInteger = Int
/// As on Apple's systems.
public typealias NSUInteger = UInt
/// As on Apple's systems: a length that nothing reaches, as text is measured within.
public let MAXFLOAT = Float.greatestFiniteMagnitude
/// As on Apple's systems.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// As on Apple's systems.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
