// error: 'installedView' is a get-only property
import QuoinLayout

// A constraint is installed where its items meet.
func change(_ constraint: LayoutConstraint, _ view: View) {
    constraint.installedView = view
}
