import QuoinKit

/// A drawing board: tools 40 high and colours 32 wide, with whatever space is left between them.
///
/// With a fixed length the gaps are equal, and grow with what the views are in. Turn the device, and
/// the tools move together while the colours move apart.
final class DistributionFixedLengthScreen: View, GalleryScreen {
    static let name = "distribution-fixed-length"
    static let title = "Distribution with fixed lengths"
    static let summary = "A row and a column of views of a fixed length with equal gaps."

    init() {
        super.init(frame: .zero)
        name = "distribution-fixed-length"
        backgroundColor = .background
        let tools = ["Pen", "Ink", "Fill", "Cut", "Undo"].map { tool in
            let button = Button(tool.lowercased(), tool, style: tool == "Ink" ? .filled : .tinted)
            // What is on a tool keeps its size, as the tool does.
            button.font = Font(size: 12, isBold: true, isFixed: true)
            button.contentInsets = .zero
            return button
        }
        let colors = [
            View.disc("red", fill: .accentRed), View.disc("amber", fill: .amber),
            View.disc("green", fill: .accentGreen), View.disc("blue", fill: .accentBlue),
            View.disc("violet", fill: .violet),
        ]
        let toolbox = View("toolbox", fill: .surface, isOutlined: true, cornerRadius: 10)
        let palette = View("palette", fill: .surface, isOutlined: true, cornerRadius: 10)
        let drawing = Landscape("drawing")
        [toolbox, palette, drawing].forEach(addSubview)
        tools.forEach(toolbox.addSubview)
        colors.forEach(palette.addSubview)

        tools.distribute(along: .vertical, fixedItemLength: 40, leadSpacing: 8, tailSpacing: 8)
        tools.makeConstraints { make in
            make.leading.trailing.equalToSuperview().inset(8)
        }
        colors.distribute(along: .horizontal, fixedItemLength: 32, leadSpacing: 12, tailSpacing: 12)
        colors.makeConstraints { make in
            make.top.bottom.equalToSuperview().inset(12)
        }

        toolbox.makeConstraints { make in
            make.top.leading.bottom.equalToSuperview().inset(12)
            make.width.equalTo(56)
        }
        palette.makeConstraints { make in
            make.leading.equalTo(toolbox.trailing).offset(12)
            make.bottom.trailing.equalToSuperview().inset(12)
            make.height.equalTo(56)
        }
        drawing.makeConstraints { make in
            make.top.trailing.equalToSuperview().inset(12)
            make.leading.equalTo(palette)
            make.bottom.equalTo(palette.top).offset(-12)
        }
    }
}
