import TestSupport
import Testing

@testable import QuoinLayout

@Suite("Blocks of the rows that views imply")
struct RowBlocksTests {
    @Test("are used again, with nothing in them, before there are new ones")
    func reuse() {
        var blocks = RowBlocks()
        let (first, second) = (blocks.take(), blocks.take())
        expectTrue(first != second)
        for lane in 0..<4 { blocks[first, lane] = Int32(lane) }
        blocks[second, 3] = 7
        blocks.release(first)
        expectEqual(blocks.take(), first)
        expectEqual((0..<4).map { blocks[first, $0] }, [-1, -1, -1, -1])
        expectEqual(blocks[second, 3], 7)
        expectTrue(![first, second].contains(blocks.take()))
    }
}
