import QuoinLayout

/// Counts what it is told of its margins and its safe area.
final class MarginView: View {
    private(set) var marginChanges = 0
    private(set) var safeAreaChanges = 0

    init(named name: String, _ frame: Rect) {
        super.init(frame: frame)
        self.name = name
    }

    override func layoutMarginsDidChange() {
        marginChanges += 1
        super.layoutMarginsDidChange()
    }

    override func safeAreaInsetsDidChange() {
        safeAreaChanges += 1
        super.safeAreaInsetsDidChange()
    }
}
