/// How a report looks: on paper by day, on slate by night.
enum ReportStyle {
    static var text: String {
        """
        :root { color-scheme: light; \(day) }
        @media (prefers-color-scheme: dark) {
          :root:not([data-theme="light"]) { color-scheme: dark; \(night) } }
        :root[data-theme="dark"] { color-scheme: dark; \(night) }
        \(general)
        \(panes)
        \(overlays)
        \(pictures)
        \(narrow)
        """
    }

    private static let day = """
        --paper: #f4f4f1; --card: #fff; --well: #ecece7; --ink: #1d1f24; --faint: #5b5f68;
        --line: #d9d9d3; --link: #1a55ad; --chosen: #dfe9f8; --bad: #b3151f; --bad-ground: #fdeeee;
        --good: #1b6a34; --warn: #8a4b00; --on-link: #fff;
        --shadow: 0 1px 2px #0002, 0 6px 20px #0000000f;
        """

    private static let night = """
        --paper: #15171b; --card: #1f2228; --well: #111316; --ink: #e9eaed; --faint: #a5abb5;
        --line: #363b45; --link: #8ab8fa; --chosen: #27405f; --bad: #ff9a9a; --bad-ground: #38201f;
        --good: #83d69a; --warn: #f0b866; --on-link: #0d1520;
        --shadow: 0 1px 2px #0006, 0 6px 20px #0004;
        """

    private static let general = """
        * { box-sizing: border-box; }
        [hidden] { display: none !important; }
        .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden;
          clip-path: inset(50%); white-space: nowrap; margin: 0; }
        body { margin: 0; background: var(--paper); color: var(--ink);
          font: 0.9375rem/1.5 system-ui, "Helvetica Neue", Arial, sans-serif;
          -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
        h1, h2, h3, p, dl, dd, ol, ul, pre, fieldset { margin: 0; padding: 0; border: 0; }
        h1 { font-size: 1.125rem; line-height: 1.3; letter-spacing: -0.01em; min-width: 0;
          overflow: hidden; text-overflow: ellipsis; white-space: nowrap; flex: 0 1 auto; }
        h2 { font-size: 1rem; line-height: 1.4; }
        h3 { font-size: 0.75rem; font-weight: 600; color: var(--faint); letter-spacing: 0.05em;
          text-transform: uppercase; margin: 1.125rem 0 0.375rem; }
        a { color: var(--link); }
        bdi { unicode-bidi: isolate; }
        code, pre, .code { font: 0.8125rem/1.5 ui-monospace, "SF Mono", Menlo, Consolas,
          "DejaVu Sans Mono", "Liberation Mono", monospace; }
        button, select, input { font: inherit; color: inherit; }
        button, select, input[type="search"] { min-height: 2rem; padding: 0.1875rem 0.75rem;
          border: 1px solid var(--line); border-radius: 0.5rem; background: var(--card); }
        button, select { cursor: pointer; }
        button:hover, select:hover { border-color: var(--link); }
        button:disabled { color: var(--faint); cursor: default; border-color: var(--line);
          opacity: 0.65; }
        button[aria-pressed="true"], .segment input:checked + span { background: var(--link);
          border-color: var(--link); color: var(--on-link); }
        button.primary:not([aria-pressed="true"]) { border-color: var(--link); color: var(--link); font-weight: 600; }
        :focus-visible, .segment input:focus-visible + span { outline: 3px solid var(--link);
          outline-offset: 2px; }
        .bar { position: sticky; top: 0; z-index: 5; display: flex; flex-wrap: wrap; gap: 0.5rem;
          align-items: center; padding: 0.5rem 1rem; background: var(--card);
          border-bottom: 1px solid var(--line); }
        .bar h1 { margin-right: auto; }
        .skip { position: absolute; left: -100rem; }
        .skip:focus { left: 1rem; top: 0.5rem; z-index: 9; padding: 0.25rem 0.75rem;
          background: var(--card); border-radius: 0.5rem; }
        #q-switch { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; }
        .segment { display: inline-flex; border: 1px solid var(--line); border-radius: 0.5rem;
          background: var(--card); }
        .segment label { position: relative; cursor: pointer; }
        .segment input { position: absolute; inset: 0; opacity: 0; margin: 0; cursor: pointer; }
        .segment span { display: block; padding: 0.1875rem 0.75rem; border-radius: 0.4375rem;
          line-height: 1.5rem; }
        .note { padding: 1rem; }
        #q-overview { max-width: 80rem; margin: 0 auto; padding: 2rem clamp(1rem, 4vw, 3rem) 4rem; }
        .introduction { color: var(--faint); margin-bottom: 1.5rem; max-width: 46rem; }
        .cards { display: grid; gap: 1.25rem;
          grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr)); }
        .card { padding: 1rem; border: 1px solid var(--line); border-radius: 0.875rem;
          background: var(--card); content-visibility: auto; contain-intrinsic-size: auto 24rem;
          display: flex; flex-direction: column; }
        .card a { color: inherit; text-decoration: none; }
        .card a:hover h2 { text-decoration: underline; }
        .card h2 { margin-top: 0.75rem; }
        .card p { color: var(--faint); font-size: 0.875rem; }
        .card .state { margin-top: auto; padding-top: 0.5rem; }
        .thumb { display: block; max-height: 20rem; max-width: 100%; margin: 0 auto;
          background: #fff; border-radius: 0.375rem; overflow: hidden;
          box-shadow: 0 0 0 1px var(--line), var(--shadow); }
        .thumb svg { display: block; width: 100%; height: 100%; }
        .state.good, .good { color: var(--good) !important; }
        .state.bad, .bad { color: var(--bad) !important; font-weight: 600; }
        dialog { border: 1px solid var(--line); border-radius: 0.875rem; background: var(--card);
          color: var(--ink); padding: 1.5rem; max-width: min(30rem, calc(100vw - 2rem)); }
        dialog::backdrop { background: #0008; }
        dialog dl { display: grid; grid-template-columns: auto 1fr; gap: 0.375rem 1rem;
          margin: 1rem 0; }
        kbd { display: inline-block; min-width: 1.5rem; padding: 0 0.375rem; text-align: center;
          border: 1px solid var(--line); border-radius: 0.3125rem; background: var(--well);
          font: inherit; font-size: 0.8125rem; }
        """
}
