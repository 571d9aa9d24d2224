/// The workloads there are, by the name under which they are asked for.
enum WorkloadKind: String, CaseIterable {
    case enaml
    case system
    case form
    case list
    case row
    case deep
    case grid
    case drag

    /// How the name is written, with what may follow it.
    var form: String {
        switch self {
        case .enaml, .form, .drag: rawValue
        case .system: "system:FILE"
        case .list, .row, .deep, .grid: "\(rawValue)[:N]"
        }
    }

    /// What the workload is, in a line.
    var summary: String {
        switch self {
        case .enaml: "system:../shared/bench/enaml.txt --edit width,height"
        case .system: "a file in the language of 'quoin solve', without edits; --edit A,B"
        case .form: "a window with three labelled fields and a button"
        case .list: "N cells with icon, title and subtitle (1000)"
        case .row: "N siblings of equal width (1000)"
        case .deep: "N views within each other (1000)"
        case .grid: "N×N cells, in each a box of its own aspect ratio (30)"
        case .drag: "a point dragged through a screen of 300 views"
        }
    }

    /// The names of what is measured.
    var measures: String {
        switch self {
        case .enaml, .system: "build, edit"
        case .form: "build, build-with-operators, edit"
        case .list: "solver, resize, touch, churn"
        case .row, .deep, .grid: "build"
        case .drag: "step, worst-step"
        }
    }
}
