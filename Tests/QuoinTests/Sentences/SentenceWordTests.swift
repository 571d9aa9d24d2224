import TestSupport
import Testing

@testable import Quoin

@Suite("Words of sentences")
struct SentenceWordTests {
    @Test("say one thing each")
    func meanings() {
        let words =
            SentenceWords.namesOfAttributes + SentenceWords.connectives
            + SentenceWords.relations.map(\.name) + SentenceWords.shapes
            + SentenceWords.namesOfModifiers + SentenceWords.Setting.allCases.map(\.rawValue)
        expectEqual(Set(words).count, words.count)
        expectEqual(Set(SentenceWords.meanings.keys), Set(words))
    }

    @Test("name attributes of one family, as single attributes do")
    func families() throws {
        expectEqual(SentenceWords.attributes("baseline"), [.lastBaseline])
        expectTrue(SentenceWords.attributes("offset") == nil)
        expectEqual(SentenceWords.setting("layoutMargins"), .layoutMargins)
        expectTrue(SentenceWords.setting("left") == nil)
        for (word, meaning) in SentenceWords.meanings {
            guard case .attributes(let attributes, let family) = meaning else { continue }
            expectEqual(family, SentenceFamily(attributes), "\(word)")
        }
    }
}
