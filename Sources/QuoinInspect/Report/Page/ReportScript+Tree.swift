/// Lists the views. Only the rows in sight are there, so that thousands of views cost no more than dozens.
extension ReportScript {
    static let tree = #"""
        // The views that have a row, in order, and the row of each view.
        let rows = [];
        let rowOf = new Map();
        // Which rows are there: as long as these are the same, only the chosen one changes.
        let range = '';
        const tree = $('tree');
        const rowHeight = () => window.innerWidth <= 704 ? 36 : 28;

        const matches = (data, view) => {
          const sought = state.filter.toLowerCase();
          return data.names[view].toLowerCase().includes(sought) ||
            texts[data.types[view]].toLowerCase().includes(sought);
        };

        function listRows() {
          const data = current();
          rows = [];
          if (state.filter) {
            const wanted = new Uint8Array(data.count);
            for (let at = data.count - 1; at >= 0; at -= 1) {
              if (matches(data, at)) wanted[at] = 1;
              if (wanted[at] && data.parent[at] >= 0) wanted[data.parent[at]] = 1;
            }
            for (let at = 0; at < data.count; at += 1) if (wanted[at]) rows.push(at);
          } else {
            // Views within a closed one follow it, deeper than it is.
            let closedDepth = Infinity;
            for (let at = 0; at < data.count; at += 1) {
              if (data.depth[at] > closedDepth) continue;
              closedDepth = state.closed.has(at) ? data.depth[at] : Infinity;
              rows.push(at);
            }
          }
          rowOf = new Map(rows.map((view, index) => [view, index]));
          range = '';
          showRows(true);
        }

        function showRows(comesIntoSight) {
          const data = current();
          const height = rowHeight();
          const list = $('rows');
          list.style.height = rows.length * height + 'px';
          const chosen = rowOf.get(state.view);
          if (comesIntoSight && chosen !== undefined) {
            const top = chosen * height;
            if (top < tree.scrollTop) tree.scrollTop = top - height;
            else if (top + height > tree.scrollTop + tree.clientHeight) {
              tree.scrollTop = top + 2 * height - tree.clientHeight;
            }
          }
          const first = Math.max(0, Math.floor(tree.scrollTop / height) - 8);
          const last = Math.min(rows.length,
            Math.ceil((tree.scrollTop + tree.clientHeight) / height) + 8);
          const isElsewhere = chosen !== undefined && (chosen < first || chosen >= last);
          if (chosen === undefined) tree.removeAttribute('aria-activedescendant');
          else tree.setAttribute('aria-activedescendant', 'q-row-' + state.view);
          const newRange = first + ' ' + last + ' ' + height + (isElsewhere ? ' ' + chosen : '');
          if (newRange === range) {
            list.querySelector('[aria-selected="true"]')?.setAttribute('aria-selected', 'false');
            $('row-' + state.view)?.setAttribute('aria-selected', 'true');
            return;
          }
          range = newRange;
          const shown = [];
          for (let index = first; index < last; index += 1) {
            shown.push(rowFor(data, rows[index], index, height));
          }
          // Its row has to be there while a view is the active one.
          if (isElsewhere) {
            shown.push(rowFor(data, state.view, chosen, height));
          }
          list.replaceChildren(...shown);
        }

        function rowFor(data, view, index, height) {
          const up = data.parent[view];
          const siblings = up >= 0 ? data.children(up) : [view];
          const isParent = data.children(view).length > 0;
          const isOpen = !state.closed.has(view) || state.filter !== '';
          const depth = Math.min(data.depth[view], 24);
          return make('div', { class: 'row' + (data.isHidden[view] ? ' gone' : ''), role: 'treeitem',
            id: 'q-row-' + view, 'data-view': view, 'aria-level': data.depth[view] + 1,
            'aria-setsize': siblings.length, 'aria-posinset': siblings.indexOf(view) + 1,
            'aria-selected': String(view === state.view),
            'aria-expanded': isParent ? String(isOpen) : null,
            style: `top:${index * height}px;padding-left:${4 + depth * 14}px` },
            make('span', { class: 'knob', 'aria-hidden': 'true' }, isParent ? isOpen ? '▾' : '▸' : ''),
            make('bdi', { class: 'name' }, data.names[view]),
            make('span', { class: 'type' }, texts[data.types[view]]),
            data.troubled.has(view)
              && make('span', { class: 'sign', title: 'There is a finding about it' }, '!'));
        }

        let scrolling = 0;
        tree.addEventListener('scroll', () => {
          if (scrolling || state.number < 0) return;
          scrolling = requestAnimationFrame(() => { scrolling = 0; showRows(false); });
        }, { passive: true });

        tree.addEventListener('click', event => {
          const row = event.target.closest('.row');
          if (!row) return;
          const view = Number(row.dataset.view);
          if (event.target.classList.contains('knob') && event.target.textContent) fold(view);
          else choose(view, true);
        });

        function fold(view, close) {
          const isClosed = state.closed.has(view);
          if (close === isClosed) return false;
          if (isClosed) state.closed.delete(view);
          else state.closed.add(view);
          listRows();
          return true;
        }

        tree.addEventListener('keydown', event => {
          if (event.altKey || event.ctrlKey || event.metaKey) return;
          const data = current();
          const index = rowOf.get(state.view) ?? -1;
          const move = to => { if (rows.length) choose(rows[Math.max(0, Math.min(rows.length - 1, to))]); };
          const page = Math.max(1, Math.floor(tree.clientHeight / rowHeight()) - 1);
          const actions = {
            ArrowDown: () => move(index + 1), ArrowUp: () => move(index - 1),
            Home: () => move(0), End: () => move(rows.length - 1),
            PageDown: () => move(index + page), PageUp: () => move(index - page),
            ArrowRight: () => {
              if (index < 0) move(0);
              else if (!fold(state.view, false) && data.children(state.view).length) move(index + 1);
            },
            ArrowLeft: () => {
              if (index < 0) return;
              const isOpen = data.children(state.view).length > 0 && !state.closed.has(state.view);
              if (isOpen && !state.filter) fold(state.view, true);
              else if (data.parent[state.view] >= 0) choose(data.parent[state.view]);
            },
            Enter: () => move(Math.max(index, 0)),
          };
          const action = actions[event.key];
          if (!action) return;
          event.preventDefault();
          action();
        });

        tree.addEventListener('focus', () => {
          if (state.view < 0 && rows.length && tree.matches(':focus-visible')) choose(rows[0]);
        });

        $('filter').addEventListener('input', event => {
          state.filter = event.target.value;
          tree.scrollTop = 0;
          listRows();
          say(counted(rows.length, 'row'));
        });
        """#
}
