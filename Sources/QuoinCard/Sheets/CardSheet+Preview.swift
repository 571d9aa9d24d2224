import QuoinKit

/// A card for a link: what it is about, who wrote it, figures, and a picture beside or above that.
extension CardSheet {
    func arrangePreview() {
        let isTall = card.size.width < card.size.height * 1.2
        let margin = style.points(60)
        addStripe()
        let box = card.pictures.first.map { PictureBox($0, number: 1, in: style) }
        var holder: View?
        if let box, isTall {
            holder = addAbove(box)
        } else if let box {
            addBeside(box, margin: margin)
        }
        fillPreview(isTall: isTall)
        if let holder {
            mayLeave(holder)
        }
        placeColumn(
            margins: EdgeInsets(
                top: margin, left: margin + style.points(8),
                bottom: margin, right: isTall || box == nil ? margin : style.points(48)),
            beside: isTall ? nil : box)
    }

    /// The accent along the side where lines begin.
    private func addStripe() {
        let stripe = View()
        stripe.name = "stripe"
        stripe.backgroundColor = style.palette.accent
        addSubview(stripe)
        stripe.makeConstraints { make in
            make.leading.verticalEdges.equalToSuperview()
            make.width.equalTo(style.points(14))
        }
    }

    private func fillPreview(isTall: Bool) {
        if let category = card.category {
            add(style.category(category, size: 22), after: 32)
        }
        let byline = style.byline(of: card, scale: 1)
        let above = Spacer()
        // Where figures stand below it, the title stands above them; else in the middle of what is left.
        if card.figures.isEmpty {
            add(above, after: 0)
        }
        add(title(isTall: isTall), after: isTall ? 36 : 26)
        let text = card.text.map { words in
            // A tall card with a picture has more to show than to tell.
            let isShort = isTall && !card.pictures.isEmpty
            let label = flowingLabel(
                "text", words, size: 28, lines: isShort ? 4 : 0, color: style.palette.faint)
            if isShort {
                label.contentCompressionResistanceVerticalPriority = .medium - 0.5
            }
            return label
        }
        if let text {
            add(text, after: 16)
        }
        let below = Spacer()
        add(below, after: 0)
        if card.figures.isEmpty {
            above.makeConstraints { make in
                make.height.equalTo(below)
            }
        }
        var grid: View?
        if !card.figures.isEmpty {
            let columns = isTall && card.figures.count == 4 ? 2 : card.figures.count
            let figures = FigureGrid(card.figures, columns: columns, scale: 1, in: style)
            add(figures, after: 28)
            grid = figures
        }
        if let byline {
            add(byline, after: 28)
        }
        for view in [text, byline, grid].compactMap({ $0 }) {
            mayLeave(view)
        }
    }

    private func title(isTall: Bool) -> Label {
        // Figures leave less room for it, and so does a picture beside it.
        let size =
            isTall ? 68.0 : card.pictures.isEmpty ? card.figures.isEmpty ? 76 : 60 : 54
        let title = style.label(
            "title", card.title, size: size, isBold: true,
            lines: isTall ? 5 : 3, color: style.palette.ink)
        title.minimumScaleFactor = 0.55
        // A picture beside it is as large as it is meant to be.
        title.contentCompressionResistanceHorizontalPriority = .low
        return title
    }

    /// A picture on the side where lines end, as large as fits.
    private func addBeside(_ box: View, margin: Double) {
        addSubview(box)
        box.makeConstraints { make in
            make.trailing.equalToSuperview().inset(margin)
            make.centerY.equalToSuperview()
            make.width.lessThanOrEqualToSuperview().multipliedBy(0.4)
            make.height.lessThanOrEqualToSuperview().inset(margin)
            make.width.equalToSuperview().multipliedBy(0.4).priority(.medium - 1)
        }
    }

    /// A picture at the top of the column.
    private func addAbove(_ box: View) -> View {
        let holder = View()
        holder.name = "holder"
        holder.addSubview(box)
        box.makeConstraints { make in
            make.verticalEdges.leading.equalToSuperview()
            make.width.lessThanOrEqualToSuperview()
            make.width.equalToSuperview().priority(.medium - 1)
            make.height.lessThanOrEqualTo(card.size.height * 0.45)
            // It gives way to the text, but not without end.
            make.height.greaterThanOrEqualTo(card.size.height * 0.2).priority(.medium - 0.25)
        }
        add(holder, after: 0)
        return holder
    }
}
