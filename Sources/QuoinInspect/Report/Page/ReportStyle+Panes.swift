import QuoinLayout

/// The parts of the page that stand beside each other, or below each other where there is no room.
extension ReportStyle {
    static let panes = """
        #q-detail { display: grid; height: calc(100vh - var(--bar, 3.0625rem));
          grid-template: auto minmax(0, 1fr) / minmax(16rem, 20rem) minmax(0, 1fr)
            minmax(18rem, 24rem);
          grid-template-areas: "findings picture inspector" "views picture inspector"; }
        #q-findings { grid-area: findings; max-height: 55vh; overflow: auto;
          border-bottom: 1px solid var(--line); }
        .views { grid-area: views; display: flex; flex-direction: column; min-height: 0; }
        .pane { padding: 0.875rem 1rem; background: var(--card); min-width: 0; }
        .pane.picture { grid-area: picture; display: flex; flex-direction: column; min-height: 0;
          background: var(--well); border: solid var(--line); border-width: 0 1px; }
        #q-inspector { grid-area: inspector; overflow: auto; }
        .head { display: flex; align-items: center; gap: 0.5rem; }
        .head h2 { margin-right: auto; }
        .count { color: var(--faint); font-variant-numeric: tabular-nums; font-size: 0.875rem;
          white-space: nowrap; }
        .finding { margin-top: 0.625rem; padding: 0.75rem 0.875rem; border-radius: 0.625rem;
          background: var(--bad-ground); border-left: 4px solid var(--bad); }
        .finding .kind { font-weight: 600; color: var(--bad); }
        .finding .kind::first-letter, .others button::first-letter { text-transform: uppercase; }
        .finding .message { white-space: pre-wrap; overflow-wrap: anywhere; }
        .finding h3 { margin-top: 0.75rem; }
        .mend { display: flex; gap: 0.5rem; align-items: flex-start; margin-top: 0.375rem; }
        .mend code { flex: 1; overflow-wrap: anywhere; padding: 0.3125rem 0.5rem;
          background: var(--card); border-radius: 0.375rem; }
        .others { list-style: none; margin-top: 0.5rem; }
        .others button { width: 100%; text-align: left; border-color: transparent; overflow: hidden;
          text-overflow: ellipsis; white-space: nowrap; padding: 0.125rem 0.5rem; min-height: 1.75rem; }
        .others button[aria-current="true"] { background: var(--bad-ground); font-weight: 600; }
        #q-filter { flex: 0 1 9rem; min-width: 4rem; min-height: 1.75rem; padding: 0 0.5rem; }
        #q-tree { position: relative; overflow: auto; flex: 1; min-height: 8rem;
          margin: 0.5rem -0.5rem -0.375rem; border-radius: 0.5rem; }
        #q-tree:focus-visible { outline-offset: -3px; }
        #q-rows { position: relative; }
        .row { position: absolute; left: 0; right: 0; height: 1.75rem; display: flex;
          align-items: center; gap: 0.375rem; padding-right: 0.5rem; white-space: nowrap;
          cursor: pointer; border-radius: 0.375rem; }
        .row:hover { background: var(--well); }
        .row[aria-selected="true"] { background: var(--chosen); }
        .row .name { overflow: hidden; text-overflow: ellipsis; }
        .row .type { color: var(--faint); font-size: 0.8125rem; overflow: hidden;
          text-overflow: ellipsis; }
        .row.gone .name { color: var(--faint); text-decoration: line-through; }
        .row .knob { flex: none; width: 1.25rem; text-align: center; color: var(--faint); }
        .row .sign { margin-left: auto; color: var(--bad); font-weight: 700; }
        .path { display: flex; flex-wrap: wrap; gap: 0.125rem; margin: 0.25rem 0 0;
          font-size: 0.8125rem; color: var(--faint); align-items: center; }
        .path button, .link { border: 0; background: none; padding: 0 0.125rem; min-height: 1.5rem;
          color: var(--link); text-align: left; overflow-wrap: anywhere; }
        .path button:hover, .link:hover { text-decoration: underline; }
        .facts { display: grid; gap: 0.125rem 0.875rem;
          grid-template-columns: fit-content(60%) minmax(6rem, 1fr);
          margin-top: 0.75rem; font-variant-numeric: tabular-nums; }
        .facts dt { color: var(--faint); overflow-wrap: anywhere; }
        .lines { list-style: none; }
        .lines li { padding: 0.3125rem 0.5rem; margin: 0 -0.5rem; border-radius: 0.375rem; }
        .lines li:hover, .lines li:focus-within { background: var(--well); }
        .lines .code { overflow-wrap: anywhere; }
        .lines .more { display: flex; flex-wrap: wrap; gap: 0 0.75rem; font-size: 0.8125rem;
          color: var(--faint); align-items: center; }
        .place { white-space: nowrap; }
        .lines .trouble { color: var(--bad); font-weight: 600; }
        .lines .weak { color: var(--warn); font-weight: 600; }
        .why { padding: 0.5rem 0.75rem; background: var(--well); border-radius: 0.5rem;
          overflow-wrap: anywhere; }
        .why + .why { margin-top: 0.375rem; }
        .why p { font-weight: 600; }
        .why ol, .missed { list-style: none; }
        .why li { display: flex; flex-wrap: wrap; gap: 0 1ch; }
        .why .numbers, .why .origin { color: var(--faint); }
        .why .origin { margin-left: auto; }
        .repairs { margin-top: 0.875rem; border-top: 1px solid var(--line); padding-top: 0.625rem; }
        summary { cursor: pointer; border-radius: 0.375rem; }
        summary h2 { display: inline; }
        .repair > summary, .repair.idle { display: flex; flex-wrap: wrap; gap: 0 0.5rem;
          align-items: baseline; padding: 0.25rem 0; }
        .repair > summary::before { content: "▸"; color: var(--faint); width: 0.75rem; flex: none; }
        .repair[open] > summary::before { content: "▾"; }
        .repair.idle { color: var(--faint); padding-left: 1.25rem; }
        .repair .count { margin-left: auto; }
        .repair pre { margin: 0.25rem 0; padding: 0.5rem 0.75rem; background: var(--well);
          border-radius: 0.5rem; overflow: auto; max-height: 18rem;
          white-space: pre-wrap; overflow-wrap: anywhere; }
        .actions { display: flex; gap: 0.5rem; margin-bottom: 0.5rem; }
        .missed { color: var(--warn); padding: 0.25rem 0.75rem; overflow-wrap: anywhere; }
        """

