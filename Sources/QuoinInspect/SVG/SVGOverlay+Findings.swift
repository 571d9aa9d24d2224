import QuoinLayout

/// What is wrong beside ambiguities and conflicts.
extension SVGOverlay {
    /// A sentence for each, and the first of its mends.
    var findingTexts: [String] {
        findings.map { finding in
            let text = finding.message.split(separator: "\n").first.map { String($0) } ?? ""
            let mend = finding.mends.first?.description.split(separator: "\n").first
            return text + (mend.map { " Mend: \($0)" } ?? "")
        }
    }

    /// Frames the culprits.
    mutating func drawFindings() {
        var path = MarkupBuffer()
        var known: Set<ObjectIdentifier> = []
        for view in findings.flatMap({ $0.views })
        where known.insert(ObjectIdentifier(view)).inserted {
            if let placed = views.all.first(where: { $0.view === view }),
                let visible = placed.visible(placed.frame)
            {
                path.outline(visible.insetBy(dx: 1, dy: 1))
            }
        }
        guard !path.bytes.isEmpty else { return }
        group("findings") { overlay in
            overlay.lines(path, color: OverlayPalette.conflict, width: 1.5, dashes: "4 2")
        }
    }
}

extension LayoutFinding.Kind {
    /// Whether a picture shows it as an ambiguity or as a conflict.
    package var hasPictureOfItsOwn: Bool {
        switch self {
        case .conflict, .saidTwice, .stillPlacedByFrame, .noWidth, .noHeight, .noPlace, .shared,
            .huggingTie, .resistanceTie, .endlessContent:
            true
        default: false
        }
    }
}
