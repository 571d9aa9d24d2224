/// Shows the picture with its overlays, finds the view under a pointer, and marks what is chosen.
extension ReportScript {
    static let picture = #"""
        const layers = [['names', 'Names', ['names', 'veil']], ['frames', 'Frames', ['frames']],
          ['dimensions', 'Dimensions', ['dimensions', 'veil']],
          ['alignment', 'Alignment', ['alignment-rects']], ['margins', 'Margins', ['margins']],
          ['guides', 'Guides', ['guides']],
          ['problems', 'Problems', ['ambiguities', 'conflicts']]];

        // Overlays from the lowest on: what covers much is below what covers little.
        const slots = ['veil', 'ambiguities', 'margins', 'guides', 'frames', 'alignment-rects',
          'conflicts', 'dimensions', 'names'];

        // The outlines of what can be seen of the views.
        function framesOf(data) {
          let path = '';
          for (let at = 0; at < data.count; at += 1) {
            const [left, top, right, bottom] = data.seen.subarray(4 * at, 4 * at + 4);
            if (data.isHidden[at] || left > right || top > bottom) continue;
            path += `M${left + 0.5} ${top + 0.5}H${right - 0.5}V${bottom - 0.5}H${left + 0.5}z`;
          }
          return `<g class="frames"><path stroke-width="0.75" d="${path}"/></g>`;
        }

        function showLayers() {
          const there = new Set([...current().overlays, 'frames']);
          const named = document.activeElement && document.activeElement.dataset.layer;
          $('layers').replaceChildren(...layers.map(([key, title, groups], index) => {
            const isEmpty = !groups.some(group => group !== 'veil' && there.has(group));
            return make('button', { type: 'button', 'data-layer': key, disabled: isEmpty,
              'aria-pressed': String(!isEmpty && state.layers.has(key)),
              title: isEmpty ? 'Nothing of that kind here' : 'Key ' + (index + 1),
              onclick: () => toggle(key) }, title);
          }));
          if (named) {
            const again = document.querySelector(`[data-layer="${named}"]`);
            if (again) again.focus();
          }
        }

        function toggle(key) {
          if (state.layers.has(key)) state.layers.delete(key);
          else state.layers.add(key);
          showLayers();
          applyLayers();
        }

        // Draws the overlays that are wanted and hides the others. Each is read when it is first seen.
        function applyLayers() {
          const wanted = new Set(layers.filter(([key]) => state.layers.has(key))
            .flatMap(([, , groups]) => groups));
          for (const sheet of document.querySelectorAll('.sheet[data-layers]')) {
            const slots = sheet.querySelectorAll('g[data-slot]');
            for (const slot of slots) {
              const isWanted = wanted.has(slot.dataset.slot);
              if (isWanted && !slot.firstChild) {
                slot.innerHTML = slot.dataset.slot === 'frames'
                  ? framesOf(layout(Number(sheet.dataset.layers)))
                  : scoped(textOf('picture-' + sheet.dataset.layers + '-' + slot.dataset.slot),
                    sheet.dataset.scope);
                finish(slot.firstChild);
              }
              slot.style.display = isWanted ? '' : 'none';
            }
          }
        }

        // Adds what the lines of an overlay are written without: heads of arrows, and a white rim.
        function finish(group) {
          for (const path of group ? group.querySelectorAll(':scope > path:not([fill])') : []) {
            const heads = Number((path.getAttribute('class') || '').slice(5));
            if (heads) path.setAttribute('d', withHeads(path.getAttribute('d'), heads));
            const rim = path.cloneNode();
            rim.setAttribute('class', 'rim');
            rim.style.strokeWidth = Number(path.getAttribute('stroke-width') || 1) + 1.5;
            rim.removeAttribute('stroke-dasharray');
            path.before(rim);
          }
        }

        // A line with a head at its beginning (1), its end (2) or both (3). Of one that is too short for
        // heads, only a tick is seen.
        function withHeads(line, heads) {
          const [x1, y1, x2, y2] = line.match(/-?[\d.]+/g).map(Number);
          const length = Math.hypot(x2 - x1, y2 - y1);
          const isHorizontal = y1 === y2;
          const head = Math.min(4, length / 3);
          if (head < 0.5) {
            return line + (isHorizontal ? `M${x1} ${y1 - 3}V${y1 + 3}` : `M${x1 - 3} ${y1}H${x1 + 3}`);
          }
          const at = (x, y, sign) => {
            const [a, b] = [head * sign, head * 0.7];
            return isHorizontal ? `M${x + a} ${y - b}L${x} ${y}L${x + a} ${y + b}`
              : `M${x - b} ${y + a}L${x} ${y}L${x + b} ${y + a}`;
          };
          const sign = x2 + y2 > x1 + y1 ? 1 : -1;
          return line + (heads & 1 ? at(x1, y1, sign) : '') + (heads & 2 ? at(x2, y2, -sign) : '');
        }