    static let pictures = """
        #q-layers { display: flex; flex-wrap: wrap; gap: 0.375rem; }
        #q-layers button { min-height: 1.75rem; padding: 0 0.625rem; border-radius: 1rem;
          font-size: 0.8125rem; }
        #q-trial { display: flex; flex-wrap: wrap; gap: 0.5rem 0.75rem; align-items: center; }
        #q-trial:not(:empty) { margin-top: 0.625rem; padding: 0.5rem 0.75rem;
          border-radius: 0.5rem; background: var(--card); border: 1px solid var(--line); }
        #q-trial span { display: flex; gap: 0.5rem; }
        #q-trial p span { display: inline; }
        #q-trial p { flex: 1 1 12rem; overflow-wrap: anywhere; }
        #q-stage { flex: 1; min-height: 0; overflow: auto; margin-top: 0.75rem; display: flex;
          flex-wrap: wrap; gap: 1.5rem; padding: 0.375rem; align-content: safe center;
          justify-content: safe center; border-radius: 0.5rem; }
        #q-stage figure { margin: 0; flex: none; }
        #q-stage figcaption { font-size: 0.8125rem; color: var(--faint); margin-bottom: 0.375rem; }
        .sheet { position: relative; background: #fff; box-shadow: 0 0 0 1px var(--line),
          var(--shadow); contain: strict; cursor: crosshair; }
        .sheet > svg { position: absolute; inset: 0; width: 100%; height: 100%; }
        [data-slot] > g > path:not([fill]) { fill: none; stroke: var(--overlay); }
        [data-slot] > g > text { font-size: 8.5px; fill: var(--overlay); stroke: #fff;
          stroke-width: 2.5px; stroke-opacity: 0.85; stroke-linejoin: round; paint-order: stroke; }
        [data-slot] > g > path.rim:not([fill]) { stroke: #fff; stroke-opacity: 0.7; }
        .sheet > svg:first-child { will-change: transform; }
        .sheet > .boxes { pointer-events: none; overflow: hidden; }
        .boxes .own { fill: #1f6fe52b; stroke: #1157c4; stroke-width: 2; }
        .boxes .own.ring { fill: none; }
        .boxes .around { fill: none; stroke: #1157c4; stroke-width: 1; stroke-dasharray: 4 3; }
        .boxes .culprit { fill: #d61f2c26; stroke: #c4121f; stroke-width: 2; }
        .boxes .end { fill: #8a2fc41f; stroke: #8a2fc4; stroke-width: 2; }
        .boxes .moved { fill: #0d7f7422; stroke: #0b6b62; stroke-width: 2; }
        .boxes line { stroke: #1157c4; stroke-width: 1; }
        .boxes text { font: 600 11px system-ui, Arial, sans-serif; fill: #0b3f92; stroke: #fff;
          stroke-width: 3px; paint-order: stroke; stroke-linejoin: round; }
        #q-caption { margin-top: 0.5rem; font-size: 0.8125rem; color: var(--faint);
          font-variant-numeric: tabular-nums; text-align: center; }
        """

