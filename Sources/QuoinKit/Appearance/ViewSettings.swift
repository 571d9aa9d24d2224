import Quoin

/// What is set on a view for itself and all that is in it.
final class ViewSettings: KeptSettings {
    var measurer: (any TextMeasurer)?
    var doublesText: Bool?
    /// The colours of the view itself, where they are others than those of its surroundings.
    var colors: ControlColors?
    /// Which device a window shows.
    var device = ShownDevice()
    /// What measures the text of a tree in which nothing says what does. Only topmost views have it.
    var defaultMeasurer: HelveticaMeasurer?

    func view(_ view: View, hasComeFrom former: View?) { view.measureAnew(comingFrom: former) }
}
