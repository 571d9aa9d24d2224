import Quoin

/// Statements with anchors, whose types the compiler has to know.
extension RandomStatement {
    func relate(
        _ make: ConstraintMaker<View>, to other: LayoutAttribute, of view: View
    ) -> ConstraintStatement {
        switch attributes[0] {
        case .left: relate(make.left, to: other, of: view)
        case .right: relate(make.right, to: other, of: view)
        case .leading: relate(make.leading, to: other, of: view)
        case .trailing: relate(make.trailing, to: other, of: view)
        case .centerX: relate(make.centerX, to: other, of: view)
        case .top: relate(make.top, to: other, of: view)
        case .bottom: relate(make.bottom, to: other, of: view)
        case .centerY: relate(make.centerY, to: other, of: view)
        case .width: relate(make.width, to: other, of: view)
        default: relate(make.height, to: other, of: view)
        }
    }

    private func relate(
        _ subject: ConstraintSubject<View, SideFamily>, to other: LayoutAttribute, of view: View
    ) -> ConstraintStatement {
        switch other {
        case .left: relate(subject, view.left)
        case .right: relate(subject, view.right)
        default: relate(subject, view.centerX)
        }
    }

    private func relate(
        _ subject: ConstraintSubject<View, SideFamily>, _ anchor: some SideTarget
    ) -> ConstraintStatement {
        switch relation {
        case .equal: subject.equalTo(anchor)
        case .lessThanOrEqual: subject.lessThanOrEqualTo(anchor)
        case .greaterThanOrEqual: subject.greaterThanOrEqualTo(anchor)
        }
    }

    private func relate(
        _ subject: ConstraintSubject<View, DirectionalFamily>, to other: LayoutAttribute,
        of view: View
    ) -> ConstraintStatement {
        switch other {
        case .leading: relate(subject, view.leading)
        case .trailing: relate(subject, view.trailing)
        default: relate(subject, view.centerX)
        }
    }

    private func relate(
        _ subject: ConstraintSubject<View, DirectionalFamily>, _ anchor: some DirectionalTarget
    ) -> ConstraintStatement {
        switch relation {
        case .equal: subject.equalTo(anchor)
        case .lessThanOrEqual: subject.lessThanOrEqualTo(anchor)
        case .greaterThanOrEqual: subject.greaterThanOrEqualTo(anchor)
        }
    }

    private func relate(
        _ subject: ConstraintSubject<View, MiddleFamily>, to other: LayoutAttribute, of view: View
    ) -> ConstraintStatement {
        switch other {
        case .left: relate(subject, view.left)
        case .right: relate(subject, view.right)
        case .leading: relate(subject, view.leading)
        case .trailing: relate(subject, view.trailing)
        default: relate(subject, view.centerX)
        }
    }

    private func relate(
        _ subject: ConstraintSubject<View, MiddleFamily>, _ anchor: some MiddleTarget
    ) -> ConstraintStatement {
        switch relation {
        case .equal: subject.equalTo(anchor)
        case .lessThanOrEqual: subject.lessThanOrEqualTo(anchor)
        case .greaterThanOrEqual: subject.greaterThanOrEqualTo(anchor)
        }
    }

    private func relate(
        _ subject: ConstraintSubject<View, VerticalFamily>, to other: LayoutAttribute, of view: View
    ) -> ConstraintStatement {
        let anchor =
            switch other {
            case .top: view.top
            case .bottom: view.bottom
            case .firstBaseline: view.firstBaseline
            default: view.centerY
            }
        return switch relation {
        case .equal: subject.equalTo(anchor)
        case .lessThanOrEqual: subject.lessThanOrEqualTo(anchor)
        case .greaterThanOrEqual: subject.greaterThanOrEqualTo(anchor)
        }
    }

    private func relate(
        _ subject: ConstraintSubject<View, DimensionFamily>, to other: LayoutAttribute,
        of view: View
    ) -> ConstraintStatement {
        let anchor = other == .width ? view.width : view.height
        return switch relation {
        case .equal: subject.equalTo(anchor)
        case .lessThanOrEqual: subject.lessThanOrEqualTo(anchor)
        case .greaterThanOrEqual: subject.greaterThanOrEqualTo(anchor)
        }
    }
}
