extension Transform {
    /// Turns clockwise by an angle in radians.
    public init(rotation angle: Double) {
        let (sine, cosine) = ElementaryFunctions.sineAndCosine(angle)
        self.init(a: cosine, b: sine, c: -sine, d: cosine)
    }
}
