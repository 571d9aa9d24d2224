/// How many cells characters take.
struct TerminalAdvances: AdvanceTable {
    var ellipsis: Double { 1 }

    var tabStop: Double { 8 }

    func advance(ofASCII byte: UInt8) -> Double {
        byte < 0x20 || byte == 0x7F ? 0 : 1
    }

    func advance(of first: UInt32, cells: Int) -> Double {
        Double(cells)
    }
}
