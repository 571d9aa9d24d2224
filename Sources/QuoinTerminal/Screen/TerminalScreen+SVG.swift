import QuoinInspect

extension TerminalScreen {
    /// The screen as a picture, for a page that tells of it. It is what a terminal shows that has all
    /// colours.
    public var svg: String {
        grid.svg(ground: ground, isUnicode: isUnicode)
    }
}
