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

// MARK: What is laid out

const examples = /*EXAMPLES*/[];
const devices = /*DEVICES*/[];
const textSizes = /*TEXTSIZES*/[];
const overlays = [['names', 'Names'], ['frames', 'Frames'], ['dimensions', 'Distances'], ['margins', 'Margins'],
  ['problems', 'Problems']];
const usual = { sentences: '', formats: '', device: '', sideways: false, width: 320, height: 480, rtl: false,
  text: '', dark: false, overlays: ['problems'], view: '' };
let state = { ...usual };

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

// MARK: The engine

let worker = null;
let isReady = false;
// What is being answered, and what is to be asked next; of requests that wait only the last one counts.
let running = null;
let waiting = null;
let number = 0;
let bytes = null;
const patience = 3000;
// Whether the engine has a layout whose window can be given another size.
let hasLayout = false;
// Findings take longer than a picture, so that they are looked for when nothing else is to be done.
let telling = 0;
let tooLong = false;

function start() {
  isReady = false;
  hasLayout = false;
  const source = new Blob([text('worker')], { type: 'text/javascript' });
  const address = URL.createObjectURL(source);
  worker = new Worker(address);
  URL.revokeObjectURL(address);
  worker.onmessage = ({ data }) => {
    if (data.ready) {
      isReady = true;
      next();
      return;
    }
    if (!running || data.number !== running.number) return;
    clearTimeout(running.timer);
    const { kind } = running;
    running = null;
    if (data.failure) fail('The engine ended: ' + data.failure + '. It was started anew.', kind);
    else {
      hasLayout = true;
      show(JSON.parse(data.text), data, kind);
    }
    next();
  };
  worker.onerror = event => {
    event.preventDefault();
    clearTimeout(running && running.timer);
    running = null;
    fail('The engine does not start in this browser: ' + event.message);
  };
  worker.postMessage({ bytes });
}

function ask(kind) {
  clearTimeout(telling);
  document.documentElement.dataset.told = '';
  if (kind === 'layout') tooLong = false;
  // A picture that only grows needs no reading, unless something else waits to be read.
  waiting = waiting && waiting !== kind ? 'layout' : kind;
  next();
}

function tellSoon() {
  clearTimeout(telling);
  document.documentElement.dataset.told = tooLong ? 'true' : '';
  if (tooLong) return;
  telling = setTimeout(() => {
    if (waiting) return;
    waiting = 'tell';
    next();
  }, 120);
}

function next() {
  if (!isReady || running || !waiting) return;
  const kind = waiting === 'size' && !hasLayout ? 'layout' : waiting;
  waiting = null;
  number += 1;
  const timer = setTimeout(() => {
    running = null;
    fail('That took longer than ' + patience / 1000 + ' seconds, and was stopped.', kind);
  }, patience);
  running = { number, kind, timer };
  worker.postMessage(kind === 'size' ? { number, width: state.width, height: state.height }
    : { number, request: request(kind) });
}

// Begins with a new engine: what has failed may have left the old one in any state.
function fail(message, kind) {
  worker.terminate();
  start();
  document.documentElement.dataset.told = 'true';
  if (kind === 'tell') {
    tooLong = true;
    $('findings').replaceChildren(make('p', { class: 'faint' }, 'Looking for findings: ' + message));
    return;
  }
  $('problems').replaceChildren(make('p', { class: 'problem' }, message));
  say(message);
}

const lines = text => text === '' ? [] : text.replaceAll('\r', '').split('\n');

function request(kind) {
  const parts = [];
  if (state.device) {
    parts.push('device ' + state.device, 'held ' + (state.sideways ? 'sideways' : 'upright'));
  } else parts.push(`size ${state.width} ${state.height}`);
  parts.push('direction ' + (state.rtl ? 'rtl' : 'ltr'));
  if (state.text) parts.push('text ' + state.text);
  if (state.dark) parts.push('appearance dark');
  for (const overlay of state.overlays) parts.push('overlay ' + overlay);
  parts.push(...(kind === 'tell' ? ['tell findings', 'picture no'] : ['tell swift']));
  if (state.view) parts.push('why ' + state.view);
  const [formats, sentences] = [lines(state.formats), lines(state.sentences)];
  parts.push('formats ' + formats.length, ...formats, 'sentences ' + sentences.length, ...sentences);
  return parts.join('\n') + '\n';
}

