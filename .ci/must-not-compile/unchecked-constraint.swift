// error: call can throw, but it is not marked with 'try'
import QuoinLayout

// What is only checked at run time may be refused.
func make(_ view: View) -> LayoutConstraint {
    LayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: view, attribute: .height)
}
