// error: 'relation' is a 'let' constant
import QuoinLayout

// What a constraint relates is fixed; its numbers can be changed.
func change(_ constraint: LayoutConstraint) {
    constraint.relation = .equal
}
