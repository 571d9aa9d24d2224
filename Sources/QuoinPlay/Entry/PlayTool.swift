#if !hasFeature(Embedded)
    /// The module's functions as a tool, for comparing the two.
    ///
    /// ```
    /// QuoinPlay layouts FIRST COUNT     the hashes of random layouts, one a line, and of all
    /// QuoinPlay systems FIRST COUNT     the hash of random systems in a solver
    /// QuoinPlay list CELLS RESIZES      the hash of a list after resizing, and the milliseconds of both
    /// QuoinPlay                         answers the request on standard input
    /// ```
    @main
    struct PlayTool {
        static func main() {
            let arguments = CommandLine.arguments.dropFirst()
            let numbers = arguments.dropFirst().compactMap { Int($0) }
            switch (arguments.first, numbers.count) {
            case ("layouts", 2):
                let all = RandomLayout.hash(
                    first: UInt64(numbers[0].magnitude), count: UInt64(numbers[1].magnitude)
                ) { seed, hash in
                    print("\(seed) \(hash)")
                }
                print("all \(all)")
            case ("systems", 2):
                let hash = RandomSystem.hash(
                    first: UInt64(numbers[0].magnitude), count: UInt64(numbers[1].magnitude))
                print("all \(hash)")
            case ("list", 2):
                measureList(of: numbers[0], resizes: numbers[1])
            default:
                var request = ""
                while let line = readLine(strippingNewline: false) {
                    request += line
                }
                print(PlayDesk().answer(to: request).text)
            }
        }

        private static func measureList(of count: Int, resizes: Int) {
            let clock = ContinuousClock()
            var list: ListCheck?
            let building = clock.measure { list = ListCheck(count: count) }
            guard let list else { return }
            let resizing = clock.measure {
                for step in 0..<resizes {
                    list.resize(to: 300 + Double(step % 50))
                }
            }
            let perResize = resizing / Double(max(1, resizes))
            print(String(list.hash, radix: 16), milliseconds(building), milliseconds(perResize))
        }

        private static func milliseconds(_ duration: Duration) -> Double {
            Double(duration.components.attoseconds / 1_000_000_000) / 1e6
                + Double(duration.components.seconds) * 1000
        }
    }
#endif
