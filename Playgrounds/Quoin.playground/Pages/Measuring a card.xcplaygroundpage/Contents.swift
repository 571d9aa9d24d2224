//: # Measuring a card
//:
//: A server renders cards of a feed to pictures, and wants to know beforehand how high each will be. There is
//: no screen, no window and no toolkit: a tree of views, and numbers.

import Quoin

//: Text is anything that says how large it is. This one has letters of 8 by 16, as in a terminal, and wraps
//: at letters.

final class Text: View {
    var letters = 0

    override var intrinsicContentSize: Size {
        Size(width: Double(letters) * 8, height: 16)
    }

    override func contentSize(forWidth width: Double) -> Size {
        let columns = max(1, Int(width / 8))
        let lines = max(1, (letters + columns - 1) / columns)
        return Size(width: width, height: Double(lines) * 16)
    }
}

//: A card has a portrait of 40 by 40, a name beside it, and a message below that wraps.

final class Card: View {
    let portrait = View()
    let author = Text()
    let message = Text()

    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        for view in [portrait, author, message] {
            addSubview(view)
        }
        message.contentDependsOnWidth = true

        portrait.makeConstraints { make in
            make.top.leading.equalToSuperview().inset(12)
            make.size.equalTo(40)
        }
        author.makeConstraints { make in
            make.leading.equalTo(portrait.trailing).offset(8)
            make.trailing.lessThanOrEqualToSuperview().inset(12)
            make.centerY.equalTo(portrait)
        }
        message.makeConstraints { make in
            make.top.equalTo(portrait.bottom).offset(8)
            make.directionalHorizontalEdges.equalToSuperview().inset(12)
            make.bottom.equalToSuperview().inset(12)
        }
    }

    /// How high the card is at a width.
    func height(forWidth width: Double) -> Double {
        systemLayoutSizeFitting(
            Size(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSize
        ).height
    }
}

//: At a width of 344, the message has 320, or 40 letters a line. With 100 letters it takes three lines, and the
//: card is 12 + 40 + 8 + 48 + 12 = 120 high.

let card = Card()
card.author.letters = 12
card.message.letters = 100
print(card.height(forWidth: 344))  // 120.0

//: At 184 there are 20 letters a line, and five lines.

print(card.height(forWidth: 184))  // 152.0

//: Other text, the same card: measuring touches no frame, and a card can be used again.

card.message.letters = 30
card.message.invalidateIntrinsicContentSize()
print(card.height(forWidth: 344))  // 88.0
print(card.message.frame)  // (0, 0), 0 × 0

//: To draw it, lay it out.

card.frame = Rect(x: 0, y: 0, width: 344, height: card.height(forWidth: 344))
card.layoutIfNeeded()
print(card.portrait.frame)  // (12, 12), 40 × 40
print(card.author.frame)  // (60, 24), 96 × 16
print(card.message.frame)  // (12, 60), 320 × 16

//: A tree belongs to no thread: every request may measure a card of its own at the same time.
//:
//: [Previous](@previous)
