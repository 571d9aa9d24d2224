// error: referencing instance method 'aspectRatio(_:file:line:)' on 'ConstraintSubject' requires the types 'NoFamily.WithDimension' (aka 'DimensionFamily') and 'NoFamily' be equivalent
import Quoin

// A ratio is a statement of its own.
func constrain(_ a: View, _ b: View) {
    a.makeConstraints { make in
        make.width.aspectRatio(2)
    }
}
