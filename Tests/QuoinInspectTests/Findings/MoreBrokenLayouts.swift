import QuoinInspect
import QuoinKit

/// More of them, of the kind that people ask about.
enum MoreBrokenLayouts {
    static let all: [BrokenLayout] = [
        BrokenLayout("a label that must not be stretched, between two edges", .conflict, ["title"])
        {
            window in
            let title = window.label("title")
            title.contentHuggingHorizontalPriority = .required
            let groups = title.makeConstraints {
                $0.left.top.equalTo(window).offset(16)
                $0.right.equalTo(window).inset(16)
            }
            _ = groups
            return { title.contentHuggingHorizontalPriority = .low }
        },
        BrokenLayout("a container that nobody placed", .stillPlacedByFrame, ["card"]) { window in
            let card = window.plain("card")
            let icon = card.plain("icon")
            icon.makeConstraints {
                $0.left.top.equalTo(card).offset(8)
                $0.right.bottom.equalTo(card).inset(8)
                $0.width.height.equalTo(100)
            }
            return { card.makeConstraints { $0.left.top.equalTo(window).offset(16) } }
        },
        BrokenLayout("as wide as the window, and moved", .outside, ["panel"]) { window in
            let panel = window.plain("panel")
            let groups = panel.makeConstraints {
                $0.left.top.equalTo(window).offset(16)
                $0.width.equalTo(window)
                $0.height.equalTo(80)
            }
            return { groups[1].update(offset: -32) }
        },
        BrokenLayout("a gap with the wrong sign", .overlap, ["title", "subtitle"]) { window in
            let (title, subtitle) = (window.label("title"), window.label("subtitle"))
            title.makeConstraints { $0.left.top.equalTo(window).offset(16) }
            subtitle.makeConstraints { $0.left.equalTo(title) }
            let gap = title.makeConstraints { $0.bottom.equalTo(subtitle.top).offset(8) }
            return { gap[0].update(offset: -8) }
        },
        BrokenLayout("a least width beyond the screen's", .conflict, ["field"]) { window in
            let field = window.plain("field")
            let groups = field.makeConstraints {
                $0.left.right.equalTo(window).inset(16)
                $0.top.equalTo(window)
                $0.height.equalTo(40)
                $0.width.greaterThanOrEqualTo(400)
            }
            return { groups[3].deactivate() }
        },
        BrokenLayout("each after the other", .conflict, ["a"]) { window in
            let (a, b) = (window.plain("a"), window.plain("b"))
            for view in [a, b] {
                view.makeConstraints {
                    $0.top.equalTo(window)
                    $0.width.height.equalTo(50)
                }
            }
            b.makeConstraints { $0.left.equalTo(a.right).offset(8) }
            let back = a.makeConstraints { $0.left.equalTo(b.right).offset(8) }
            return {
                back[0].deactivate()
                a.makeConstraints { $0.left.equalTo(window) }
            }
        },
        BrokenLayout("three equal columns and a fixed one", .conflict, ["c"]) { window in
            let views = ["a", "b", "c"].map { window.plain($0) }
            for (index, view) in views.enumerated() {
                view.makeConstraints {
                    $0.top.equalTo(window)
                    $0.height.equalTo(20)
                    if index == 0 {
                        $0.left.equalTo(window)
                    } else {
                        $0.left.equalTo(views[index - 1].right)
                        $0.width.equalTo(views[0])
                    }
                    if index == 2 { $0.right.equalTo(window) }
                }
            }
            let fixed = views[2].makeConstraints { $0.width.equalTo(100) }
            return { fixed[0].deactivate() }
        },
        BrokenLayout("a stack that is too small", .conflict, ["stack"]) { window in
            let stack = StackView()
            stack.name = "stack"
            stack.axis = .vertical
            window.addSubview(stack)
            let groups = stack.makeConstraints {
                $0.left.right.top.equalTo(window)
                $0.height.equalTo(100)
            }
            for name in ["a", "b"] {
                let view = View()
                view.name = name
                stack.addArrangedSubview(view)
                view.makeConstraints { $0.height.equalTo(80) }
            }
            return { groups[1].deactivate() }
        },
        BrokenLayout("a form in a scroll view without a width", .endlessContent, ["scroll"]) {
            window in
            let scroll = ScrollView()
            scroll.name = "scroll"
            window.addSubview(scroll)
            scroll.makeConstraints { $0.edges.equalTo(window) }
            let form = scroll.plain("form")
            form.makeConstraints {
                $0.top.bottom.equalTo(scroll)
                $0.left.equalTo(scroll).offset(16)
                $0.width.equalTo(200)
                $0.height.equalTo(900)
            }
            return { form.makeConstraints { $0.right.equalTo(scroll).inset(16) } }
        },
        BrokenLayout(
            "a text in a scroll view that does not wrap", .endlessContent, ["scroll", "text"]
        ) {
            window in
            let scroll = ScrollView()
            scroll.name = "scroll"
            window.addSubview(scroll)
            scroll.makeConstraints { $0.edges.equalTo(window) }
            let stack = StackView()
            stack.name = "stack"
            stack.axis = .vertical
            scroll.addSubview(stack)
            stack.makeConstraints { $0.edges.equalTo(scroll).inset(16) }
            let text = Label(
                "A text that is a good deal longer than the screen that it is on is wide")
            text.name = "text"
            text.numberOfLines = 0
            stack.addArrangedSubview(text)
            return { stack.makeConstraints { $0.width.equalTo(scroll).offset(-32) } }
        },
        BrokenLayout("a photo whose ratio gives way", .notMet, ["photo"]) { window in
            let photo = window.plain("photo")
            let groups = photo.makeConstraints {
                $0.left.right.top.equalTo(window)
                $0.height.equalTo(100)
                $0.width.equalTo(photo.height).multipliedBy(2).priority(.high)
            }
            return { groups[1].deactivate() }
        },
        BrokenLayout("a footer under the home indicator", .underBar, ["save"]) { window in
            window.safeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
            let save = Button("Save")
            save.name = "save"
            window.addSubview(save)
            let groups = save.makeConstraints {
                $0.left.right.equalTo(window).inset(16)
                $0.bottom.equalTo(window).inset(8)
            }
            return {
                groups[1].deactivate()
                save.makeConstraints { $0.bottom.equalTo(window.safeAreaLayoutGuide).inset(8) }
            }
        },
        BrokenLayout("an avatar in a card without a width", .noWidth, ["card"]) { window in
            let card = window.plain("card")
            let avatar = card.plain("avatar")
            card.makeConstraints { $0.center.equalTo(window) }
            avatar.makeConstraints {
                $0.top.bottom.equalTo(card).inset(8)
                $0.left.equalTo(card).offset(8)
                $0.width.height.equalTo(40)
            }
            return { avatar.makeConstraints { $0.right.equalTo(card).inset(8) } }
        },
        BrokenLayout("only a centre from side to side", .noPlace, ["spinner"]) { window in
            let spinner = window.plain("spinner")
            spinner.makeConstraints {
                $0.centerX.equalTo(window)
                $0.width.height.equalTo(40)
            }
            return { spinner.makeConstraints { $0.centerY.equalTo(window) } }
        },
        BrokenLayout("a bottom and no top", .noHeight, ["list"]) { window in
            let header = window.plain("header")
            header.makeConstraints {
                $0.left.right.top.equalTo(window)
                $0.height.equalTo(60)
            }
            let list = window.plain("list")
            list.makeConstraints { $0.left.right.bottom.equalTo(window) }
            return { list.makeConstraints { $0.top.equalTo(header.bottom) } }
        },
        BrokenLayout("a constraint to a view in another tree", .pending, ["other"]) { window in
            let other = View()
            other.name = "other"
            let elsewhere = View()
            elsewhere.name = "elsewhere"
            elsewhere.addSubview(other)
            let title = window.label("title")
            title.makeConstraints {
                $0.left.equalTo(window).offset(16)
                $0.top.equalTo(other.bottom).offset(8)
            }
            return {
                title.remakeConstraints { $0.left.top.equalTo(window).offset(16) }
                elsewhere.isHidden = true
            }
        },
        BrokenLayout("a label beside an icon without a limit", .outside, ["text"]) { window in
            let icon = window.plain("icon")
            icon.makeConstraints {
                $0.left.top.equalTo(window).offset(16)
                $0.width.height.equalTo(40)
            }
            let text = window.label(
                "text", "A text that is much longer than the row in which it stands")
            text.makeConstraints {
                $0.left.equalTo(icon.right).offset(8)
                $0.centerY.equalTo(icon)
            }
            return { text.makeConstraints { $0.right.lessThanOrEqualTo(window).inset(16) } }
        },
        BrokenLayout("a mark of which only the place is said", .noWidth, ["mark"]) { window in
            let mark = window.plain("mark")
            let text = window.label("text")
            mark.makeConstraints {
                $0.left.equalTo(window).offset(16)
                $0.centerY.equalTo(window)
            }
            text.makeConstraints {
                $0.left.equalTo(mark.right).offset(8)
                $0.centerY.equalTo(mark)
            }
            return { mark.makeConstraints { $0.width.height.equalTo(24) } }
        },
    ]
}
