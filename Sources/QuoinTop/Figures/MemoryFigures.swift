/// What `/proc/meminfo` says, in bytes.
struct MemoryFigures: Equatable {
    var total: Int
    /// What programs can have without anything being put aside.
    var available: Int
    /// What holds copies of files, which are given up when there is need.
    var cached: Int
    var swapTotal: Int
    var swapFree: Int

    var used: Int { max(0, total - available) }
    var swapUsed: Int { max(0, swapTotal - swapFree) }

    /// Reads the file; nil if it does not say how much memory there is.
    init?(_ text: ArraySlice<UInt8>) {
        var (total, available): (Int?, Int?)
        var (free, buffers, cached, swapTotal, swapFree) = (0, 0, 0, 0, 0)
        for line in text.lines {
            var reader = FieldReader(line)
            guard let name = reader.word(), let kilobytes = reader.number() else { continue }
            let bytes = max(0, min(kilobytes, .max / 1024)) * 1024
            if name.isWord("MemTotal:") { total = bytes }
            if name.isWord("MemAvailable:") { available = bytes }
            if name.isWord("MemFree:") { free = bytes }
            if name.isWord("Buffers:") { buffers = bytes }
            if name.isWord("Cached:") { cached = bytes }
            if name.isWord("SwapTotal:") { swapTotal = bytes }
            if name.isWord("SwapFree:") { swapFree = bytes }
        }
        guard let total, total > 0 else { return nil }
        self.total = total
        self.cached = min(total, cached.plus(buffers))
        // Kernels before 3.14 do not say.
        self.available = min(total, available ?? free.plus(self.cached))
        self.swapTotal = swapTotal
        self.swapFree = min(swapTotal, swapFree)
    }
}
