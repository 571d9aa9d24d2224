import Quoin
import QuoinKit

@testable import QuoinLayout

/// A scroll view of 300 × 460 in a window of 320 × 480, with one view in it.
struct ScrollScene {
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let scroll = ScrollView()
    let content = View()
    let problems: Problems

    init() {
        problems = Problems(of: window)
        scroll.name = "scroll"
        content.name = "content"
        window.addSubview(scroll)
        scroll.addSubview(content)
        scroll.makeConstraints { $0.edges.equalToSuperview().inset(10) }
    }

    /// Makes the content of a size, and lays out.
    func fill(_ width: Double, _ height: Double) {
        content.remakeConstraints { make in
            make.edges.equalTo(scroll)
            make.size.equalTo(Size(width: width, height: height))
        }
        window.layoutIfNeeded()
    }

    /// What the engine has done so far.
    var statistics: EngineStatistics? { window.tree.engine?.statistics }
}
