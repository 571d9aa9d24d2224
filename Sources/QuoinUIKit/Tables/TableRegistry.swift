/// Which classes cells and headers are made from.
struct TableRegistry {
    var cells: [String: UITableViewCell.Type] = [:]
    var headers: [String: UITableViewHeaderFooterView.Type] = [:]
}
