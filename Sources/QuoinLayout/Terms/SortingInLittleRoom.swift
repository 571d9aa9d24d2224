#if hasFeature(Embedded)
    // A module for a browser is made as Embedded Swift, and loaded before anything is seen. The standard library's
    // sorting is copied for each type whose values are sorted, at three kilobytes each. These take its place there: they
    // sort the numbers of the places, for which one copy is enough.

    extension Sequence {
        /// The elements in an order. Those that are equal stay as they were among each other.
        package func sorted(
            by areInIncreasingOrder: (Element, Element) -> Bool
        ) -> [Element] {
            let elements = Array(self)
            let order = placesInOrder(elements.count) { one, other in
                areInIncreasingOrder(elements[one], elements[other])
            }
            return order.map { elements[$0] }
        }
    }

    extension Sequence where Element: Comparable {
        package func sorted() -> [Element] { sorted(by: <) }
    }

    extension Array {
        package mutating func sort(
            by areInIncreasingOrder: (Element, Element) -> Bool
        ) {
            self = sorted(by: areInIncreasingOrder)
        }
    }

    extension Array where Element: Comparable {
        package mutating func sort() { self = sorted(by: <) }
    }

    /// The numbers of so many places in the order of what is there: by merging runs of twice the length each time.
    @inline(never)
    private func placesInOrder(
        _ count: Int, _ isBefore: (Int, Int) -> Bool
    ) -> [Int] {
        var order = Array(0..<count)
        var merged = order
        var length = 1
        while length < count {
            for start in stride(from: 0, to: count, by: 2 * length) {
                let middle = Swift.min(start + length, count)
                let end = Swift.min(middle + length, count)
                var (left, right) = (start, middle)
                for place in start..<end {
                    let takesRight =
                        right < end && (left == middle || (isBefore(order[right], order[left])))
                    merged[place] = takesRight ? order[right] : order[left]
                    if takesRight { right += 1 } else { left += 1 }
                }
            }
            swap(&order, &merged)
            length *= 2
        }
        return order
    }
#endif
