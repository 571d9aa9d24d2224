import QuoinGallery
import QuoinInspect
import QuoinKit
import TestSupport
import Testing

@Suite("Layouts without findings")
struct QuietLayoutTests {
    @Test("No screen of the gallery has any", arguments: GalleryVariant.quietScreens.indices)
    func gallery(_ number: Int) {
        let screen = GalleryVariant.quietScreens[number]
        for (index, variant) in GalleryVariant.selection(forScreen: number).enumerated() {
            let steps = index % (screen.stepCount + 1)
            expectEqual(
                variant.findings(on: screen, after: steps), [], "\(variant), \(steps) steps")
        }
    }

    // Two minutes if it is compiled with optimization, and an hour if not.
    @Test(
        "No screen of the gallery has any in any variant",
        .enabled(if: leavesNothingOut),
        arguments: GalleryVariant.quietScreens.indices)
    func everyVariant(_ number: Int) {
        let screen = GalleryVariant.quietScreens[number]
        for variant in GalleryVariant.all {
            for steps in 0...screen.stepCount {
                expectEqual(
                    variant.findings(on: screen, after: steps), [], "\(variant), \(steps) steps")
            }
        }
    }

    @Test("A header and a footer that stick over the rows of a table are meant")
    func sticking() {
        final class Source: SectionedTableViewDataSource {
            func numberOfSections(in tableView: TableView) -> Int { 2 }
            func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 6 }
            func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
                cell("row \(path.section).\(path.row)")
            }
            func tableView(
                _ tableView: TableView, headerForSection section: Int
            ) -> SectionPart? { SectionPart { self.cell("header \(section)") } }
            func tableView(
                _ tableView: TableView, footerForSection section: Int
            ) -> SectionPart? { SectionPart { self.cell("footer \(section)") } }

