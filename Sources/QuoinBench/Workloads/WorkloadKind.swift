/// The workloads there are, by the name under which they are asked for.
enum WorkloadKind: String, CaseIterable {
    case enaml
    case system
    case sparse
    case form
    case list
    case row
    case deep
    case grid
    case feed
    case table
    case format
    case stack
    case distribution
    case move
    case remove
    case drag
    case animate
    case inspect
    case parallel
    case text

    /// How the name is written, with what may follow it.
    var form: String {
        switch self {
        case .enaml, .form, .move, .remove, .drag, .text: rawValue
        case .system: "system:FILE"
        case .sparse, .list, .row, .deep, .grid, .feed, .table, .format, .stack,
            .distribution, .animate, .inspect, .parallel:
            "\(rawValue)[:N]"
        }
    }

    /// What the workload is, in a line.
    var summary: String {
        switch self {
        case .enaml: "system:../shared/bench/enaml.txt --edit width,height"
        case .system: "a file in the language of 'quoin solve', without edits; --edit A,B"
        case .sparse: "N random rows over 0.6 N variables, as in no layout (200)"
        case .form: "a window with three labelled fields and a button"
        case .list: "N cells with icon, title and subtitle (1000)"
        case .row: "N siblings of equal width (1000)"
        case .deep: "N views within each other (1000)"
        case .grid: "N×N cells, in each a box of its own aspect ratio (30)"
        case .feed: "N items of 19 views, each measured at a width and laid out (100)"
        case .table: "a table of N such items, of which a screenful is there (100000)"
        case .format: "a row of N views drawn in one visual format (5000)"
        case .stack: "a column of N rows, stacks of stacks (100)"
        case .distribution: "a stack of N views in a length that they have to share (1000)"
        case .move: "a subtree of 200 views moved between two parents"
        case .remove: "2000 views taken out of their window and put back"
        case .drag: "a point dragged through a screen of 300 views"
        case .animate: "N views that move at once; a turn of the window (10000)"
        case .inspect: "a list of N cells that is looked at, and mended (100)"
        case .parallel: "64 trees of N rows with text, laid out side by side (40)"
        case .text: "10,000 short strings measured"
        }
    }

    /// The names of what is measured.
    var measures: String {
        switch self {
        case .enaml, .system: "build, edit"
        case .sparse: "build"
        case .form: "build, build-with-operators, edit"
        case .list:
            "build, resize, touch, churn, anchors, dsl, svg, solver, solver-resize, solver-touch, solver-churn, "
                + "frames, frames-resize"
        case .row, .deep, .grid: "build, resize, solver"
        case .feed: "build, reuse"
        case .table: "build, scroll (60 rows), frame, jump, cells (60 without a table)"
        case .format: "format, anchors, layout"
        case .stack: "build, toggle"
        case .distribution:
            "equal, equal-toggle, proportional, proportional-toggle, spaced, spaced-toggle, centered, "
                + "centered-toggle"
        case .move: "move"
        case .remove: "remove"
        case .drag: "step, worst-step, solver-step, solver-worst-step"
        case .animate: "one-animation, many-animations, springs"
        case .inspect: "build, findings, open-findings, why, repair"
        case .parallel: "one-task, two-tasks"
        case .text: "helvetica, helvetica-wrapped, terminal, known"
        }
    }
}
