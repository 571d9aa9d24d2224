// Checks the engine for JavaScript in node: all that the interface can do, wrong input of every kind, its frames
// against native ones, that its memory does not grow, and what it takes. Called by .ci/web.
//
//   node .ci/web-check.mjs DIRECTORY QUOINWEB [--quick]
//
// DIRECTORY is what .ci/web has made, QUOINWEB the native tool. Times are told, and not judged. With --quick, for a
// module that is not optimized, less is repeated where memory and times are looked at.
import { readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { inspect, isDeepStrictEqual } from 'node:util';

const [directory, native, quick] = process.argv.slice(2);
const sources = join(dirname(fileURLToPath(import.meta.url)), '../Sources/QuoinWeb');
const script = pathToFileURL(resolve(directory, 'quoin.js')).href;
const engine = await import(script);
const { load, Layout, View, Constraint, Statements, QuoinError } = engine;
let failures = 0;
let checks = 0;

function expect(condition, message) {
    checks += 1;
    if (!condition) {
        failures += 1;
        console.error(`failed: ${message}`);
    }
}

function same(found, expected, what) {
    expect(isDeepStrictEqual(found, expected), `${what}: ${inspect(found)} instead of ${inspect(expected)}`);
}

/** That something throws, with a message that has some words in it. */
function refuses(body, words, kind = QuoinError) {
    try {
        body();
    } catch (error) {
        const isRight = error instanceof kind && error.message.includes(words);
        expect(isRight, `${body} throws ${error.name}: ${error.message}, and not "${words}"`);
        return error;
    }
    expect(false, `${body} throws nothing, and not "${words}"`);
    return new Error('nothing');
}

const quoin = await load();

/** Runs the tests of a group, each with a layout of its own. */
function group(tests) {
    for (const [name, test] of Object.entries(tests)) {
        const layout = quoin.layout({ width: 320, height: 480 });
        try {
            test(layout);
        } catch (error) {
            expect(false, `${name}: ${error.stack}`);
        }
        layout.free();
    }
}

const box = ({ x, y, width, height }) => [x, y, width, height];

// MARK: What Interface.md says

async function checkDocumentation() {
    const blocks = readFileSync(join(sources, 'Interface.md'), 'utf8').matchAll(/```js\n(.*?)```/gs);
    let number = 0;
    for (const [, code] of blocks) {
        number += 1;
        const file = join(directory, `documented${number}.mjs`);
        writeFileSync(file, code);
        const printed = [];
        const log = console.log;
        console.log = (...values) => printed.push(values.map((value) => (
            typeof value === 'string' ? value : inspect(value, { breakLength: Infinity }))).join(' '));
        try {
            await import(pathToFileURL(resolve(file)).href);
        } finally {
            console.log = log;
            unlinkSync(file);
        }
        const said = [...code.matchAll(/console\.log\(.*\);\s+\/\/ (.*)/g)].map((match) => match[1]);
        const plain = (text) => text.replace(/[\s]+/g, ' ').replace(/\[ | \]/g, (edge) => edge.trim());
        same(printed.map(plain), said.map(plain), `block ${number} of Interface.md prints`);
    }
    expect(number >= 4, `Interface.md has ${number} blocks`);
}

/** What the declarations say there is, and nothing else, is there. */
function checkDeclarations() {
    const declarations = readFileSync(join(directory, 'quoin.d.ts'), 'utf8');
    for (const type of [Layout, View, Constraint, Statements]) {
        const [, body] = declarations.match(new RegExp(`export class ${type.name} \\{\n(.*?)\n\\}`, 's'));
        const declared = [...body.matchAll(/^  (?:readonly )?(\w+)[(:]/gm)].map((match) => match[1]);
        const own = new Set([...declared, 'constructor']);
        const made = type === Statements ? ['constraints', 'views'] : [];
        same([...own].sort(), [...Object.getOwnPropertyNames(type.prototype), ...made].sort(), `members of ${type.name}`);
    }
    const exported = [...declarations.matchAll(/^export (?:class|function) (\w+)/gm)].map((match) => match[1]);
    same(exported.sort(), Object.keys(engine).sort(), 'what is exported');
}

// MARK: What it can do

const abilities = {
    'sizes and sentences'(layout) {
        const photo = layout.view('photo', { width: 200, height: 100 });
        const badge = layout.view('badge');
        const said = layout.add(
            'gap = 12\nphoto: center.equalToSuperview()\nbadge: right.top.equalTo(photo).inset(gap)\n    size.equalTo(20)',
            { metrics: { gap: 10 } });
        same(said.constraints.length, 6, 'constraints');
        same(layout.update(), 2, 'new views');
        same(box(photo.frame), [60, 190, 200, 100], 'the photo');
        same(box(badge.frame), [230, 200, 20, 20], 'the badge');
        same(layout.update(), 0, 'nothing has changed');
        layout.resize(340, 480);
        same(layout.update(), 2, 'both move');
        same(layout.changed, [photo, badge], 'who has moved');
        same([...layout.changedIndices], [1, 2], 'their numbers');
        same([...layout.frames.subarray(0, 4)], [0, 0, 340, 480], 'the root');
    },
    'views within views'(layout) {
        const card = layout.view('card', { parent: layout.root });
        const title = layout.view('title', { parent: 'card', width: 50, height: 17 });
        layout.add('card: edges.equalToSuperview().inset(10)\ntitle: left.top.equalTo(card).offset(5)');
        layout.update();
        same(box(title.frame), [5, 5, 50, 17], 'the title in the card');
        same(box(title.frameInLayout), [15, 15, 50, 17], 'the title in the layout');
        same([title.parent, card.parent, layout.root.parent], [card, layout.root, null], 'parents');
        same(layout.views, [card, title], 'the views');
        same(layout.viewAt(title.index), title, 'a view by its number');
        const place = card.index;
        card.remove();
        same([card.layout, title.layout, layout.find('title'), layout.views.length], [null, null, undefined, 0], 'removed');
        card.remove();
        refuses(() => title.frame, 'view "title" has been removed');
        refuses(() => layout.view({ parent: card }), 'has been removed');
        const next = layout.view('card', { width: 1, height: 1 });
        expect(next.index <= place + 1, 'numbers are not used again');
        layout.add('card: left.top.equalToSuperview()');
        same(layout.update(), 1, 'what follows is laid out');
        same(layout.takeDiagnostics(), [], 'removing is in order');
    },
    'views that sentences declare'(layout) {
        const { views } = layout.add('card\nphoto 30x40 in card\ntitle "Hello"\ncard: edges.equalToSuperview()\n'
            + 'photo: left.bottom.equalTo(card)\ntitle: left.top.equalToSuperview(); size.equalTo(9)');
        same(views.map((view) => [view.name, view.text]), [['card', ''], ['photo', ''], ['title', 'Hello']], 'declared');
        layout.update();
        same(box(layout.find('photo').frame), [0, 440, 30, 40], 'the photo');
        same(layout.find('photo').parent, layout.find('card'), 'its parent');
    },
    'visual formats'(layout) {
        const icon = layout.view('icon');
        const title = layout.view('title', { width: 60, height: 17 });
        const { constraints } = layout.format('|-[icon(size)]-[title]', { metrics: { size: 32 }, options: ['alignAllTop'] });
        layout.format('V:|-[icon(32)]');
        layout.update();
        same([box(icon.frame), box(title.frame)], [[8, 8, 32, 32], [48, 8, 60, 17]], 'a row');
        expect(constraints.length >= 4 && String(constraints[0]).includes('icon'), `it draws ${constraints}`);
        const card = layout.view('card', { parent: layout.root });
        layout.view('inner', { parent: card, height: 5 });
        layout.format('|-[x]-|', { in: card, views: { x: 'inner' } });
        layout.add('card: left.top.equalToSuperview(); width.equalTo(100); height.equalTo(9)\ninner: top.equalTo(card)');
        layout.update();
        same(box(layout.find('inner').frame), [8, 0, 84, 5], 'within a view');
    },
    'stacks of formats'(layout) {
        const one = layout.view('one', { width: 10, height: 10 });
        layout.view('two', { width: 10, height: 10 });
        const { views } = layout.format('|-[pair:[one]-[two]]\nV:|-[pair]');
        same(views.map(String), ['view "pair"'], 'a stack is made');
        same(one.parent, views[0], 'and holds its members');
        refuses(() => layout.view('pair'), 'there is a view "pair" already');
    },
    'objects'(layout) {
        const icon = layout.view('icon', { height: 40 });
        const [width, left] = layout.constrain([
            { item: icon, attribute: 'width', to: icon, toAttribute: 'height', multiplier: 2 },
            { item: 'icon', attribute: 'left', to: layout.root, constant: 8, label: 'left' },
        ]);
        const top = layout.constrain({ item: icon, attribute: 'top', to: 'superview', relation: '≥', constant: 5 });
        layout.constrain({ item: icon, attribute: 'top', to: 'superview', priority: 300 });
        layout.update();
        same(box(icon.frame), [8, 5, 80, 40], 'the icon');
        same([left.constant, left.priority, left.multiplier, left.isActive, left.label], [8, 1000, 1, true, 'left'], 'values');
        left.constant = -1;
        same(left.constant, -1, 'a constant of -1');
        top.isActive = false;
        width.multiplier = 3;
        layout.update();
        same(box(icon.frame), [-1, 0, 120, 40], 'changed');
        left.priority = 250;
        same(left.priority, 250, 'a priority');
        top.isActive = true;
        expect(top.isActive && !top.isRemoved && `${left}`.includes('left'), `it says ${left}`);
        left.remove();
        left.remove();
        expect(left.isRemoved && `${left}` === 'removed constraint', 'it is removed');
        refuses(() => left.constant, 'the constraint has been removed');
        refuses(() => { left.constant = 1; }, 'the constraint has been removed');
        refuses(() => { left.isActive = true; }, 'the constraint has been removed');
        const next = layout.constrain({ item: icon, attribute: 'left', to: layout.root });
        expect(left.isRemoved && !next.isRemoved, 'a number that is used again is another constraint');
        icon.remove();
        expect(next.isRemoved && top.isRemoved, 'constraints go with their views');
    },
    'groups of statements'(layout) {
        const view = layout.view('view');
        layout.add('view: left.top.equalToSuperview(); size.equalTo(10).priority(.low)');
        const large = layout.add('view: size.equalTo(50).labeled("size")');
        same(large.labeled('size').constant, 50, 'by label');
        same(large.labeled('sizes'), undefined, 'no such label');
        layout.update();
        large.isActive = false;
        layout.update();
        same(box(view.frame), [0, 0, 10, 10], 'off');
        expect(!large.isActive, 'it is off');
        large.isActive = true;
        layout.update();
        same(box(view.frame), [0, 0, 50, 50], 'on');
        large.remove();
        expect(!large.isActive, 'it is gone');
        large.isActive = true;
        layout.update();
        same(box(view.frame), [0, 0, 10, 10], 'gone');
    },
    'content priorities'(layout) {
        const one = layout.view('one', { width: 50, height: 10, hugging: { horizontal: 251 } });
        const two = layout.view('two', { width: 50, height: 10, resistance: 751 });
        layout.format('|[one][two]|\nV:|[one]\nV:|[two]');
        layout.update();
        same([one.frame.width, two.frame.width], [50, 270], 'one keeps to its content');
        one.setHugging(100);
        layout.update();
        same([one.frame.width, two.frame.width], [270, 50], 'now two does');
        layout.resize(80, 10);
        layout.update();
        same([one.frame.width, two.frame.width], [30, 50], 'two resists');
        one.setResistance({ horizontal: 760, vertical: 3 });
        layout.update();
        same([one.frame.width, two.frame.width], [50, 30], 'now one does');
    },
    'the direction of reading'(layout) {
        const view = layout.view('view', { width: 10, height: 10 });
        layout.add('view: leading.equalToSuperview().offset(5); top.equalToSuperview()');
        layout.update();
        same(view.frame.x, 5, 'from left to right');
        layout.direction = 'rtl';
        layout.update();
        same([view.frame.x, layout.direction], [305, 'rtl'], 'from right to left');
        const other = quoin.layout({ width: 10, height: 10, direction: 'rtl', scale: 2 });
        same([other.direction, other.scale, other.width], ['rtl', 2, 10], 'given');
        other.free();
    },
    'pixels'(layout) {
        const view = layout.view('view');
        layout.add('view: left.top.equalToSuperview(); width.equalTo(superview).dividedBy(3); height.equalTo(1)');
        layout.scale = 2;
        layout.update();
        same(view.frame.width, 106.5, 'in halves');
        layout.scale = 0;
        layout.resize(100, 480);
        layout.update();
        expect(Math.abs(view.frame.width - 100 / 3) < 1e-9, 'not rounded');
    },
    'hidden views keep their places'(layout) {
        const view = layout.view('view', { width: 10, height: 10, hidden: true });
        layout.add('view: left.top.equalToSuperview()');
        layout.update();
        same([view.hidden, view.frame.width], [true, 10], 'hidden');
        view.hidden = false;
        same([view.hidden, layout.update()], [false, 0], 'shown');
    },
    'ambiguity and conflicts in words'(layout) {
        const view = layout.view('vague');
        layout.add('vague: left.top.equalToSuperview(); height.equalTo(2)');
        layout.update();
        expect(view.isAmbiguous, 'it could be of any width');
        layout.add('vague: width.equalTo(10)\nvague: width.equalTo(20)');
        layout.update();
        expect(!view.isAmbiguous, 'it has a width');
        const [first, ...others] = layout.takeDiagnostics();
        expect(first?.kind === 'conflict' && first.message.includes('vague.width = 20') && others.length === 0,
            `the conflict is told as ${inspect(first)}`);
        same(layout.takeDiagnostics(), [], 'once');
    },
    'fitting sizes'(layout) {
        const card = layout.view('card');
        layout.view('text', { parent: card, measure: (width) => ({ width: Math.min(width, 400), height: 10 * Math.ceil(400 / Math.min(width, 400)) }) });
        layout.add('text: edges.equalTo(card).inset(10)');
        same(layout.fittingSize(card), { width: 420, height: 30 }, 'as small as can be');
        same(layout.fittingSize('card', { width: 120 }), { width: 120, height: 60 }, 'for a width');
        same(layout.fittingSize(card, { width: 500, height: 90 }), { width: 500, height: 90 }, 'for both');
        same(layout.fittingSize(layout.root), { width: 0, height: 0 }, 'of the root');
    },
    'names of every kind'(layout) {
        for (const name of ['', '', 'a b', '"', 'é', '狐', '👩‍👩‍👧', '\0', 'superview', 'left', 'x'.repeat(10000), '__proto__', 'constructor']) {
            const view = layout.view(name, { width: 1, height: 1 });
            same([view.name, layout.find(name)], [name, name === '' ? undefined : view], `the name ${JSON.stringify(name).slice(0, 20)}`);
            layout.constrain([{ item: view, attribute: 'left', to: layout.root }, { item: view, attribute: 'top', to: layout.root }]);
        }
        layout.add('狐: width.equalTo(3); left: height.equalTo(4)'.replace('; left', '\nleft'));
        layout.update();
        same([layout.find('狐').frame.width, layout.find('left').frame.height], [3, 4], 'names in texts');
        refuses(() => layout.view('e\u0301'), 'already');
        refuses(() => layout.view('\uD800'), 'half a character', TypeError);
        refuses(() => layout.view(7), 'a name is a text, not 7', TypeError);
        same(layout.takeDiagnostics(), [], 'names do no harm');
    },
    'frames when memory grows'(layout) {
        const first = layout.view('first', { width: 7, height: 7 });
        layout.add('first: left.top.equalToSuperview()');
        layout.update();
        const old = layout.frames;
        const before = quoin.memory;
        const others = [];
        while (quoin.memory === before) others.push(layout.view({ width: 1, height: 1 }));
        same([old.length, box(first.frame)], [0, [0, 0, 7, 7]], 'the old array is empty, the new one is not');
        layout.update();
        same([layout.frames.length, box(first.frame)], [4 * (others.length + 2), [0, 0, 7, 7]], 'after an update');
        expect(layout.frames === layout.frames, 'the array is another one for nothing');
    },
    'templates'(layout) {
        const cells = Array.from({ length: 20 }, () => layout.view());
        for (const [number, cell] of cells.entries()) {
            layout.add('a line 5x5\n'.slice(2) + 'cell: left.equalToSuperview(); top.equalTo(y); size.equalTo(line)\nline: left.top.equalTo(cell)'
                .replace('equalTo(y)', 'equalToSuperview().offset(y)'), { views: { cell }, metrics: { y: number } });
        }
        layout.update();
        same(cells.map((cell) => box(cell.frame)), cells.map((_, number) => [0, number, 5, 5]), 'each is where it was said');
        same(layout.find('line'), undefined, 'what a template declares is no name of the layout');
        refuses(() => layout.add('cell: top.equalTo(0)'), 'no view "cell"');
    },
};

// MARK: Measuring

const measuring = {
    'asks for the width, and then for the height'(layout) {
        const asked = [];
        const text = layout.view('text', {
            measure: (width) => {
                asked.push(width);
                return { width: Math.min(width, 200), height: width < 200 ? 40 : 20, baseline: 15, lastBaseline: 5 };
            },
        });
        layout.view('mark', { width: 5, height: 5 });
        layout.add('text: left.top.right.equalToSuperview()\nmark: left.equalToSuperview(); lastBaseline.equalTo(text.firstBaseline)');
        layout.resize(100, 100);
        layout.update();
        same([asked, box(text.frame)], [[Infinity, 100], [0, 0, 100, 40]], 'measured');
        same(layout.find('mark').frame.y, 10, 'at the baseline');
        layout.update();
        layout.resize(100, 200);
        layout.update();
        same(asked.length, 2, 'not measured again');
        layout.contentChanged('text');
        layout.update();
        same(asked.slice(2), [Infinity, 100], 'measured again');
        text.setContent({ measure: () => ({ width: 3, height: 4 }), wraps: false });
        layout.update();
        same(text.frame.height, 4, 'another function');
        text.setContent({ height: 9 });
        layout.update();
        same(text.frame.height, 9, 'a size');
        text.setContent(null);
        layout.add('text: height.equalTo(1).priority(1)');
        layout.update();
        same(text.frame.height, 1, 'nothing');
    },
    'throws what is thrown'(layout) {
        let isBad = true;
        const cause = new Error('no font');
        const text = layout.view('text', { measure: () => { if (isBad) throw cause; return { width: 5, height: 6 }; } });
        const other = layout.view('other', { width: 9, height: 9 });
        layout.add('text, other: left.top.equalToSuperview()');
        const error = refuses(() => layout.update(), 'view "text" cannot be measured: no font');
        same([error.cause, box(other.frame), layout.changed.length], [cause, [0, 0, 9, 9], 2], 'all else is laid out');
        isBad = false;
        layout.update();
        same(box(text.frame), [0, 0, 5, 6], 'it is measured again');
        isBad = true;
        text.contentChanged();
        refuses(() => layout.update(), 'no font');
        same(box(text.frame), [0, 0, 5, 6], 'it keeps its size');
        refuses(() => layout.fittingSize(text), 'no font');
        text.setContent({ measure: () => { throw null; } });
        refuses(() => layout.update(), 'cannot be measured: null');
    },
    'refuses nonsense'(layout) {
        let answer;
        const text = layout.view('text', { measure: () => answer });
        layout.add('text: left.top.equalToSuperview()');
        for (const [value, words] of [
            [undefined, 'is { width, height }, not undefined'], [null, 'not null'], [7, 'not 7'], ['wide', 'not "wide"'],
            [{ width: NaN, height: 1 }, 'the width of view "text" must be finite, not NaN'], [{ width: -1, height: 1 }, 'negative'],
            [{ width: 1, height: Infinity }, 'finite'], [{ width: '1', height: 1 }, 'is a number, not "1"'],
            [{ width: 1, height: 1, baseline: NaN }, 'baseline'], [{ width: 1n, height: 1 }, 'not 1n'],
            [Promise.resolve({ width: 1, height: 1 }), null],
            [{ get width() { throw new Error('a trap'); } }, 'a trap'],
        ]) {
            answer = value;
            text.contentChanged();
            if (words) refuses(() => layout.update(), words); else layout.update();
        }
        answer = { width: 2, height: 3 };
        text.contentChanged();
        layout.update();
        same(box(text.frame), [0, 0, 2, 3], 'after nonsense');
    },
    'must not use layouts'(layout) {
        const tries = [
            () => layout.update(), () => layout.resize(1, 1), () => layout.view('x'), () => layout.add('text: left.equalTo(0)'),
            () => layout.format('[text]'), () => layout.free(), () => layout.contentChanged('text'), () => layout.fittingSize('text'),
            () => layout.takeDiagnostics(), () => layout.find('text').remove(), () => { layout.direction = 'rtl'; },
            () => layout.constrain({ item: 'text', attribute: 'width' }), () => quoin.layout(), () => layout.find('text').isAmbiguous,
        ];
        for (const body of tries) {
            const caught = [];
            const text = layout.find('text') ?? layout.view('text');
            text.setContent({ measure: () => { try { body(); } catch (error) { caught.push(error.message); } return { width: 8, height: 8 }; } });
            layout.update();
            expect(caught.length > 0 && caught.every((message) => message.includes('while view "text" is being measured')),
                `${body} within a measurement: ${caught}`);
            // What is not caught comes out of the update.
            text.setContent({ measure: body });
            refuses(() => layout.update(), 'while view "text" is being measured');
        }
        const text = layout.find('text');
        text.setContent({ measure: () => ({ width: text.frame.width + layout.frames.length, height: 1 }), wraps: false });
        layout.add('text: left.top.equalToSuperview()');
        layout.update();
        same(text.frame.width, 16, 'frames can be read');
    },
};

// MARK: What it refuses

const refusals = {
    'numbers'(layout) {
        const view = layout.view('view', { width: 1, height: 1 });
        const constraint = layout.constrain({ item: view, attribute: 'width', constant: 3 });
        for (const [value, kind] of [[NaN, RangeError], [Infinity, RangeError], [-Infinity, RangeError], ['3', TypeError], [null, TypeError], [3n, TypeError], [{}, TypeError]]) {
            refuses(() => layout.resize(value, 1), 'the width', kind);
            refuses(() => layout.resize(1, value), 'the height', kind);
            refuses(() => quoin.layout({ width: value ?? {} }), 'the width', kind);
            refuses(() => { layout.scale = value; }, 'the scale', kind);
            refuses(() => layout.view({ width: value }), 'the width', kind);
            refuses(() => { constraint.constant = value; }, 'the constant', kind);
            refuses(() => { constraint.multiplier = value; }, 'the multiplier', kind);
            refuses(() => { constraint.priority = value; }, 'a priority', kind);
            refuses(() => layout.constrain({ item: view, attribute: 'width', constant: value }), 'the constant', kind);
            refuses(() => layout.add('view: left.equalTo(a)', { metrics: { a: value } }), 'the metric "a"', kind);
            refuses(() => layout.fittingSize(view, { width: value }), 'the width', kind);
        }
        for (const value of [0, -1, 1000.1, 1e-60]) {
            refuses(() => { constraint.priority = value; }, 'above 0 and at most 1000', RangeError);
            refuses(() => view.setHugging(value), 'above 0 and at most 1000', RangeError);
            refuses(() => layout.constrain({ item: view, attribute: 'width', priority: value }), 'above 0 and at most 1000');
        }
        refuses(() => { constraint.multiplier = 0; }, 'cannot have the multiplier 0', RangeError);
        refuses(() => layout.resize(-1, 1), 'must not be negative', RangeError);
        refuses(() => layout.constrain({ item: view, attribute: 'left', to: layout.root, multiplier: 0 }), 'The multiplier is 0');
        layout.add('view: left.top.equalToSuperview()');
        layout.update();
        same([box(view.frame), layout.width, layout.takeDiagnostics()], [[0, 0, 3, 1], 320, []], 'nothing has changed');
    },
    'huge numbers'(layout) {
        const view = layout.view('view', { width: 1e308, height: 1 });
        layout.add('view: left.equalToSuperview().offset(1e308); top.equalToSuperview()\nview: width.equalTo(superview).multipliedBy(1e300)');
        layout.resize(1e308, 1e-320);
        layout.update();
        layout.resize(320, 480);
        layout.update();
        expect(layout.frames.every(Number.isFinite) && Number.isFinite(view.frame.x), 'frames are finite');
    },
    'options'(layout) {
        refuses(() => layout.view('v', { widht: 3 }), 'a view has no "widht"', TypeError);
        refuses(() => quoin.layout({ size: 3 }), 'a layout has no "size"', TypeError);
        refuses(() => quoin.layout(3), 'an object is expected, not 3', TypeError);
        refuses(() => layout.view('v', 3), 'an object is expected, not 3', TypeError);
        refuses(() => layout.view('v', { measure: 3 }), '"measure" is a function, not 3', TypeError);
        refuses(() => layout.view('v', { measure() {}, width: 3 }), 'either a size or a function', TypeError);
        refuses(() => layout.view('v', { parent: 'x' }), 'the parent of a view: there is no view "x"');
        refuses(() => layout.view('v', { parent: {} }), 'is a view, not an object', TypeError);
        refuses(() => layout.view('v', { hugging: { x: 1 } }), 'a pair of priorities has no "x"', TypeError);
        refuses(() => { layout.direction = 'up'; }, 'a direction is "ltr" or "rtl", not "up"', TypeError);
        refuses(() => layout.add(7), 'constraints are a text, not 7', TypeError);
        refuses(() => layout.add('', { views: 7 }), 'views: an object is expected', TypeError);
        refuses(() => layout.add('', { metrics: [] }), 'metrics: an object is expected, not an array', TypeError);
        refuses(() => layout.format('[a]', { options: 'alignAllTop' }), 'are an array', TypeError);
        refuses(() => layout.format('[a]', { options: [7] }), 'is a text, not 7', TypeError);
        refuses(() => layout.format('[a]', { options: ['alignAllTopp'] }), 'no option "alignAllTopp"; did you mean "alignAllTop"');
        refuses(() => layout.constrain(null), 'an object is expected, not null', TypeError);
        refuses(() => layout.constrain({ item: 'x', attribute: 'left' }), 'there is no view "x"');
        refuses(() => new Layout(), 'quoin.layout()', TypeError);
        refuses(() => new View(), 'layout.view()', TypeError);
        refuses(() => new Constraint(), 'made by a layout', TypeError);
        refuses(() => layout.root.remove(), "the layout's root");
        refuses(() => layout.root.setContent({ width: 3 }), "the layout's root");
        same(layout.views, [], 'no view is left of all this');
    },
    'constraints that are none'(layout) {
        const view = layout.view('view');
        const state = (description) => () => layout.constrain({ item: view, ...description });
        refuses(state({ attribute: 'lft' }), 'there is no attribute "lft"');
        refuses(state({ attribute: 'toString' }), 'there is no attribute "toString"');
        refuses(state({ attribute: 'left' }), 'a place is relative to something');
        refuses(state({ attribute: 'left', to: layout.root, toAttribute: 'top' }), 'one is horizontal');
        refuses(state({ attribute: 'left', to: layout.root, toAttribute: 'leading' }), 'right to left');
        refuses(state({ attribute: 'width', to: layout.root, toAttribute: 'left' }), 'a size does not depend on a place');
        refuses(state({ attribute: 'width', toAttribute: 'left' }), 'say "to"');
        refuses(state({ attribute: 'width', relation: '~' }), 'there is no relation "~"');
        refuses(state({ attribute: 'width', colour: 1 }), 'a constraint has no "colour"', TypeError);
        refuses(() => layout.constrain([{ item: view, attribute: 'width', constant: 90 }, { item: view, attribute: 'lft' }]), 'lft');
        layout.add('view: left.top.equalToSuperview(); size.equalTo(1).priority(1)');
        layout.update();
        same(box(view.frame), [0, 0, 1, 1], 'nothing has changed');
    },
    'mistakes in texts'(layout) {
        const view = layout.view('view');
        const mistake = refuses(() => layout.add('view: left.equalToSuperview()\n\nviwe: top.equalTo(2)\nview: top.equalTo(vew)\nview: 3'), 'did you mean "view"');
        same([mistake.line, mistake.column, mistake.problems.length], [3, 1, 3], 'where the mistakes are');
        expect(mistake.message.includes('\n  viwe: top.equalTo(2)\n  ^\n'), `there is a caret: ${mistake.message}`);
        refuses(() => layout.add('view 20x20'), 'there is a view "view" already');
        refuses(() => layout.add('view: left.equalTo(b)', { views: { view, a: view } }), 'there is no view or metric "b"');
        const format = refuses(() => layout.format('|-[view]-|\nV:|-[vew'), 'line 2');
        same([format.line, format.problems.length], [2, 1], 'where the mistake is');
        refuses(() => layout.format('|-[vieww]'), 'did you mean "view"');
        for (const text of ['\0', '\u202E', '{', 'view:', 'a'.repeat(100000), '((((', 'view: left.equalTo(1/0)', '\uD800: left']) {
            refuses(() => layout.add(text + ': ('), '');
            refuses(() => layout.format(text), '');
        }
        layout.add('view: left.top.equalToSuperview(); size.equalTo(1).priority(1)');
        layout.update();
        same([box(view.frame), layout.views.length, layout.takeDiagnostics()], [[0, 0, 1, 1], 1, []], 'nothing has changed');
        same(layout.add('').constraints, [], 'nothing is said');
        same(layout.add('# nothing\n').views, [], 'a comment');
    },
    'what is not its own'(layout) {
        const other = quoin.layout({ width: 5, height: 5 });
        const stranger = other.view('stranger', { width: 1, height: 1 });
        const view = layout.view('view');
        refuses(() => layout.view({ parent: stranger }), 'view "stranger" belongs to another layout');
        refuses(() => layout.constrain({ item: view, attribute: 'left', to: stranger }), 'belongs to another layout');
        refuses(() => layout.add('x: left.equalTo(0)', { views: { x: stranger } }), 'belongs to another layout');
        refuses(() => layout.contentChanged(stranger), 'belongs to another layout');
        refuses(() => layout.fittingSize(other.root), 'belongs to another layout');
        const { constraints } = other.add('stranger: left.top.equalToSuperview()');
        other.free();
        other.free();
        expect(other.isFreed && stranger.layout === null && constraints[0].isRemoved, 'it is freed');
        constraints[0].remove();
        for (const body of [
            () => other.update(), () => other.resize(1, 1), () => other.view('x'), () => other.add(''), () => other.frames,
            () => other.takeDiagnostics(), () => other.changed, () => constraints[0].constant, () => { other.scale = 1; },
        ]) refuses(body, 'the layout has been freed');
        refuses(() => stranger.frame, 'view "stranger" has been removed');
    },
};

/** The end of an engine: whatever is called afterwards says so. */
async function checkTrap() {
    const { instantiate } = WebAssembly;
    WebAssembly.instantiate = async (...values) => {
        const { instance } = await instantiate.apply(WebAssembly, values);
        const update = () => { throw new WebAssembly.RuntimeError('unreachable'); };
        return { instance: { exports: { ...instance.exports, quoin_update: update } } };
    };
    const broken = await load();
    WebAssembly.instantiate = instantiate;
    const layout = broken.layout({ width: 1, height: 1 });
    const view = layout.view('view');
    const constraint = layout.constrain({ item: view, attribute: 'width' });
    same(broken.failure, null, 'all is well');
    refuses(() => layout.update(), 'the engine has ended (unreachable); load it again');
    expect(broken.failure instanceof WebAssembly.RuntimeError, 'it says why');
    for (const body of [
        () => layout.update(), () => layout.frames, () => view.frame, () => constraint.constant, () => layout.view('x'),
        () => broken.layout(), () => layout.add(''), () => view.remove(),
    ]) refuses(body, 'the engine has ended');
    layout.free();
    expect(layout.isFreed, 'it can be freed all the same');
    const next = await load(readFileSync(join(directory, 'quoin.wasm')));
    same(next.layout({ width: 3, height: 4 }).width, 3, 'another engine');
    for (const wrong of [7, {}, [], null]) {
        await load(wrong).then(() => expect(false, `it loads ${wrong}`), (error) => expect(error instanceof TypeError, `${error}`));
    }
    const compiled = new WebAssembly.Module(readFileSync(join(directory, 'quoin.wasm')));
    same(WebAssembly.Module.imports(compiled).map(({ module, name }) => `${module}.${name}`), ['quoin.measure'], 'imports');
    expect((await load(compiled)).failure === null, 'it loads a module');
    expect((await load(Promise.resolve(new Response(readFileSync(join(directory, 'quoin.wasm')))))).failure === null, 'it loads a response');
}

/** The module without texts does all the same with objects. */
async function checkObjects() {
    const small = await load(readFileSync(join(directory, 'quoin-objects.wasm')));
    const layout = small.layout({ width: 100, height: 100 });
    const view = layout.view('view', { width: 10, height: 10 });
    refuses(() => layout.add('view: left.equalToSuperview()'), 'this module reads no texts');
    refuses(() => layout.format('|[view]'), 'this module reads no texts');
    layout.constrain(['right', 'bottom'].map((attribute) => ({ item: view, attribute, to: layout.root })));
    layout.constrain({ item: view, attribute: 'width', constant: 30 });
    layout.constrain({ item: view, attribute: 'width', constant: 20, label: 'narrow' });
    layout.update();
    same(box(view.frame), [70, 90, 30, 10], 'objects without texts');
    expect(layout.takeDiagnostics()[0].message.includes('narrow'), 'conflicts without texts');
}

// MARK: Against native code

/** Numbers that a seed determines: mulberry32. */
function numbers(seed) {
    let state = seed;
    return (limit) => {
        state = (state + 0x6D2B79F5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
    };
}

/** A random layout: views with sizes in each other, and constraints as objects, each of which is a sentence, too. */
function randomLayout(seed) {
    const below = numbers(seed);
    const views = Array.from({ length: 2 + below(9) }, (_, number) => ({
        name: `v${number}`, width: below(200), height: below(100) / 3, parent: number > 0 && below(3) === 0 ? `v${below(number)}` : null,
    }));
    const described = views.flatMap((view) => Array.from({ length: 1 + below(5) }, () => {
        const isHorizontal = below(2) === 0;
        const places = isHorizontal ? ['left', 'right', 'centerX'] : ['top', 'bottom', 'centerY'];
        const isSize = below(3) === 0;
        const attribute = isSize ? (isHorizontal ? 'width' : 'height') : places[below(3)];
        const other = below(2) === 0 ? 'superview' : views[below(views.length)].name;
        const to = isSize && below(2) === 0 ? null : other === 'superview' ? view.parent ?? other : other;
        return {
            item: view.name, attribute, to, relation: ['=', '=', '<=', '>='][below(4)],
            constant: below(4) === 0 ? below(400) / 7 - 20 : below(300) - 50,
            priority: below(2) === 0 ? 1000 : 1 + below(999),
            ...(to ? { toAttribute: isSize ? attribute : places[below(3)], multiplier: [1, 1, 0.5, 1.7][below(4)] } : {}),
        };
    }));
    return { views, described };
}

function sentencesOf({ views, described }) {
    const names = { '=': 'equalTo', '<=': 'lessThanOrEqualTo', '>=': 'greaterThanOrEqualTo' };
    return views.map(({ name, width, height, parent }) => `${name} ${parent ? `in ${parent} ` : ''}${width}x${height}`)
        .concat(described.map(({ item, attribute, relation, to, toAttribute, multiplier, constant, priority }) => (
            to === null
                ? `${item}: ${attribute}.${names[relation]}(${constant}).priority(${priority})`
                : `${item}: ${attribute}.${names[relation]}(${to === 'superview' ? 'window' : to}.${toAttribute})`
                    + `.multipliedBy(${multiplier}).offset(${constant}).priority(${priority})`)))
        .join('\n');
}

const sizes = [[320, 480], [97.3, 481], [640, 100]];

function bitsOf(layout, views) {
    const bits = new BigUint64Array(new Float64Array(layout.frames).buffer);
    return views.map((view) => [view.name, ...bits.subarray(4 * view.index, 4 * view.index + 4)].map((one) => one.toString(16)).join(' '));
}

function framesOf(layout, views) {
    return sizes.flatMap(([width, height]) => {
        layout.resize(width, height);
        layout.update();
        return [...bitsOf(layout, views), '.'];
    });
}

function checkBits(count) {
    const layouts = Array.from({ length: count }, (_, seed) => randomLayout(seed + 1));
    const { stdout } = spawnSync(native, sizes.map((size) => size.join('x')), {
        input: layouts.map(sentencesOf).join('\n---\n'), encoding: 'utf8', maxBuffer: 1 << 28,
    });
    const lines = stdout.split('\n');
    let wrong = 0;
    for (const [number, random] of layouts.entries()) {
        const bySentences = quoin.layout({ width: 0, height: 0 });
        const { views } = bySentences.add(sentencesOf(random));
        const found = framesOf(bySentences, views);
        const expected = lines.splice(0, found.length);
        const byObjects = quoin.layout({ width: 0, height: 0 });
        const made = random.views.map(({ name, width, height, parent }) => byObjects.view(name, { width, height, ...(parent ? { parent } : {}) }));
        byObjects.constrain(random.described);
        const others = framesOf(byObjects, made);
        wrong += isDeepStrictEqual(found, expected) && isDeepStrictEqual(found, others) ? 0 : 1;
        if (wrong === 1) {
            same(found, expected, `seed ${number + 1}, natively`);
            same(found, others, `seed ${number + 1}, as objects`);
            wrong += 1;
        }
        bySentences.free();
        byObjects.free();
    }
    expect(wrong === 0, `${wrong} of ${count} layouts have other frames`);
}

/** Views and constraints that come, change and go at random. Who follows `changed` knows all frames. */
function checkLife(seed) {
    const below = numbers(seed);
    const layout = quoin.layout({ width: 320, height: 480 });
    const followed = new Map();
    let views = [];
    let constraints = [];
    const any = (list) => list[below(list.length)];
    const content = () => [
        {}, { width: below(90), height: below(90) },
        { measure: (width) => ({ width: Math.min(width, 90), height: width < 90 ? 30 : 10, baseline: 8 }) },
    ][below(3)];
    const steps = [
        () => views.length < 40 && views.push(layout.view({ parent: views.length > 0 && below(3) === 0 ? any(views) : layout.root, ...content() })),
        () => { any(views)?.remove(); views = views.filter((view) => view.layout); },
        () => any(views)?.setContent(content()),
        () => {
            const constraint = any(constraints);
            if (!constraint || constraint.isRemoved) return;
            const change = below(4);
            if (change === 0) constraint.constant = below(200);
            else if (change === 1) constraint.isActive = !constraint.isActive;
            else if (change === 2) constraint.priority = 1 + below(1000);
            else constraint.remove();
        },
        () => layout.resize(100 + below(500), 100 + below(500)),
        () => { layout.direction = below(2) === 0 ? 'ltr' : 'rtl'; layout.scale = below(3); },
        () => layout.fittingSize(views[0] ?? layout.root, { width: below(300) }),
    ];
    const state = () => {
        if (views.length === 0) return;
        const attribute = any(['left', 'right', 'width', 'centerX', 'top', 'bottom', 'height', 'leading', 'firstBaseline']);
        try {
            constraints.push(layout.constrain({
                item: any(views), attribute, to: below(3) === 0 ? layout.root : any(views), constant: below(100),
                relation: any(['=', '<=', '>=']), priority: below(2) === 0 ? 1000 : 1 + below(999),
            }));
        } catch (error) {
            // A view compared with itself may say nothing at all.
            if (!(error instanceof QuoinError)) throw error;
        }
    };
    for (let step = 0; step < 1000; step += 1) {
        if (below(3) === 0) state(); else any([steps[0], ...steps])();
        if (below(6) > 0) continue;
        layout.update();
        for (const view of layout.changed) followed.set(view, box(view.frame));
        const wrong = views.find((view) => !isDeepStrictEqual(followed.get(view), box(view.frame))
            || !box(view.frame).every(Number.isFinite));
        if (wrong) {
            expect(false, `seed ${seed}, step ${step}: ${wrong} is at ${box(wrong.frame)}, and was told at ${followed.get(wrong)}`);
            break;
        }
        constraints = constraints.filter((constraint) => !constraint.isRemoved);
        layout.takeDiagnostics();
    }
    layout.free();
}

// MARK: Memory and time

/** How often something is repeated that would be repeated `often` with a module as people get it. */
const times = (often) => (quick ? Math.ceil(often / 5) : often);

function keepsItsMemory(what, often, body) {
    const rounds = times(often);
    for (let round = 0; round < 300; round += 1) body(round);
    const before = quoin.memory;
    for (let round = 0; round < rounds; round += 1) body(round);
    expect(quoin.memory === before, `${rounds} ${what} take ${quoin.memory - before} bytes`);
}

function checkMemory() {
    const layout = quoin.layout({ width: 320, height: 480 });
    const text = layout.view('text', { measure: (width) => ({ width: Math.min(width, 300), height: width < 300 ? 34 : 17 }) });
    const icon = layout.view('icon', { width: 30, height: 30 });
    layout.add('icon: left.top.equalToSuperview()\ntext: left.equalTo(icon.right); top.right.equalToSuperview()');
    keepsItsMemory('resizes', 10000, (round) => { layout.resize(200 + (round % 200), 480); layout.update(); });
    keepsItsMemory('measurements', 10000, () => { text.contentChanged(); layout.update(); });
    keepsItsMemory('edits', 10000, (round) => {
        const view = layout.view(`edit${round % 7}`, { parent: 'icon', width: 5, height: 5 });
        const said = layout.add(`edit${round % 7}: left.top.equalTo(icon).offset(${round % 90})\nicon: width.greaterThanOrEqualTo(${round % 40})`);
        layout.constrain({ item: view, attribute: 'width', to: text, constant: 3, priority: 20 });
        layout.update();
        said.remove();
        view.remove();
    });
    keepsItsMemory('mistakes', 10000, () => {
        try { layout.add('icon: left.equalTo(icno)'); } catch { /* that is what is tried */ }
        try { layout.format('[icon'); } catch { /* that is what is tried */ }
    });
    keepsItsMemory('conflicts', 2000, (round) => {
        const said = layout.add(`icon: width.equalTo(${round % 9})\nicon: width.equalTo(99)`);
        layout.update();
        layout.takeDiagnostics();
        said.remove();
    });
    layout.free();
    keepsItsMemory('layouts', 3000, () => {
        const other = quoin.layout({ width: 10, height: 10 });
        other.add('a 3x3\na: center.equalToSuperview()');
        other.update();
        other.free();
    });
}

/** The bench's list: cells with an icon, a title and a subtitle. */
const ways = {
    'objects': (layout, { cell, icon, title, subtitle, upper }) => {
        const say = (item, attribute, to, toAttribute, constant = 0, relation = '=', priority = 1000) => layout.constrain({
            item, attribute, to, toAttribute, constant, relation, priority });
        say(cell, 'left', layout.root, 'left');
        say(cell, 'right', layout.root, 'right');
        say(cell, 'height', null, undefined, 0, '=', 50);
        say(cell, 'bottom', icon, 'bottom', 8, '>=');
        say(cell, 'bottom', subtitle, 'bottom', 8, '>=');
        say(cell, 'top', upper ?? layout.root, upper ? 'bottom' : 'top');
        say(icon, 'left', cell, 'left', 8);
        say(icon, 'top', cell, 'top', 8);
        say(icon, 'width', null, undefined, 40);
        say(icon, 'height', icon, 'width');
        say(title, 'left', icon, 'right', 8);
        say(title, 'top', icon, 'top');
        say(title, 'right', cell, 'right', -8, '<=');
        say(subtitle, 'left', title, 'left');
        say(subtitle, 'top', title, 'bottom', 4);
        say(subtitle, 'right', cell, 'right', -8);
    },
    'sentences': (layout, { cell, icon, title, subtitle, upper }) => {
        layout.add(`cell: left.right.equalToSuperview(); height.equalTo(0).priority(.fittingSize)
                bottom.greaterThanOrEqualTo(icon).offset(8); bottom.greaterThanOrEqualTo(subtitle).offset(8)
                ${upper ? 'top.equalTo(upper.bottom)' : 'top.equalToSuperview()'}
            icon: left.top.equalTo(cell).offset(8); width.equalTo(40); height.equalTo(icon.width)
            title: left.equalTo(icon.right).offset(8); top.equalTo(icon); right.lessThanOrEqualTo(cell).offset(-8)
            subtitle: left.equalTo(title); top.equalTo(title.bottom).offset(4); right.equalTo(cell).offset(-8)`,
        { views: upper ? { cell, icon, title, subtitle, upper } : { cell, icon, title, subtitle } });
    },
};

function buildList(engine, count, say) {
    const layout = engine.layout({ width: 320, height: 480 });
    const titles = [];
    let upper;
    for (let row = 0; row < count; row += 1) {
        const cell = layout.view();
        const icon = layout.view({ parent: cell });
        const title = layout.view({ parent: cell, width: 100 + (row % 50), height: 17 });
        const subtitle = layout.view({ parent: cell, width: 180 + (row % 90), height: 14 });
        say(layout, { cell, icon, title, subtitle, upper });
        titles.push(title);
        upper = cell;
    }
    layout.update();
    return { layout, titles };
}

const median = (times) => times.sort((one, other) => one - other)[times.length >> 1];

function timed(body) {
    const start = performance.now();
    body();
    return performance.now() - start;
}

async function checkTimes() {
    for (const [way, say] of Object.entries(ways)) {
        const engine = await load();
        const builds = [];
        let list;
        for (let round = 0; round < times(9); round += 1) {
            list?.layout.free();
            builds.push(timed(() => { list = buildList(engine, 1000, say); }));
        }
        const { layout, titles } = list;
        const first = builds[0];
        // 480 of the window, and each cell is 8 + 40 + 8 high.
        same(box(titles[999].parent.frame), [0, 999 * 56, 320, 56], 'the last cell of the list');
        const resizes = Array.from({ length: times(200) }, (_, round) => timed(() => { layout.resize(321 + round, 480); layout.update(); }));
        same(titles[0].parent.frame.width, 320 + times(200), 'the list is resized');
        const touches = Array.from({ length: times(2000) }, (_, round) => timed(() => {
            titles[round % 1000].setContent({ width: 90 + (round % 13), height: 17 });
            layout.update();
        }));
        console.log(`list:1000 by ${way}: build ${median(builds).toFixed(1)} ms (the first ${first.toFixed(1)}), `
            + `a resize ${median(resizes).toFixed(3)} ms, a title ${(1000 * median(touches)).toFixed(1)} µs, `
            + `memory ${(engine.memory / 1e6).toFixed(1)} MB`);
    }
}

await checkDocumentation();
checkDeclarations();
group(abilities);
group(measuring);
group(refusals);
await checkTrap();
await checkObjects();
checkBits(300);
for (let seed = 1; seed <= 20; seed += 1) checkLife(seed);
checkMemory();
await checkTimes();
expect(quoin.failure === null, `the engine has ended: ${quoin.failure}`);
console.log(`the engine for JavaScript: ${checks} checks, of which ${failures} failed`);
process.exit(failures === 0 ? 0 : 1);
