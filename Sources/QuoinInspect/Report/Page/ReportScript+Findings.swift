/// Goes through what is wrong, and shows what a mend would bring.
extension ReportScript {
    static let findings = #"""
        function showFindings() {
          const data = current();
          const pane = $('findings');
          const count = data.findings.length;
          const held = pane.contains(document.activeElement) && document.activeElement.dataset.part;
          if (!count) {
            fill(pane, make('div', { class: 'head' }, make('h2', {}, 'Findings')),
              make('p', { class: 'good' }, 'None: nothing is open, and nothing contradicts.'),
              repairsOf(data));
            return;
          }
          const finding = data.findings[state.finding];
          const go = (part, by, sign, title) => make('button', { type: 'button', 'data-part': part,
            'aria-label': title, title, disabled: count < 2, onclick: () => stepFinding(by) }, sign);
          fill(pane,
            make('div', { class: 'head' }, make('h2', {}, 'Findings'),
              make('span', { class: 'count', id: 'q-position' },
                (state.finding + 1) + ' of ' + count),
              go('previous', -1, '‹', 'Previous finding (p)'), go('next', 1, '›', 'Next finding (n)')),
            findingCard(data, finding), othersOf(data), repairsOf(data));
          if (held) pane.querySelector(`[data-part="${held}"]`)?.focus();
        }

        function findingCard(data, finding) {
          return make('div', { class: 'finding' },
            make('p', { class: 'kind' }, finding.kind),
            make('p', { class: 'message' }, apart(finding.message)),
            finding.views.length > 0 && make('div', { class: 'path', role: 'group',
              'aria-label': 'Views' }, finding.views.slice(0, 12).map(view => viewLink(data, view)),
              finding.views.length > 12 && counted(finding.views.length - 12, 'more', 'more')),
            finding.mends.length > 0 && [make('h3', {}, counted(finding.mends.length, 'mend')),
              finding.mends.map((mend, index) => mendOf(mend, index))],
            finding.lines.length > 0 && [make('h3', {}, 'Constraints'),
              lineList(data, finding.lines, -1)]);
        }

        function mendOf(mend, index) {
          const isTried = state.trial && state.trial.mend === index;
          return make('div', { class: 'mend' }, make('code', {}, apart(mend.code)),
            mend.size && make('button', { type: 'button', class: 'primary', 'data-part': 'try' + index,
              'aria-pressed': String(Boolean(isTried)), onclick: () => isTried ? endTrial() : tryMend(index)
            }, 'Try'));
        }

        function othersOf(data) {
          if (data.findings.length < 2) return null;
          const first = Math.max(0, Math.min(state.finding - 20, data.findings.length - 60));
          return make('ol', { class: 'others' }, data.findings.slice(first, first + 60)
            .map((finding, at) => make('li', {}, make('button', { type: 'button',
              'data-part': 'item' + (first + at),
              'aria-current': first + at === state.finding ? 'true' : null,
              onclick: () => showFinding(first + at) },
              apart(finding.kind + ': ' + finding.message.split('\n')[0])))));
        }

        function showFinding(index) {
          state.finding = index;
          const wasTrial = state.trial;
          state.trial = null;
          showTrial();
          if (wasTrial) showPicture();
          showFindings();
          const finding = current().findings[index];
          if (finding.views.length) choose(finding.views[0]);
          else showBoxes();
          say(finding.kind + ': ' + finding.message);
        }

        function stepFinding(by) {
          const count = current().findings.length;
          if (count) showFinding((state.finding + by + count) % count);
        }

        // MARK: Trying

        function tryMend(index) {
          const mend = current().findings[state.finding]?.mends[index];
          if (!mend || !mend.size) return;
          beginTrial({ mend: index, picture: state.finding + '-' + index, outcome: mend,
            title: make('code', {}, apart(mend.code)), said: mend.code });
        }

        // Shows a layout as it would be after a mend or a repair, beside what it is.
        function beginTrial(trial) {
          state.trial = trial;
          state.side = 'after';
          showTrial();
          showPicture();
          showFindings();
          showRepairsOfView();
          // Where the parts are below each other, the picture may be out of sight.
          if (window.innerWidth <= 1024) $('trial').scrollIntoView({ block: 'start' });
          const { findings, moved } = trial.outcome;
          const left = findings.length;
          say('After: ' + trial.said + '. ' + (left ? counted(left, 'finding') + ' left' : 'No findings left')
            + ', ' + counted(moved.length / 5, 'view') + ' elsewhere.');
        }

        function endTrial() {
          if (!state.trial) return;
          state.trial = null;
          showTrial();
          showPicture();
          showFindings();
          showRepairsOfView();
        }

        function showTrial() {
          const bar = $('trial');
          if (!state.trial) {
            bar.replaceChildren();
            return;
          }
          const { outcome } = state.trial;
          const left = outcome.findings.length;
          const moved = outcome.moved.length / 5;
          const side = (key, title) => make('button', { type: 'button', 'data-side-button': key,
            'aria-pressed': String(state.side === key), onclick: () => showSide(key) }, title);
          fill(bar,
            make('p', {}, state.trial.title, make('br'),
              make('span', { class: left ? 'bad' : 'good' },
                left ? counted(current().findings.length, 'finding') + ' before, ' + left + ' left'
                  : 'no findings left'),
              ' · ' + (moved ? counted(moved, 'view') + ' elsewhere' : 'every view where it was')),
            make('span', {},
              window.innerWidth <= 704 && [side('before', 'Before'), side('after', 'After')],
              make('button', { type: 'button', 'data-part': 'done', onclick: endTrial,
                title: 'Escape' }, 'Done')));
        }

        function showSide(side) {
          state.side = side;
          fit();
          showBoxes();
          showTrial();
          document.querySelector(`[data-side-button="${side}"]`)?.focus();
        }
        """#
}
