// error: 'firstBaselineOffsetFromTop' is a get-only property
import QuoinLayout

// The content says how large it is, so this is overridden and not set.
func change(_ view: View) {
    view.firstBaselineOffsetFromTop = 3
}
