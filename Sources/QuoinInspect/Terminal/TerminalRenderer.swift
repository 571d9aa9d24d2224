import QuoinLayout

/// Draws trees of views with the characters of a terminal.
///
/// ```swift
/// let renderer = TerminalRenderer(for: .plain, style: .wireframe)
/// print(renderer.picture(of: screen))
/// // +screen------------+
/// // |+title-----------+|
/// // …
/// ```
///
/// A cell of a terminal is taken to be twice as high as wide. Pictures are as wide as the terminal at
/// most, and every line of them ends with the colours that the terminal has by default.
public struct TerminalRenderer: Hashable, Sendable {
    /// What is shown of the views.
    public enum Style: CaseIterable, Hashable, Sendable {
        /// What they draw: with colours as grounds, without as outlines.
        case drawing
        /// Their frames, with their names.
        case wireframe
        /// What they draw, as a small picture of two dots a cell; a ``drawing`` where the terminal cannot
        /// show that.
        case pixels
    }

    /// What the terminal can show.
    public var capabilities: TerminalCapabilities
    /// What is shown of the views.
    public var style: Style
    /// How many points a column stands for, if the picture has room enough: 6 suits text of 12 to 16
    /// points. One that is not positive and finite counts as 6.
    public var pointsPerColumn: Double
    /// How many lines a picture has at most. In any case it has no more than a million cells.
    public var mostLines: Int

    /// Makes a renderer.
    public init(
        for capabilities: TerminalCapabilities, style: Style = .drawing,
        pointsPerColumn: Double = 6, mostLines: Int = 400
    ) {
        self.capabilities = capabilities
        self.style = style
        self.pointsPerColumn = pointsPerColumn
        self.mostLines = mostLines
    }

    /// The picture of a view and all that is in it, with their frames as they are: nothing is laid out.
    ///
    /// Each line ends with a line break.
    public func picture(of view: View) -> String {
        let hasColors = capabilities.colorDepth != .none
        switch style {
        case .pixels where hasColors && capabilities.isUnicode:
            let canvas = PixelCanvas(scale(of: view, sharesLines: false))
            view.render(on: canvas)
            return canvas.pixels.text(of: capabilities.colorDepth)
        case .drawing, .pixels:
            let scale = scale(of: view, sharesLines: !hasColors)
            let canvas = CellCanvas(scale, capabilities)
            view.render(on: canvas)
            return canvas.grid.text(of: capabilities)
        case .wireframe:
            let scale = scale(of: view, sharesLines: true)
            var wireframe = Wireframe(scale, capabilities)
            wireframe.draw(view)
            return wireframe.grid.text(of: capabilities)
        }
    }

    private static let mostCells = 1_000_000

    private func scale(of view: View, sharesLines: Bool) -> CellScale {
        let isSound = pointsPerColumn > 0 && pointsPerColumn.isFinite
        let lines = max(1, min(mostLines, Self.mostCells / capabilities.columns))
        return CellScale(
            size: view.frame.size, columns: capabilities.columns, lines: lines,
            pointsPerColumn: isSound ? pointsPerColumn : 6, sharesLines: sharesLines)
    }
}
