/// What the layer of controls keeps with a view, for it and for all that is in it.
package protocol KeptSettings: AnyObject {
    /// A view with something in it stands in another superview, or in none, and other settings are kept above it. It is
    /// told of any of them.
    func view(_ view: View, hasComeFrom former: View?)
}

extension View {
    /// Lets those settings follow that are kept for all that is in the view, which has come from another superview of
    /// the same window.
    final func followSettings(from former: View?) {
        // By itself, a view hears that it has moved.
        guard !subviewList.isEmpty else { return }
        let (old, new) = (former?.nearestSettings, superview?.nearestSettings)
        if old !== new, let settings = new ?? old {
            settings.view(self, hasComeFrom: former)
        }
    }

    /// What is kept with this view, or else with the nearest above it.
    private var nearestSettings: (any KeptSettings)? {
        var next: View? = self
        while let view = next {
            if let settings = view.settings { return settings }
            next = view.superview
        }
        return nil
    }
}
