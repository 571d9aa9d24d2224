extension Double {
    /// The number without what is behind the point, as far as a billion; 0 if it is no number.
    ///
    /// Lines, cells and dots are counted with it: nobody means more of them, and every `Int` holds so many.
    package var wholePart: Int {
        isNaN ? 0 : Int(max(-1e9, min(1e9, self)))
    }
}
