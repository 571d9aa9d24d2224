import QuoinUIKit
import TestSupport
import Testing

/// What layers that belong to no view show: shadows, borders, pictures and texts, as much of them as there is to be
/// seen.
@MainActor
@Suite struct LayerPaintTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private func picture(of layer: CALayer) -> String {
        layer.frame = CGRect(x: 10, y: 20, width: 40, height: 30)
        root.layer.addSublayer(layer)
        defer { layer.removeFromSuperlayer() }
        return root.quoin.svg()
    }

    @MainActor @Test func `a layer's picture and text are as faint as the layer`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image {
            $0.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
        }
        let pictured = CALayer()
        pictured.contents = image.cgImage
        let text = CATextLayer()
        text.string = NSAttributedString(
            string: "words", attributes: [.foregroundColor: UIColor.red])
        for layer in [pictured, text] {
            expectTrue(!picture(of: layer).contains("<g opacity"), "\(layer)")
            layer.opacity = 0.25
            expectTrue(picture(of: layer).contains("<g opacity=\"0.25\">"), "\(layer)")
        }
        expectTrue(picture(of: text).contains("fill=\"#ff0000\">words<"))
    }

    @MainActor @Test func `a layer has a border, and a shadow of what it is or is said to be`() {
        let layer = CALayer()
        layer.borderWidth = 2
        layer.borderColor = UIColor.red.cgColor
        let bordered = picture(of: layer)
        // Within the frame: half of the line from its edges.
        expectTrue(
            bordered.contains("x=\"11\" y=\"21\" width=\"38\" height=\"28\""), "\(bordered)")
        expectTrue(bordered.contains("stroke=\"#ff0000\" stroke-width=\"2\""))

        expectEqual(layer.shadowOffset, CGSize(width: 0, height: -3))
        expectEqual(layer.shadowRadius, 3)
        expectTrue(layer.shadowColor?.color == .black)
        (layer.borderWidth, layer.shadowOpacity) = (0, 1)
        layer.shadowColor = UIColor.blue.cgColor
        expectTrue(layer.shadowColor?.color == .blue)
        // What shows nothing casts none.
        expectTrue(!picture(of: layer).contains("#0000ff"))
        layer.backgroundColor = UIColor.white.cgColor
        expectTrue(picture(of: layer).contains("#0000ff"))
        layer.backgroundColor = nil
        layer.shadowPath = CGPath(rect: CGRect(x: 5, y: 6, width: 7, height: 8), transform: nil)
        (layer.shadowRadius, layer.shadowOffset) = (0, CGSize(width: 1, height: 2))
        let cast = picture(of: layer)
        // 10 + 5 + 1 and 20 + 6 + 2, of the layer, the path and the offset.
        expectTrue(cast.contains("x=\"16\" y=\"28\" width=\"7\" height=\"8\""), "\(cast)")
    }

    @MainActor @Test func `a text layer ends its text where it is said to`() {
        let layer = CATextLayer()
        layer.string = "Words that are too long for it"
        layer.fontSize = 10
        layer.font = "Helvetica-Bold"
        layer.alignmentMode = .right
        let rows: [(CATextLayerTruncationMode, (String) -> Bool)] = [
            (.end, { $0.contains(">Wo") && $0.contains("…<") }),
            (.start, { $0.contains(">…") && $0.contains("it<") }),
            (.middle, { $0.contains(">W") && $0.contains("t<") && $0.contains("…") }),
            (.none, { !$0.contains("…") }),
        ]
        for (mode, isShown) in rows {
            layer.truncationMode = mode
            let picture = picture(of: layer)
            expectTrue(isShown(picture), "\(mode.rawValue): \(picture)")
            expectTrue(picture.contains("font-weight=\"bold\""))
        }
        // White, unless it is said.
        expectTrue(picture(of: layer).contains("fill=\"#ffffff\""))
    }

    @MainActor @Test
    func `layers take each other's places, have transforms in space, and transactions end`() {
        let (one, other, third, holder) = (CALayer(), CALayer(), CALayer(), CALayer())
        holder.addSublayer(one)
        holder.insertSublayer(other, at: 0)
        expectTrue(holder.sublayers?.first === other)
        holder.insertSublayer(third, at: 9)
        expectTrue(holder.sublayers?.last === third)
        let fourth = CALayer()
        holder.replaceSublayer(one, with: fourth)
        expectEqual(
            holder.sublayers?.map(ObjectIdentifier.init),
            [other, fourth, third].map(ObjectIdentifier.init))
        expectTrue(one.superlayer == nil)
        fourth.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
        expectEqual(
            fourth.convert(CGRect(x: 6, y: 8, width: 1, height: 1), from: holder),
            CGRect(x: 1, y: 2, width: 1, height: 1))
        expectEqual(fourth.preferredFrameSize(), CGSize(width: 7, height: 8))
        // A view's own, and its clipping, are the view's.
        root.layer.masksToBounds = true
        expectTrue(root.clipsToBounds)
        let squashed = CATransform3DMakeAffineTransform(CGAffineTransform(scaleX: 2, y: 0.5))
        expectTrue(CATransform3DEqualToTransform(squashed, CATransform3DMakeScale(2, 0.5, 1)))
        expectEqual(
            CGSize(width: 4, height: 4).applying(squashed.affine), CGSize(width: 8, height: 2))
        do {
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            CATransaction.begin()
            expectTrue(CATransaction.disableActions())
            CATransaction.setDisableActions(false)
            expectTrue(!CATransaction.disableActions())
            CATransaction.commit()
            expectTrue(CATransaction.disableActions())
            CATransaction.commit()
            expectTrue(!CATransaction.disableActions())
        }
        do {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            var depth = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
            depth.m34 = -0.002
            view.transform3D = depth
            expectEqual(view.transform3D, depth)
            expectTrue(abs(view.transform.a - 0.5) < 1e-12)
            view.transform = CGAffineTransform(translationX: 3, y: 4)
            expectEqual(view.transform3D, CATransform3DMakeTranslation(3, 4, 0))
            view.transform = .identity
            expectTrue(CATransform3DIsIdentity(view.transform3D))
        }
    }
}

extension CATransform3D {
    fileprivate var affine: CGAffineTransform { CATransform3DGetAffineTransform(self) }
}
