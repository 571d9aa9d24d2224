extension Substring {
    /// Without blanks at either end.
    var trimmed: Substring { drop(while: \.isWhitespace).trimmedEnd }

    /// Without blanks at its end.
    var trimmedEnd: Substring {
        self[..<(lastIndex { !$0.isWhitespace }.map { index(after: $0) } ?? startIndex)]
    }
}
