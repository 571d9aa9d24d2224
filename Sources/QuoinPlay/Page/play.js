'use strict';
(() => {
const $ = id => document.getElementById(id);
const text = id => $(id).textContent;

function make(name, options, ...inside) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(options || {})) {
    if (value === undefined || value === null || value === false) continue;
    if (key === 'class') element.className = value;
    else if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else element.setAttribute(key, value === true ? '' : String(value));
  }
  for (const part of inside.flat(3)) if (part || part === 0) element.append(part);
  return element;
}
const say = message => { $('live').textContent = message; };
// Of a name of a million letters nobody reads more, and to break it into lines takes seconds.
const brief = text => text.length > 2000 ? text.slice(0, 2000) + '…' : text;

// MARK: What is laid out

const examples = /*EXAMPLES*/[];
const devices = /*DEVICES*/[];
const textSizes = /*TEXTSIZES*/[];
const options = /*OPTIONS*/[];
const overlays = [['names', 'Names'], ['frames', 'Frames'], ['dimensions', 'Distances'], ['margins', 'Margins'],
  ['problems', 'Problems']];
const usual = { sentences: '', formats: '', device: '', sideways: false, width: 320, height: 480, rtl: false,
  text: '', look: '', overlays: ['problems'], view: '' };
let state = { ...usual };

// Whether the page is dark, and whether the window is: as the page, unless somebody has chosen.
const isNight = () => document.documentElement.dataset.theme
  ? document.documentElement.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
const isDark = () => state.look ? state.look === 'dark' : isNight();

