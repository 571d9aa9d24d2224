import Quoin

/// The constraints of `list:N`, written with the maker.
extension ListScreen {
    /// Makes all constraints in blocks.
    func constrainWithMaker() {
        var upper: View?
        for cell in cells {
            constrainWithMaker(cell, below: upper)
            upper = cell.box
        }
    }

    private func constrainWithMaker(_ cell: Cell, below upper: View?) {
        let (box, icon, title, subtitle) = (cell.box, cell.icon, cell.title, cell.subtitle)
        box.makeConstraints { make in
            make.left.equalTo(root)
            make.right.equalTo(root)
            make.height.equalTo(0).priority(.fittingSize)
            make.bottom.greaterThanOrEqualTo(icon).offset(8)
            make.bottom.greaterThanOrEqualTo(subtitle).offset(8)
            make.top.equalTo(upper?.bottom ?? root.top)
        }
        icon.makeConstraints { make in
            make.left.equalTo(box).offset(8)
            make.top.equalTo(box).offset(8)
            make.width.equalTo(40)
            make.height.equalTo(icon.width)
        }
        title.makeConstraints { make in
            make.left.equalTo(icon.right).offset(8)
            make.top.equalTo(icon)
            make.right.lessThanOrEqualTo(box).offset(-8)
        }
        subtitle.makeConstraints { make in
            make.left.equalTo(title)
            make.top.equalTo(title.bottom).offset(4)
            make.right.equalTo(box).offset(-8)
        }
    }
}
