/// Views that were drawn: only Apple's tools can read them.
@preconcurrency @MainActor
open class UINib: NSObject {
    /// There is nothing to read one with.
    @available(
        *, unavailable, message: "nibs can be read by Apple's tools only; register the class"
    )
    /// Kept, without effect.
    public init(nibName: String, bundle: Bundle?) {}
    private override init() {}

    /// There is nothing to read one with.
    @available(*, unavailable, message: "nibs can be read by Apple's tools only; make the views")
    @discardableResult
    public final func instantiate(
        withOwner owner: Any?, options: [OptionsKey: Any]? = nil
    ) -> [Any] { [] }
}
