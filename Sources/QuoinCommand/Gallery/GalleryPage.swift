import Quoin
import QuoinGallery
import QuoinInspect
import QuoinKit

/// The page of the gallery: a report of every example, on the screen that was asked for, on devices, and read from
/// right to left. The pictures stand beside it as files of their own.
struct GalleryPage {
    private var subjects: [ReportSubject] = []
    private let size: Size

    /// A page for examples on a screen of a size.
    init(of size: Size) {
        self.size = size
    }

    /// Adds an example, with the files that were drawn of it.
    mutating func add(_ example: GalleryExample, _ pictures: [DrawnExample.Picture]) {
        var subject = ReportSubject(
            name: example.name, title: example.title, summary: example.summary)
        for (surroundings, build) in variants(of: example) {
            subject.add(surroundings, triesRepairs: false, building: build)
        }
        subject.files = pictures.map { ReportSubject.File(name: $0.file, label: $0.posture) }
        subjects.append(subject)
    }

    /// The page as HTML, which is also valid XML.
    var text: String {
        HTMLReport(
            title: "Quoin gallery", introduction: introduction, subjects: subjects,
            beginsWithOverview: true
        ).html
    }

    private var introduction: String {
        let examples = subjects.count == 1 ? "One example" : "\(subjects.count) examples"
        return "\(examples), laid out by constraints on a screen of \(size) points and on devices. "
            + "Open one to see its views, its constraints with their lines of code, and what is "
            + "wrong with it."
    }

    // MARK: Variants

    private typealias Variant = (ReportSubject.Surroundings, () -> View)

    private func variants(of example: GalleryExample) -> [Variant] {
        let turned = Size(width: size.height, height: size.width)
        let sizes = size == turned ? [size] : [size, turned]
        return sizes.map { variant(of: example, $0) }
            + example.devices.map { shown in
                (
                    ReportSubject.Surroundings(LayoutVariant(shown.device, shown.orientation)),
                    { example.window(on: shown) }
                )
            }
            + Self.devices.map { variant in
                (ReportSubject.Surroundings(variant), { example.window(on: variant) })
            }
    }

    /// The example on a screen that is no device's.
    private func variant(of example: GalleryExample, _ shown: Size) -> Variant {
        let surroundings = ReportSubject.Surroundings(
            // Turning it is a switch of its own.
            screen: "\(size)", orientation: shown == size ? .portrait : .landscape)
        return (surroundings, { example.window(of: shown) { _ in } })
    }

    /// What every example is shown on besides.
    private static let devices: [LayoutVariant] = {
        guard let phone = Device.named("iPhone 16 Pro"),
            let tablet = Device.named("iPad Pro 11-inch")
        else { return [] }
        return [
            LayoutVariant(phone), LayoutVariant(phone, direction: .rightToLeft),
            LayoutVariant(tablet, .landscape),
        ]
    }()
}

extension GalleryExample {
    /// A window that fills the screen of a variant's device and shows the example, laid out.
    func window(on variant: LayoutVariant) -> Window {
        variant.window(showing: { window(of: variant.size) { _ in } })
    }
}
