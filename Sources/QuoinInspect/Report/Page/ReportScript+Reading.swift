/// Reads the data of the page, and of a variant when it is first looked at.
extension ReportScript {
    static let reading = #"""
        const $ = id => document.getElementById('q-' + id);
        const textOf = id => { const found = $(id); return found ? found.textContent : ''; };
        const page = JSON.parse(textOf('page'));
        // Names and all that is written; elsewhere there are their numbers.
        const texts = JSON.parse(textOf('texts'));
        const places = new Map();
        page.subjects.forEach((subject, index) => {
          subject.variants.forEach((variant, position) => {
            places.set(variant.number, { subject, index, variant, position });
          });
        });

        // What is shown: a variant by its number, a view, a finding, and a mend that is tried.
        const state = { number: -1, view: -1, finding: 0, trial: null, side: 'after',
          layers: new Set(['problems']), closed: new Set(), filter: '', ends: [] };

        const known = new Map();
        // The numbers of a variant, with what follows from them: where the views are in the picture, what
        // can be seen of them, what is in each, and which lines speak of it.
        function layout(number) {
          const found = known.get(number);
          if (found) return found;
          const data = JSON.parse(textOf('data-' + number));
          const count = data.names.length;
          data.count = count;
          data.names = data.names.map(name => texts[name]);
          data.scrolls = new Map(data.scrolled.map(([view, x, y]) => [view, [x, y]]));
          data.isHidden = new Uint8Array(count);
          data.hidden.forEach(view => { data.isHidden[view] = 1; });
          data.isClipping = new Uint8Array(count);
          data.clips.forEach(view => { data.isClipping[view] = 1; });
          placeViews(data);
          data.children = listsOf(count, data.parent.length, at => [data.parent[at]]);
          data.uses = listsOf(count, data.lines.length, at => {
            const [first, second] = [data.ends[2 * at], data.ends[2 * at + 1]];
            return first === second ? [first] : [first, second];
          });
          data.troubled = new Set(data.findings.flatMap(finding => finding.views));
          known.set(number, data);
          return data;
        }

        function placeViews(data) {
          const { count, parent, frames } = data;
          data.depth = new Int32Array(count);
          data.frame = new Float64Array(4 * count);
          data.seen = new Float64Array(4 * count);
          // The part of the picture that is left to what is in a view: left, top, right, bottom.
          const clip = new Float64Array(4 * count);
          for (let at = 0; at < count; at += 1) {
            const up = parent[at];
            let [x, y] = [0, 0];
            let room = [0, 0, data.size[0], data.size[1]];
            if (up >= 0) {
              const scrolled = data.scrolls.get(up) || [0, 0];
              x = data.frame[4 * up] - scrolled[0];
              y = data.frame[4 * up + 1] - scrolled[1];
              room = clip.subarray(4 * up, 4 * up + 4);
              data.depth[at] = data.depth[up] + 1;
              if (data.isHidden[up]) data.isHidden[at] = 1;
            }
            x += frames[4 * at];
            y += frames[4 * at + 1];
            const [width, height] = [frames[4 * at + 2], frames[4 * at + 3]];
            data.frame.set([x, y, width, height], 4 * at);
            const seen = [Math.max(x, room[0]), Math.max(y, room[1]),
              Math.min(x + width, room[2]), Math.min(y + height, room[3])];
            data.seen.set(seen, 4 * at);
            clip.set(data.isClipping[at] ? seen : room, 4 * at);
          }
        }

        // For each of some numbers, the list of those for which `ends` names it: two arrays instead of
        // thousands.
        function listsOf(count, length, ends) {
          const starts = new Int32Array(count + 1);
          const each = visit => {
            for (let at = 0; at < length; at += 1) {
              for (const end of ends(at)) if (end >= 0) visit(end, at);
            }
          };
          each(end => { starts[end + 1] += 1; });
          for (let at = 0; at < count; at += 1) starts[at + 1] += starts[at];
          const items = new Int32Array(starts[count]);
          const next = starts.slice();
          each((end, at) => { items[next[end]] = at; next[end] += 1; });
          return at => items.subarray(starts[at], starts[at + 1]);
        }

        const current = () => layout(state.number);
        const frameOf = (data, view) => data.frame.subarray(4 * view, 4 * view + 4);
        """#
}
