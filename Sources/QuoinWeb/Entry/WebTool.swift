#if !hasFeature(Embedded)
    import Quoin

    /// The module's layouts as a tool, for comparing the two.
    ///
    /// ```
    /// QuoinWeb WIDTHxHEIGHT …     lays out the sentences on standard input in windows of these sizes, one after
    ///                             the other, and prints the frames of the views
    /// ```
    ///
    /// A line `---` ends a layout, and begins another one. Frames are printed one view a line, in the order of
    /// the views, as the bits of four numbers in digits of base 16; a line with a point ends those of a size.
    @main
    struct WebTool {
        static func main() {
            let sizes = CommandLine.arguments.dropFirst().compactMap { size($0) }
            var text = ""
            var isEnd = false
            while !isEnd {
                let line = readLine(strippingNewline: false)
                isEnd = line == nil
                guard isEnd || line == "---\n" else {
                    text += line ?? ""
                    continue
                }
                if !text.isEmpty {
                    layOut(text, in: sizes)
                }
                text = ""
            }
        }

        private static func size(_ text: String) -> Size? {
            let numbers = text.split(separator: "x").compactMap { Double($0) }
            guard numbers.count == 2 else { return nil }
            return Size(width: numbers[0], height: numbers[1])
        }

        private static func layOut(_ text: String, in sizes: [Size]) {
            let layout = WebLayout(size: .zero, measurer: WebMeasurer { _, _ in nil })
            do throws(WebProblem) {
                let made = try layout.add(TextRequest(text)).made
                for size in sizes {
                    layout.resize(to: size)
                    _ = layout.update()
                    for view in made {
                        let numbers = layout.frames.numbers + 4 * Int(view.index)
                        let bits = (0..<4).map { String(numbers[$0].bitPattern, radix: 16) }
                        print(view.name ?? "", bits.joined(separator: " "))
                    }
                    print(".")
                }
            } catch {
                print(error.message)
            }
        }
    }
#endif
