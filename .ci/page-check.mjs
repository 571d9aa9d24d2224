// Checks the module of the live page in node: its answers, its bits, that its memory does not grow, and
// what it takes. Called by .ci/page.
//
//   node .ci/page-check.mjs DIRECTORY LAYOUTS LIST [--quick]
//
// LAYOUTS and LIST are what the native tool prints for "layouts 1 300" and "list 1000 50". Times are told, and
// not judged. With --quick, what takes long in a module that is not optimized is done less often.
import { readFileSync } from 'node:fs';

const [directory, layouts, list, ...options] = process.argv.slice(2);
const isQuick = options.includes('--quick');
let failures = 0;

function expect(condition, message) {
    if (!condition) {
        failures += 1;
        console.error(`failed: ${message}`);
    }
}

function instance(name) {
    const module = new WebAssembly.Module(readFileSync(`${directory}/${name}.wasm`));
    expect(WebAssembly.Module.imports(module).length === 0, `${name}.wasm imports something`);
    return new WebAssembly.Instance(module, {}).exports;
}

/** The module's functions with texts for places in memory. */
class Play {
    constructor(name) { this.exports = instance(name); }

    get memory() { return this.exports.memory.buffer.byteLength; }

    /** The bytes at the module's last answer; made anew each time, since growing detaches the buffer. */
    answer(count) {
        const bytes = new Uint8Array(this.exports.memory.buffer, this.exports.quoin_answer(), count);
        return new TextDecoder().decode(bytes);
    }

    run(request) {
        const bytes = new TextEncoder().encode(request);
        const place = this.exports.quoin_allocate(bytes.length);
        new Uint8Array(this.exports.memory.buffer, place, bytes.length).set(bytes);
        const count = this.exports.quoin_run(place, bytes.length);
        this.exports.quoin_free(place);
        return this.answer(count);
    }

    resize(width, height) { return this.answer(this.exports.quoin_resize(width, height)); }
}

function milliseconds(body) {
    const start = performance.now();
    body();
    return performance.now() - start;
}

const screen = [
    'size 390 844', 'metric gap 12', 'content title 120 20', 'content text 300 40', 'overlay names',
    'tell findings', 'why title', 'formats', '|-[icon(44)]-gap-[title]-|', 'V:|-[icon(44)]-[text]-|',
    'V:|-[title]', '|-[text]-|',
].join('\n');

// Answers.
const play = new Play('quoin-play');
const answer = JSON.parse(play.run(screen));
expect(JSON.stringify(answer.views.icon) === '[8,8,44,44]', `the icon is at ${answer.views.icon}`);
expect(JSON.stringify(answer.views.title) === '[64,8,318,20]', `the title is at ${answer.views.title}`);
expect(answer.picture.startsWith('<svg') && answer.picture.endsWith('</svg>\n'), 'no picture');
expect(answer.why.length === 2 && Array.isArray(answer.findings), 'no reasons or findings');
expect(JSON.parse(play.run('formats\n|-[a')).problems[0].line === 1, 'a mistake has no place');
const clash = JSON.parse(play.run('formats\nH:[ä(40)]\nH:[ä(50)]'));
expect(clash.conflicts.length === 1 && clash.conflicts[0].includes('ä'), 'no conflict is told');
expect('error' in JSON.parse(play.run('\uFFFD\u0000 1 2 3')), 'nonsense is answered');

