// error: cannot assign to property: 'layoutConstraints' is a get-only property
import Quoin

// What a group stands for is not set from outside.
func constrain(_ a: View, _ b: View) {
    a.installedConstraints[0].layoutConstraints = []
}
