/// Putting the pieces of a line side by side as they are read.
///
/// This is the order of Unicode's two directions (UAX 9) as far as it shows in whole pieces: the line goes the way
/// of its first letter, and pieces that go the other way stand in their own order among themselves. What is within
/// a piece is for whoever draws it.
enum PieceOrder {
    /// Brings pieces that are in the order of the text into that from left to right, each with its place.
    static func arrange(_ pieces: inout [TextPiece]) {
        guard pieces.count > 1,
            pieces.contains(where: { RightToLeftText.mayOccur(in: $0.run.text) })
        else { return }
        let stated = pieces.map { RightToLeftText.isFirstRead(in: $0.run.text) }
        guard stated.contains(true) else { return }
        let isLineReversed = stated.lazy.compactMap { $0 }.first ?? false
        let isReversed = directions(from: stated, of: isLineReversed)
        var arranged: [TextPiece] = []
        var start = 0
        while start < pieces.count {
            let end = isReversed[start...].firstIndex { $0 != isReversed[start] } ?? pieces.count
            // Backwards what goes against the line; if that goes to the left, all is turned in the end.
            if isReversed[start] != isLineReversed {
                arranged += pieces[start..<end].reversed()
            } else {
                arranged += pieces[start..<end]
            }
            start = end
        }
        if isLineReversed {
            arranged.reverse()
        }
        var x = 0.0
        for index in arranged.indices {
            arranged[index].x = x
            x += arranged[index].width
        }
        pieces = arranged
    }

    /// The direction of each piece: without letters it is that of the pieces beside it, if they agree, or else that
    /// of the line.
    private static func directions(from stated: [Bool?], of isLineReversed: Bool) -> [Bool] {
        var directions: [Bool] = []
        while directions.count < stated.count {
            if let own = stated[directions.count] {
                directions.append(own)
                continue
            }
            let start = directions.count
            let end = stated[start...].firstIndex { $0 != nil } ?? stated.count
            let before = directions.last ?? isLineReversed
            let after = end < stated.count ? stated[end] : isLineReversed
            let common = before == after ? before : isLineReversed
            directions += Array(repeating: common, count: end - start)
        }
        return directions
    }
}
