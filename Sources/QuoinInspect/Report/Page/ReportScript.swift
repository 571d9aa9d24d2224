/// What makes a report answer: the parts of one script, each in a file of its own.
///
/// Texts of a layout come into the page as text and never as markup; pictures, which are markup, have all texts
/// escaped already. Nothing is fetched from anywhere.
enum ReportScript {
    static var text: String {
        """
        'use strict';
        (() => {
        \(reading)
        \(making)
        \(switching)
        \(picture)
        \(tree)
        \(inspector)
        \(findings)
        \(repairs)
        \(keys)
        })();
        """
    }
}
