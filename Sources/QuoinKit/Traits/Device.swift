import Quoin

/// A phone or tablet, as far as its screen matters to a layout.
///
/// ```swift
/// let phone = Device.named("iPhone 16 Pro")
/// phone?.size(in: .portrait)                          // 402 × 874
/// phone?.sizeClass(of: .horizontal, in: .landscape)   // compact
/// ```
///
/// The known devices are in ``catalogue``. Others can be made of their figures.
public struct Device: Hashable, Sendable {
    /// How a device is held.
    public enum Orientation: CaseIterable, Hashable, Sendable {
        /// Upright.
        case portrait
        /// Sideways.
        case landscape
    }

    /// What the device is to those who decide how much room there is.
    public enum Kind: Hashable, Sendable {
        /// Held in a hand.
        case phone
        /// Held in two.
        case tablet
    }

    /// What the device is called, as in `"iPhone 16 Pro"`.
    public let name: String
    /// Phone or tablet.
    public let kind: Kind
    /// The pixels that the screen has, upright.
    ///
    /// They need not be points times scale: some phones draw a larger picture and shrink it.
    public let pixelSize: Size
    /// The pixels that are drawn for a point.
    public let scale: Double
    /// The screen's diagonal in inches.
    public let diagonal: Double

    private let portraitSize: Size
    private let portraitSafeArea: EdgeInsets
    private let landscapeSafeArea: EdgeInsets

    /// Makes a device of its figures, sizes and insets in points being those of the device held
    /// upright and, `landscapeSafeArea`, sideways.
    public init(
        name: String, kind: Kind, pixelSize: Size, scale: Double, diagonal: Double, size: Size,
        portraitSafeArea: EdgeInsets = .zero, landscapeSafeArea: EdgeInsets = .zero
    ) {
        self.name = name
        self.kind = kind
        self.pixelSize = pixelSize
        self.scale = scale
        self.diagonal = diagonal
        self.portraitSize = size
        self.portraitSafeArea = portraitSafeArea
        self.landscapeSafeArea = landscapeSafeArea
    }

    /// The size of the screen in points.
    public func size(in orientation: Orientation) -> Size {
        switch orientation {
        case .portrait: portraitSize
        case .landscape: Size(width: portraitSize.height, height: portraitSize.width)
        }
    }

    /// What status bar, camera, rounded corners and home indicator take away at the edges, in points.
    public func safeAreaInsets(in orientation: Orientation) -> EdgeInsets {
        switch orientation {
        case .portrait: portraitSafeArea
        case .landscape: landscapeSafeArea
        }
    }

    /// How much room the whole screen gives along an axis.
    ///
    /// Tablets are regular both ways. Phones are compact, but for the height of one held upright and
    /// the width of a large one held sideways.
    public func sizeClass(of axis: Axis, in orientation: Orientation) -> SizeClass {
        guard kind == .phone else { return .regular }
        switch (axis, orientation) {
        case (.vertical, .portrait): return .regular
        case (.horizontal, .landscape): return isLargePhone ? .regular : .compact
        case (.horizontal, .portrait), (.vertical, .landscape): return .compact
        }
    }

    /// Whether it is one of the phones called Plus or Max, or as wide as they are.
    private var isLargePhone: Bool {
        portraitSize.width >= 414
    }
}

extension Device: CustomStringConvertible {
    /// The name.
    public var description: String { name }
}
