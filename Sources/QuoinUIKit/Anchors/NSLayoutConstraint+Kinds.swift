import QuoinKit

extension NSLayoutConstraint {
    /// A part of a view or a guide.
    public enum Attribute: Int, Sendable {
        case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY
        case lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin
        case leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins
        case notAnAttribute = 0

        /// The older name of the last baseline.
        public static var baseline: Attribute { .lastBaseline }

        init(_ attribute: LayoutAttribute) {
            self = Attribute(rawValue: attribute.rawValue) ?? .notAnAttribute
        }

        var drawn: LayoutAttribute { LayoutAttribute(rawValue: rawValue) ?? .notAnAttribute }

        /// Whether it is about what is above and below.
        var isVertical: Bool {
            switch self {
            case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
                .bottomMargin, .centerYWithinMargins:
                true
            default: false
            }
        }
    }

    /// How two sides compare.
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1, equal, greaterThanOrEqual

        init(_ relation: QuoinKit.Relation) {
            switch relation {
            case .equal: self = .equal
            case .lessThanOrEqual: self = .lessThanOrEqual
            case .greaterThanOrEqual: self = .greaterThanOrEqual
            }
        }

        var drawn: QuoinKit.Relation {
            switch self {
            case .equal: .equal
            case .lessThanOrEqual: .lessThanOrEqual
            case .greaterThanOrEqual: .greaterThanOrEqual
            }
        }
    }

    /// Along which line.
    public typealias Axis = UILayoutConstraintAxis

    /// How a visual format is read.
    public struct FormatOptions: OptionSet, Sendable {
        /// As in UIKit.
        public let rawValue: UInt
        /// As in UIKit.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As in UIKit.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// As in UIKit.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// As in UIKit.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// As in UIKit.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// As in UIKit.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// As in UIKit.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// As in UIKit.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// As in UIKit.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// As in UIKit.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// As in UIKit.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// As in UIKit.
        public static let directionLeadingToTrailing = FormatOptions([])
        /// As in UIKit.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// As in UIKit.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// As in UIKit.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
        /// As in UIKit.
        public static let spacingEdgeToEdge = FormatOptions([])
        /// As in UIKit.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// As in UIKit.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)
        /// As in UIKit.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        var drawn: VisualFormatOptions {
            let pairs: [(FormatOptions, VisualFormatOptions)] = [
                (.alignAllLeft, .alignAllLeft), (.alignAllRight, .alignAllRight),
                (.alignAllTop, .alignAllTop), (.alignAllBottom, .alignAllBottom),
                (.alignAllLeading, .alignAllLeading), (.alignAllTrailing, .alignAllTrailing),
                (.alignAllCenterX, .alignAllCenterX), (.alignAllCenterY, .alignAllCenterY),
                (.alignAllLastBaseline, .alignAllLastBaseline),
                (.alignAllFirstBaseline, .alignAllFirstBaseline),
                (.directionLeftToRight, .directionLeftToRight),
                (.directionRightToLeft, .directionRightToLeft),
                (.spacingBaselineToBaseline, .spacingBaselineToBaseline),
            ]
            return pairs.reduce(into: []) { if contains($1.0) { $0.insert($1.1) } }
        }
    }

    /// The constraints that a format draws. A format with a mistake is reported, and draws none; UIKit
    /// would end the program.
    public class func constraints(
        withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
        views: [String: Any], file: StaticString = #fileID, line: UInt = #line
    ) -> [NSLayoutConstraint] {
        let numbers = (metrics ?? [:]).compactMapValues { value -> Double? in
            switch value {
            case let number as Double: number
            case let number as CGFloat: Double(number)
            case let number as Int: Double(number)
            case let number as Float: Double(number)
            case let number as NSNumber: number.doubleValue
            default: nil
            }
        }
        // Where there is one view there is nothing to align, whatever the way.
        let options =
            format.count { $0 == "[" } > 1 ? options : options.subtracting(.alignmentMask)
        let objects = views.mapValues { $0 as AnyObject }
        let items = objects.compactMapValues { LayoutElements.element(of: $0) }
        do {
            return try LayoutConstraint.constraints(
                withVisualFormat: format, options: options.drawn, metrics: numbers, views: items,
                file: file, line: line
            ).map { drawn in
                let constraint = try outward(drawn)
                let made = NSLayoutConstraint()
                made.adopt(constraint)
                return made
            }
        } catch {
            LayoutDiagnostic.reportRefusal(
                "\(error)", about: items.values.first,
                at: CodeLocation(file: file, line: line))
            return []
        }
    }
}

extension NSLayoutConstraint {
    /// A distance to the end of the superview counts from the view, as in UIKit: apps set such constants, and mean
    /// more room by more.
    private class func outward(_ constraint: LayoutConstraint) throws -> LayoutConstraint {
        let ends: [LayoutAttribute] = [.trailing, .right, .bottom]
        guard ends.contains(constraint.firstAttribute), let outer = constraint.secondItem as? View,
            (constraint.firstItem as? View)?.superview === outer
        else { return constraint }
        let made = try LayoutConstraint(
            item: outer, attribute: constraint.secondAttribute,
            relatedBy: constraint.relation.reversed, toItem: constraint.firstItem,
            attribute: constraint.firstAttribute, multiplier: 1, constant: 0 - constraint.constant)
        made.priority = constraint.priority
        made.moveOrigin(to: constraint.sourceLocation)
        return made
    }
}

extension QuoinKit.Relation {
    fileprivate var reversed: QuoinKit.Relation {
        switch self {
        case .equal: .equal
        case .lessThanOrEqual: .greaterThanOrEqual
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}

/// The older names.
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// As in UIKit.
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// As in UIKit.
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
