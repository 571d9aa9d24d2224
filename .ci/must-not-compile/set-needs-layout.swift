// error: 'needsLayout' is a get-only property
import QuoinLayout

// A mark is set by asking for what it stands for, and goes when that is done.
func change(_ view: View) {
    view.needsLayout = true
}