        function sheetOf(number, markup, size, hasLayers) {
          const prefix = scope();
          const svg = pictureOf(markup, size, prefix);
          const sheet = make('div', { class: 'sheet', 'data-scope': prefix });
          sheet.size = size;
          if (hasLayers) {
            sheet.dataset.layers = number;
            const there = new Set([...layout(number).overlays, 'frames']);
            for (const name of slots) {
              if (there.has(name)) svg.append(draw('g', { 'data-slot': name }));
            }
          }
          sheet.append(svg, draw('svg', { class: 'boxes', 'aria-hidden': 'true' }));
          return sheet;
        }

        function showPicture() {
          const data = current();
          const own = sheetOf(state.number, textOf('picture-' + state.number), data.size, true);
          const stage = $('stage');
          if (!state.trial) {
            stage.replaceChildren(make('figure', {}, own));
          } else {
            const { picture, outcome } = state.trial;
            // What looks as before has no picture of its own.
            const drawing = textOf('after-' + state.number + '-' + picture)
              || textOf('picture-' + state.number);
            const after = sheetOf(state.number, drawing, outcome.size, false);
            after.dataset.after = 'true';
            stage.replaceChildren(
              make('figure', { 'data-side': 'before' }, make('figcaption', {}, 'Before'), own),
              make('figure', { 'data-side': 'after' }, make('figcaption', {}, 'After'), after));
          }
          fit();
          applyLayers();
          showBoxes();
        }

        // As large as there is room for, but not so small that a tall list becomes a line.
        function fit() {
          const stage = $('stage');
          const figures = [...stage.querySelectorAll('figure')];
          const isNarrow = window.innerWidth <= 704;
          const isOneOfTwo = figures.length > 1 && isNarrow;
          for (const figure of figures) {
            figure.hidden = isOneOfTwo && figure.dataset.side !== state.side;
          }
          const count = isOneOfTwo ? 1 : figures.length;
          const width = (stage.clientWidth - 16 - (count - 1) * 24) / count;
          const top = figures.length > 1 ? 32 : 8;
          const isTall = window.innerWidth <= 1024;
          const height = (isTall ? window.innerHeight * 0.78 : stage.clientHeight) - top - 8;
          for (const sheet of stage.querySelectorAll('.sheet')) {
            const [own, high] = sheet.size;
            const whole = Math.min(width / own, height / high);
            const scale = Math.max(Math.min(whole, 2), Math.min(0.45, width / own, 1), 0.05);
            sheet.scale = scale;
            sheet.style.width = own * scale + 'px';
            sheet.style.height = high * scale + 'px';
          }
        }
        let fitting = 0;
        new ResizeObserver(() => {
          if (state.number < 0 || fitting) return;
          fitting = requestAnimationFrame(() => { fitting = 0; fit(); showBoxes(); });
        }).observe($('stage'));

        // MARK: Marks

        function box(sheet, frame, kind) {
          const k = sheet.scale;
          return draw('rect', { class: kind, x: frame[0] * k, y: frame[1] * k,
            width: Math.max(frame[2] * k, 1), height: Math.max(frame[3] * k, 1) });
        }

        function showBoxes() {
          const data = current();
          for (const sheet of document.querySelectorAll('.sheet')) {
            const marks = [];
            const moved = new Map();
            if (state.trial) {
              const list = state.trial.outcome.moved;
              for (let at = 0; at < list.length; at += 5) {
                moved.set(list[at], list.slice(at + 1, at + 5));
              }
            }
            const place = view => sheet.dataset.after && moved.get(view) || frameOf(data, view);
            const finding = data.findings[state.finding];
            if (state.trial) {
              [...moved.keys()].slice(0, 400).forEach(view => {
                marks.push(box(sheet, place(view), 'moved'));
              });
            } else if (finding && state.layers.has('problems')) {
              finding.views.slice(0, 400).forEach(view => {
                marks.push(box(sheet, frameOf(data, view), 'culprit'));
              });
            }
            for (const end of state.ends) {
              if (end >= 0) marks.push(box(sheet, place(end), 'end'));
            }
            if (state.view >= 0) {
              const up = data.parent[state.view];
              if (up >= 0 && !state.trial) {
                marks.push(box(sheet, place(up), 'around'));
                marks.push(...distances(sheet, place(state.view), place(up)));
              }
              // Around a culprit there is a ring, so that both are seen.
              const isCulprit = !state.trial && finding && state.layers.has('problems')
                && finding.views.includes(state.view);
              const [x, y, width, height] = place(state.view);
              const by = 4 / sheet.scale;
              if (isCulprit) {
                marks.push(box(sheet, [x - by, y - by, width + 2 * by, height + 2 * by], 'own ring'));
              } else if (!moved.has(state.view)) marks.push(box(sheet, place(state.view), 'own'));
            }
            sheet.lastChild.replaceChildren(...marks);
          }
          showCaption(data);
        }

