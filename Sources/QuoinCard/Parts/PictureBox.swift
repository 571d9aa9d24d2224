import QuoinKit

/// A picture with round corners, or a box with words in its place. It keeps its shape.
final class PictureBox: View {
    init(_ picture: Card.Picture, number: Int, in style: CardStyle) {
        super.init(frame: .zero)
        name = "picture \(number)"
        backgroundColor = style.palette.surface
        cornerRadius = style.points(14)
        clipsToBounds = true
        makeConstraints { make in
            make.aspectRatio(picture.ratio)
        }
        if let file = picture.file {
            let image = ImageView(Image(Self.imageName(number), size: file.size))
            image.name = "image \(number)"
            image.contentMode = .aspectFill
            // It is as large as the box, whatever its own size.
            for axis in Axis.allCases {
                image.setContentHuggingPriority(Priority(1), for: axis)
                image.setContentCompressionResistancePriority(Priority(1), for: axis)
            }
            addSubview(image)
            image.makeConstraints { make in
                make.edges.equalToSuperview()
            }
        } else {
            addWords(picture.label ?? "", number, in: style)
        }
    }

    /// What pictures call the image of a box.
    static func imageName(_ number: Int) -> String { "image-\(number)" }

    private func addWords(_ text: String, _ number: Int, in style: CardStyle) {
        (borderWidth, borderColor) = (max(1, style.points(1.5)), style.palette.line)
        let label = style.label(
            "words \(number)", text, size: 18, lines: 3, color: style.palette.faint)
        label.minimumScaleFactor = 0.5
        label.textAlignment = .center
        // In a small box there is room for fewer lines.
        label.contentCompressionResistanceVerticalPriority = .medium
        addSubview(label)
        label.makeConstraints { make in
            make.center.equalToSuperview()
            make.size.lessThanOrEqualToSuperview().multipliedBy(0.88)
        }
    }
}

/// Pictures side by side, of one height, each of its own shape.
final class PictureRow: View {
    init(_ pictures: [Card.Picture], most height: Double, in style: CardStyle) {
        super.init(frame: .zero)
        name = "pictures"
        let gap = style.points(14)
        let boxes = pictures.enumerated().map { index, picture in
            PictureBox(picture, number: index + 1, in: style)
        }
        boxes.forEach(addSubview)
        for (box, next) in zip(boxes, boxes.dropFirst()) {
            next.makeConstraints { make in
                make.leading.equalTo(box.trailing).offset(gap)
                make.height.equalTo(box)
            }
        }
        for box in boxes {
            box.makeConstraints { make in
                make.verticalEdges.equalToSuperview()
            }
        }
        boxes.first?.makeConstraints { make in
            make.leading.equalToSuperview()
            make.height.lessThanOrEqualTo(height)
            // As high as they can be side by side.
            make.height.equalTo(height).priority(Priority(460))
        }
        boxes.last?.makeConstraints { make in
            make.trailing.lessThanOrEqualToSuperview()
        }
    }
}