// A link has the whole layout: a number for the form of what follows, then JSON as UTF-8 in letters for addresses.
function link() {
  const short = {};
  for (const [key, value] of Object.entries(state)) {
    if (JSON.stringify(value) !== JSON.stringify(usual[key])) short[key] = value;
  }
  const bytes = new TextEncoder().encode(JSON.stringify(short));
  let binary = '';
  for (let at = 0; at < bytes.length; at += 4096) {
    binary += String.fromCharCode(...bytes.subarray(at, at + 4096));
  }
  return '1.' + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

// What a link says; null where it is damaged. Only what there is to be, and of the right kind, is taken.
function linked(fragment) {
  try {
    if (!fragment.startsWith('1.')) return null;
    const binary = atob(fragment.slice(2).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, letter => letter.charCodeAt(0));
    const found = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (!found || typeof found !== 'object' || Array.isArray(found)) return null;
    const taken = { ...usual };
    for (const key of Object.keys(usual)) {
      const value = found[key];
      if (value === undefined) continue;
      if (Array.isArray(usual[key])) {
        if (!Array.isArray(value)) return null;
        taken[key] = overlays.map(([name]) => name).filter(name => value.includes(name));
      } else if (key === 'device' ? devices.includes(value) : typeof value === typeof usual[key]) {
        taken[key] = value;
      }
      else return null;
    }
    // Links once said it so.
    if (found.dark === true) taken.look = 'dark';
    if (!['', 'light', 'dark'].includes(taken.look)) taken.look = '';
    if (!textSizes.some(([key]) => key === taken.text)) taken.text = '';
    // In a request it is one word.
    if (/\s/.test(taken.view)) taken.view = '';
    taken.width = length(taken.width);
    taken.height = length(taken.height);
    return taken;
  } catch (error) {
    return null;
  }
}
const length = value => Number.isFinite(value) ? Math.max(1, Math.min(4000, Math.round(value))) : 320;

// MARK: The engines

// The module, compiled once for all engines.
let module = null;
// How many milliseconds an answer may take; said by the document, so that a slow machine can be given more.
const patience = () => Number(document.documentElement.dataset.patience);
const mostMemory = 64 * 1048576;

// An instance of the module in a worker of its own. It answers one question at a time, and is ended by one that takes
// too long.
class Engine {
  constructor() {
    this.worker = null;
    this.running = null;
    // Whether it has a layout whose window can be given another size.
    this.hasLayout = false;
  }

  get isIdle() { return module !== null && this.running === null; }

  // Asks for something; done is called with what comes of it, and failed with why nothing does.
  ask(question, done, failed) {
    if (!this.worker) this.start();
    const limit = patience();
    const timer = setTimeout(() => this.fail(`That took longer than ${limit / 1000} seconds, and was stopped.`), limit);
    this.running = { done, failed, timer };
    this.worker.postMessage(question);
  }

  start() {
    const source = new Blob([text('worker')], { type: 'text/javascript' });
    const address = URL.createObjectURL(source);
    const worker = new Worker(address);
    URL.revokeObjectURL(address);
    this.worker = worker;
    this.hasLayout = false;
    worker.onmessage = ({ data }) => {
      // One that was ended may have said something before.
      if (this.worker !== worker || !this.running) return;
      if (data.failure) {
        this.fail(`The engine ended: ${data.failure}. It was started anew.`);
        return;
      }
      const { done, timer } = this.running;
      clearTimeout(timer);
      this.running = null;
      this.hasLayout = true;
      // A module keeps the memory that it has once taken: after something large it begins anew.
      if (data.memory > mostMemory && data.text.length < 1e6) this.stop();
      done(JSON.parse(data.text), data);
    };
    worker.onerror = event => {
      event.preventDefault();
      if (this.worker === worker) this.fail('The engine does not start in this browser: ' + event.message);
    };
    worker.postMessage({ module });
  }

  // Ends it: what has failed may have left it in any state.
  stop() {
    if (this.running) clearTimeout(this.running.timer);
    this.running = null;
    if (this.worker) this.worker.terminate();
    this.worker = null;
    this.hasLayout = false;
  }

  fail(message) {
    const failed = this.running && this.running.failed;
    this.stop();
    if (failed) failed(message);
  }
}

// One lays out while somebody types or drags; the other looks for findings when there is time, and is interrupted by
// the next edit.
const layouts = new Engine();
const findings = new Engine();
// What is to be asked next; of requests that wait only the last one counts.
let waiting = null;
let number = 0;
let telling = 0;

function ask(kind) {
  clearTimeout(telling);
  document.documentElement.dataset.told = '';
  // A picture that only grows needs no reading, unless something else waits to be read.
  waiting = waiting && waiting !== kind ? 'layout' : kind;
  next();
}

function next() {
  if (!layouts.isIdle || !waiting) return;
  const kind = waiting === 'size' && !layouts.hasLayout ? 'layout' : waiting;
  waiting = null;
  number += 1;
  layouts.ask(kind === 'size' ? { width: state.width, height: state.height } : { request: request([]) },
    (found, data) => {
      show(found, data, kind);
      next();
    }, message => {
      complain(message);
      document.documentElement.dataset.told = 'true';
      next();
    });
}

function complain(message) {
  $('problems').replaceChildren(make('p', { class: 'problem' }, message));
  say(message);
}

// Looks for findings, unless something is typed meanwhile.
function tellSoon() {
  clearTimeout(telling);
  telling = setTimeout(() => {
    if (findings.running) findings.stop();
    const asked = number;
    findings.ask({ request: request(['tell findings', 'tell swift', 'picture no']) }, found => {
      if (answer && !found.error && asked === number) {
        Object.assign(answer, { findings: found.findings, conflicts: found.conflicts, swift: found.swift });
        showFindings();
      }
      document.documentElement.dataset.told = 'true';
    }, message => {
      $('findings').replaceChildren(make('p', { class: 'faint' }, 'Looking for findings: ' + message));
      document.documentElement.dataset.told = 'true';
    });
  }, 120);
}

const lines = text => text === '' ? [] : text.replaceAll('\r', '').split('\n');

// A request for the layout, with lines for what else it is to say.
function request(wishes) {
  const parts = [];
  if (state.device) {
    parts.push('device ' + state.device, 'held ' + (state.sideways ? 'sideways' : 'upright'));
  } else parts.push(`size ${state.width} ${state.height}`);
  parts.push('direction ' + (state.rtl ? 'rtl' : 'ltr'));
  if (state.text) parts.push('text ' + state.text);
  if (isDark()) parts.push('appearance dark');
  for (const overlay of state.overlays) {
    // What else is a problem takes longer to find, and is framed here.
    parts.push(...(overlay === 'problems' ? ['overlay ambiguities', 'overlay conflicts'] : ['overlay ' + overlay]));
  }
  parts.push('captions no', ...wishes);
  if (state.view && !wishes.length) parts.push('why ' + state.view);
  const [formats, sentences] = [lines(state.formats), lines(state.sentences)];
  parts.push('formats ' + formats.length, ...formats, 'sentences ' + sentences.length, ...sentences);
  return parts.join('\n') + '\n';
}

// MARK: Showing

let answer = null;

function show(found, { time, memory }, kind) {
  const problems = found.problems || (found.error ? [found.error] : []);
  if (kind === 'layout') showProblems(problems);
  if (!found.error) {
    answer = { ...answer, ...found, swift: undefined };
    if (state.device && !layouts.running) [state.width, state.height] = found.size.map(length);
    fit();
    draw(found.picture || '');
    showFrames();
    showWhy();
  }
  const count = answer ? Object.keys(answer.views).length : 0;
  $('caption').textContent = `${state.width} × ${state.height} · ${count} ${count === 1 ? 'view' : 'views'} · `
    + `${time < 10 ? time.toFixed(1) : Math.round(time)} ms · ${(memory / 1048576).toFixed(1)} MB`;
  document.documentElement.dataset.answers = String(number);
  if (kind === 'layout') remember();
  tellSoon();
}

// Shows a picture. Only what has changed in it is drawn anew: styles, places and paint of all the rest stay.
function draw(picture) {
  const lines = picture.split('\n');
  const hasElementALine = lines.at(-2) === '</svg>' && lines.slice(1, -2).every(line => elementOfALine.test(line));
  if (!(hasElementALine && drawLines(lines))) {
    const made = document.createElement('template');
    made.innerHTML = picture;
    renew($('drawing'), made.content);
  }
  drawn = hasElementALine ? lines : [];
}

// The lines of the picture that is shown, if each between the first and the last is an element, as in most of them.
let drawn = [];
const elementOfALine = /^<(\w+)(?: [^<>]*)?(?:\/>|>[^<>]*<\/\1>)$/;

// Reads those lines alone that are others than before, if there are as many in all.
function drawLines(lines) {
  if (lines.length !== drawn.length || lines[0] !== drawn[0]) return false;
  const kept = $('drawing').firstElementChild.children;
  const changed = lines.flatMap((line, index) => line === drawn[index] ? [] : [index]);
  const made = document.createElement('template');
  made.innerHTML = lines[0] + changed.map(index => lines[index]).join('') + '</svg>';
  [...made.content.firstElementChild.children].forEach((element, index) => {
    const old = kept[changed[index] - 1];
    if (old.nodeName === element.nodeName) {
      renewAttributes(old, element);
      renew(old, element);
    } else old.replaceWith(element);
  });
  return true;
}

function renew(kept, wanted) {
  const [old, made] = [[...kept.childNodes], [...wanted.childNodes]];
  const least = Math.min(old.length, made.length);
  // What was put in or taken out in one place leaves what is before it and after it.
  let start = 0;
  while (start < least && old[start].isEqualNode(made[start])) start += 1;
  let end = 0;
  while (end < least - start && old[old.length - 1 - end].isEqualNode(made[made.length - 1 - end])) end += 1;
  for (let index = start; index < least - end; index += 1) {
    if (old[index].nodeType === Node.ELEMENT_NODE && old[index].nodeName === made[index].nodeName) {
      renewAttributes(old[index], made[index]);
      renew(old[index], made[index]);
    } else old[index].replaceWith(made[index]);
  }
  for (const gone of old.slice(least - end, old.length - end)) gone.remove();
  const next = old[old.length - end] || null;
  for (const come of made.slice(least - end, made.length - end)) kept.insertBefore(come, next);
}

function renewAttributes(kept, wanted) {
  for (const { name } of [...kept.attributes]) if (!wanted.hasAttribute(name)) kept.removeAttribute(name);
  for (const { name, value } of wanted.attributes) {
    if (kept.getAttribute(name) !== value) kept.setAttribute(name, value);
  }
}

let remembering = 0;
function remember() {
  clearTimeout(remembering);
  remembering = setTimeout(() => {
    const address = '#' + link();
    // Browsers refuse more than some changes a second, and what is from a file may be refused all.
    try { history.replaceState(null, '', address); } catch (error) { /* the copied link has it all the same */ }
  }, 300);
}

function showProblems(problems) {
  for (const part of ['sentences', 'formats']) {
    mark(part, problems.filter(problem => (problem.part || 'formats') === part));
  }
  $('problems').replaceChildren(...problems.slice(0, 20).map(problem => {
    const part = problem.part || 'formats';
    const line = lines($(part).value)[problem.line - 1] || '';
    // Of a long line, what is around the place.
    const start = line.length > 300 ? Math.max(0, problem.column - 100) : 0;
    return make('button', { type: 'button', class: 'problem', onclick: () => go(part, problem) },
      problem.line ? `${part === 'formats' ? 'Formats' : 'Sentences'}, line ${problem.line}: ` : '', brief(problem.message),
      problem.line > 0 && make('code', {}, line.slice(start, start + 300) + '\n'
        + ' '.repeat(Math.max(0, problem.column - 1 - start)) + '^'));
  }));
}

// Puts the cursor where something is wrong.
function go(part, problem) {
  if (!problem.line) return;
  const field = $(part);
  const before = field.value.split('\n').slice(0, problem.line - 1).reduce((sum, line) => sum + line.length + 1, 0);
  const place = before + Math.max(0, problem.column - 1);
  field.focus();
  field.setSelectionRange(place, place + 1);
}

// A text of which each of a million letters is wrong would hold the page up for seconds.
const mostMarks = 300;

// Marks what is wrong behind the text: the word that begins there.
function mark(part, problems) {
  const marks = $(part).parentElement.querySelector('.marks');
  const placed = new Map(problems.filter(problem => problem.line > 0 && problem.column > 0).slice(0, mostMarks)
    .map(problem => [problem.line - 1, problem.column - 1]));
  if (!placed.size) {
    if (marks.firstChild) marks.replaceChildren();
    return;
  }
  const parts = [];
  let before = '';
  $(part).value.split('\n').forEach((row, index) => {
    const column = placed.get(index);
    if (column === undefined) before += row + '\n';
    else {
      const from = Math.min(column, row.length);
      const word = (row.slice(from).match(/^[\p{L}\p{N}_]+|^./u) || [' '])[0];
      parts.push(before + row.slice(0, from), make('mark', {}, word));
      before = row.slice(from + word.length) + '\n';
    }
  });
  marks.replaceChildren(...parts, before);
  follow(part);
}

function follow(part) {
  const marks = $(part).parentElement.querySelector('.marks');
  marks.scrollTop = $(part).scrollTop;
  marks.scrollLeft = $(part).scrollLeft;
}

// What conflicts say in columns, with a comma between them: letters here are not all as wide.
const inLines = message => message.replace(/^( +\d+ +)(.*?\S) {2,}(\S.*)$/gm, '$1$2, $3');

function showFindings() {
  const found = (answer.findings || []).map((finding, index) => ({ ...finding, index }));
  const conflicts = found.filter(finding => finding.kind === 'conflict');
  // What contradicts is told at length with the layout; what would mend it, with the findings.
  const told = [...(answer.conflicts || []).map((message, index) =>
    ({ index: -1, mends: [], ...conflicts[index], message: inLines(message) })),
    ...found.filter(finding => finding.kind !== 'conflict' || !(answer.conflicts || []).length)];
  $('findings').replaceChildren(...(told.length ? told.slice(0, 30).map(finding => make('div', { class: 'finding' },
    make('p', {}, brief(finding.message)), finding.mends.map((mend, index) => make('div', { class: 'mend' },
      make('code', {}, brief(mend)), make('button', { type: 'button',
        onclick: event => apply(finding.index, index, mend, event.target) }, 'Apply')))))
    : [make('p', { class: 'good' }, 'None: nothing is open, and nothing contradicts.')]));
  $('findings-title').textContent = told.length ? `Findings, ${told.length}` : 'Findings';
  frameCulprits();
}

// Has a mend written into the texts. The engine reads what it writes again, and refuses what would say something else.
function apply(finding, mend, code, button) {
  if (findings.running) findings.stop();
  const asked = { ...state };
  button.disabled = true;
  const refuse = message => {
    button.disabled = false;
    const place = button.closest('.mend');
    if (place.nextSibling && place.nextSibling.className === 'refused') place.nextSibling.remove();
    place.after(make('p', { class: 'refused' }, 'Not applied: ' + message + '.'));
    say('Not applied: ' + message);
  };
  findings.ask({ request: request([`mend ${finding} ${mend}`, 'picture no']) }, ({ mended, error }) => {
    if (error || mended.refused) refuse(error ? error.message : mended.refused);
    else if (asked.sentences !== state.sentences || asked.formats !== state.formats) {
      refuse('the text has changed meanwhile');
    } else {
      for (const part of ['formats', 'sentences']) write(part, mended[part]);
      say('Applied: ' + code);
    }
  }, refuse);
}

// Writes another text into a field as if it were typed, so that the field can undo it.
function write(part, text) {
  const field = $(part);
  const old = field.value;
  if (old === text) return;
  let start = 0;
  while (start < old.length && start < text.length && old[start] === text[start]) start += 1;
  let end = 0;
  while (end < old.length - start && end < text.length - start
    && old[old.length - 1 - end] === text[text.length - 1 - end]) end += 1;
  field.focus();
  field.setSelectionRange(start, old.length - end);
  const inserted = text.slice(start, text.length - end);
  const isDone = inserted ? document.execCommand('insertText', false, inserted) : document.execCommand('delete');
  if (!isDone || field.value !== text) {
    field.value = text;
    take();
  }
}

// A table of thousands of rows would take longer than the layout, and nobody reads it.
const fewRows = 200;
const manyRows = 2000;
let rowCount = fewRows;
const rows = [];

function showFrames() {
  const names = Object.keys(answer.views);
  const body = $('frames').tBodies[0];
  const count = Math.min(names.length, rowCount);
  while (rows.length > count) rows.pop().remove();
  for (let index = 0; index < count; index += 1) {
    if (index === rows.length) {
      const row = make('tr', { tabindex: 0 }, make('td', {}, make('bdi')), [0, 1, 2, 3].map(() => make('td')));
      row.texts = [];
      rows.push(row);
      body.append(row);
    }
    showRow(rows[index], names[index]);
  }
  $('more').hidden = names.length <= count || rowCount === manyRows;
  $('more').textContent = `${names.length - count} more`;
  // A link may name anything, even what all objects have.
  place($('chosen'), Object.hasOwn(answer.views, state.view) && answer.views[state.view]);
  frameCulprits();
}

function showRow(row, name) {
  const texts = [name, ...answer.views[name].map(rounded)];
  texts.forEach((text, index) => {
    if (row.texts[index] === text) return;
    (index ? row.cells[index] : row.cells[0].firstChild).textContent = brief(text);
    if (!index) row.dataset.view = name;
  });
  row.texts = texts;
  const isChosen = String(name === state.view);
  if (row.getAttribute('aria-selected') !== isChosen) row.setAttribute('aria-selected', isChosen);
}

// Puts a mark over a view in the picture; without a frame, nowhere.
function place(mark, frame) {
  mark.hidden = !frame;
  if (!frame) return;
  const [x, y, width, height] = frame.map(value => value * scale());
  Object.assign(mark.style, { left: x + 'px', top: y + 'px', width: width + 'px', height: height + 'px' });
}

// Frames the views of findings that the picture does not show itself.
function frameCulprits() {
  const names = new Set();
  if (state.overlays.includes('problems')) {
    for (const finding of answer.findings || []) if (finding.isFramed) finding.views.forEach(name => names.add(name));
  }
  const framed = [...names].filter(name => answer.views[name]).slice(0, 100);
  const marks = $('culprits');
  while (marks.children.length > framed.length) marks.lastChild.remove();
  while (marks.children.length < framed.length) marks.append(make('div', { class: 'culprit' }));
  framed.forEach((name, index) => place(marks.children[index], answer.views[name]));
}

const rounded = value => String(Math.round(value * 100) / 100);

function choose(name) {
  state.view = state.view === name ? '' : name;
  ask('layout');
}

function showWhy() {
  const why = state.view && answer.why;
  $('why').replaceChildren(why && why.length
    ? make('code', {}, brief(why.join('\n\n'))) : make('p', { class: 'faint' }, 'Choose a view, here or in the picture.'));
}

// MARK: The window

const scale = () => $('window').scale || 1;

// How much room there is for the window, which asking for would lay the page out anew each time.
let room = [0, 0];

function fit() {
  const box = $('window');
  box.scale = Math.min(1, Math.max(0.25, Math.min((room[0] - 40) / state.width,
    (Math.max(room[1], 320) - 40) / state.height)));
  box.style.width = state.width * box.scale + 'px';
  box.style.height = state.height * box.scale + 'px';
  box.classList.toggle('dark', isDark());
}

// Gives the window another size; it is no device's any more.
function resize(width, height) {
  const [newWidth, newHeight] = [length(width), length(height)];
  if (newWidth === state.width && newHeight === state.height) return;
  const wasDevice = state.device !== '';
  Object.assign(state, { width: newWidth, height: newHeight, device: '' });
  $('device').value = '';
  if (!layouts.running || !isDragging) fit();
  else { $('window').style.width = state.width * scale() + 'px'; $('window').style.height = state.height * scale() + 'px'; }
  ask(wasDevice ? 'layout' : 'size');
  remember();
}

let isDragging = false;
for (const handle of document.querySelectorAll('.handle')) {
  handle.addEventListener('pointerdown', event => {
    event.preventDefault();
    handle.focus();
    handle.setPointerCapture(event.pointerId);
    isDragging = true;
    const [x, y, width, height] = [event.clientX, event.clientY, state.width, state.height];
    const factor = 1 / scale();
    const axis = handle.dataset.axis;
    const move = event => resize(width + (axis.includes('x') ? (event.clientX - x) * factor : 0),
      height + (axis.includes('y') ? (event.clientY - y) * factor : 0));
    const end = () => {
      isDragging = false;
      handle.removeEventListener('pointermove', move);
      fit();
      showFrames();
    };
    handle.addEventListener('pointermove', move);
    handle.addEventListener('lostpointercapture', end, { once: true });
  });
  handle.addEventListener('keydown', event => {
    const step = event.shiftKey ? 10 : 1;
    const ways = { ArrowRight: [step, 0], ArrowLeft: [-step, 0], ArrowDown: [0, step], ArrowUp: [0, -step] };
    const way = ways[event.key];
    if (!way) return;
    event.preventDefault();
    resize(state.width + (handle.dataset.axis.includes('x') ? way[0] : 0),
      state.height + (handle.dataset.axis.includes('y') ? way[1] : 0));
    say(state.width + ' by ' + state.height);
  });
}

$('drawing').addEventListener('click', event => {
  if (!answer) return;
  const box = $('drawing').getBoundingClientRect();
  const [x, y] = [(event.clientX - box.x) / scale(), (event.clientY - box.y) / scale()];
  const under = Object.entries(answer.views).filter(([, [left, top, width, height]]) =>
    x >= left && x < left + width && y >= top && y < top + height).map(([name]) => name).reverse();
  if (!under.length) return;
  // Another click takes what is behind.
  state.view = under[(under.indexOf(state.view) + 1) % under.length];
  ask('layout');
});

// MARK: Controls

function take() {
  state.sentences = $('sentences').value;
  state.formats = $('formats').value;
  ask('layout');
}

for (const part of ['sentences', 'formats']) {
  $(part).addEventListener('input', take);
  $(part).addEventListener('scroll', () => follow(part));
}

// The options of formats: one that is chosen is added to the first line, or taken from it.
$('option').addEventListener('change', () => {
  const option = $('option').value;
  $('option').value = '';
  const [first, ...others] = $('formats').value.split('\n');
  const found = first.match(/^\s*options\s*:(.*)$/);
  if (!found) write('formats', [`options: ${option}`, ...(first || others.length ? [first] : ['']), ...others].join('\n'));
  else {
    const present = found[1].replace(/\/\/.*$/, '').split(',').map(word => word.trim()).filter(Boolean);
    const chosen = present.includes(option) ? present.filter(word => word !== option) : [...present, option];
    write('formats', [...(chosen.length ? ['options: ' + chosen.join(', ')] : []), ...others].join('\n'));
  }
});

// The table asks for all its rows.
$('frames').tBodies[0].addEventListener('click', event => {
  const row = event.target.closest('tr');
  if (row) choose(row.dataset.view);
});
$('frames').tBodies[0].addEventListener('keydown', event => {
  const row = event.target.closest('tr');
  if (!row || (event.key !== 'Enter' && event.key !== ' ')) return;
  event.preventDefault();
  choose(row.dataset.view);
});
$('more').addEventListener('click', () => {
  rowCount = manyRows;
  showFrames();
});

function press(id, key) {
  $(id).addEventListener('click', () => {
    state[key] = !state[key];
    $(id).setAttribute('aria-pressed', String(state[key]));
    if (key === 'sideways' && !state.device) [state.width, state.height] = [state.height, state.width];
    fit();
    ask('layout');
  });
}
press('turn', 'sideways');
press('direction', 'rtl');
$('appearance').addEventListener('click', () => {
  const chosen = isDark() ? 'light' : 'dark';
  state.look = (chosen === 'dark') === isNight() ? '' : chosen;
  showTheme();
  ask('layout');
});

$('device').addEventListener('change', () => {
  // Which size its screen has, the answer says.
  state.device = $('device').value;
  ask('layout');
});
$('text').addEventListener('change', () => {
  state.text = $('text').value;
  ask('layout');
});
$('examples').addEventListener('change', () => {
  const example = examples.find(([title]) => title === $('examples').value);
  if (!example) return;
  Object.assign(state, { sentences: example[1], formats: example[2] || '', view: '' });
  adopt();
  ask('layout');
});

function showTheme() {
  $('theme').textContent = isNight() ? 'Light' : 'Dark';
  $('appearance').setAttribute('aria-pressed', String(isDark()));
  fit();
}
$('theme').addEventListener('click', () => {
  document.documentElement.dataset.theme = isNight() ? 'light' : 'dark';
  changeTheme();
});
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', changeTheme);
function changeTheme() {
  showTheme();
  if (!state.look) ask('layout');
}

async function copy(what) {
  try {
    await navigator.clipboard.writeText(what);
    say('Copied');
  } catch (error) {
    // What came from a file may not be allowed to copy.
    prompt('Copy this:', what);
  }
}
$('copy-link').addEventListener('click', () => {
  const address = location.href.split('#')[0] + '#' + link();
  try { history.replaceState(null, '', '#' + link()); } catch (error) { /* it is copied all the same */ }
  copy(address);
});
$('copy-swift').addEventListener('click', () => {
  if (!answer) return;
  if (answer.swift !== undefined) copy(answer.swift);
  else {
    if (findings.running) findings.stop();
    findings.ask({ request: request(['tell swift', 'picture no']) }, found => copy(found.swift || ''), complain);
    tellSoon();
  }
});
$('copy-svg').addEventListener('click', () => answer && copy(answer.picture || ''));

// Shows in the controls what is laid out.
function adopt() {
  $('sentences').value = state.sentences;
  $('formats').value = state.formats;
  $('device').value = state.device;
  $('text').value = state.text;
  for (const [id, key] of [['turn', 'sideways'], ['direction', 'rtl']]) {
    $(id).setAttribute('aria-pressed', String(state[key]));
  }
  $('overlays').replaceChildren(...overlays.map(([key, title]) => make('button', { type: 'button',
    'data-overlay': key, 'aria-pressed': String(state.overlays.includes(key)), onclick: event => {
      state.overlays = state.overlays.includes(key) ? state.overlays.filter(one => one !== key)
        : [...state.overlays, key];
      event.target.setAttribute('aria-pressed', String(state.overlays.includes(key)));
      ask('layout');
    } }, title)));
  showTheme();
}

function followLink() {
  const fragment = location.hash.slice(1);
  const found = fragment ? linked(fragment) : { ...usual, sentences: examples[0][1], formats: examples[0][2] || '' };
  if (!found) {
    say('The link is damaged');
    $('caption').textContent = 'The link is damaged; this is an example instead.';
  }
  state = found || { ...usual, sentences: examples[0][1] };
  adopt();
  ask('layout');
}

$('device').append(make('option', { value: '' }, 'Any size'),
  ...devices.map(name => make('option', { value: name }, name)));
$('text').append(make('option', { value: '' }, 'Normal'),
  ...textSizes.map(([key, title]) => make('option', { value: key }, title)));
$('examples').append(...examples.map(([title]) => make('option', { value: title }, title)));
window.addEventListener('hashchange', () => { if (location.hash.slice(1) !== link()) followLink(); });
$('option').append(make('option', { value: '' }, 'Options'),
  ...options.map(name => make('option', { value: name }, name)));
new ResizeObserver(([{ target }]) => {
  room = [target.clientWidth, target.clientHeight];
  if (isDragging) return;
  fit();
  if (answer) showFrames();
}).observe($('stage'));

async function begin(bytes) {
  try {
    module = await WebAssembly.compile(await bytes);
  } catch (error) {
    complain('The engine does not start in this browser: ' + error.message);
    return;
  }
  next();
}
// The module as it stands in the page: compressed, in letters.
async function unpacked(letters) {
  const bytes = Uint8Array.from(atob(letters), letter => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}
const packed = text('module').trim();
if (packed) begin(unpacked(packed));
else {
  // Of three files the module is one.
  fetch('quoin-play.wasm').then(answer => answer.arrayBuffer()).then(begin, () => {
    $('caption').textContent = 'quoin-play.wasm could not be read; open quoin-play.html instead.';
  });
}
followLink();
})();
