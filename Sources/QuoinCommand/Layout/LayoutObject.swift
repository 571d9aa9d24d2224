import Quoin
import QuoinInspect

/// A layout as an object of JSON, for programs.
///
///     {"size": [320.0, 480.0], "views": {"a": [8.0, 8.0, 304.0, 464.0]}, "ambiguous": [], "conflicts": []}
struct LayoutObject {
    let text: String

    init(of sheet: LayoutSheet, _ problems: LayoutProblems) {
        let window = sheet.window
        let size = Self.list([window.frame.width, window.frame.height].map(JSONText.number))
        let views = sheet.boxes.map { box in
            // Whoever draws a view wants to know where it is on the screen, and not in which stack.
            let frame = box.convert(box.bounds, to: window)
            let numbers = [frame.minX, frame.minY, frame.width, frame.height]
            return "\(JSONText.string(box.title)): \(Self.list(numbers.map(JSONText.number)))"
        }
        let ambiguous = problems.ambiguousNames.map { JSONText.string($0) }
        let conflicts = problems.conflicts.map { conflict in
            let members = conflict.constraints + conflict.alsoSetAside
            return Self.list(members.map { JSONText.string($0.description) })
        }
        text =
            "{\"size\": \(size), \"views\": {\(views.joined(separator: ", "))}, "
            + "\"ambiguous\": \(Self.list(ambiguous)), \"conflicts\": \(Self.list(conflicts))}\n"
    }

    private static func list(_ items: [String]) -> String {
        "[\(items.joined(separator: ", "))]"
    }
}
