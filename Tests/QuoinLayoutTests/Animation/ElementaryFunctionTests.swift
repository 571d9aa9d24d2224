import Foundation
import TestSupport
import Testing

@testable import QuoinLayout

/// The functions of our own, against the C library's.
@Suite("Elementary functions")
struct ElementaryFunctionTests {
    @Test("the exponential is off by 2 units in the last place at most")
    func exponential() {
        var generator = SeededGenerator(seed: 1)
        for _ in 0..<100_000 {
            let x = Double(generator.number(in: -708_000_000...709_000_000)) / 1e6
            let expected = exp(x)
            let error = (ElementaryFunctions.exponential(x) - expected).magnitude
            expectTrue(error <= 2 * expected.ulp, "exp(\(x))")
        }
    }

    @Test("square roots are off by 1 unit in the last place at most")
    func squareRoot() {
        var generator = SeededGenerator(seed: 3)
        for _ in 0..<100_000 {
            let x = Double(bitPattern: generator.next() >> 2)
            guard x.isNormal else { continue }
            let expected = x.squareRoot()
            let error = (ElementaryFunctions.squareRoot(x) - expected).magnitude
            expectTrue(error <= expected.ulp, "the root of \(x)")
        }
        expectEqual(ElementaryFunctions.squareRoot(0), 0)
        expectEqual(ElementaryFunctions.squareRoot(-4), 0)
        expectEqual(ElementaryFunctions.squareRoot(.infinity), .infinity)
        expectEqual(ElementaryFunctions.squareRoot(.nan), 0)
    }

    @Test("the exponential of what is far off is nothing, or beyond all numbers")
    func farExponential() {
        expectEqual(ElementaryFunctions.exponential(-1e300), 0)
        expectEqual(ElementaryFunctions.exponential(-.infinity), 0)
        expectEqual(ElementaryFunctions.exponential(1000), .infinity)
        expectTrue(ElementaryFunctions.exponential(.nan).isNaN)
        expectEqual(ElementaryFunctions.exponential(0), 1)
    }

    @Test("sine and cosine are off by 1e-16 at most, or one unit in the last place")
    func sineAndCosine() {
        var generator = SeededGenerator(seed: 2)
        for step in 0..<100_000 {
            let scale = [1e9, 1e7, 1e6, 1e4][step % 4]
            let x = Double(generator.number(in: -1_000_000_000...1_000_000_000)) / scale
            let (sine, cosine) = ElementaryFunctions.sineAndCosine(x)
            expectTrue((sine - sin(x)).magnitude <= 1.2e-16, "sin(\(x))")
            expectTrue((cosine - cos(x)).magnitude <= 1.2e-16, "cos(\(x))")
        }
        expectTrue(ElementaryFunctions.sineAndCosine(.infinity).sine.isNaN)
    }
}