            private func cell(_ text: String) -> TableViewCell {
                let (cell, label) = (TableViewCell(), Label(text))
                cell.contentView.addSubview(label)
                label.makeConstraints { $0.edges.equalToSuperview().inset(8) }
                return cell
            }
        }
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 200))
        let (table, source) = (TableView(), Source())
        table.dataSource = source
        window.addSubview(table)
        table.makeConstraints { $0.edges.equalToSuperview() }
        for offset in [0, 30, 57.5, 120] {
            window.layoutIfNeeded()
            table.contentOffset.y = offset
            expectEqual(window.findings().map(\.description), [], "scrolled by \(offset)")
        }
        // What lies on the table lies on whichever row there is.
        let note = Label("note")
        table.addSubview(note)
        note.makeConstraints { $0.left.top.equalTo(table.frameLayoutGuide).inset(10) }
        let mark = Label("mark")
        table.addSubview(mark)
        mark.makeConstraints { $0.left.top.equalTo(table.contentLayoutGuide).inset(60) }
        window.layoutIfNeeded()
        expectEqual(window.findings().map(\.description), [])
    }

    @Test("A bar over what is scrolled is meant, and two bars over each other are not")
    func bars() {
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        window.name = "window"
        let scroll = ScrollView()
        scroll.name = "scroll"
        window.addSubview(scroll)
        scroll.makeConstraints { $0.edges.equalTo(window) }
        let article = scroll.plain("article")
        article.makeConstraints {
            $0.edges.width.equalTo(scroll)
            $0.height.equalTo(900)
        }
        // The article begins above it, so that neither covers the other.
        scroll.contentInset.bottom = 40
        let bar = scroll.plain("bar")
        bar.makeConstraints {
            $0.left.right.equalTo(scroll.frameLayoutGuide)
            $0.bottom.equalTo(scroll.frameLayoutGuide)
            $0.height.equalTo(60)
        }
        window.layoutIfNeeded()
        scroll.contentOffset.y = 900
        expectEqual(window.findings().map { $0.description }, [])
        let other = scroll.plain("other")
        other.makeConstraints {
            $0.left.equalTo(scroll.frameLayoutGuide)
            $0.bottom.equalTo(scroll.frameLayoutGuide).offset(-30)
            $0.width.height.equalTo(50)
        }
        let findings = window.findings()
        expectEqual(findings.map { $0.kind }, [.overlap])
        expectEqual(findings.first?.views.map { $0.name }, ["bar", "other"])
    }

    @Test("What is meant is not told: badges, grounds, veils, pictures made smaller, and limits")
    func meant() {
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        window.name = "window"
        let ground = window.plain("ground")
        ground.makeConstraints { $0.edges.equalTo(window) }
        let avatar = window.plain("avatar")
        avatar.makeConstraints {
            $0.left.top.equalTo(window).offset(20)
            $0.width.height.equalTo(40)
        }
        let badge = avatar.plain("badge")
        badge.makeConstraints {
            $0.right.equalTo(avatar).offset(4)
            $0.top.equalTo(avatar).offset(-4)
            $0.width.height.equalTo(12)
        }
        let name = window.label(
            "name", "A name that is a little longer than its place is wide, and ends in …")
        name.makeConstraints {
            $0.left.equalTo(avatar.right).offset(8)
            $0.right.lessThanOrEqualTo(window).inset(16)
            $0.centerY.equalTo(avatar)
        }
        let column = window.plain("column")
        column.makeConstraints {
            $0.top.equalTo(avatar.bottom).offset(20)
            $0.centerX.equalTo(window)
            $0.width.equalTo(window).priority(.high)
            $0.width.lessThanOrEqualTo(200)
            $0.height.equalTo(50)
        }
        let veil = window.plain("veil")
        veil.makeConstraints { $0.edges.equalTo(window) }
        expectEqual(window.findings().map { $0.description }, [])
    }

    @Test("Guides that are of use along one axis only need no place along the other")
    func guides() {
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        // Three in a row, as far from each other as from the next.
        let buttons = ["one", "two", "three"].map { window.plain($0) }
        let guides = [LayoutGuide(), LayoutGuide()]
        guides.forEach { window.addLayoutGuide($0) }
        for button in buttons {
            button.makeConstraints {
                $0.width.height.equalTo(40)
                $0.centerY.equalToSuperview()
            }
        }
        buttons[0].makeConstraints { $0.left.equalToSuperview() }
        buttons[2].makeConstraints { $0.right.equalToSuperview() }
        for (index, guide) in guides.enumerated() {
            guide.makeConstraints {
                $0.left.equalTo(buttons[index].right)
                $0.right.equalTo(buttons[index + 1].left)
            }
        }
        guides[0].makeConstraints { $0.width.equalTo(guides[1]) }
        expectEqual(window.findings().map { $0.description }, [])
        expectEqual(buttons[1].frame, Rect(x: 140, y: 220, width: 40, height: 40))
        // Along an axis along which something hangs on it, a guide needs one.
        let column = LayoutGuide()
        window.addLayoutGuide(column)
        let label = window.label("label")
        label.makeConstraints {
            $0.left.equalTo(column)
            $0.top.equalToSuperview()
        }
        expectEqual(window.findings().map { $0.kind }, [.noWidth, .noPlace])
    }

    @Test("What is in a section that is folded, and clips, is not missed")
    func folded() {
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        let section = window.plain("section")
        section.clipsToBounds = true
        section.makeConstraints {
            $0.left.right.top.equalToSuperview()
            $0.height.equalTo(0)
        }
        let label = section.label("label")
        label.makeConstraints {
            $0.left.right.top.equalToSuperview()
            $0.bottom.equalToSuperview().priority(900)
        }
        expectEqual(window.findings().map { $0.description }, [])
        section.clipsToBounds = false
        expectTrue(!window.findings().isEmpty)
    }

    @Test(
        "How thick a spacer in a stack is need not be said",
        arguments: [StackView.Alignment.center, .leading, .trailing, .firstBaseline])
    func spacer(_ alignment: StackView.Alignment) {
        let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480))
        let spacer = View()
        let row = StackView(arrangedSubviews: [Label("left"), Spacer(), Label("right")])
        let other = StackView(arrangedSubviews: [Label("left"), spacer, Label("right")])
        for (index, stack) in [row, other].enumerated() {
            stack.alignment = alignment
            window.addSubview(stack)
            stack.makeConstraints {
                $0.top.equalToSuperview().offset(Double(index) * 100)
                $0.leading.trailing.equalToSuperview()
            }
        }
        expectEqual(window.findings().map { $0.description }, [])
        // A line between them is meant to be seen.
        spacer.backgroundColor = .black
        expectEqual(window.findings().map { $0.kind }, [.noHeight])
    }
}
