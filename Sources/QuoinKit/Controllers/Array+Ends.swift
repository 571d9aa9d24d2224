extension [ViewController] {
    /// Where a controller stands. It is looked for from both ends, for that is where most come and go.
    func place(of controller: ViewController) -> Int? {
        var (low, high) = (startIndex, endIndex - 1)
        while low <= high {
            if self[low] === controller { return low }
            if self[high] === controller { return high }
            low += 1
            high -= 1
        }
        return nil
    }
}