        // Lines from a view to the edges of its superview, with the distances.
        function distances(sheet, own, around) {
          const k = sheet.scale;
          const marks = [];
          const middle = [own[0] + own[2] / 2, own[1] + own[3] / 2];
          const add = (from, to, across, isHorizontal) => {
            if (Math.abs(to - from) * k < 14) return;
            const [x1, y1, x2, y2] = isHorizontal
              ? [from, across, to, across] : [across, from, across, to];
            marks.push(draw('line', { x1: x1 * k, y1: y1 * k, x2: x2 * k, y2: y2 * k }));
            const label = draw('text', { x: (x1 + x2) / 2 * k, y: (y1 + y2) / 2 * k - 4,
              'text-anchor': 'middle' }, rounded(to - from));
            if (!isHorizontal) {
              label.setAttribute('x', x1 * k + 5);
              label.setAttribute('y', (y1 + y2) / 2 * k + 4);
              label.setAttribute('text-anchor', 'start');
            }
            marks.push(label);
          };
          add(around[0], own[0], middle[1], true);
          add(own[0] + own[2], around[0] + around[2], middle[1], true);
          add(around[1], own[1], middle[0], false);
          add(own[1] + own[3], around[1] + around[3], middle[0], false);
          return marks;
        }

        function showCaption(data) {
          const { subject, variant } = places.get(state.number);
          const files = [];
          for (let at = 0; at < subject.files.length; at += 2) {
            files.push(at ? ', ' : ' · beside this page: ',
              make('a', { href: encodeURIComponent(subject.files[at]) }, subject.files[at + 1]));
          }
          const size = sizeText([0, 0, ...data.size]);
          fill($('caption'), apart(variant.label), variant.label.startsWith(size) ? '' : ' · ' + size,
            ' · ' + counted(data.count, 'view'), files);
        }

        // MARK: Finding views

        // The views under a point, the frontmost first.
        function under(data, x, y) {
          const found = [];
          for (let at = data.count - 1; at >= 0; at -= 1) {
            if (data.isHidden[at]) continue;
            const seen = data.seen.subarray(4 * at, 4 * at + 4);
            if (x >= seen[0] && x < seen[2] && y >= seen[1] && y < seen[3]) found.push(at);
          }
          return found;
        }

        $('stage').addEventListener('click', event => {
          const sheet = event.target.closest('.sheet');
          if (!sheet) return;
          const bounds = sheet.getBoundingClientRect();
          const found = under(current(), (event.clientX - bounds.left) / sheet.scale,
            (event.clientY - bounds.top) / sheet.scale);
          if (!found.length) return;
          // Another click takes what is behind.
          const index = found.indexOf(state.view);
          choose(found[(index + 1) % found.length]);
        });

        $('stage').addEventListener('keydown', event => {
          const data = current();
          const steps = { ArrowUp: view => data.parent[view],
            ArrowDown: view => data.children(view)[0] ?? -1,
            ArrowLeft: view => beside(data, view, -1), ArrowRight: view => beside(data, view, 1) };
          const next = steps[event.key];
          if (!next || event.altKey || event.ctrlKey || event.metaKey) return;
          event.preventDefault();
          const view = state.view < 0 ? 0 : next(state.view);
          if (view >= 0) choose(view);
        });

        function beside(data, view, by) {
          if (data.parent[view] < 0) return -1;
          const siblings = data.children(data.parent[view]);
          const index = siblings.indexOf(view) + by;
          return siblings[(index + siblings.length) % siblings.length];
        }

        // Makes a view the one that is spoken of, wherever that is shown.
        function choose(view, keepsTree) {
          state.view = view;
          state.ends = [];
          const data = current();
          let isChanged = false;
          for (let up = data.parent[view]; up >= 0; up = data.parent[up]) {
            isChanged = state.closed.delete(up) || isChanged;
          }
          if (state.filter && !matches(data, view)) {
            state.filter = $('filter').value = '';
            isChanged = true;
          }
          if (isChanged) listRows();
          showRows(!keepsTree);
          showBoxes();
          showInspector();
          say(data.names[view] + ', ' + texts[data.types[view]] + ', '
            + placeText(frameOf(data, view)) + ', ' + sizeText(frameOf(data, view)));
        }
        """#
}
