/// Begins, and answers keys wherever the focus is.
extension ReportScript {
    static let keys = #"""
        const root = document.documentElement;
        const isDark = () => root.dataset.theme
          ? root.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
        function showTheme() { $('theme').textContent = isDark() ? 'Light' : 'Dark'; }
        function switchTheme() {
          root.dataset.theme = isDark() ? 'light' : 'dark';
          showTheme();
          // A page that was opened from a file may not be allowed to remember anything.
          try { localStorage.setItem('quoin-theme', root.dataset.theme); } catch (error) { /* no */ }
        }
        try {
          const theme = localStorage.getItem('quoin-theme');
          if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
        } catch (error) { /* as the system has it */ }
        matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showTheme);

        const help = [['n', 'next finding'], ['p', 'previous finding'],
          ['t', 'try the first mend, and back'], ['b', 'before and after, where there is room for one'],
          ['1 – 7', 'overlays on and off'], ['[ ]', 'previous and next variant'],
          ['v', 'to the list of views'], ['i', 'to the picture'], ['/', 'filter views'],
          ['a', 'all layouts'], ['d', 'light or dark'], ['Esc', 'end a trial']];
        $('keys').querySelector('dl').append(...help.flatMap(([key, text]) =>
          [make('dt', {}, make('kbd', {}, key)), make('dd', {}, text)]));
        $('help').addEventListener('click', () => $('keys').showModal());
        $('theme').addEventListener('click', switchTheme);
        $('back').addEventListener('click', () => { location.hash = 'all'; });

        document.addEventListener('keydown', event => {
          if (event.altKey || event.ctrlKey || event.metaKey || $('keys').open) return;
          if (event.target.matches('input:not([type="radio"]), select, textarea')) return;
          if (event.key === '?') return $('keys').showModal();
          if (event.key === 'd') return switchTheme();
          if (state.number < 0) return;
          const digit = Number(event.key);
          if (digit >= 1 && digit <= layers.length) {
            const button = document.querySelector(`[data-layer="${layers[digit - 1][0]}"]`);
            if (!button.disabled) toggle(layers[digit - 1][0]);
            return;
          }
          const actions = {
            n: () => stepFinding(1), p: () => stepFinding(-1),
            t: () => state.trial ? endTrial() : tryMend(firstTrial()),
            b: () => { if (state.trial) showSide(state.side === 'after' ? 'before' : 'after'); },
            '[': () => step(-1), ']': () => step(1), v: () => tree.focus(), i: () => $('stage').focus(),
            '/': () => $('filter').focus(), a: () => { if (hasOverview) location.hash = 'all'; },
            Escape: endTrial,
          };
          const action = actions[event.key];
          if (!action) return;
          event.preventDefault();
          action();
        });
        const firstTrial = () =>
          (current().findings[state.finding]?.mends || []).findIndex(mend => mend.size);

        showTheme();
        window.addEventListener('hashchange', follow);
        follow();
        """#
}
