/// Makes elements, and texts that keep to themselves.
extension ReportScript {
    static let making = #"""
        // An element with properties and attributes, and what is in it: elements, and texts.
        function make(name, options, ...inside) {
          const element = document.createElement(name);
          for (const [key, value] of Object.entries(options || {})) {
            if (value === undefined || value === null || value === false) continue;
            if (key === 'class') element.className = value;
            else if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
            else element.setAttribute(key, value === true ? '' : String(value));
          }
          add(element, inside);
          return element;
        }

        function add(element, inside) {
          for (const part of inside.flat(3)) {
            if (part === null || part === undefined || part === false) continue;
            element.append(part instanceof Node ? part : document.createTextNode(String(part)));
          }
          return element;
        }

        // Puts something in the place of what was in an element.
        function fill(element, ...inside) {
          element.replaceChildren();
          return add(element, inside);
        }

        // Letters that are written from right to left, in the planes that have them.
        const turned = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]|[\uD802\uD803\uD83A\uD83B][\uDC00-\uDFFF]/;
        const turnedRun = new RegExp(
          '(?:' + turned.source + ')(?:[\\s\\d_\\-\\u0300-\\u036F]*(?:' + turned.source + '))*', 'g');

        // A text of names and numbers in the order in which it was written: names that are written from
        // right to left are set apart, so that they do not take along what is next to them.
        function apart(text) {
          if (!turned.test(text)) return [text];
          const parts = [];
          let end = 0;
          for (const match of text.matchAll(turnedRun)) {
            parts.push(text.slice(end, match.index), make('bdi', {}, match[0]));
            end = match.index + match[0].length;
          }
          parts.push(text.slice(end));
          return parts;
        }

        const svgName = 'http://www.w3.org/2000/svg';
        function draw(name, attributes, text) {
          const element = document.createElementNS(svgName, name);
          for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
          if (text !== undefined) element.textContent = text;
          return element;
        }

        let scopes = 0;
        // A picture's markup with identifiers of its own. In texts quotation marks are escaped, so that
        // what follows one is an identifier.
        const scope = () => { scopes += 1; return 'p' + scopes + '-'; };
        const scoped = (markup, prefix) =>
          markup.replace(/( id="|="url\(#)quoin-/g, '$1' + prefix);

        function pictureOf(markup, size, prefix) {
          const svg = draw('svg', { viewBox: `0 0 ${size[0]} ${size[1]}`,
            'font-family': "Helvetica, Arial, 'Liberation Sans', sans-serif",
            'text-rendering': 'geometricPrecision', style: 'font-kerning:none;white-space:pre',
            'aria-hidden': 'true' });
          svg.innerHTML = scoped(markup, prefix);
          return svg;
        }

        const rounded = value => String(Math.round(value * 100) / 100 + 0);
        const sizeText = frame => rounded(frame[2]) + ' × ' + rounded(frame[3]);
        const placeText = frame => '(' + rounded(frame[0]) + ', ' + rounded(frame[1]) + ')';
        const counted = (count, one, many) => count + ' ' + (count === 1 ? one : many || one + 's');

        // Tells those who listen to the page instead of looking at it.
        function say(text) { $('live').textContent = text; }
        """#
}
