@testable import QuoinLayout
import TestSupport
import Testing

/// A text of a number of points that does something when it is next measured.
private final class MeddlingText: View {
    var area = 0.0
    var whenMeasured: (() -> Void)?

    override var intrinsicContentSize: Size {
        Size(width: View.noIntrinsicMetric, height: 1)
    }

    override func contentSize(forWidth width: Double) -> Size {
        let action = whenMeasured
        whenMeasured = nil
        action?()
        return Size(width: View.noIntrinsicMetric, height: area / max(width, 1))
    }
}

/// A size is that of what is there when it is given: a text of 4,000 points in 80 is 50 high, and below it stands another
/// one that is as wide as the first is high.
@Suite("Measuring a view that changes when it is asked")
struct FittingWhileChangingTests {
    /// How the view is measured.
    enum Way: CaseIterable {
        case ownEngine, ownEngineAgain, treeEngine, topmost, topmostAtOnce
    }

    /// What is done when the first text is asked, and how high all of it is then.
    enum Deed: Double, CaseIterable {
        case takeOut = 50
        case setConstant = 76
        case changeContent = 78
        case add = 96
    }

    private let window = Window(frame: Rect(0, 0, 320, 480))
    private let card = View("card")
    private let text = MeddlingText()
    private let line = MeddlingText()
    private let reports: Reports

    init() {
        reports = Reports(of: window)
        (text.name, line.name) = ("text", "line")
        (text.area, line.area) = (4000, 300)
        for view in [text, line] {
            view.contentDependsOnWidth = true
            view.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(view)
        }
    }

    private func height() -> Double {
        card.systemLayoutSizeFitting(
            Size(width: 80, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSize
        ).height
    }

    private func build(_ way: Way) -> LayoutConstraint {
        let distance = line.top.constraint(equalTo: text.bottom, constant: 10)
        LayoutConstraint.activate([
            text.left.constraint(equalTo: card.left), text.right.constraint(equalTo: card.right),
            text.top.constraint(equalTo: card.top), line.left.constraint(equalTo: card.left),
            line.width.constraint(equalTo: text.height), distance,
            text.bottom.constraint(lessThanOrEqualTo: card.bottom),
            line.bottom.constraint(lessThanOrEqualTo: card.bottom),
        ])
        switch way {
        case .topmostAtOnce: break
        case .topmost: card.layoutIfNeeded()
        case .treeEngine:
            card.frame = Rect(0, 0, 100, 200)
            window.addSubview(card)
            window.layoutIfNeeded()
            line.invalidateIntrinsicContentSize()
        case .ownEngine, .ownEngineAgain:
            card.translatesAutoresizingMaskIntoConstraints = false
            window.addSubview(card)
            card.left.constraint(equalTo: window.left).isActive = true
            window.layoutIfNeeded()
        }
        if way == .ownEngineAgain {
            _ = card.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        }
        return distance
    }

    private func perform(_ deed: Deed, _ distance: LayoutConstraint) {
        switch deed {
        case .takeOut: line.removeFromSuperview()
        case .setConstant: distance.constant = 20
        case .changeContent:
            line.area = 900
            line.invalidateIntrinsicContentSize()
        case .add:
            let box = card.addFree("box")
            LayoutConstraint.activate([
                box.top.constraint(equalTo: line.bottom), box.left.constraint(equalTo: card.left),
                box.height.constraint(equalToConstant: 30),
                box.bottom.constraint(lessThanOrEqualTo: card.bottom),
            ])
        }
    }

    @Test("gives the size that it has then", arguments: Way.allCases)
    func size(way: Way) {
        for deed in Deed.allCases {
            let scene = Self()
            let distance = scene.build(way)
            scene.text.whenMeasured = { scene.perform(deed, distance) }
            expectEqual(scene.height(), deed.rawValue, "\(way), \(deed)")
            expectTrue(scene.text.whenMeasured == nil)
            expectEqual(scene.height(), deed.rawValue, "\(way), \(deed), measured once more")
            expectTrue(scene.reports.messages.isEmpty)
        }
    }

    @Test("comes to an end where it changes each time")
    func endless() {
        let distance = build(.ownEngine)
        var asked = 0
        func meddle() {
            asked += 1
            distance.constant += 1
            text.whenMeasured = meddle
        }
        text.whenMeasured = meddle
        // 10 + 1 at least, however often it was asked.
        expectTrue(height() >= 67)
        expectTrue(asked <= 10, "\(asked) times")
    }
}
