/// Tells of the chosen view where it is, which constraints speak of it, and why it is there.
extension ReportScript {
    static let inspector = #"""
        // So many constraints are shown at first: of a list with thousands nobody reads all.
        const mostLines = 20;

        function showInspector() {
          const data = current();
          const view = state.view;
          const pane = $('inspector');
          pane.scrollTop = 0;
          if (view < 0) {
            fill(pane, make('h2', {}, 'No view chosen'), make('p', { class: 'count' },
              'Choose one in the picture or in the list of views.'));
            return;
          }
          const up = data.parent[view];
          const frame = frameOf(data, view);
          const own = [data.frames[4 * view], data.frames[4 * view + 1]];
          const facts = [['Size', sizeText(frame)]];
          if (up >= 0) {
            facts.push(['In ' + data.names[up], placeText(own)], ['In the picture', placeText(frame)]);
          }
          const scrolled = data.scrolls.get(view);
          if (scrolled) facts.push(['Scrolled by', placeText(scrolled)]);
          if (data.isHidden[view]) facts.push(['Hidden', 'it, or a view that it is in']);
          if (data.isClipping[view]) facts.push(['Clips', 'what hangs out of it']);
          fill(pane,
            make('div', { class: 'head' }, make('h2', {}, make('bdi', {}, data.names[view])),
              make('span', { class: 'count' }, texts[data.types[view]])),
            pathTo(data, view),
            make('dl', { class: 'facts' }, facts.map(([term, text]) =>
              [make('dt', {}, apart(term)), make('dd', {}, text)])),
            ...linesOf(data, view), ...reasonsOf(data, view),
            make('div', { id: 'q-view-repairs' }, repairsOfView(data, view)));
        }

        // The views that it is in, from the outside to the inside.
        function pathTo(data, view) {
          const path = [];
          for (let up = data.parent[view]; up >= 0; up = data.parent[up]) path.unshift(up);
          if (!path.length) return null;
          const shown = path.length > 6 ? [...path.slice(0, 2), -1, ...path.slice(-3)] : path;
          return make('div', { class: 'path', role: 'group', 'aria-label': 'In' },
            shown.map(one => one < 0 ? '… ›' : [viewLink(data, one), '›']));
        }

        const viewLink = (data, view) => make('button', { type: 'button', class: 'link',
          onclick: () => choose(view) }, make('bdi', {}, data.names[view]));

        function linesOf(data, view) {
          const all = [...data.uses(view)];
          if (!all.length) {
            return [make('h3', {}, 'Constraints'), make('p', { class: 'count' },
              'None speaks of it.')];
          }
          return [['Horizontal', 0], ['Vertical', 1]].flatMap(([title, axis]) => {
            const found = all.filter(line => (data.marks[line] & 1) === axis);
            if (!found.length) return [];
            return [make('h3', {}, title + ' constraints, ' + found.length), lineList(data, found, view)];
          });
        }

        // Some lines, and a button for the rest.
        function lineList(data, lines, view) {
          // What a line speaks of is marked in the picture while it is pointed to.
          const point = event => {
            const item = event.target.closest('li[data-line]');
            const isOver = event.type === 'mouseover' || event.type === 'focusin';
            const ends = item && isOver ? othersOfLine(data, Number(item.dataset.line), view) : [];
            if (String(ends) === String(state.ends)) return;
            state.ends = ends;
            showBoxes();
          };
          const list = make('ul', { class: 'lines', onmouseover: point, onmouseout: point,
            onfocusin: point, onfocusout: point });
          const show = count => {
            const more = lines.length - count;
            list.replaceChildren(...lines.slice(0, count).map(line => lineItem(data, line, view)));
            if (more > 0) {
              list.append(make('li', {}, make('button', { type: 'button', onclick: () => {
                show(count + 20 * mostLines);
                list.children[count].querySelector('button')?.focus();
              } }, Math.min(more, 20 * mostLines) + ' more')));
            }
          };
          show(mostLines);
          return list;
        }