// MARK: Showing

let answer = null;

function show(found, { time, memory }, kind) {
  if (kind === 'tell') {
    if (answer && !found.error) {
      Object.assign(answer, { findings: found.findings, conflicts: found.conflicts });
      showFindings();
    }
    document.documentElement.dataset.told = 'true';
    return;
  }
  const problems = found.problems || (found.error ? [found.error] : []);
  if (kind === 'layout') showProblems(problems);
  if (!found.error) {
    answer = { ...answer, ...found };
    if (state.device && !running) [state.width, state.height] = found.size.map(length);
    fit();
    $('drawing').innerHTML = found.picture || '';
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
    return make('button', { type: 'button', class: 'problem', onclick: () => go(part, problem) },
      problem.line ? `${part === 'formats' ? 'Formats' : 'Sentences'}, line ${problem.line}: ` : '', problem.message,
      problem.line > 0 && make('code', {}, line + '\n' + ' '.repeat(Math.max(0, problem.column - 1)) + '^'));
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

// Marks what is wrong behind the text: the word that begins there.
function mark(part, problems) {
  const marks = $(part).parentElement.querySelector('.marks');
  const rows = $(part).value.split('\n');
  const parts = [];
  rows.forEach((row, index) => {
    const here = problems.find(problem => problem.line === index + 1);
    if (here && here.column > 0) {
      const from = Math.min(here.column - 1, row.length);
      const word = (row.slice(from).match(/^[\p{L}\p{N}_]+|^./u) || [' '])[0];
      parts.push(row.slice(0, from), make('mark', {}, word), row.slice(from + word.length));
    } else parts.push(row);
    parts.push('\n');
  });
  marks.replaceChildren(...parts);
  marks.scrollTop = $(part).scrollTop;
  marks.scrollLeft = $(part).scrollLeft;
}

function showFindings() {
  const found = answer.findings || [];
  const told = [...(answer.conflicts || []).map(message => ({ kind: 'conflict', message, mends: [] })),
    ...found.filter(finding => finding.kind !== 'conflict' || !(answer.conflicts || []).length)];
  const conflicts = found.filter(finding => finding.kind === 'conflict');
  told.forEach((finding, index) => {
    if (finding.kind === 'conflict' && conflicts[index]) finding.mends = conflicts[index].mends;
  });
  $('findings').replaceChildren(...(told.length ? told.slice(0, 30).map(finding => make('div', { class: 'finding' },
    make('p', {}, finding.message), (finding.mends || []).map(mend => make('div', { class: 'mend' },
      make('code', {}, mend), isStatement(mend)
        && make('button', { type: 'button', onclick: () => apply(mend) }, 'Apply')))))
    : [make('p', { class: 'good' }, 'None: nothing is open, and nothing contradicts.')]));
  $('findings-title').textContent = told.length ? `Findings, ${told.length}` : 'Findings';
}

// A mend that can be written below what there is: a statement such as title.right.equalTo(window).inset(16).
const isStatement = mend => mend.split('\n').every(line =>
  /^[\p{L}_][\p{L}\p{N}_]*\.[^=]*\(.*\)(\.[^=]*)?(\s+\/\/.*)?$|^[\p{L}_][\p{L}\p{N}_]*\.content\w+Priority = \d+(\.\d+)?$/u
    .test(line) && !/ instead of | and no number |^drop /.test(line));

function apply(mend) {
  const field = $('sentences');
  field.value = field.value.replace(/\n*$/, '') + '\n' + mend.replaceAll(/\s+\/\/.*$/gm, '') + '\n';
  field.value = field.value.replace(/^\n+/, '');
  take();
  say('Applied: ' + mend);
}

function showFrames() {
  const rows = Object.entries(answer.views).slice(0, 2000).map(([name, frame]) => make('tr', { tabindex: 0,
    'data-view': name, 'aria-selected': String(name === state.view), onclick: () => choose(name),
    onkeydown: event => {
      if (event.key === 'Enter' || event.key === ' ') { event.preventDefault(); choose(name); }
    } }, make('td', {}, make('bdi', {}, name)), frame.map(value => make('td', {}, rounded(value)))));
  const held = document.activeElement && document.activeElement.dataset && document.activeElement.dataset.view;
  $('frames').tBodies[0].replaceChildren(...rows);
  if (held !== undefined) rows.find(row => row.dataset.view === held)?.focus();
  $('chosen')?.remove();
  const frame = answer.views[state.view];
  if (frame) {
    const [x, y, width, height] = frame.map(value => value * scale());
    $('window').append(make('div', { id: 'chosen',
      style: `left:${x}px;top:${y}px;width:${width}px;height:${height}px` }));
  }
}

const rounded = value => String(Math.round(value * 100) / 100);

function choose(name) {
  state.view = state.view === name ? '' : name;
  ask('layout');
}

function showWhy() {
  const why = state.view && answer.why;
  $('why').replaceChildren(why && why.length
    ? make('code', {}, why.join('\n\n')) : make('p', { class: 'faint' }, 'Choose a view, here or in the picture.'));
}

// MARK: The window

const scale = () => $('window').scale || 1;

function fit() {
  const stage = $('stage');
  const box = $('window');
  const room = [stage.clientWidth - 40, Math.max(stage.clientHeight, 320) - 40];
  box.scale = Math.min(1, Math.max(0.25, Math.min(room[0] / state.width, room[1] / state.height)));
  box.style.width = state.width * box.scale + 'px';
  box.style.height = state.height * box.scale + 'px';
  box.classList.toggle('dark', state.dark);
}

// Gives the window another size; it is no device's any more.
function resize(width, height) {
  const [newWidth, newHeight] = [length(width), length(height)];
  if (newWidth === state.width && newHeight === state.height) return;
  const wasDevice = state.device !== '';
  Object.assign(state, { width: newWidth, height: newHeight, device: '' });
  $('device').value = '';
  if (!running || !isDragging) fit();
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
  $(part).addEventListener('scroll', () => {
    const marks = $(part).parentElement.querySelector('.marks');
    marks.scrollTop = $(part).scrollTop;
    marks.scrollLeft = $(part).scrollLeft;
  });
}

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
press('appearance', 'dark');

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

const isNight = () => document.documentElement.dataset.theme
  ? document.documentElement.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
function showTheme() { $('theme').textContent = isNight() ? 'Light' : 'Dark'; }
$('theme').addEventListener('click', () => {
  document.documentElement.dataset.theme = isNight() ? 'light' : 'dark';
  showTheme();
});

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
$('copy-swift').addEventListener('click', () => answer && copy(answer.swift || ''));
$('copy-svg').addEventListener('click', () => answer && copy(answer.picture || ''));

// Shows in the controls what is laid out.
function adopt() {
  $('sentences').value = state.sentences;
  $('formats').value = state.formats;
  $('device').value = state.device;
  $('text').value = state.text;
  for (const [id, key] of [['turn', 'sideways'], ['direction', 'rtl'], ['appearance', 'dark']]) {
    $(id).setAttribute('aria-pressed', String(state[key]));
  }
  $('overlays').replaceChildren(...overlays.map(([key, title]) => make('button', { type: 'button',
    'data-overlay': key, 'aria-pressed': String(state.overlays.includes(key)), onclick: event => {
      state.overlays = state.overlays.includes(key) ? state.overlays.filter(one => one !== key)
        : [...state.overlays, key];
      event.target.setAttribute('aria-pressed', String(state.overlays.includes(key)));
      ask('layout');
    } }, title)));
  fit();
}

function follow() {
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
window.addEventListener('hashchange', () => { if (location.hash.slice(1) !== link()) follow(); });
new ResizeObserver(() => { if (!isDragging) { fit(); if (answer) showFrames(); } }).observe($('stage'));

const packed = text('module').trim();
if (packed) {
  bytes = Uint8Array.from(atob(packed), letter => letter.charCodeAt(0));
  start();
} else {
  // Of three files the module is one.
  fetch('quoin-play.wasm').then(answer => answer.arrayBuffer()).then(found => {
    bytes = found;
    start();
  }, () => { $('caption').textContent = 'quoin-play.wasm could not be read; open quoin-play.html instead.'; });
}
showTheme();
follow();
})();
