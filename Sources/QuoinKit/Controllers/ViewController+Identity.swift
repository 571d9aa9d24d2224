extension ViewController: Hashable {
    /// Whether both are the same controller.
    public static func == (one: ViewController, other: ViewController) -> Bool { one === other }

    /// Tells a hasher which controller it is.
    public final func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
