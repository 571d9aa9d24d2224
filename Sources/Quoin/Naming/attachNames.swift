/// Names views and guides, so that messages, traces and pictures speak of them as the code does.
///
/// ```swift
/// attachNames(["green": green, "blue": blue])
/// ```
///
/// It sets `View.name`, and `LayoutGuide.identifier`, which are also the names in formats:
/// `try card.visualConstraints("|[green][blue]|")`.
///
/// - Returns: The same items, to be given to formats.
@discardableResult
public func attachNames(_ items: [String: any LayoutItem]) -> [String: any LayoutItem] {
    for (name, item) in items {
        let element = item.layoutElement
        if let view = element as? View {
            view.name = name
        } else if let guide = element as? LayoutGuide {
            guide.identifier = name
        }
    }
    return items
}
