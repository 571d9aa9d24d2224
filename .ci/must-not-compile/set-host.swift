// error: 'host' is a get-only property
import QuoinLayout

// What a view stands for is settled when it is made.
func change(_ view: View) {
    view.host = nil
}
