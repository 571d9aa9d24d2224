// error: 'layoutFrame' is a get-only property
import QuoinLayout

// Where a guide is follows from its constraints.
func change(_ guide: LayoutGuide) {
    guide.layoutFrame = .zero
}
