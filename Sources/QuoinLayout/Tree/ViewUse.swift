/// What people do with a view.
package enum ViewUse {
    /// They look at it, or it holds others.
    case looking
    /// They turn, drag or tap it, and it shows no text: a slider, a switch.
    case touching
    /// They type into it.
    case typing
}
