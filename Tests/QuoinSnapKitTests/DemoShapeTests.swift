import QuoinSnapKit
import TestSupport
import Testing

/// Shapes that people know from demos of such blocks: boxes around a middle, and a column that scrolls.
@MainActor
@Suite struct DemoShapeTests {
    @MainActor @Test func `boxes around a middle`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        let (black, red, green, blue) = (UIView(), UIView(), UIView(), UIView())
        for view in [black, red] { root.addSubview(view) }
        black.addSubview(green)
        green.addSubview(blue)
        black.snp.makeConstraints { make in
            make.width.height.equalTo(100)
            make.center.equalTo(root)
        }
        red.snp.makeConstraints { make in
            make.top.equalTo(black.snp.bottom).offset(20)
            make.left.equalTo(20)
            make.size.equalTo(CGSize(width: 100, height: 100))
        }
        green.snp.makeConstraints { make in
            make.edges.equalTo(black).inset(UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
        }
        blue.snp.makeConstraints { make in
            make.left.top.equalToSuperview()
            make.size.equalToSuperview().dividedBy(2)
        }
        root.layoutIfNeeded()
        expectEqual(black.frame, CGRect(x: 100, y: 200, width: 100, height: 100))
        expectEqual(red.frame, CGRect(x: 20, y: 320, width: 100, height: 100))
        expectEqual(green.frame, CGRect(x: 20, y: 10, width: 40, height: 60))
        expectEqual(blue.frame, CGRect(x: 0, y: 0, width: 20, height: 30))
    }

    @MainActor @Test func `a column that scrolls, and a box that is moved by a constraint`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let (scroll, content, label) = (UIScrollView(), UIView(), UILabel())
        root.addSubview(scroll)
        scroll.addSubview(content)
        scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
        content.snp.makeConstraints { make in
            make.edges.width.equalTo(scroll)
        }
        var boxes: [UIView] = []
        for index in 0..<6 {
            let box = UIView()
            content.addSubview(box)
            box.snp.makeConstraints { make in
                make.leading.trailing.equalToSuperview().inset(20)
                make.height.equalTo(100)
                if let last = boxes.last {
                    make.top.equalTo(last.snp.bottom).offset(10)
                } else {
                    make.top.equalToSuperview().offset(10)
                }
                if index == 5 { make.bottom.equalToSuperview().offset(-10) }
            }
            boxes.append(box)
        }
        boxes[0].addSubview(label)
        label.numberOfLines = 0
        label.text = String(repeating: "word ", count: 40)
        label.snp.makeConstraints { $0.edges.equalToSuperview().priority(.low) }
        root.layoutIfNeeded()
        expectEqual(scroll.contentSize, CGSize(width: 320, height: 670))
        expectEqual(boxes[5].frame, CGRect(x: 20, y: 560, width: 280, height: 100))
        boxes[1].snp.updateConstraints { $0.height.equalTo(150) }
        boxes[2].snp.remakeConstraints { make in
            make.centerX.equalToSuperview()
            make.width.height.equalTo(50)
            make.top.equalTo(boxes[1].snp.bottom).offset(10)
        }
        root.layoutIfNeeded()
        expectEqual(boxes[2].frame, CGRect(x: 135, y: 280, width: 50, height: 50))
        expectEqual(scroll.contentSize.height, 670)
    }
}
