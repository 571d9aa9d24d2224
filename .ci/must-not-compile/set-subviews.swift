// error: 'subviews' is a get-only property
import QuoinLayout

// Views are put into each other by calls, which can refuse.
func change(_ view: View, _ other: View) {
    view.subviews = [other]
}
