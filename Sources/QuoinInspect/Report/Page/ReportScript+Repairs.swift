/// Offers repairs: what to write, and what comes of it.
extension ReportScript {
    static let repairs = #"""
        // Which repairs are opened, so that they stay so while the parts of the page are made anew.
        const opened = new Set();

        // What can be done about the layout as a whole.
        function repairsOf(data) {
          const whole = data.repairs.map((_, index) => index).filter(index => data.repairs[index].view < 0);
          if (!whole.length) return null;
          return folding('all', { class: 'repairs' }, make('h2', {}, 'Repair'),
            whole.map(index => repairItem(data, index)));
        }

        // What can be done about the chosen view.
        function repairsOfView(data, view) {
          const own = data.repairs.map((_, index) => index)
            .filter(index => data.repairs[index].view === view);
          return own.length ? [make('h3', {}, 'Repair'), own.map(index => repairItem(data, index))] : [];
        }

        function showRepairsOfView() {
          const place = $('view-repairs');
          if (!place || state.view < 0) return;
          const held = place.contains(document.activeElement) && document.activeElement.dataset.part;
          fill(place, repairsOfView(current(), state.view));
          if (held) place.querySelector(`[data-part="${held}"]`)?.focus();
        }

        function repairItem(data, index) {
          const repair = data.repairs[index];
          const code = texts[repair.code];
          if (!code) {
            return make('p', { class: 'repair idle' }, make('bdi', {}, repair.title),
              make('span', { class: 'count' }, 'nothing to do'));
          }
          const isTried = state.trial && state.trial.repair === index;
          return folding(state.number + '/' + index, { class: 'repair' },
            [make('bdi', {}, repair.title), make('span', { class: 'count' }, outcomeOf(data, repair))],
            [make('pre', {}, make('code', {}, apart(code))),
              make('p', { class: 'actions' },
                make('button', { type: 'button', 'data-part': 'copy' + index,
                  onclick: event => copy(code, event.target) }, 'Copy'),
                repair.size && (repair.moved.length > 0 || changesFindings(data, repair))
                  && make('button', { type: 'button', class: 'primary', 'data-part': 'repair' + index,
                    'aria-pressed': String(Boolean(isTried)),
                    onclick: () => isTried ? endTrial() : tryRepair(index) }, 'Try'))]);
        }

        const changesFindings = (data, repair) => repair.findings.length !== data.findings.length;

        function outcomeOf(data, repair) {
          if (!repair.size) return '';
          const moved = repair.moved.length / 5;
          const parts = [moved ? counted(moved, 'view') + ' elsewhere' : 'moves nothing'];
          if (changesFindings(data, repair)) {
            parts.push(repair.findings.length ? counted(repair.findings.length, 'finding') + ' left'
              : 'no findings left');
          }
          return parts.join(', ');
        }

        function tryRepair(index) {
          const repair = current().repairs[index];
          beginTrial({ repair: index, picture: 'repair-' + index, outcome: repair,
            title: make('strong', {}, make('bdi', {}, repair.title)), said: repair.title });
        }

        // A part that opens and closes, and stays as it is when it is made anew.
        function folding(key, options, heading, ...inside) {
          return make('details', { ...options, open: opened.has(key), ontoggle: event => {
            if (event.target.open) opened.add(key);
            else opened.delete(key);
          } }, make('summary', { 'data-part': 'fold' + key }, heading), inside);
        }

        // A page that was opened from a file may not be allowed to copy; then the text is marked.
        async function copy(code, button) {
          try {
            await navigator.clipboard.writeText(code);
            button.textContent = 'Copied';
            say('Copied');
          } catch (error) {
            const text = button.closest('details').querySelector('code');
            getSelection().selectAllChildren(text);
            say('Marked; copy it with the keyboard');
          }
        }
        """#
}
