#if canImport(CoreGraphics)
    import CoreGraphics

    // The same geometry as Apple's frameworks have it, for whoever stands between the two.

    extension Point {
        /// The same point.
        public init(_ point: CGPoint) {
            self.init(x: Double(point.x), y: Double(point.y))
        }
    }

    extension Size {
        /// The same size.
        public init(_ size: CGSize) {
            self.init(width: Double(size.width), height: Double(size.height))
        }
    }

    extension Rect {
        /// The same rectangle.
        public init(_ rect: CGRect) {
            self.init(origin: Point(rect.origin), size: Size(rect.size))
        }
    }

    extension CGPoint {
        /// The same point.
        public init(_ point: Point) {
            self.init(x: CGFloat(point.x), y: CGFloat(point.y))
        }
    }

    extension CGSize {
        /// The same size.
        public init(_ size: Size) {
            self.init(width: CGFloat(size.width), height: CGFloat(size.height))
        }
    }

    extension CGRect {
        /// The same rectangle.
        public init(_ rect: Rect) {
            self.init(origin: CGPoint(rect.origin), size: CGSize(rect.size))
        }
    }
#endif
