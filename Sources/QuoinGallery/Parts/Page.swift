import QuoinKit

/// A screen, or what is below a bar, that scrolls where what is on it is taller than it is: as large text is
/// on a small phone.
///
/// Constraints to the edges of a scroll view mean its content, those to its size mean itself. The content is
/// as wide as the page, and as high, unless what is on it needs more.
class Page: ScrollView {
    override init(frame: Rect = .zero) {
        super.init(frame: frame)
        name = "page"
        contentLayoutGuide.makeConstraints { make in
            make.width.equalTo(self)
            make.height.greaterThanOrEqualTo(self)
            // Less than the 750 with which texts resist being cut.
            make.height.equalTo(self).priority(.medium)
        }
    }
}