// What nobody means: each is answered in JSON, and the module is as good as before. (Times are the page's to limit.)
function hostile(what, body) {
    try {
        JSON.parse(body());
    } catch (error) {
        expect(false, `${what}: ${error}`);
        play.exports = instance('quoin-play');
    }
}
const many = (count, row) => Array.from({ length: count }, (_, index) => row(index));
const hostileRequests = {
    'nothing': '', 'zeros': '\0'.repeat(10000), 'lines': '\n'.repeat(10000), 'a count': 'formats 99999999999999999999',
    'a size': 'size 1e999 nan', 'a large window': 'size 1000000 1000000\nsentences\na: edges.equalToSuperview()',
    'a long name': `sentences\n${'x'.repeat(20000)}: edges.equalToSuperview()`,
    'a long text': `sentences\nt "${'word '.repeat(2000)}"\nt: left.top.right.equalToSuperview()`,
    'accents': `sentences\na${'\u0301'.repeat(3000)}: widht.equalTo(1)`,
    'parentheses': `sentences\na: left.equalTo(${'('.repeat(5000)}`,
    'brackets': `formats\n|${'['.repeat(5000)}`, 'stacks': `formats\n${'[s:V:'.repeat(100)}[a]`,
    'depth': `sentences\n${many(500, (index) => `n${index + 1} in n${index}`).join('\n')}`,
    'a circle': `sentences\n${many(500, (index) => `n${(index + 1) % 500} in n${index}`).join('\n')}`,
    'large numbers': 'sentences\na: width.equalTo(1e308); left.equalTo(-1e308)\nb: left.equalTo(a).multipliedBy(1e308)',
    'no numbers': 'sentences\nm = 1 / 0\na: width.equalTo(m); height.equalTo(nan)\n',
    'names of objects': 'why constructor\nsentences\n__proto__, constructor: size.equalTo(1)',
    'a mend': 'mend 99999999 -1\nsentences\na: left.equalTo(1)', 'half a sign': 'sentences\na "\ud800"',
};
for (const [what, request] of Object.entries(hostileRequests)) {
    hostile(what, () => play.run(`overlay ambiguities\ntell swift\n${request}`));
    for (const [width, height] of [[NaN, 1e300], [-Infinity, 0]]) {
        hostile(`${what}, resized`, () => play.resize(width, height));
    }
}
expect(JSON.stringify(JSON.parse(play.run(screen)).views.icon) === '[8,8,44,44]', 'garbage has left something');

// Bits.
const checks = new Play('quoin-play-checks');
for (const line of readFileSync(layouts, 'utf8').trim().split('\n')) {
    const [seed, hash] = line.split(' ');
    if (seed === 'all') continue;
    const found = BigInt.asUintN(64, checks.exports.quoin_check_layout(BigInt(seed)));
    expect(found === BigInt(hash), `seed ${seed} is laid out otherwise than natively`);
}

// Memory: the first round takes what it needs, and nothing after it.
function keepsItsMemory(what, rounds, body) {
    for (let round = 0; round < 100; round += 1) body(round);
    const before = play.memory;
    for (let round = 0; round < rounds; round += 1) body(round);
    expect(play.memory === before, `${rounds} ${what} take ${play.memory - before} bytes`);
}
const plain = screen.replace('tell findings\nwhy title\n', 'picture no\n');
play.run(plain);
keepsItsMemory('resizes', 10000, (round) => play.resize(300 + (round % 100), 500 + (round % 70)));
keepsItsMemory('edits', isQuick ? 1000 : 10000, (round) => play.run(plain.replace('44', `${30 + (round % 50)}`)));
play.run(screen);
keepsItsMemory('answers with everything', 200, (round) => play.resize(300 + (round % 100), 500));

// Times.
const drag = milliseconds(() => { for (let i = 0; i < 200; i += 1) play.resize(300 + (i % 100), 844); });
const edit = milliseconds(() => { for (let i = 0; i < 200; i += 1) play.run(plain); });
console.log(`a small screen: ${(drag / 200).toFixed(2)} ms for a step of dragging with everything told, `
    + `${(edit / 200).toFixed(2)} ms for an edit without`);
{
    const [hash, building, resizing] = readFileSync(list, 'utf8').trim().split(' ');
    const steps = isQuick ? 50 : 1000;
    const builds = (isQuick ? [1] : [1, 2, 3, 4, 5]).map(() => milliseconds(() => checks.exports.quoin_check_list(1000)));
    const resize = milliseconds(() => {
        for (let step = 0; step < steps; step += 1) checks.exports.quoin_check_list_resize(300 + (step % 50));
    }); // As native code does 50 times, which ends at the same width.
    const found = BigInt.asUintN(64, checks.exports.quoin_check_list_hash()).toString(16);
    expect(found === hash, 'the list has other frames than natively');
    console.log(`list:1000: build ${Math.min(...builds).toFixed(1)} ms (the first ${builds[0].toFixed(1)}; `
        + `native ${Number(building).toFixed(1)}), a resize ${(resize / steps).toFixed(3)} ms `
        + `(native ${Number(resizing).toFixed(3)})`);
}
console.log(`memory: ${play.memory / 65536} pages for the page, ${checks.memory / 65536} for the checks`);
process.exit(failures === 0 ? 0 : 1);