        function lineItem(data, line, view) {
          const marks = data.marks[line];
          const file = data.places[2 * line];
          const place = file === -1 ? 'made by a container' : file < 0 ? 'frame or content'
            : texts[file].split('/').pop() + ':' + data.places[2 * line + 1];
          return make('li', { 'data-line': line },
            make('div', { class: 'code' }, apart(texts[data.lines[line]])),
            make('div', { class: 'more' },
              make('span', { class: 'place', title: file < 0 ? null
                : texts[file] + ':' + data.places[2 * line + 1] }, place),
              valuesOf(data, line),
              marks & 2 ? make('span', { class: 'trouble' }, 'set aside')
                : marks & 4 ? make('span', { class: 'trouble' }, 'in a conflict') : null,
              (marks & 10) === 8 && make('span', { class: 'weak' }, 'not met'),
              marks & 16 ? make('span', { class: 'weak' }, 'waits') : null,
              othersOfLine(data, line, view).map(end => viewLink(data, end))));
        }

        // The views that a line is between, but for the one that is spoken of.
        function othersOfLine(data, line, view) {
          const ends = [data.ends[2 * line], data.ends[2 * line + 1]];
          return ends.filter((end, index) => end >= 0 && end !== view && ends.indexOf(end) === index);
        }

        function valuesOf(data, line) {
          const [is, asked] = [data.values[2 * line], data.values[2 * line + 1]];
          if (is === null || is === undefined) return null;
          const isMet = Math.abs(is - asked) < 0.005;
          return make('span', { class: 'values' },
            isMet ? 'is ' + rounded(is) : 'is ' + rounded(is) + ', asked ' + rounded(asked));
        }

        function reasonsOf(data, view) {
          const found = [0, 1].map(axis => data.reasons[2 * view + axis]).filter(Boolean);
          if (!found.length) return [];
          return [make('h3', {}, 'Why'), ...found.flatMap(([place, size, missed]) =>
            [chainOf(data, place), chainOf(data, size), missed.length > 0 &&
              make('ul', { class: 'missed code' }, missed.map(text => make('li', {}, apart(texts[text]))))])];
        }

        // Of a very long way the beginning and the end, and how much is between them. What comes off the main line is
        // told before that goes on.
        function followed(data, first) {
          const steps = [];
          const explained = new Set();
          const waiting = [[first, 0, false]];
          while (waiting.length) {
            const [at, depth, isBranch] = waiting.pop();
            if (explained.has(at)) continue;
            explained.add(at);
            const [main, branch, ...parts] = data.links[at];
            if (main === undefined) continue;
            steps.push(16 * (isBranch ? branch : main) + Math.min(depth, 8));
            const open = parts.filter(part => !explained.has(part >> 1));
            if (!open.length) continue;
            const next = open.find(part => part & 1) ?? open[0];
            waiting.push([next >> 1, depth, false]);
            for (const part of open.reverse()) {
              if (part !== next) waiting.push([part >> 1, depth + 1, true]);
            }
          }
          return [steps.length - 12, [...steps.slice(0, 9), ...steps.slice(-3)]];
        }

        // A number, and below it what it comes from, step by step.
        function chainOf(data, [heading, left, ...steps]) {
          const rows = [];
          if (left < 0) [left, steps] = followed(data, steps[0]);
          for (let at = 0; at < steps.length; at += 1) {
            const first = 3 * (steps[at] >> 4);
            const [sum, numbers, origin] = data.steps.slice(first, first + 3).map(text => texts[text]);
            if (left && at === 9) rows.push(make('li', { class: 'count' }, '… ' + left + ' more'));
            rows.push(make('li', { style: `padding-left:${(steps[at] & 15) + 1}rem` },
              make('span', {}, apart(sum)), numbers && make('span', { class: 'numbers' }, apart(numbers)),
              origin && make('span', { class: 'origin' }, apart(origin))));
          }
          return make('div', { class: 'why code' }, make('p', {}, apart(texts[heading])),
            make('ol', {}, rows));
        }
        """#
}
