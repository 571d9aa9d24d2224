#if hasFeature(Embedded)
    // What the page calls; see Interface.md. Texts are UTF-8 in the module's memory.

    nonisolated(unsafe) private let desk = PlayDesk()
    /// The last answer, with its place in memory, which stays until the next one.
    nonisolated(unsafe) private var answer: UnsafeMutableBufferPointer<UInt8>?

    /// Memory for a request of so many bytes.
    @_cdecl("quoin_allocate")
    public func allocateRequest(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
        UnsafeMutablePointer.allocate(capacity: max(1, count))
    }

    /// Gives the memory of a request back.
    @_cdecl("quoin_free")
    public func freeRequest(_ request: UnsafeMutablePointer<UInt8>?) {
        request?.deallocate()
    }

    /// Answers a request, and says how many bytes the answer has.
    @_cdecl("quoin_run")
    public func run(_ request: UnsafePointer<UInt8>?, _ count: Int) -> Int {
        let bytes = UnsafeBufferPointer(start: request, count: max(0, count))
        return keep(desk.answer(to: String(decoding: bytes, as: UTF8.self)))
    }

    /// Answers the last request again, in a window of another size.
    @_cdecl("quoin_resize")
    public func resize(_ width: Double, _ height: Double) -> Int {
        keep(desk.answer(width: width, height: height))
    }

    /// Where the last answer begins.
    @_cdecl("quoin_answer")
    public func answerStart() -> UnsafeMutablePointer<UInt8>? { answer?.baseAddress }

    private func keep(_ made: PlayAnswer) -> Int {
        answer?.deallocate()
        let bytes = made.bytes
        let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(1, bytes.count))
        _ = memory.initialize(from: bytes)
        answer = memory
        return bytes.count
    }
#endif
