#if !hasFeature(Embedded)
    /// The program of a board, where there is an operating system: `.ci/board` compares what both say.
    @main
    struct BoardTool {
        static func main() {
            BoardProgram(write: { print($0) }, finish: { _ in }).run()
        }
    }
#endif
