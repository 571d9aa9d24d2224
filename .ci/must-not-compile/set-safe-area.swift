// error: 'safeAreaInsets' is a get-only property
import QuoinLayout

// A view's safe area comes from its window and controllers.
func change(_ view: View) {
    view.safeAreaInsets = .zero
}
