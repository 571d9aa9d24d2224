import QuoinKit
import QuoinSnapKit
import TestSupport
import Testing

/// A feed's item, as benchmarks of layout libraries have it, written three times: for UIKit's anchors, for SnapKit
/// and in Quoin's own names. Whoever wrote it, its frames are the same.
@MainActor
@Suite struct FeedItemTests {
    private let words = (
        action: "Ada liked this", poster: "Grace Hopper", headline: "Rear admiral, and a compiler",
        time: "2 h ago",
        comment: "It is easier to ask forgiveness than it is to get permission, and there is "
            + "always somebody who has to be asked for either of the two.",
        title: "A ship in port is safe", domain: "example.org",
        actorComment: "But that is not what ships are built for."
    )
    private static let names = [
        "action", "options", "poster", "name", "headline", "time", "comment", "picture", "title",
        "domain", "like", "reply", "share", "actor", "answer",
    ]

    // MARK: UIKit

    /// The parts of an item as UIKit's views, in a column by constraints of either kind.
    @MainActor
    private final class Parts {
        let root = UIView()
        let action = UILabel(), options = UILabel(), name = UILabel(), headline = UILabel()
        let time = UILabel(), comment = UILabel(), title = UILabel(), domain = UILabel()
        let like = UILabel(), reply = UILabel(), share = UILabel(), answer = UILabel()
        let poster = UIImageView(
            image: UIImage(name: "poster", size: CGSize(width: 50, height: 50)))
        let picture = UIImageView(
            image: UIImage(name: "picture", size: CGSize(width: 350, height: 200)))
        let actor = UIImageView(image: UIImage(name: "actor", size: CGSize(width: 50, height: 50)))
        var all: [UIView] {
            [
                action, options, poster, name, headline, time, comment, picture, title, domain,
                like, reply, share, actor, answer,
            ]
        }

        init() {
            for label in [comment, answer] { label.numberOfLines = 0 }
            (options.text, like.text, reply.text, share.text) = ("...", "Like", "Comment", "Share")
            for view in all { root.addSubview(view) }
            options.setContentHuggingPriority(.required, for: .horizontal)
            options.setContentCompressionResistancePriority(.required, for: .horizontal)
        }
    }

    private func parts() -> Parts {
        let parts = Parts()
        parts.action.text = words.action
        parts.name.text = words.poster
        parts.headline.text = words.headline
        parts.time.text = words.time
        parts.comment.text = words.comment
        parts.title.text = words.title
        parts.domain.text = words.domain
        parts.answer.text = words.actorComment
        return parts
    }

