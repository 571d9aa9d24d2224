/// One of several, by wheels.
///
/// The rows around the chosen one are seen, as on a cylinder, those farther away lower and paler. Fingers that turn a wheel
/// there are none: a row that is touched is chosen, and ``selectRow(_:inComponent:animated:)`` chooses one at once.
@preconcurrency @MainActor
open class UIPickerView: UIView, SizedByContent {
    /// As in UIKit: without a frame, it begins at its own size.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        beginAtOwnSize()
        prepare()
    }
    /// As in UIKit.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }
    private func prepare() {
        clipsToBounds = true
        band.backgroundColor = .tertiarySystemFill
        band.layer.cornerRadius = 8
        band.isUserInteractionEnabled = false
        addSubview(band)
    }
    /// As in UIKit.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    /// As in UIKit.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
    /// Kept, without effect: the chosen row always has a ground.
    open var showsSelectionIndicator = true

    private let band = UIView()
    /// The rows that are seen, by component and number.
    private var shown: [Int: [Int: PickerRow]] = [:]
    private var chosen: [Int: Int] = [:]

    private static let usualRowHeight: CGFloat = 32
    /// How far away from the chosen one rows are shown at most, however low they are.
    private static let reach = 24
    /// How many wheels are shown at most.
    private static let mostComponents = 32
    private static let bandMargin: CGFloat = 9

    // MARK: What there is

    /// As in UIKit.
    open var numberOfComponents: Int { max(0, dataSource?.numberOfComponents(in: self) ?? 0) }
    /// As in UIKit.
    open func numberOfRows(inComponent component: Int) -> Int {
        max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
    }
    /// As in UIKit: what the delegate says, or an equal share of the width.
    open func rowSize(forComponent component: Int) -> CGSize {
        let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
        let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
        return CGSize(
            width: width > 0 && width.isFinite
                ? width : bounds.width / CGFloat(max(1, numberOfComponents)),
            height: height > 0 && height.isFinite ? height : Self.usualRowHeight)
    }
    /// As in UIKit: what the delegate has given for a row, while that is seen.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        layoutIfNeeded()
        return shown[component]?[row]?.given
    }
    /// As in UIKit.
    open func reloadAllComponents() {
        for component in shown.keys.sorted() { forget(component) }
        setNeedsLayout()
    }
    /// As in UIKit.
    open func reloadComponent(_ component: Int) {
        forget(component)
        setNeedsLayout()
    }
    private func forget(_ component: Int) {
        shown.removeValue(forKey: component)?.values.forEach { $0.removeFromSuperview() }
    }

    // MARK: What is chosen

    /// As in UIKit: the delegate does not hear of it. It is there at once.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        chosen[component] = row
        setNeedsLayout()
    }
    /// As in UIKit.
    open func selectedRow(inComponent component: Int) -> Int {
        let row = chosen[component] ?? 0
        // Without a source, it is not known what there is.
        guard dataSource != nil else { return row }
        return min(max(0, row), numberOfRows(inComponent: component) - 1)
    }
    /// A row was touched.
    private func choose(_ row: Int, in component: Int) {
        guard row < numberOfRows(inComponent: component) else { return }
        selectRow(row, inComponent: component, animated: true)
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }

    // MARK: How it looks

    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let components = 0..<min(numberOfComponents, Self.mostComponents)
        let sizes = components.map { rowSize(forComponent: $0) }
        for component in shown.keys.sorted() where component >= sizes.count { forget(component) }
        let height = sizes.map(\.height).max() ?? Self.usualRowHeight
        band.isHidden = sizes.isEmpty
        band.frame = CGRect(
            x: Self.bandMargin, y: bounds.midY - height / 2,
            width: max(0, bounds.width - 2 * Self.bandMargin), height: height)
        var left = bounds.midX - sizes.map(\.width).reduce(0, +) / 2
        let isForward = effectiveUserInterfaceLayoutDirection == .leftToRight
        let order = isForward ? Array(sizes.indices) : sizes.indices.reversed()
        for component in order {
            turn(component, sizes[component], left: left)
            left += sizes[component].width
        }
    }

    /// Shows the rows of a wheel that are in front.
    private func turn(_ component: Int, _ size: CGSize, left: CGFloat) {
        let radius = bounds.height / 2
        // Asked once: the source may answer otherwise in the next moment.
        let count = numberOfRows(inComponent: component)
        guard radius > 0, count > 0 else { return forget(component) }
        // Those at the very edge are too low to be read.
        let angle = size.height / radius
        let reach = min(CGFloat(Self.reach), (.pi / 2 * 0.95 / angle).rounded(.down))
        let middle = min(max(0, chosen[component] ?? 0), count - 1)
        let rows = max(0, middle - Int(reach))...(middle + min(Int(reach), count - 1 - middle))
        var spare = (shown[component] ?? [:]).filter { !rows.contains($0.key) }
        for row in rows {
            let turned = CGFloat(row - middle) * angle
            let place = place(of: row, in: component, &spare)
            place.transform = .identity
            place.bounds = CGRect(origin: .zero, size: size)
            place.center = CGPoint(
                x: left + size.width / 2, y: bounds.midY + radius * CGFloat(sin(Double(turned))))
            let share = CGFloat(cos(Double(turned)))
            place.transform = CGAffineTransform(scaleX: 1, y: share)
            place.alpha = row == middle ? 1 : 0.6 * share
        }
        for (row, place) in spare {
            shown[component]?[row] = nil
            place.removeFromSuperview()
        }
    }

    private func place(
        of row: Int, in component: Int, _ spare: inout [Int: PickerRow]
    ) -> PickerRow {
        if let known = shown[component]?[row] { return known }
        var reused: UIView?
        if let other = spare.keys.min(), let place = spare.removeValue(forKey: other) {
            shown[component]?[other] = nil
            reused = place.releaseGiven()
            place.removeFromSuperview()
        }
        let made = makeRow(row, in: component, reusing: reused)
        shown[component, default: [:]][row] = made
        addSubview(made)
        return made
    }
    private func makeRow(_ row: Int, in component: Int, reusing reused: UIView?) -> PickerRow {
        let choose: () -> Void = { [weak self] in self?.choose(row, in: component) }
        let view = delegate?.pickerView(
            self, viewForRow: row, forComponent: component, reusing: reused)
        if let view, !(view is NoPickerView) { return PickerRow(given: view, choose: choose) }
        let title = delegate?.pickerView(
            self, attributedTitleForRow: row, forComponent: component)
        let plain = delegate?.pickerView(self, titleForRow: row, forComponent: component)
        return PickerRow(title: title, plain, choose: choose)
    }
}