    static let narrow = """
        @media (max-width: 64rem) {
          .bar { position: static; }
          .bar h1 { flex: 1 1 auto; }
          #q-switch { order: 9; flex: 1 0 100%; }
          #q-switch:empty { display: none; }
          #q-detail { height: auto; grid-template: auto / minmax(0, 1fr);
            grid-template-areas: "findings" "picture" "inspector" "views"; }
          #q-findings { max-height: none; }
          .pane { border: 0; border-bottom: 1px solid var(--line); }
          .pane.picture { border-width: 0 0 1px; }
          #q-stage { max-height: 80vh; min-height: 14rem; }
          #q-tree { max-height: 70vh; }
        }
        @media (min-width: 44rem) and (max-width: 64rem) {
          #q-detail { grid-template: auto auto auto / minmax(0, 1fr) minmax(0, 1fr);
            grid-template-areas: "findings findings" "picture picture" "inspector views"; }
        }
        @media (max-width: 44rem) {
          #q-switch select { flex: 1 1 8rem; min-width: 0; }
          .row { height: 2.25rem; }
          button, select, .segment span { min-height: 2.25rem; }
        }
        @media (prefers-reduced-motion: no-preference) {
          .boxes rect { transition: x 0.12s, y 0.12s, width 0.12s, height 0.12s; } }
        @media print { .bar, #q-layers, .views { display: none; }
          #q-detail { display: block; height: auto; } }
        """

    /// The colours that overlays have in all pictures.
    static var overlays: String {
        let colors: [(String, Color)] = [
            ("names", OverlayPalette.name), ("frames", OverlayPalette.frame),
            ("dimensions", OverlayPalette.dimension), ("margins", OverlayPalette.margin),
            ("alignment-rects", OverlayPalette.alignment), ("guides", OverlayPalette.guide),
            ("ambiguities", OverlayPalette.ambiguity), ("conflicts", OverlayPalette.conflict),
        ]
        return colors.map { name, color in
            var markup = MarkupBuffer()
            markup.attribute("c", color)
            return "[data-slot=\"\(name)\"] { --overlay: "
                + markup.text.split(separator: "\"")[1] + "; }"
        }.joined(separator: "\n")
    }
}
