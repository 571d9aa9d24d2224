/// Drawing with some corners round and others not, on canvases that know rectangles with four round corners.
extension ViewLook {
    /// Fills an area, with the corners that are to be round.
    func fill(_ area: Rect, color: Color, on canvas: any Canvas) {
        guard hasSharpCorners else {
            canvas.fill(area, color: color, cornerRadius: cornerRadius)
            return
        }
        canvas.save()
        clip(to: area, on: canvas)
        canvas.fill(area, color: color, cornerRadius: 0)
        canvas.restore()
    }

    /// Clips to an area, with the corners that are to be round.
    func clip(to area: Rect, on canvas: any Canvas) {
        guard cornerRadius > 0 else {
            canvas.clip(to: area)
            return
        }
        guard hasSharpCorners else {
            canvas.clip(to: area, cornerRadius: cornerRadius)
            return
        }
        canvas.clip(to: area)
        let radius = radius(in: area)
        for corners in groups {
            canvas.clip(to: area.reachingBeyond(corners, by: radius), cornerRadius: radius)
        }
    }

    /// Draws the border, each part of it with the corner that it has.
    func stroke(_ area: Rect, on canvas: any Canvas) {
        guard hasSharpCorners else {
            stroke(area, cornerRadius: cornerRadius, on: canvas)
            return
        }
        for (part, corner) in area.quarters {
            canvas.save()
            canvas.clip(to: part)
            let isRound = roundedCorners.contains(corner)
            stroke(area, cornerRadius: isRound ? radius(in: area) : 0, on: canvas)
            canvas.restore()
        }
    }

    private func stroke(_ area: Rect, cornerRadius: Double, on canvas: any Canvas) {
        canvas.stroke(
            area, color: borderColor, lineWidth: borderWidth, cornerRadius: cornerRadius)
    }

    private var hasSharpCorners: Bool { cornerRadius > 0 && roundedCorners != .all }

    /// As much of the radius as an area has room for.
    private func radius(in area: Rect) -> Double {
        min(cornerRadius, min(area.width, area.height) / 2)
    }

    /// The round corners, in groups of neighbours that one rectangle can have.
    private var groups: [Corners] {
        var rest = roundedCorners.intersection(.all)
        var groups: [Corners] = []
        let sides: [Corners] = [.top, .bottom, .left, .right]
        let single: [Corners] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
        for group in sides + single where rest.isSuperset(of: group) {
            groups.append(group)
            rest.subtract(group)
        }
        return groups
    }
}

extension Rect {
    /// The rectangle made longer where it has no round corner, so that all others lie outside of it.
    fileprivate func reachingBeyond(_ corners: Corners, by length: Double) -> Rect {
        let left = corners.isDisjoint(with: .left) ? length : 0
        let top = corners.isDisjoint(with: .top) ? length : 0
        let right = corners.isDisjoint(with: .right) ? length : 0
        let bottom = corners.isDisjoint(with: .bottom) ? length : 0
        return Rect(
            x: minX - left, y: minY - top, width: width + left + right,
            height: height + top + bottom)
    }

    /// The four quarters, each with its corner.
    fileprivate var quarters: [(Rect, Corners)] {
        let (wide, high) = (width / 2, height / 2)
        return [
            (Rect(x: minX, y: minY, width: wide, height: high), .topLeft),
            (Rect(x: midX, y: minY, width: wide, height: high), .topRight),
            (Rect(x: minX, y: midY, width: wide, height: high), .bottomLeft),
            (Rect(x: midX, y: midY, width: wide, height: high), .bottomRight),
        ]
    }
}
