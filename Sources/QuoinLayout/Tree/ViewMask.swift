/// A shape that a view is cut to.
package struct ViewMask {
    package var path: Path
    package var rule: FillRule

    package init(_ path: Path, rule: FillRule = .winding) { (self.path, self.rule) = (path, rule) }
}

/// A rectangle that casts a shadow.
package struct ShadowCaster {
    package var area: Rect
    package var cornerRadius: Double

    package init(_ area: Rect, cornerRadius: Double) {
        (self.area, self.cornerRadius) = (area, cornerRadius)
    }
}
