import Quoin

/// A drawing board: tools 40 high and colours 32 wide, with whatever space is left between them.
///
/// With a fixed length the gaps are equal, and grow with what the views are in. Turn the device, and
/// the tools move together while the colours move apart.
final class DistributionFixedLengthScreen: Panel, GalleryScreen {
    static let name = "distribution-fixed-length"
    static let title = "Distribution with fixed lengths"
    static let summary = "A row and a column of views of a fixed length with equal gaps."

    init() {
        super.init("distribution-fixed-length", fill: Palette.background)
        let tools = ["Pen", "Ink", "Fill", "Cut", "Undo"].map { tool in
            Tile(
                tool.lowercased(), tool, size: 12, fill: tool == "Ink" ? Palette.blue : Palette.sky,
                ink: tool == "Ink" ? .white : Palette.ink, cornerRadius: 8)
        }
        let colors = [
            Disc("red", fill: Palette.red), Disc("amber", fill: Palette.amber),
            Disc("green", fill: Palette.green), Disc("blue", fill: Palette.blue),
            Disc("violet", fill: Palette.violet),
        ]
        let toolbox = Panel("toolbox", fill: Palette.card, outline: Palette.line, cornerRadius: 10)
        let palette = Panel("palette", fill: Palette.card, outline: Palette.line, cornerRadius: 10)
        let drawing = Landscape("drawing")
        [toolbox, palette, drawing].forEach(addSubview)
        tools.forEach(toolbox.addSubview)
        colors.forEach(palette.addSubview)

        tools.distribute(along: .vertical, fixedItemLength: 40, leadSpacing: 8, tailSpacing: 8)
        tools.makeConstraints { make in
            make.left.right.equalToSuperview().inset(8)
        }
        colors.distribute(along: .horizontal, fixedItemLength: 32, leadSpacing: 12, tailSpacing: 12)
        colors.makeConstraints { make in
            make.top.bottom.equalToSuperview().inset(12)
        }

        toolbox.makeConstraints { make in
            make.top.left.bottom.equalToSuperview().inset(12)
            make.width.equalTo(56)
        }
        palette.makeConstraints { make in
            make.left.equalTo(toolbox.right).offset(12)
            make.bottom.right.equalToSuperview().inset(12)
            make.height.equalTo(56)
        }
        drawing.makeConstraints { make in
            make.top.right.equalToSuperview().inset(12)
            make.left.equalTo(palette)
            make.bottom.equalTo(palette.top).offset(-12)
        }
    }
}
