/// Where a sheet stands in its room, and how it looks there.
@MainActor
struct SheetPlace {
    var frame: CGRect
    /// Whether it is a card: with round corners, in front of what is dimmed.
    var isCard = true
    /// Whether it reaches the lower edge, where its corners are not round.
    var reachesBottom = true
    var isDimmed = true

    private static let gap: CGFloat = 10
    private static let leastGap: CGFloat = 30
    private static let form = CGSize(width: 540, height: 620)

    init(of sheet: UISheetPresentationController, in room: UIView) {
        let (bounds, traits) = (room.bounds, room.traitCollection)
        let controller = sheet.presentedViewController
        frame = bounds
        let isLow = traits.verticalSizeClass == .compact
        if traits.horizontalSizeClass == .regular, !isLow {
            standInMiddle(controller, of: bounds)
        } else if isLow, !sheet.prefersEdgeAttachedInCompactHeight {
            (isCard, isDimmed) = (false, false)
        } else {
            attach(sheet, in: room)
            guard isLow else { return }
            let free = bounds.inset(
                by: UIEdgeInsets(
                    top: 0, left: room.safeAreaInsets.left, bottom: 0,
                    right: room.safeAreaInsets.right))
            let wish = controller.preferredContentSize.width
            let follows = sheet.widthFollowsPreferredContentSizeWhenEdgeAttached && wish > 0
            frame.size.width = follows ? min(wish, free.width) : free.width
            frame.origin.x = free.midX - frame.width / 2
        }
    }

    private mutating func standInMiddle(_ controller: UIViewController, of bounds: CGRect) {
        guard controller.modalPresentationStyle == .formSheet else {
            (isCard, isDimmed) = (false, false)
            return
        }
        let wish = controller.preferredContentSize
        let size = CGSize(
            width: min(wish.width > 0 ? wish.width : Self.form.width, bounds.width),
            height: min(wish.height > 0 ? wish.height : Self.form.height, bounds.height))
        frame = CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
        reachesBottom = false
    }

    /// At the lower edge, as high as the detent that is selected.
    private mutating func attach(_ sheet: UISheetPresentationController, in room: UIView) {
        let (bounds, safe) = (room.bounds, room.safeAreaInsets)
        let top = min(max(safe.top + Self.gap, Self.leastGap), bounds.height)
        let surroundings = DetentSurroundings(
            containerTraitCollection: room.traitCollection,
            maximumDetentValue: max(0, bounds.height - top - safe.bottom))
        let heights = sheet.detents.compactMap { detent in
            detent.resolvedValue(in: surroundings).map { (detent.identifier, $0) }
        }
        let chosen = heights.first { $0.0 == sheet.selectedDetentIdentifier } ?? heights.first
        let most = surroundings.maximumDetentValue
        let height = max(0, min(chosen?.1 ?? most, most)) + safe.bottom
        frame = CGRect(
            x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
        let undimmed = heights.first { $0.0 == sheet.largestUndimmedDetentIdentifier }
        if let undimmed, let chosen { isDimmed = chosen.1 > undimmed.1 }
    }
}

private struct DetentSurroundings: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
}
