/// What an ``UpLink`` can lead to.
@usableFromInline
package protocol LinkTarget: AnyObject {
    #if DEBUG && !hasFeature(Embedded)
        /// Kept by the object alone: it goes when all that the classes of the object do as it goes is done.
        var life: Life { get }
    #endif
}

#if DEBUG && !hasFeature(Embedded)
    /// By which debug builds see that what a link leads to is still there.
    @usableFromInline
    package final class Life: Sendable {
        package init() {}
    }
#endif

/// A reference upward, or sideways, that keeps nothing alive.
///
/// Whoever owns both ends clears the link before the target goes; that is the rule that makes it
/// safe, and debug builds check it: there, following a link whose target has gone ends the process at
/// once. Release builds and Embedded Swift, which has no counts for this, spare themselves the check.
/// A target that is on its way out, in a `deinit` of its class, has not gone: what it does there may lead
/// back to it.
///
/// Its methods are transparent, so that debug builds take them in, too.
@usableFromInline
package struct UpLink<Target: LinkTarget> {
    @usableFromInline
    let reference: Unmanaged<Target>?
    #if DEBUG && !hasFeature(Embedded)
        @usableFromInline
        unowned var witness: Life?
    #endif

    @inlinable
    @_transparent
    package init(_ target: Target?) {
        if let target {
            reference = Unmanaged.passUnretained(target)
        } else {
            reference = nil
        }
        #if DEBUG && !hasFeature(Embedded)
            witness = target?.life
        #endif
    }

    /// What the link leads to.
    @inlinable
    @_transparent
    package var target: Target? {
        #if DEBUG && !hasFeature(Embedded)
            assert(reference == nil || witness != nil, "a link leads to what has gone")
        #endif
        return reference?.takeUnretainedValue()
    }

    /// Calls `body` with what the link leads to, which must stay alive meanwhile. (This spares counting
    /// references, where that would take most of the time.)
    @_transparent
    func with<Result>(_ body: (Target) -> Result) -> Result? {
        #if DEBUG && !hasFeature(Embedded)
            assert(reference == nil || witness != nil, "a link leads to what has gone")
        #endif
        return reference?._withUnsafeGuaranteedRef { body($0) }
    }

    /// Whether both lead to the same object.
    @_transparent
    func isSame(as other: UpLink) -> Bool {
        reference?.toOpaque() == other.reference?.toOpaque()
    }

    /// Whether the link leads to nothing.
    @_transparent
    var isEmpty: Bool { reference == nil }

    /// Whether the link leads to an object, which may be on its way out.
    @_transparent
    func leads(to object: AnyObject) -> Bool {
        reference?.toOpaque() == Unmanaged.passUnretained(object).toOpaque()
    }
}
