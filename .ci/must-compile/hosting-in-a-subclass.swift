import QuoinLayout

// Subclasses stand for widgets, too.
class Fancy: View {
    override func layoutSubviews() {
        super.layoutSubviews()
    }
}

func make(_ host: some LayoutHost) -> Fancy {
    Fancy(hosting: host)
}
