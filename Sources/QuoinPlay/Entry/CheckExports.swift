#if hasFeature(Embedded)
    // What .ci/page calls to compare the module with native code. The page's module is linked without it.

    /// The hash of the random layout with a seed.
    @_cdecl("quoin_check_layout")
    public func checkLayout(_ seed: UInt64) -> UInt64 { RandomLayout.hash(seed: seed) }

    /// The hash of the hashes of so many, from one seed on.
    @_cdecl("quoin_check_layouts")
    public func checkLayouts(_ first: UInt64, _ count: UInt64) -> UInt64 {
        RandomLayout.hash(first: first, count: count) { _, _ in }
    }

    /// The hash of the hashes of so many random systems in a solver, from one seed on.
    @_cdecl("quoin_check_systems")
    public func checkSystems(_ first: UInt64, _ count: UInt64) -> UInt64 {
        RandomSystem.hash(first: first, count: count)
    }

    nonisolated(unsafe) private var list: ListCheck?

    /// Builds a list of so many cells.
    @_cdecl("quoin_check_list")
    public func checkList(_ count: Int) -> UInt64 {
        list = nil
        let built = ListCheck(count: count)
        list = built
        return built.hash
    }

    /// Gives the list another width.
    @_cdecl("quoin_check_list_resize")
    public func checkListResize(_ width: Double) {
        list?.resize(to: width)
    }

    /// The frames of the list.
    @_cdecl("quoin_check_list_hash")
    public func checkListHash() -> UInt64 { list?.hash ?? 0 }
#endif
