extension GalleryPage {
    /// How the page looks: on paper by day, on slate by night.
    static let style = """
        :root { --paper: #f4f4f1; --card: #fff; --ink: #1d1f24; --faint: #63676f;
          --line: #dcdcd7; --link: #1f5fbf; --shadow: 0 1px 2px #0002, 0 8px 24px #0000000f; }
        @media (prefers-color-scheme: dark) {
          :root { --paper: #15171b; --card: #1f2228; --ink: #e9eaed; --faint: #9ba0a9;
            --line: #32363e; --link: #86b4f7; --shadow: 0 1px 2px #0006, 0 8px 24px #0004; } }
        * { box-sizing: border-box; }
        html { scroll-behavior: smooth; scroll-padding-top: 1rem; }
        @media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
        body { margin: 0 auto; padding: 3rem clamp(1rem, 4vw, 3rem); max-width: 64rem;
          background: var(--paper); color: var(--ink);
          font: 1rem/1.5 system-ui, "Helvetica Neue", Arial, sans-serif; }
        h1 { margin: 0; font-size: 2.25rem; letter-spacing: -0.02em; line-height: 1.2; }
        header p, article p { margin: 0.25rem 0 1.25rem; color: var(--faint); }
        a { color: var(--link); }
        a:focus-visible { outline: 3px solid var(--link); outline-offset: 3px; border-radius: 4px; }
        nav { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0 0 2.5rem; }
        nav a { padding: 0.25rem 0.75rem; border: 1px solid var(--line); border-radius: 2rem;
          background: var(--card); color: inherit; font-size: 0.875rem; text-decoration: none; }
        nav a:hover { border-color: var(--link); color: var(--link); }
        article { margin: 0 0 2rem; padding: clamp(1rem, 3vw, 2rem); border-radius: 1rem;
          border: 1px solid var(--line); background: var(--card); }
        article:target { border-color: var(--link); }
        h2 { margin: 0; font-size: 1.375rem; letter-spacing: -0.01em; }
        h2 a { color: inherit; text-decoration: none; }
        h2 a:hover { text-decoration: underline; }
        .pictures { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 2rem; }
        figure { margin: 0; max-width: 100%; width: calc(var(--width) * 1px); }
        img { display: block; width: 100%; height: auto; border-radius: 0.5rem;
          box-shadow: 0 0 0 1px var(--line), var(--shadow); background: #fff; }
        figcaption { margin-top: 0.75rem; color: var(--faint); font-size: 0.8125rem; }
        figcaption a { margin-left: 0.5rem; }
        """
}
