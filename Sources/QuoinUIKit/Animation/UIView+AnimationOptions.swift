import QuoinKit

extension UIView {
    /// How an animation runs.
    public struct AnimationOptions: OptionSet, Sendable {
        /// As in UIKit.
        public let rawValue: UInt
        /// As in UIKit.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As in UIKit.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// As in UIKit.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// As in UIKit.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// As in UIKit.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// As in UIKit; without `repeat`, it has no effect.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// As in UIKit.
        public static let curveEaseInOut = AnimationOptions([])
        /// As in UIKit.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// As in UIKit.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// As in UIKit.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
        /// As in UIKit.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// As in UIKit.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// As in UIKit.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// As in UIKit.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// Kept, without effect: an animation within another has a duration of its own.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Kept, without effect.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Kept, without effect.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// Kept, without effect.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// As in UIKit.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// As in UIKit.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// As in UIKit.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// As in UIKit.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
        /// Kept, without effect.
        public static let preferredFramesPerSecondDefault = AnimationOptions([])
        /// Kept, without effect.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// Kept, without effect.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

        var repetition: AnimationRepetition {
            contains(.repeat) ? contains(.autoreverse) ? .backAndForth : .again : .once
        }
        var curve: QuoinKit.AnimationCurve {
            switch rawValue >> 16 & 3 {
            case 1: .easeIn
            case 2: .easeOut
            case 3: .linear
            default: .easeInOut
            }
        }
    }
    /// How fast an animation is when.
    public enum AnimationCurve: Int, Sendable { case easeInOut, easeIn, easeOut, linear }
    /// How an animation by steps runs.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// As in UIKit.
        public let rawValue: UInt
        /// As in UIKit.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// As in UIKit.
        public static let calculationModeLinear = KeyframeAnimationOptions([])
        /// Kept, without effect.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Kept, without effect.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Kept, without effect.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Kept, without effect.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Kept, without effect.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Kept, without effect.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Kept, without effect.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Kept, without effect.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Kept, without effect.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
    }
}

extension UIView.AnimationCurve {
    var drawn: QuoinKit.AnimationCurve {
        switch self {
        case .easeInOut: .easeInOut
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .linear: .linear
        }
    }
}
