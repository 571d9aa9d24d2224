extension Array where Element: AnyObject {
    /// Where an object stands. It is looked for from both ends, for that is where most come and go.
    func place(of object: Element) -> Int? {
        var (low, high) = (startIndex, endIndex - 1)
        while low <= high {
            if self[low] === object { return low }
            if self[high] === object { return high }
            low += 1
            high -= 1
        }
        return nil
    }
}
