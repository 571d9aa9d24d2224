// error: 'firstItem' is a get-only property
import QuoinLayout

// What a constraint relates is fixed; its numbers can be changed.
func change(_ constraint: LayoutConstraint, _ view: View) {
    constraint.firstItem = view
}
