/// Goes from one layout, and from one variant of it, to another.
extension ReportScript {
    static let switching = #"""
        const isMany = page.subjects.length > 1;
        const hasOverview = isMany || page.subjects.some(subject => subject.variants.length > 1);

        // Shows what the address says: `#name`, `#name/2` for the third variant, nothing for the overview.
        function follow() {
          const text = location.hash.slice(1);
          let [name, position] = text.split('/');
          try { name = decodeURIComponent(name); } catch (error) { name = ''; }
          const subject = page.subjects.find(one => one.name === name);
          if (subject && subject.variants.length) {
            const variant = subject.variants[Number(position) || 0] || subject.variants[0];
            show(variant.number);
          } else if (hasOverview && (text === 'all' || isMany || page.beginsWithOverview)) {
            showOverview();
          } else if (page.subjects.length && page.subjects[0].variants.length) {
            show(page.subjects[0].variants[0].number);
          } else {
            showOverview();
          }
        }

        const addressOf = number => {
          const { subject, position } = places.get(number);
          return '#' + encodeURIComponent(subject.name) + (position ? '/' + position : '');
        };
        function go(number) {
          const address = addressOf(number);
          if (location.hash === address) show(number);
          else location.hash = address;
        }

        let lastNumber = -1;
        function showOverview() {
          lastNumber = state.number;
          state.number = -1;
          document.title = page.title;
          $('title').replaceChildren(...apart(page.title));
          $('overview').hidden = false;
          $('detail').hidden = true;
          $('back').hidden = true;
          $('switch').replaceChildren();
          thumbs.forEach(thumb => watcher.observe(thumb));
          const place = places.get(lastNumber);
          const address = place && '#' + encodeURIComponent(place.subject.name) +
            (isMany ? '' : '/' + place.position);
          const link = place && [...document.querySelectorAll('.card a')]
            .find(one => one.getAttribute('href') === address);
          if (link) link.focus();
        }

        // Pictures of the cards are drawn when they come into sight.
        const thumbs = [...document.querySelectorAll('.thumb')];
        const watcher = new IntersectionObserver(entries => {
          for (const { isIntersecting, target } of entries) {
            if (!isIntersecting) continue;
            watcher.unobserve(target);
            if (target.firstChild) continue;
            const number = Number(target.dataset.number);
            const { variant } = places.get(number);
            target.append(pictureOf(textOf('picture-' + number), variant.size, scope()));
          }
        }, { rootMargin: '400px' });

        function show(number) {
          const { subject, variant } = places.get(number);
          const before = state.number >= 0 ? current() : null;
          const chosen = before && state.view >= 0 ? before.names[state.view] : null;
          const isOther = state.number < 0 || places.get(state.number).subject !== subject;
          state.number = number;
          state.trial = null;
          state.finding = 0;
          state.ends = [];
          const data = current();
          if (isOther) {
            state.closed = new Set();
            state.view = -1;
          } else if (data.names[state.view] !== chosen) {
            state.view = data.names.indexOf(chosen);
          }
          document.title = subject.title + (isMany ? ' – ' + page.title : '');
          $('title').replaceChildren(...apart(subject.title));
          $('overview').hidden = true;
          $('detail').hidden = false;
          $('back').hidden = !hasOverview;
          showSwitches(subject, variant);
          document.documentElement.style.setProperty(
            '--bar', document.querySelector('.bar').offsetHeight + 'px');
          showLayers();
          showPicture();
          listRows();
          showFindings();
          showInspector();
          if (isOther) window.scrollTo(0, 0);
          say(variant.label + ', ' + counted(data.findings.length, 'finding'));
        }

        const distinct = (variants, key) => [...new Set(variants.map(variant => variant[key]))];

        function showSwitches(subject, variant) {
          const held = document.activeElement && document.activeElement.dataset.key;
          const { variants } = subject;
          // The variant that has a property and differs least otherwise.
          const choose = (key, value) => {
            const score = one => ['screen', 'held', 'direction', 'text']
              .filter(other => one[other] === variant[other]).length;
            const fitting = variants.filter(one => one[key] === value);
            go(fitting.reduce((best, one) => score(one) > score(best) ? one : best).number);
          };
          const select = (key, label) => {
            const values = distinct(variants, key);
            if (values.length < 2) return null;
            return make('select', { 'aria-label': label, 'data-key': key,
              onchange: event => choose(key, event.target.value) },
              values.map(value => make('option', { value, selected: value === variant[key] }, value)));
          };
          const segment = (key, label) => {
            const values = distinct(variants, key);
            if (values.length < 2) return null;
            return make('span', { class: 'segment', role: 'radiogroup', 'aria-label': label },
              values.map(value => make('label', {},
                make('input', { type: 'radio', name: 'q-' + key, value, 'data-key': key,
                  checked: value === variant[key], onchange: () => choose(key, value) }),
                make('span', {}, value))));
          };
          $('switch').replaceChildren(...[select('screen', 'Device'), segment('held', 'Orientation'),
            segment('direction', 'Direction'), select('text', 'Text size')].filter(Boolean));
          // The switch that was used keeps the focus.
          if (held) {
            const again = document.querySelector(`select[data-key="${held}"], ` +
              `input[data-key="${held}"]:checked`);
            if (again) again.focus();
          }
        }

        function step(by) {
          const { subject, position } = places.get(state.number);
          const count = subject.variants.length;
          go(subject.variants[(position + by + count) % count].number);
        }
        """#
}