    private func frames(_ parts: Parts, width: CGFloat) -> [CGRect] {
        let wide = CGSize(width: width, height: 0)
        let size = parts.root.systemLayoutSizeFitting(
            wide, withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        parts.root.frame = CGRect(origin: .zero, size: size)
        parts.root.layoutIfNeeded()
        return [parts.root.frame] + parts.all.map(\.frame)
    }

    private func byAnchors() -> Parts {
        let p = parts()
        for view in p.all { view.translatesAutoresizingMaskIntoConstraints = false }
        var made: [NSLayoutConstraint] = []
        func row(_ view: UIView, below above: UIView?, _ gap: CGFloat = 0) {
            made += [
                view.leadingAnchor.constraint(equalTo: p.root.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: p.root.trailingAnchor),
                view.topAnchor.constraint(
                    equalTo: above?.bottomAnchor ?? p.root.topAnchor, constant: gap),
            ]
        }
        made += [
            p.action.leadingAnchor.constraint(equalTo: p.root.leadingAnchor),
            p.action.topAnchor.constraint(equalTo: p.root.topAnchor),
            p.action.trailingAnchor.constraint(equalTo: p.options.leadingAnchor),
            p.options.trailingAnchor.constraint(equalTo: p.root.trailingAnchor),
            p.options.topAnchor.constraint(equalTo: p.root.topAnchor),
            p.poster.leadingAnchor.constraint(equalTo: p.root.leadingAnchor),
            p.poster.topAnchor.constraint(equalTo: p.action.bottomAnchor),
            p.poster.widthAnchor.constraint(equalToConstant: 50),
            p.poster.heightAnchor.constraint(equalTo: p.poster.widthAnchor),
        ]
        var above: UIView = p.action
        for label in [p.name, p.headline, p.time] {
            made += [
                label.leadingAnchor.constraint(equalTo: p.poster.trailingAnchor, constant: 4),
                label.trailingAnchor.constraint(equalTo: p.root.trailingAnchor),
                label.topAnchor.constraint(
                    equalTo: above.bottomAnchor, constant: label === p.name ? 1 : 2),
            ]
            above = label
        }
        row(p.comment, below: p.time, 4)
        row(p.picture, below: p.comment)
        made.append(
            p.picture.heightAnchor.constraint(equalTo: p.picture.widthAnchor, multiplier: 0.5))
        row(p.title, below: p.picture)
        row(p.domain, below: p.title)
        made += [
            p.like.leadingAnchor.constraint(equalTo: p.root.leadingAnchor),
            p.reply.centerXAnchor.constraint(equalTo: p.root.centerXAnchor),
            p.share.trailingAnchor.constraint(equalTo: p.root.trailingAnchor),
            p.actor.leadingAnchor.constraint(equalTo: p.root.leadingAnchor),
            p.actor.topAnchor.constraint(equalTo: p.like.bottomAnchor),
            p.actor.widthAnchor.constraint(equalToConstant: 50),
            p.actor.heightAnchor.constraint(equalToConstant: 50),
            p.actor.bottomAnchor.constraint(lessThanOrEqualTo: p.root.bottomAnchor),
            p.answer.leadingAnchor.constraint(equalTo: p.actor.trailingAnchor, constant: 4),
            p.answer.trailingAnchor.constraint(equalTo: p.root.trailingAnchor),
            p.answer.topAnchor.constraint(equalTo: p.actor.topAnchor),
            p.answer.bottomAnchor.constraint(lessThanOrEqualTo: p.root.bottomAnchor),
        ]
        for label in [p.like, p.reply, p.share] {
            made.append(label.topAnchor.constraint(equalTo: p.domain.bottomAnchor))
        }
        NSLayoutConstraint.activate(made)
        return p
    }

    private func bySnapKit() -> Parts {
        let p = parts()
        p.action.snp.makeConstraints { make in
            make.leading.top.equalToSuperview()
            make.trailing.equalTo(p.options.snp.leading)
        }
        p.options.snp.makeConstraints { $0.trailing.top.equalToSuperview() }
        p.poster.snp.makeConstraints { make in
            make.leading.equalToSuperview()
            make.top.equalTo(p.action.snp.bottom)
            make.size.equalTo(50)
        }
        var above: UIView = p.action
        for label in [p.name, p.headline, p.time] {
            label.snp.makeConstraints { make in
                make.leading.equalTo(p.poster.snp.trailing).offset(4)
                make.trailing.equalToSuperview()
                make.top.equalTo(above.snp.bottom).offset(label === p.name ? 1 : 2)
            }
            above = label
        }
        p.comment.snp.makeConstraints { make in
            make.leading.trailing.equalToSuperview()
            make.top.equalTo(p.time.snp.bottom).offset(4)
        }
        p.picture.snp.makeConstraints { make in
            make.leading.trailing.equalToSuperview()
            make.top.equalTo(p.comment.snp.bottom)
            make.height.equalTo(p.picture.snp.width).dividedBy(2)
        }
        p.title.snp.makeConstraints { make in
            make.leading.trailing.equalToSuperview()
            make.top.equalTo(p.picture.snp.bottom)
        }
        p.domain.snp.makeConstraints { make in
            make.leading.trailing.equalToSuperview()
            make.top.equalTo(p.title.snp.bottom)
        }
        for label in [p.like, p.reply, p.share] {
            label.snp.makeConstraints { $0.top.equalTo(p.domain.snp.bottom) }
        }
        p.like.snp.makeConstraints { $0.leading.equalToSuperview() }
        p.reply.snp.makeConstraints { $0.centerX.equalToSuperview() }
        p.share.snp.makeConstraints { $0.trailing.equalToSuperview() }
        p.actor.snp.makeConstraints { make in
            make.leading.equalToSuperview()
            make.top.equalTo(p.like.snp.bottom)
            make.width.height.equalTo(50)
            make.bottom.lessThanOrEqualToSuperview()
        }
        p.answer.snp.makeConstraints { make in
            make.leading.equalTo(p.actor.snp.trailing).offset(4)
            make.trailing.equalToSuperview()
            make.top.equalTo(p.actor)
            make.bottom.lessThanOrEqualToSuperview()
        }
        return p
    }

    // MARK: Quoin's own names

    private func ownFrames(width: Double) -> [CGRect] {
        let root = View()
        var views: [String: View] = [:]
        for name in Self.names {
            let view: View =
                switch name {
                case "poster", "actor": ImageView(Image(name, size: Size(width: 50, height: 50)))
                case "picture": ImageView(Image(name, size: Size(width: 350, height: 200)))
                default: Label(text(of: name))
                }
            root.addSubview(view)
            views[name] = view
        }
        func view(_ name: String) -> View { views[name] ?? View() }
        for name in ["comment", "answer"] { (view(name) as? Label)?.numberOfLines = 0 }
        let options = view("options")
        options.setContentHuggingPriority(.required, for: .horizontal)
        options.setContentCompressionResistancePriority(.required, for: .horizontal)
        view("action").makeConstraints { make in
            make.leading.top.equalToSuperview()
            make.trailing.equalTo(options.leading)
        }
        options.makeConstraints { $0.trailing.top.equalToSuperview() }
        view("poster").makeConstraints { make in
            make.leading.equalToSuperview()
            make.top.equalTo(view("action").bottom)
            make.width.height.equalTo(50)
        }
        var above = view("action")
        for name in ["name", "headline", "time"] {
            view(name).makeConstraints { make in
                make.leading.equalTo(view("poster").trailing).offset(4)
                make.trailing.equalToSuperview()
                make.top.equalTo(above.bottom).offset(name == "name" ? 1 : 2)
            }
            above = view(name)
        }
        for name in ["comment", "picture", "title", "domain"] {
            view(name).makeConstraints { make in
                make.leading.trailing.equalToSuperview()
                make.top.equalTo(above.bottom).offset(name == "comment" ? 4 : 0)
            }
            above = view(name)
        }
        let picture = view("picture")
        picture.makeConstraints { $0.height.equalTo(picture.width).multipliedBy(0.5) }
        for name in ["like", "reply", "share"] {
            view(name).makeConstraints { $0.top.equalTo(view("domain").bottom) }
        }
        view("like").makeConstraints { $0.leading.equalToSuperview() }
        view("reply").makeConstraints { $0.centerX.equalToSuperview() }
        view("share").makeConstraints { $0.trailing.equalToSuperview() }
        view("actor").makeConstraints { make in
            make.leading.equalToSuperview()
            make.top.equalTo(view("like").bottom)
            make.width.height.equalTo(50)
            make.bottom.lessThanOrEqualToSuperview()
        }
        view("answer").makeConstraints { make in
            make.leading.equalTo(view("actor").trailing).offset(4)
            make.trailing.equalToSuperview()
            make.top.equalTo(view("actor").top)
            make.bottom.lessThanOrEqualToSuperview()
        }
        let size = root.systemLayoutSizeFitting(
            Size(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSize)
        root.frame = Rect(origin: .zero, size: size)
        root.layoutIfNeeded()
        return [root.frame.shown] + Self.names.map { view($0).frame.shown }
    }

    private func text(of name: String) -> String {
        switch name {
        case "action": words.action
        case "options": "..."
        case "name": words.poster
        case "headline": words.headline
        case "time": words.time
        case "comment": words.comment
        case "title": words.title
        case "domain": words.domain
        case "like": "Like"
        case "reply": "Comment"
        case "share": "Share"
        default: words.actorComment
        }
    }

    @MainActor @Test func `a feed item has the same frames in all names, at any width`() {
        for width in [280.0, 320, 375, 414, 768] {
            let own = ownFrames(width: width)
            expectEqual(frames(byAnchors(), width: CGFloat(width)), own, "width \(width)")
            expectEqual(frames(bySnapKit(), width: CGFloat(width)), own, "width \(width)")
            expectEqual(own[0].width, CGFloat(width))
            // The picture is half as high as wide, and the comment needs several lines.
            expectEqual(own[8].height, CGFloat(width / 2))
            expectTrue(own[7].height > own[1].height)
        }
    }
}

extension Rect {
    fileprivate var shown: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
}
