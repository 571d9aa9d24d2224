import Quoin
import TestSupport
import Testing

@Suite("Groups are themselves, and say their constraints")
struct GroupIdentityTests {
    @Test("a group is found among those of its view")
    func groupIsFound() {
        let (root, view) = (View(), View())
        root.addSubview(view)
        let groups = view.makeConstraints { make in
            make.left.equalToSuperview()
            make.left.equalToSuperview()
        }
        expectEqual(view.installedConstraints.firstIndex(of: groups[1]), 1)
        expectEqual(Set(groups + view.installedConstraints).count, 2)
    }

    @Test("a group that is printed has a line for each constraint")
    func printedGroup() {
        let (root, view) = (View(), View())
        root.name = "root"
        view.name = "icon"
        root.addSubview(view)
        let groups = view.makeConstraints { make in
            make.left.top.equalToSuperview().inset(8)
            make.width.equalTo(44).priority(.low)
        }
        expectEqual("\(groups[0])", "icon.left = root.left + 8\nicon.top = root.top + 8")
        expectEqual("\(groups[1])", "icon.width = 44 @250")
    }
}
