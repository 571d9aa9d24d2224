import QuoinKit
import QuoinLayout

// There are no tasks in Embedded Swift.
#if !hasFeature(Embedded)
    extension Preview {
        /// Builds a layout for every variant, and lays it out.
        ///
        /// - Parameters:
        ///   - build: Makes the layout: a window, or a view that fills one. It is called for every variant, and
        ///     again for every mend that is tried for ``html``.
        ///   - title: What the sheet is called.
        ///   - devices: Whose screens are filled: a narrow phone, a tall one and a tablet by default.
        ///   - orientations: How they are held: upright by default.
        ///   - directions: Which ways are read: from left to right by default.
        ///   - sizes: How large text is: as everyone has it who has not chosen another size, by default.
        public init(
            of build: @escaping @Sendable () -> View, title: String = "Preview",
            on devices: [Device] = LayoutVariant.usualDevices,
            held orientations: [Device.Orientation] = [.portrait],
            in directions: [LayoutDirection] = [.leftToRight],
            text sizes: [TextSizeCategory] = [.normal]
        ) async {
            let variants = LayoutVariant.all(
                on: devices, held: orientations, in: directions, text: sizes)
            await self.init(title: title, variants, build)
        }

        /// Builds a layout for some variants.
        public init(
            title: String = "Preview", _ variants: [LayoutVariant],
            _ build: @escaping @Sendable () -> View
        ) async {
            self.title = title
            var found: [Result?] = Array(repeating: nil, count: variants.count)
            await withTaskGroup(of: (Int, Result).self) { group in
                for (index, variant) in variants.enumerated() {
                    group.addTask { (index, Result(of: variant, number: index, build)) }
                }
                // They end in any order.
                for await (index, result) in group {
                    found[index] = result
                }
            }
            results = found.compactMap { $0 }
        }
    }
#endif
