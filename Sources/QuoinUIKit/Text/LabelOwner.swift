/// A control that places a label in itself, as a button its title.
@preconcurrency @MainActor
protocol LabelOwner: AnyObject {
    /// What the label says, or how, is another, and may need another room.
    func labelChanged()
    /// The label is laid out, and its baselines may be others.
    func labelLaidOut()
    /// A picture of the label is drawn: its text is to be, by ``UILabel/drawText(in:)``.
    func drawText(of label: UILabel)
}

extension LabelOwner {
    func drawText(of label: UILabel) { label.drawText(in: label.bounds) }
}
