/// Rows and items, counted in their sections. Where a path has too few parts, 0 stands for the missing one:
/// UIKit would end the program.
extension IndexPath {
    /// As in UIKit.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
    /// As in UIKit.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
    /// As in UIKit.
    public var section: Int {
        get { count > 0 ? self[0] : 0 }
        set { self = IndexPath(row: row, section: newValue) }
    }
    /// As in UIKit.
    public var row: Int {
        get { count > 1 ? self[1] : 0 }
        set { self = IndexPath(row: newValue, section: section) }
    }
    /// As in UIKit.
    public var item: Int {
        get { row }
        set { row = newValue }
    }
}

extension NSIndexPath {
    /// As in UIKit.
    public convenience init(row: Int, section: Int) {
        self.init(indexes: [section, row], length: 2)
    }
    /// As in UIKit.
    public convenience init(item: Int, section: Int) { self.init(row: item, section: section) }
    /// As in UIKit.
    public var section: Int { length > 0 ? index(atPosition: 0) : 0 }
    /// As in UIKit.
    public var row: Int { length > 1 ? index(atPosition: 1) : 0 }
    /// As in UIKit.
    public var item: Int { row }
}
