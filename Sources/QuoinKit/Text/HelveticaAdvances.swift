/// The advance widths of Helvetica, in thousandths of the size.
struct HelveticaAdvances: AdvanceTable {
    private let latin: [UInt16]
    private let isBold: Bool

    /// Takes the widths of one of the two fonts.
    init(isBold: Bool) {
        self.isBold = isBold
        latin = isBold ? Self.boldLatin : Self.regularLatin
    }

    var ellipsis: Double { 1000 }

    /// Eight spaces, as in a browser.
    var tabStop: Double { 8 * 278 }

    func advance(ofASCII byte: UInt8) -> Double {
        byte < 0x20 ? 0 : Double(latin[Int(byte) - 0x20])
    }

    func advance(of first: UInt32, cells: Int) -> Double {
        if cells == 1, let known = advance(of: first) {
            return Double(known)
        }
        return Double(cells) * 500
    }

    /// The width that the font has for a scalar.
    private func advance(of scalar: UInt32) -> UInt16? {
        if scalar < 0x180 {
            return scalar < 0x20 ? 0 : latin[Int(scalar) - 0x20]
        }
        return scalar < 0x10000 ? otherAdvance(of: UInt16(scalar)) : nil
    }

    private func otherAdvance(of scalar: UInt16) -> UInt16? {
        let others = Self.others
        var low = 0
        var high = others.count / 3
        while low < high {
            let middle = (low + high) / 2
            if others[middle * 3] < scalar {
                low = middle + 1
            } else {
                high = middle
            }
        }
        guard low * 3 < others.count, others[low * 3] == scalar else { return nil }
        return others[low * 3 + (isBold ? 2 : 1)]
    }
}
