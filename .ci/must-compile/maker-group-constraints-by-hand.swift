import Quoin

// The counterpart that compiles.
func constrain(_ a: View, _ b: View) {
    _ = a.installedConstraints[0].layoutConstraints
}
