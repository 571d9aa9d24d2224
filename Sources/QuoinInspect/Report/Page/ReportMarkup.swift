/// The parts of the page that are the same in every report. The script fills them.
enum ReportMarkup {
    static let bar = """
        <a class="skip" href="#q-stage">To the picture</a>
        <button type="button" id="q-back" class="quiet" hidden="hidden">‹ All</button>

        """

    static let switches = """
        <div id="q-switch" role="group" aria-label="Variant"></div>
        <button type="button" id="q-theme" class="quiet" title="Light or dark (d)">Dark</button>
        <button type="button" id="q-help" class="quiet" title="Keys (?)" aria-label="Keys">?</button>

        """

    static let detail = """
        <main id="q-detail" hidden="hidden">
        <section id="q-findings" class="pane" aria-label="Findings"></section>
        <section class="pane views" aria-labelledby="q-views-title">
        <div class="head"><h2 id="q-views-title">Views</h2>
        <input id="q-filter" type="search" placeholder="Filter" aria-label="Filter views by name or type"/>
        </div>
        <div id="q-tree" role="tree" tabindex="0" aria-label="Views" aria-describedby="q-tree-hint">
        <div id="q-rows" role="presentation"></div></div>
        <p id="q-tree-hint" class="hidden">Arrow keys move, right and left open and close.</p>
        </section>
        <section class="pane picture" aria-label="Picture">
        <div id="q-layers" role="group" aria-label="Overlays"></div>
        <div id="q-trial"></div>
        <div id="q-stage" tabindex="0" role="group" aria-label="Picture of the layout. Arrow keys \
        choose the view within, around, before and after."></div>
        <p id="q-caption"></p>
        </section>
        <section id="q-inspector" class="pane" aria-label="Chosen view"></section>
        </main>
        <dialog id="q-keys" aria-labelledby="q-keys-title"><h2 id="q-keys-title">Keys</h2>
        <dl></dl><form method="dialog"><button>Close</button></form></dialog>
        <div id="q-live" class="hidden" aria-live="polite"></div>

        """
}
