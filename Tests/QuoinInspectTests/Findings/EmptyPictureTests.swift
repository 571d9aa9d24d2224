import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("A picture in a box of another shape")
struct EmptyPictureTests {
    private let window = Window(frame: Rect(0, 0, 320, 480))
    private let picture = ImageView(Image("logo", size: Size(width: 250, height: 100)))

    init() {
        window.name = "window"
        picture.name = "logo"
        picture.contentMode = .aspectFit
        window.addSubview(picture)
    }

    @Test(
        "is told where one of its lengths is that of the picture by itself, and mended by the ratio"
    )
    func oneLength() throws {
        picture.makeConstraints { make in
            make.left.top.equalToSuperview()
            make.height.equalTo(20)
        }
        let finding = try #require(window.findings().first)
        expectEqual(finding.kind, .cut)
        expectEqual(
            finding.message,
            "logo shows its picture 50 wide, and leaves 200 of its 250 empty: it is as wide as the picture "
                + "by itself, but 20 high, and the picture 100.")
        let mend = try #require(finding.mends.first)
        expectEqual(mend.description, "logo.width.equalTo(logo.height).multipliedBy(2.5)")
        mend.apply()
        expectEqual(window.findings().map { $0.message }, [])
        expectEqual(picture.frame.size, Size(width: 50, height: 20))
    }

    @Test("is meant where both are given")
    func given() {
        picture.makeConstraints { make in
            make.left.right.top.equalToSuperview()
            make.height.equalTo(20)
        }
        expectEqual(window.findings().map { $0.message }, [])
    }

    @Test("is meant where it is cut off, or where little of the box is empty")
    func others() {
        picture.contentMode = .aspectFill
        picture.makeConstraints { make in
            make.left.top.equalToSuperview()
            make.height.equalTo(20)
        }
        expectEqual(window.findings().map { $0.message }, [])
        picture.contentMode = .aspectFit
        picture.remakeConstraints { make in
            make.left.top.equalToSuperview()
            make.height.equalTo(60)
        }
        expectEqual(window.findings().map { $0.message }, [])
    }

    /// Rows as high as a picture, which is shown as wide as the table.
    private final class Rows: TableViewDataSource {
        func numberOfRows(in tableView: TableView) -> Int { 2 }

        func tableView(_ tableView: TableView, cellForRowAt row: Int) -> TableViewCell {
            let cell = TableViewCell()
            let photo = ImageView(Image("photo", size: Size(width: 1200, height: 1600)))
            photo.name = "photo"
            photo.contentMode = .aspectFit
            cell.contentView.addSubview(photo)
            photo.makeConstraints { $0.edges.equalToSuperview().inset(10) }
            return cell
        }
    }

    @Test("makes rows higher than what they show, and is told of those")
    func rows() throws {
        picture.removeFromSuperview()
        let (table, rows) = (TableView(), Rows())
        window.addSubview(table)
        table.makeConstraints { $0.edges.equalToSuperview() }
        table.dataSource = rows
        let finding = try #require(window.findings().first)
        expectEqual(finding.kind, .cut)
        // 300 wide, and so 400 high.
        let shown = "shows its picture 400 high, and leaves 1200 of its 1600"
        expectTrue(finding.message.contains(shown), "\(finding)")
        let mend = finding.mends.first
        expectEqual(
            mend?.description, "photo.height.equalTo(photo.width).multipliedBy(1600.0 / 1200)")
        mend?.apply()
        window.layoutIfNeeded()
        expectEqual(table.cellForRow(at: 0)?.frame.height, 420)
    }
}
