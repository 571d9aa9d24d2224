import Foundation
import QuoinUIKit
import TestSupport
import Testing

/// Programs that nobody would write: lists, screens and views that are changed at random, also from within what they tell.
///
/// `QUOIN_RANDOM_SEQUENCES=10000` has more of them run, from other seeds than the usual ones.
@MainActor
@Suite struct RandomWorldTests {
    private static let wanted = ProcessInfo.processInfo.environment["QUOIN_RANDOM_SEQUENCES"]

    private func expectSoundness<World: RandomWorld>(of world: World.Type, sequences: Int) {
        let more = Self.wanted.flatMap { Int($0) }
        let first = more == nil ? 1 : Int.random(in: 1_000...1_000_000_000)
        for seed in first..<first + (more ?? sequences) {
            let defect = RandomSequence<World>(seed: seed).defect()
            expectEqual(defect, nil, "seed \(seed)")
            if defect != nil { return }
        }
    }

    @MainActor @Test func `lists show what they would if they were made at once`() {
        expectSoundness(of: RandomList.self, sequences: 40)
    }

    @MainActor @Test func `screens are told where they are`() {
        expectSoundness(of: RandomScreens.self, sequences: 40)
    }

    @MainActor @Test func `screens stand where they would if they were shown at once`() {
        expectSoundness(of: RandomPlaces.self, sequences: 3)
    }

    @MainActor @Test func `views stay in order whatever their hooks do`() {
        expectSoundness(of: RandomViews.self, sequences: 20)
    }
}
