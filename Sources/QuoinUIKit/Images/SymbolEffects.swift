/// What signs of the system's do: here, nothing moves.
public protocol SymbolEffect: Sendable {}

/// A sign that bounces.
public struct BounceSymbolEffect: SymbolEffect {
    /// As in UIKit.
    public var up: BounceSymbolEffect { self }
    /// As in UIKit.
    public var down: BounceSymbolEffect { self }
    /// As in UIKit.
    public var byLayer: BounceSymbolEffect { self }
    /// As in UIKit.
    public var wholeSymbol: BounceSymbolEffect { self }
}
/// A sign that pulses.
public struct PulseSymbolEffect: SymbolEffect {
    /// As in UIKit.
    public var byLayer: PulseSymbolEffect { self }
    /// As in UIKit.
    public var wholeSymbol: PulseSymbolEffect { self }
}
/// A sign that fills step by step.
public struct VariableColorSymbolEffect: SymbolEffect {
    /// As in UIKit.
    public var iterative: VariableColorSymbolEffect { self }
    /// As in UIKit.
    public var cumulative: VariableColorSymbolEffect { self }
    /// As in UIKit.
    public var reversing: VariableColorSymbolEffect { self }
    /// As in UIKit.
    public var nonReversing: VariableColorSymbolEffect { self }
}
/// A sign that is larger or smaller.
public struct ScaleSymbolEffect: SymbolEffect {
    /// As in UIKit.
    public var up: ScaleSymbolEffect { self }
    /// As in UIKit.
    public var down: ScaleSymbolEffect { self }
}
/// A sign that comes.
public struct AppearSymbolEffect: SymbolEffect {
    /// As in UIKit.
    public var up: AppearSymbolEffect { self }
    /// As in UIKit.
    public var down: AppearSymbolEffect { self }
}
/// A sign that goes.
public struct DisappearSymbolEffect: SymbolEffect {
    /// As in UIKit.
    public var up: DisappearSymbolEffect { self }
    /// As in UIKit.
    public var down: DisappearSymbolEffect { self }
}
/// A sign that takes another one's place.
public struct ReplaceSymbolEffect: SymbolEffect {
    /// As in UIKit.
    public var upUp: ReplaceSymbolEffect { self }
    /// As in UIKit.
    public var downUp: ReplaceSymbolEffect { self }
    /// As in UIKit.
    public var offUp: ReplaceSymbolEffect { self }
}
extension SymbolEffect where Self == BounceSymbolEffect {
    /// As in UIKit.
    public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
    /// As in UIKit.
    public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
    /// As in UIKit.
    public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
    /// As in UIKit.
    public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
    /// As in UIKit.
    public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
    /// As in UIKit.
    public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
    /// As in UIKit.
    public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// How often a sign does something, and how fast.
public struct SymbolEffectOptions: Sendable {
    /// As in UIKit.
    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
    /// As in UIKit.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions() }
    /// As in UIKit.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions() }
    /// As in UIKit.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// As in UIKit.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// As in UIKit.
    public var repeating: SymbolEffectOptions { self }
    /// As in UIKit.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
    /// As in UIKit.
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

extension UIImageView {
    /// Without effect: nothing moves here, and signs that would come or go stay as they are.
    public func addSymbolEffect(
        _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) {}
    /// Nothing moves that could end.
    public func removeSymbolEffect(
        ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true
    ) {}
    /// Nothing moves that could end.
    public func removeAllSymbolEffects(
        options: SymbolEffectOptions = .default, animated: Bool = true
    ) {}
    /// As in UIKit, at once.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some SymbolEffect,
        options: SymbolEffectOptions = .default
    ) { self.image = image }
}
