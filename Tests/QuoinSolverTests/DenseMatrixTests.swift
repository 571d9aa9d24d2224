import TestSupport
import Testing

@testable import QuoinSolver

@Suite("A dense matrix")
struct DenseMatrixTests {
    @Test("solves the equations that it holds, in whatever order their rows are")
    func solves() {
        // x + 2y - z = 3, 1e-12 x + y = 1, 4x - z = 2: x is 1/3 but for what y misses of 1.
        let rows: [[Double]] = [[1, 2, -1, 3], [1e-12, 1, 0, 1], [4, 0, -1, 2]]
        for order in [[0, 1, 2], [1, 0, 2], [2, 1, 0], [1, 2, 0]] {
            var matrix = DenseMatrix(rows: 3, columns: 4)
            for (position, row) in order.enumerated() {
                for column in 0..<4 {
                    matrix[position, column] = rows[row][column]
                }
            }
            let unknowns = matrix.solution(leastPivot: 1e-9) ?? []
            // The first less the third: -3x + 2y = 1.
            expectEqual(unknowns.count, 3)
            expectTrue(abs(unknowns[0] - 1.0 / 3) < 1e-11, "\(order)")
            expectTrue(abs(unknowns[1] - 1) < 1e-11, "\(order)")
            expectTrue(abs(unknowns[2] - (4.0 / 3 - 2)) < 1e-11, "\(order)")
        }
    }

    @Test("has no solution where rows say the same")
    func singular() {
        var matrix = DenseMatrix(rows: 2, columns: 3)
        for (column, number) in [1.0, 2, 3].enumerated() {
            matrix[0, column] = number
            matrix[1, column] = 0.1 * number
        }
        let solution = matrix.solution(leastPivot: 1e-9)
        expectTrue(solution == nil)
    }

    @Test("solves random equations", arguments: 0..<20)
    func random(seed: Int) {
        var generator = SeededGenerator(seed: seed)
        let count = 1 + generator.below(30)
        let solution = (0..<count).map { _ in Double(generator.below(201) - 100) }
        var matrix = DenseMatrix(rows: count, columns: count + 1)
        for row in 0..<count {
            var sum = 0.0
            for column in 0..<count {
                // Where the diagonal outweighs the rest, rounding does not grow.
                matrix[row, column] =
                    row == column
                    ? Double(8 * count) : Double(generator.below(15) - 7)
                sum += matrix[row, column] * solution[column]
            }
            matrix[row, count] = sum
        }
        let found = matrix.solution(leastPivot: 1e-9) ?? []
        expectEqual(found.count, count, "seed \(seed)")
        for (one, other) in zip(found, solution) {
            expectTrue(abs(one - other) < 1e-9, "seed \(seed)")
        }
    }
}
