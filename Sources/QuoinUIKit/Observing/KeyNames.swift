/// What values are called by Objective-C, as far as they are often observed.
@MainActor
enum KeyNames {
    /// The value that an object has under a name; `nil` where it has none, or none is known.
    static func value(of key: String, in object: NSObject) -> AnyHashable? {
        let kinds: [(NSObject, String) -> AnyHashable?] = [
            ofViews, ofScrollViews, ofTexts, ofControls, ofLayers, ofOthers,
        ]
        for kind in kinds {
            if let value = kind(object, key) { return value }
        }
        return nil
    }

    private static func ofViews(_ object: NSObject, _ key: String) -> AnyHashable? {
        guard let view = object as? UIView else { return nil }
        return switch key {
        case "frame": view.frame
        case "bounds": view.bounds
        case "center": view.center
        case "alpha": view.alpha
        case "hidden", "isHidden": view.isHidden
        case "backgroundColor": view.backgroundColor
        case "transform": view.transform
        case "safeAreaInsets": view.safeAreaInsets
        case "tag": view.tag
        case "superview": view.superview
        case "window": view.window
        default: nil
        }
    }

    private static func ofScrollViews(_ object: NSObject, _ key: String) -> AnyHashable? {
        guard let view = object as? UIScrollView else { return nil }
        return switch key {
        case "contentOffset": view.contentOffset
        case "contentSize": view.contentSize
        case "contentInset": view.contentInset
        case "adjustedContentInset": view.adjustedContentInset
        case "zoomScale": view.zoomScale
        default: nil
        }
    }

    /// What shows a text or a picture.
    private static func ofTexts(_ object: NSObject, _ key: String) -> AnyHashable? {
        switch (object, key) {
        case (let label as UILabel, "text"): label.text
        case (let label as UILabel, "attributedText"): label.attributedText
        case (let field as UITextField, "text"): field.text
        case (let field as UITextField, "attributedText"): field.attributedText
        case (let view as UITextView, "text"): view.text
        case (let view as UITextView, "attributedText"): view.attributedText
        case (let view as UIImageView, "image"): view.image
        default: nil
        }
    }

    private static func ofControls(_ object: NSObject, _ key: String) -> AnyHashable? {
        switch (object, key) {
        case (let control as UIControl, "enabled"), (let control as UIControl, "isEnabled"):
            control.isEnabled
        case (let control as UIControl, "selected"), (let control as UIControl, "isSelected"):
            control.isSelected
        case (let control as UIControl, "highlighted"),
            (let control as UIControl, "isHighlighted"):
            control.isHighlighted
        case (let control as UISwitch, "on"), (let control as UISwitch, "isOn"): control.isOn
        case (let slider as UISlider, "value"): slider.value
        case (let pages as UIPageControl, "currentPage"): pages.currentPage
        case (let bar as UIProgressView, "progress"): bar.progress
        default: nil
        }
    }

    private static func ofLayers(_ object: NSObject, _ key: String) -> AnyHashable? {
        guard let layer = object as? CALayer else { return nil }
        return switch key {
        case "frame": layer.frame
        case "bounds": layer.bounds
        case "position": layer.position
        case "opacity": layer.opacity
        case "hidden", "isHidden": layer.isHidden
        default: nil
        }
    }

    /// What is no view.
    private static func ofOthers(_ object: NSObject, _ key: String) -> AnyHashable? {
        switch (object, key) {
        case (let controller as UIViewController, "title"): controller.title
        case (let item as UINavigationItem, "title"): item.title
        case (let gesture as UIGestureRecognizer, "state"): gesture.state
        default: nil
        }
    }
}
