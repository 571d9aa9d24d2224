import TestSupport
import Testing

@testable import QuoinSolver

/// A row that is mended in a long step may itself be a limit of a variable in its way. It must not take the
/// place of another limit there before its turn, for then it would count as violated and be tight at once.
@Suite("A row that is a limit of a variable in its own way")
struct OwnLimitTests {
    @Test("is mended as well as any other")
    func allHold() throws {
        let solver = Solver()
        let variables = (0..<43).map { _ in solver.makeVariable() }
        var ids: [ConstraintID] = []
        for line in Self.system.split(separator: "\n") {
            ids.append(try add(line, to: solver, variables))
        }
        for id in ids {
            expectTrue(solver.violation(of: id) < 1e-6)
        }
        #if DEBUG
            expectEqual(solver.checkInvariants(), [])
        #endif
    }

    /// Adds a row that is written like `250: -3*0 2*7 = 89`.
    private func add(
        _ line: Substring, to solver: Solver, _ variables: [Variable]
    ) throws -> ConstraintID {
        let words = line.split(separator: " ")
        for word in words[1..<words.count - 2] {
            let factors = word.split(separator: "*")
            solver.stage(
                try #require(Double(factors[0])), variables[try #require(Int(factors[1]))])
        }
        let relations: [Substring: Relation] = [
            "<": .lessThanOrEqual, "=": .equal, ">": .greaterThanOrEqual,
        ]
        return try solver.addStaged(
            try #require(relations[words[words.count - 2]]),
            try #require(Double(words[words.count - 1])),
            priority: Priority(Float(try #require(Int(words[0].dropLast())))))
    }

    private static let system = """
        500: -3*15 -1*24 > 40
        1000: 4*41 -4*10 > 8
        500: 3*14 1*6 = -59
        250: 3*18 < -22
        250: 3*39 = -70
        500: 1*5 -2*42 4*0 4*38 > 80
        1000: 2*9 4*13 2*0 > 177
        750: -1*18 2*38 3*14 -1*3 = 12
        1000: 3*38 2*4 1*9 -4*23 > 94
        750: -2*26 4*5 -4*0 2*3 = -23
        750: -2*25 -1*18 4*34 = 73
        1000: -3*32 4*27 1*1 2*30 2*3 > 76
        500: -2*9 -3*0 1*25 < 61
        500: 3*34 3*3 2*0 4*21 = -83
        750: 2*35 -4*3 1*37 -2*26 2*12 = 34
        250: -4*30 1*16 2*21 -1*2 < -53
        500: 4*40 1*5 < 90
        250: -3*19 -2*30 2*18 -4*21 < -59
        500: 4*7 4*18 -4*4 < -62
        250: -3*0 = 89
        750: -4*36 3*1 1*8 = 16
        1000: -2*34 2*33 3*29 < -162
        750: 4*30 -4*9 -3*27 = 47
        750: -1*26 -1*35 -1*1 -4*14 -2*18 = -70
        750: 4*30 = -94
        750: 3*4 2*5 > -4
        1000: -1*32 4*13 -4*22 < 269
        750: -4*30 -1*36 < 32
        1000: 3*32 > -142
        750: 3*42 -1*2 3*9 3*25 -2*4 = 2
        750: 4*16 -1*42 3*17 < -20
        500: -2*39 1*12 -3*18 < -66
        500: 4*28 -3*7 < 66
        100: 4*8 1*3 -2*10 < 18
        1000: -1*20 -2*36 > -88
        1000: -3*30 1*31 -3*11 = -128
        500: -3*29 2*17 -2*14 -4*35 2*32 > -30
        500: -4*7 < 47
        500: 4*19 2*36 2*18 2*41 = 63
        750: -3*4 1*23 -4*3 < -80
        1000: 1*5 2*11 -3*14 -2*13 < 62
        500: -1*41 4*26 = 46
        1000: -3*37 > 270
        750: -2*9 -2*5 -3*23 < -6
        750: 2*31 -2*25 -1*38 -4*26 < 75
        500: -2*11 -2*12 4*39 2*6 -2*24 > -34
        100: -4*16 4*18 1*21 > 0
        750: 3*29 -2*42 1*26 -4*0 3*41 < 59
        750: -4*24 -3*39 3*37 3*25 -4*10 > -68
        750: -4*11 -2*39 3*23 > -85
        750: 4*35 < 83
        1000: -1*3 < 61
        750: -2*13 -3*34 2*8 = 90
        750: 3*33 -2*23 -2*27 -4*19 1*35 < 58
        1000: -2*3 -3*21 -1*24 -3*20 > -46
        1000: 2*17 4*34 -1*38 3*35 > 422
        1000: 1*24 -2*22 4*28 -3*12 > 257
        500: -4*19 -4*0 -3*17 -3*20 3*28 < -2
        1000: -2*1 -4*21 < 529
        500: -2*14 < -95
        750: -2*0 < 80
        1000: 1*30 -2*21 1*24 -2*8 -2*27 < 217
        1000: 4*10 1*40 -2*19 < 158
        """
}
