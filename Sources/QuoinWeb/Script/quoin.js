// Quoin for JavaScript: constraint layout, solved by a small module of WebAssembly.
//
//     import { load } from './quoin.js';
//     const quoin = await load();
//     const layout = quoin.layout({ width: 320, height: 480 });
//     layout.view('icon', { width: 40, height: 40 });
//     layout.add('icon: left.top.equalToSuperview().offset(8)');
//     layout.update();
//
// It depends on nothing, and knows nothing of a page: see Interface.md, and quoin.d.ts for all there is.

/** What the engine refuses. Nothing has changed then, unless the message says otherwise. */
export class QuoinError extends Error {
  constructor(message, { problems = [], cause } = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.name = 'QuoinError';
    this.problems = problems;
    this.line = problems[0]?.line;
    this.column = problems[0]?.column;
  }
}

/** Loads the engine: from `quoin.wasm` beside this file, unless something else is given. */
export async function load(source = new URL('quoin.wasm', import.meta.url)) {
  const engine = new Engine();
  engine.start(await instantiate(await source, { quoin: { measure: engine.measure } }));
  return new Quoin(engine);
}

async function instantiate(source, imports) {
  if (source instanceof WebAssembly.Module) return WebAssembly.instantiate(source, imports);
  if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) {
    return (await WebAssembly.instantiate(source, imports)).instance;
  }
  const isResponse = typeof Response !== 'undefined' && source instanceof Response;
  if (!isResponse && !(source instanceof URL) && typeof source !== 'string') {
    throw new TypeError(`load() takes an address, bytes, a response or a module, not ${shown(source)}`);
  }
  return (await WebAssembly.instantiate(await bytes(isResponse ? source : String(source)), imports)).instance;
}

async function bytes(source) {
  const isNode = typeof process !== 'undefined' && Boolean(process.versions?.node);
  if (isNode && typeof source === 'string' && !/^(https?|data|blob):/.test(source)) {
    const { readFile } = await import('node:fs/promises');
    return readFile(source.startsWith('file:') ? new URL(source) : source);
  }
  const response = typeof source === 'string' ? await fetch(source) : source;
  if (!response.ok) throw new QuoinError(`${response.url} cannot be loaded: ${response.status}`);
  return response.arrayBuffer();
}

// MARK: The module

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The module, and what is going on in it. */
class Engine {
  #exports = null;
  /** The error with which the module has ended. */
  failure = null;
  /** The view that is being measured. */
  #measured = null;
  /** What was wrong with measuring, to be thrown when the module has come to an end of what it does. */
  #mistake = null;
  #failed = [];
  #layouts = new Map();
  #tray = new Float64Array(0);
  #trayPlace = 0;

  start({ exports }) {
    this.#exports = exports;
    this.#trayPlace = exports.quoin_tray();
  }

  get buffer() { return this.#exports.memory.buffer; }

  /** Four numbers that go to and fro. */
  get tray() {
    // When the memory grows, the old buffer is detached.
    if (this.#tray.buffer !== this.buffer) this.#tray = new Float64Array(this.buffer, this.#trayPlace, 4);
    return this.#tray;
  }

  carry({ width, height, baseline, lastBaseline }) {
    const tray = this.tray;
    tray[0] = width;
    tray[1] = height;
    tray[2] = baseline;
    tray[3] = lastBaseline;
  }

  keep(number, layout) { this.#layouts.set(number, layout); }

  forget(number) { this.#layouts.delete(number); }

  check() {
    if (this.failure) {
      throw new QuoinError(`the engine has ended (${this.failure.message}); load it again`, { cause: this.failure });
    }
    if (this.#measured) {
      throw new QuoinError(`layouts cannot be used while ${this.#measured} is being measured`);
    }
  }

  /** Lets the module do something; a refusal of it is thrown. */
  run(body) {
    const result = this.look(body);
    if (result === -1) throw this.#refusal();
    return result;
  }

  /** Lets the module do something that it refuses in no case. */
  look(body) {
    this.check();
    const result = this.#enter(body);
    if (this.#mistake) this.#throwMistake();
    return result;
  }

  /** Where the frames of a layout are, which may be asked at any time. */
  framesOf(number) {
    if (this.failure) this.check();
    return this.#enter((module) => module.quoin_frames(number));
  }

  #enter(body) {
    try {
      return body(this.#exports);
    } catch (error) {
      // Nothing of ours is thrown through the module, so this is its end.
      this.failure ??= error;
      this.#measured = null;
      this.#layouts.clear();
      this.check();
    }
  }

  #refusal() {
    const reader = this.answer();
    const message = reader.text();
    const problems = reader.list(() => ({ message: reader.text(), line: reader.number(), column: reader.number() }));
    return new QuoinError(message, { problems });
  }

  /** Puts a text where the module reads it, and returns how many bytes it has. */
  write(text) {
    if (text === '') return 0;
    const room = 3 * text.length;
    const place = this.#enter((module) => module.quoin_request(room));
    return encoder.encodeInto(text, new Uint8Array(this.buffer, place, room)).written;
  }

  /** Puts a message where the module reads it, and returns how many bytes it has. */
  send(bytes) {
    const place = this.#enter((module) => module.quoin_request(bytes.length));
    new Uint8Array(this.buffer, place, bytes.length).set(bytes);
    return bytes.length;
  }

  /** The last answer of the module. */
  answer() {
    return new Reader(this.buffer, this.#enter((module) => module.quoin_answer()));
  }

  // MARK: Measuring

  /** What the module imports. It throws nothing, since nothing may be thrown through the module. */
  measure = (number, index, width) => {
    const view = this.#layouts.get(number)?.viewAt(index);
    if (!view) return 0;
    this.#measured = view;
    try {
      this.carry(contentSize(measureOf(view)(width), view.name));
      return 1;
    } catch (error) {
      this.#mistake ??= { error, view };
      this.#failed.push(view);
      return 0;
    } finally {
      this.#measured = null;
    }
  };

  #throwMistake() {
    const { error, view } = this.#mistake;
    this.#mistake = null;
    // They are measured again at the next update.
    for (const failed of this.#failed) {
      this.#enter((module) => module.quoin_content_changed(inside.number(failed.layout), failed.index));
    }
    this.#failed = [];
    throw new QuoinError(`${view} cannot be measured: ${error?.message ?? error}`, { cause: error });
  }
}

/** Takes an answer of the module apart. */
class Reader {
  #data;
  #position;

  constructor(buffer, position) {
    this.#data = new DataView(buffer);
    this.#position = position;
  }

  number() {
    this.#position += 4;
    return this.#data.getInt32(this.#position - 4, true);
  }

  text() {
    const count = this.number();
    this.#position += count;
    return decoder.decode(new Uint8Array(this.#data.buffer, this.#position - count, count));
  }

  list(take) {
    const taken = [];
    for (let count = this.number(); count > 0; count -= 1) taken.push(take());
    return taken;
  }
}

/** Puts a message to the module together. */
class Writer {
  #data = new DataView(new ArrayBuffer(1024));
  #count = 0;

  #reserve(count) {
    const { buffer } = this.#data;
    if (this.#count + count <= buffer.byteLength) return;
    const larger = new Uint8Array(2 * (this.#count + count));
    larger.set(new Uint8Array(buffer, 0, this.#count));
    this.#data = new DataView(larger.buffer);
  }

  number(value) {
    this.#reserve(4);
    this.#data.setInt32(this.#count, value, true);
    this.#count += 4;
  }

  double(value) {
    this.#reserve(8);
    this.#data.setFloat64(this.#count, value, true);
    this.#count += 8;
  }

  text(value) {
    this.#reserve(4 + 3 * value.length);
    const { written } = encoder.encodeInto(value, new Uint8Array(this.#data.buffer, this.#count + 4));
    this.number(written);
    this.#count += written;
  }

  list(values, add) {
    this.number(values.length);
    values.forEach(add);
  }

  get bytes() { return new Uint8Array(this.#data.buffer, 0, this.#count); }
}

// MARK: Layouts

/** A loaded engine. */
class Quoin {
  #engine;

  constructor(engine) { this.#engine = engine; }

  /** Why the engine has ended, or null as long as it has not. */
  get failure() { return this.#engine.failure; }

  /** How many bytes of memory it has. */
  get memory() { return this.#engine.buffer.byteLength; }

  /** Makes a layout. */
  layout(options = {}) { return new Layout(this.#engine, options); }
}

let measureOf;
/** What this file alone does with layouts. */
let inside;

/** A window with views in it. */
export class Layout {
  #engine;
  #number = -1;
  #width;
  #height;
  #direction = 'ltr';
  #scale = 0;
  #root;
  #views = [];
  #names = new Map();
  #frames = new Float64Array(0);
  #changedCount = 0;

  static {
    inside = {
      number: (layout) => layout.#number,
      setContent: (layout, view, content) => layout.#setContent(view, content),
      setPriorities: (layout, view, priorities, first) => layout.#setPriorities(view, priorities, first),
      hide: (layout, view, isHidden) => layout.#hide(view, isHidden),
      parentOf: (layout, view) => layout.#parentOf(view),
      isAmbiguous: (layout, view) => layout.#isAmbiguous(view),
      remove: (layout, view) => layout.#remove(view),
      get: (layout, number, what) => layout.#get(number, what),
      set: (layout, number, what, value) => layout.#set(number, what, value),
      has: (layout, number) => layout.#has(number),
      strike: (layout, number) => layout.#strike(number),
      describe: (layout, number) => layout.#describe(number),
    };
  }

  constructor(engine, options) {
    if (!(engine instanceof Engine)) throw new TypeError('layouts are made by quoin.layout()');
    checkKeys(options, layoutKeys, 'a layout');
    this.#engine = engine;
    this.#width = length(options.width ?? 0, 'the width of a layout');
    this.#height = length(options.height ?? 0, 'the height of a layout');
    const direction = directionOf(options.direction ?? 'ltr');
    const scale = scaleOf(options.scale ?? 0);
    this.#number = engine.run((module) => module.quoin_open(this.#width, this.#height));
    engine.keep(this.#number, this);
    this.#root = new View(secret, this, 0, 'superview', null);
    this.#views.push(this.#root);
    if (direction !== 'ltr') this.direction = direction;
    if (scale !== 0) this.scale = scale;
  }

  #run(body) {
    if (this.isFreed) throw new QuoinError('the layout has been freed');
    return this.#engine.run(body);
  }

  #look(body) {
    if (this.isFreed) this.#run(body);
    return this.#engine.look(body);
  }

  // MARK: The window

  get width() { return this.#width; }

  get height() { return this.#height; }

  /** What is in no other view is in this one. */
  get root() { return this.#root; }

  resize(width, height) {
    length(width, 'the width of a layout');
    length(height, 'the height of a layout');
    this.#run((module) => module.quoin_resize(this.#number, width, height));
    this.#width = width;
    this.#height = height;
  }

  get direction() { return this.#direction; }

  set direction(value) {
    const direction = directionOf(value);
    this.#run((module) => module.quoin_direct(this.#number, direction === 'rtl' ? 1 : 0));
    this.#direction = direction;
  }

  get scale() { return this.#scale; }

  set scale(value) {
    const scale = scaleOf(value);
    this.#run((module) => module.quoin_scale(this.#number, scale));
    this.#scale = scale;
  }

  // MARK: Views

  view(name, options) {
    if (name !== null && typeof name === 'object' && options === undefined) return this.view('', name);
    const title = nameOf(name ?? '');
    const given = options ?? {};
    checkKeys(given, viewKeys, 'a view');
    const parent = this.#indexOf(given.parent ?? this.#root, 'the parent of a view');
    const content = contentOf(given, title);
    const priorities = given.hugging === undefined && given.resistance === undefined
      ? [] : [...priorityPair(given.hugging, 0), ...priorityPair(given.resistance, 2)];
    const index = this.#run((module) => {
      this.#carry(content);
      return module.quoin_view(this.#number, parent, this.#engine.write(title), content.source);
    });
    const view = this.#enter(index, title, content);
    for (const [which, priority] of priorities) this.#setPriority(index, which, priority);
    if (given.hidden) view.hidden = true;
    return view;
  }

  #enter(index, name, content, text = '', isNamed = true) {
    const view = new View(secret, this, index, name, content?.measure ?? null, text);
    this.#views[index] = view;
    if (name !== '' && isNamed) this.#names.set(name.normalize(), view);
    return view;
  }

  /** Puts the size of a content where the module reads it. */
  #carry({ size }) {
    if (size) this.#engine.carry(size);
  }

  /** The number of a view, or of the one of a name. */
  #indexOf(view, what) {
    if (this.isFreed) this.#run(() => 0);
    if (typeof view === 'string') {
      const found = view === 'superview' ? this.#root : this.find(view);
      if (!found) throw new QuoinError(`${what}: there is no view ${shown(view)}`);
      return found.index;
    }
    if (!(view instanceof View)) throw new TypeError(`${what} is a view, not ${shown(view)}`);
    if (view.layout !== this) {
      throw new QuoinError(`${view} ${view.layout ? 'belongs to another layout' : 'has been removed'}`);
    }
    return view.index;
  }

  /** The view of a name. */
  find(name) { return this.#names.get(String(name).normalize()); }

  /** The views, without the root. */
  get views() { return this.#views.filter((view) => view && view !== this.#root); }

  /** The view of a number in the list of frames. */
  viewAt(index) { return this.#views[index]; }

  #setContent(view, content) {
    const index = this.#indexOf(view, 'what has a content');
    checkKeys(content ?? {}, contentKeys, 'a content');
    const taken = contentOf(content ?? {}, view.name);
    this.#run((module) => {
      this.#carry(taken);
      return module.quoin_content(this.#number, index, taken.source);
    });
    return taken.measure;
  }

  contentChanged(view) {
    const index = this.#indexOf(view, 'what is measured');
    this.#run((module) => module.quoin_content_changed(this.#number, index));
  }

  #setPriorities(view, priorities, first) {
    const index = this.#indexOf(view, 'what has a content');
    for (const [which, priority] of priorityPair(priorities, first)) this.#setPriority(index, which, priority);
  }

  #setPriority(index, which, priority) {
    this.#run((module) => module.quoin_content_priority(this.#number, index, which, priority));
  }

  #hide(view, isHidden) {
    const index = this.#indexOf(view, 'what is hidden');
    this.#run((module) => module.quoin_hide(this.#number, index, isHidden ? 1 : 0));
  }

  #parentOf(view) {
    const index = this.#indexOf(view, 'what is in another view');
    if (index === 0) return null;
    return this.#views[this.#run((module) => module.quoin_parent(this.#number, index))];
  }

  #isAmbiguous(view) {
    const index = this.#indexOf(view, 'what may be ambiguous');
    return this.#run((module) => module.quoin_ambiguous(this.#number, index)) === 1;
  }

  fittingSize(view, options = {}) {
    const index = this.#indexOf(view, 'what is measured');
    checkKeys(options, sizeKeys, 'a fitting size');
    const { width, height } = options;
    const across = width === undefined ? NaN : length(width, 'the width of a fitting size');
    const down = height === undefined ? NaN : length(height, 'the height of a fitting size');
    this.#run((module) => module.quoin_fit(this.#number, index, across, down));
    const [fittingWidth, fittingHeight] = this.#engine.tray;
    return { width: fittingWidth, height: fittingHeight };
  }

  #remove(view) {
    const index = this.#indexOf(view, 'what is removed');
    this.#run((module) => module.quoin_remove_view(this.#number, index));
    const reader = this.#engine.answer();
    reader.list(() => this.#forget(reader.number()));
  }

  #forget(index) {
    const view = this.#views[index];
    const name = view.name.normalize();
    if (this.#names.get(name) === view) this.#names.delete(name);
    this.#views[index] = undefined;
    leave(view);
  }

  // MARK: Constraints

  add(text, options = {}) {
    checkKeys(options, textKeys, 'sentences');
    return this.#say(text, options, 0, [], 'quoin_add');
  }

  format(text, options = {}) {
    checkKeys(options, formatKeys, 'a format');
    const container = this.#indexOf(options.in ?? this.#root, 'what a format is in');
    const names = list(options.options ?? [], 'the options of a format').map((name) => {
      if (typeof name !== 'string') throw new TypeError(`an option of a format is a text, not ${shown(name)}`);
      return name;
    });
    return this.#say(text, options, container, names, 'quoin_format');
  }

  #say(text, { metrics = {}, views }, container, options, name) {
    if (typeof text !== 'string') throw new TypeError(`constraints are a text, not ${shown(text)}`);
    const writer = new Writer();
    writer.text(text);
    writer.number(views === undefined ? 0 : 1);
    if (views !== undefined) {
      writer.list(this.#named(views), ([title, index]) => {
        writer.text(title);
        writer.number(index);
      });
    }
    writer.list(Object.entries(record(metrics, 'metrics')), ([title, value]) => {
      writer.text(title);
      writer.double(Number.isFinite(value) ? value : finite(value, `the metric ${shown(title)}`));
    });
    writer.number(container);
    writer.list(options, (option) => writer.text(option));
    const bytes = writer.bytes;
    const isDone = this.#run((module) => (
      module[name] ? (module[name](this.#number, this.#engine.send(bytes)) < 0 ? -1 : 1) : 0));
    if (!isDone) throw new QuoinError('this module reads no texts: load quoin.wasm for that');
    const reader = this.#engine.answer();
    const made = reader.list(() => this.#enter(
      reader.number(), reader.text(), null, reader.text(), views === undefined));
    const numbers = reader.list(() => ({ number: reader.number(), label: reader.text() }));
    return new Statements(secret, made, numbers.map(({ number, label }) => new Constraint(secret, this, number, label)));
  }

  /** Views by the names that a text has for them, with their numbers. */
  #named(views) {
    const pairs = Array.isArray(views)
      ? views.map((view) => [view?.name, view])
      : Object.entries(record(views, 'views'));
    return pairs.map(([title, view]) => [title ?? '', this.#indexOf(view, 'what a text calls a view')]);
  }

  constrain(described) {
    if (!Array.isArray(described)) return this.#constrain(described);
    const made = [];
    try {
      for (const one of described) made.push(this.#constrain(one));
    } catch (error) {
      if (!this.#engine.failure) made.forEach((constraint) => constraint.remove());
      throw error;
    }
    return made;
  }

  #constrain(described) {
    const {
      item, attribute, relation = '=', to = null, toAttribute, multiplier = 1, constant = 0, priority = 1000, label = '',
    } = checkKeys(described, constraintKeys, 'a constraint');
    const first = this.#indexOf(item, 'the item of a constraint');
    const second = to === null ? -1 : this.#indexOf(to, 'the second item of a constraint');
    const part = numberOf(attributes, attribute, 'attribute');
    const otherPart = to === null && toAttribute === undefined
      ? 0 : numberOf(attributes, toAttribute ?? attribute, 'attribute');
    if (to === null && otherPart !== 0) {
      throw new QuoinError(`there is the attribute ${shown(toAttribute)} without a view that has it: say "to"`);
    }
    const comparison = numberOf(relations, relation, 'relation');
    finite(multiplier, 'the multiplier of a constraint');
    finite(constant, 'the constant of a constraint');
    finite(priority, 'the priority of a constraint');
    const name = nameOf(label);
    const number = this.#run((module) => module.quoin_constrain(
      this.#number, first, part, comparison, second, otherPart, multiplier, constant, priority,
      this.#engine.write(name)));
    return new Constraint(secret, this, number, name);
  }

  // Of a constraint, by its number.

  #get(number, what) {
    const value = this.#look((module) => module.quoin_get(this.#number, number, what));
    if (Number.isNaN(value)) throw new QuoinError('the constraint has been removed');
    return value;
  }

  #set(number, what, value) {
    if (this.#run((module) => module.quoin_set(this.#number, number, what, value)) === 1) return;
    this.#get(number, what);
    throw new RangeError(`a constraint cannot have the ${['constant', 'priority', 'activity', 'multiplier'][what]} ${value}`);
  }

  #strike(number) { this.#run((module) => module.quoin_remove(this.#number, number)); }

  #has(number) { return !Number.isNaN(this.#look((module) => module.quoin_get(this.#number, number, 0))); }

  #describe(number) {
    this.#run((module) => module.quoin_describe(this.#number, number));
    return this.#engine.answer().text();
  }

  // MARK: Laying out

  update() {
    this.#changedCount = 0;
    this.#run((module) => {
      // It counts even if something could not be measured.
      this.#changedCount = module.quoin_update(this.#number);
      return 0;
    });
    return this.#changedCount;
  }

  get frames() {
    if (this.isFreed) this.#run(() => 0);
    const place = this.#engine.framesOf(this.#number);
    const buffer = this.#engine.buffer;
    const count = 4 * this.#views.length;
    const frames = this.#frames;
    if (frames.buffer !== buffer || frames.byteOffset !== place || frames.length !== count) {
      this.#frames = new Float64Array(buffer, place, count);
    }
    return this.#frames;
  }

  get changedIndices() {
    const place = this.#run((module) => module.quoin_changed(this.#number));
    return new Int32Array(this.#engine.buffer, place, this.#changedCount);
  }

  get changed() {
    return Array.from(this.changedIndices, (index) => this.#views[index]).filter(Boolean);
  }

  takeDiagnostics() {
    this.#run((module) => module.quoin_reports(this.#number));
    const reader = this.#engine.answer();
    return reader.list(() => ({ kind: reader.text(), message: reader.text() }));
  }

  // MARK: The end

  get isFreed() { return this.#number < 0; }

  free() {
    if (this.isFreed) return;
    if (!this.#engine.failure) this.#engine.run((module) => { module.quoin_close(this.#number); return 0; });
    this.#engine.forget(this.#number);
    this.#number = -1;
    this.#frames = new Float64Array(0);
    for (const view of this.#views) {
      if (view) leave(view);
    }
    this.#views = [];
    this.#names.clear();
  }
}

// MARK: Views and constraints

/** What only this file can show, so that nobody else makes views. */
const secret = Symbol('quoin');
let leave;

/** A rectangle that constraints place. */
export class View {
  #layout;
  #index;
  #name;
  #text;
  #measure;
  #hidden = false;

  static {
    measureOf = (view) => view.#measure;
    leave = (view) => {
      view.#layout = null;
      view.#measure = null;
    };
  }

  constructor(key, layout, index, name, measure, text = '') {
    if (key !== secret) throw new TypeError('views are made by layout.view()');
    this.#layout = layout;
    this.#measure = measure;
    this.#index = index;
    this.#name = name;
    this.#text = text;
  }

  get index() { return this.#index; }

  get name() { return this.#name; }

  get text() { return this.#text; }

  /** The layout that it is in; null once it has been removed. */
  get layout() { return this.#layout; }

  get #present() {
    if (!this.#layout) throw new QuoinError(`${this} has been removed`);
    return this.#layout;
  }

  get parent() { return inside.parentOf(this.#present, this); }

  get frame() {
    const frames = this.#present.frames;
    const start = 4 * this.index;
    return { x: frames[start], y: frames[start + 1], width: frames[start + 2], height: frames[start + 3] };
  }

  get frameInLayout() {
    const frame = this.frame;
    for (let view = this.parent; view && view.index !== 0; view = view.parent) {
      const { x, y } = view.frame;
      frame.x += x;
      frame.y += y;
    }
    return frame;
  }

  get hidden() { return this.#hidden; }

  set hidden(value) {
    inside.hide(this.#present, this, Boolean(value));
    this.#hidden = Boolean(value);
  }

  get isAmbiguous() { return inside.isAmbiguous(this.#present, this); }

  setContent(content) { this.#measure = inside.setContent(this.#present, this, content); }

  contentChanged() { this.#present.contentChanged(this); }

  setHugging(priority) { inside.setPriorities(this.#present, this, priority, 0); }

  setResistance(priority) { inside.setPriorities(this.#present, this, priority, 2); }

  remove() {
    // What has gone need not be removed.
    if (this.#layout) inside.remove(this.#layout, this);
  }

  toString() { return this.name === '' ? `view ${this.index}` : `view ${shown(this.name)}`; }
}

/** A constraint that is in force, or can be brought in force. */
export class Constraint {
  #layout;
  #number;
  #label;

  constructor(key, layout, number, label) {
    if (key !== secret) throw new TypeError('constraints are made by a layout');
    this.#layout = layout;
    this.#number = number;
    this.#label = label;
  }

  get label() { return this.#label; }

  get constant() { return inside.get(this.#layout, this.#number, 0); }

  set constant(value) { inside.set(this.#layout, this.#number, 0, finite(value, 'the constant of a constraint')); }

  get priority() { return inside.get(this.#layout, this.#number, 1); }

  set priority(value) { inside.set(this.#layout, this.#number, 1, priorityOf(value)); }

  get multiplier() { return inside.get(this.#layout, this.#number, 3); }

  set multiplier(value) { inside.set(this.#layout, this.#number, 3, finite(value, 'the multiplier of a constraint')); }

  get isActive() { return inside.get(this.#layout, this.#number, 2) === 1; }

  set isActive(value) { inside.set(this.#layout, this.#number, 2, value ? 1 : 0); }

  /** Whether it has been removed, by itself or with one of its views. */
  get isRemoved() { return this.#layout.isFreed || !inside.has(this.#layout, this.#number); }

  remove() {
    // Of a layout that was freed, nothing is left to be removed.
    if (!this.#layout.isFreed) inside.strike(this.#layout, this.#number);
  }

  toString() { return this.isRemoved ? 'removed constraint' : inside.describe(this.#layout, this.#number); }
}

/** What a text has made. */
export class Statements {
  constructor(key, views, constraints) {
    if (key !== secret) throw new TypeError('statements are made by a layout');
    this.views = views;
    this.constraints = constraints;
  }

  labeled(label) {
    return this.constraints.find((one) => one.label === label || one.label === `${label}[0]`);
  }

  get isActive() { return this.constraints.every((one) => !one.isRemoved && one.isActive); }

  set isActive(value) {
    for (const constraint of this.constraints) {
      if (!constraint.isRemoved) constraint.isActive = value;
    }
  }

  remove() { this.constraints.forEach((constraint) => constraint.remove()); }
}

// MARK: What is taken

const contentKeys = new Set(['width', 'height', 'baseline', 'lastBaseline', 'measure', 'wraps']);
const viewKeys = new Set([...contentKeys, 'parent', 'hidden', 'hugging', 'resistance']);
const layoutKeys = new Set(['width', 'height', 'direction', 'scale']);
const sizeKeys = new Set(['width', 'height']);
const pairKeys = new Set(['horizontal', 'vertical']);
const textKeys = new Set(['metrics', 'views']);
const formatKeys = new Set([...textKeys, 'options', 'in']);
const constraintKeys = new Set([
  'item', 'attribute', 'relation', 'to', 'toAttribute', 'multiplier', 'constant', 'priority', 'label',
]);
const attributes = new Map([
  'left', 'right', 'top', 'bottom', 'leading', 'trailing', 'width', 'height', 'centerX', 'centerY', 'lastBaseline',
  'firstBaseline', 'leftMargin', 'rightMargin', 'topMargin', 'bottomMargin', 'leadingMargin', 'trailingMargin',
  'centerXWithinMargins', 'centerYWithinMargins',
].map((name, position) => [name, position + 1]));
const relations = new Map(Object.entries({
  '=': 0, '==': 0, equal: 0, '<=': -1, '≤': -1, lessThanOrEqual: -1, '>=': 1, '≥': 1, greaterThanOrEqual: 1,
}));

/** A value as messages show it. */
function shown(value) {
  if (typeof value === 'string') return JSON.stringify(value.length > 40 ? `${value.slice(0, 39)}…` : value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value !== 'object' && typeof value !== 'function') return String(value);
  if (value === null) return 'null';
  return Array.isArray(value) ? 'an array' : typeof value === 'function' ? 'a function' : 'an object';
}

function checkKeys(object, known, what) {
  for (const key in record(object, what)) {
    if (!known.has(key)) throw new TypeError(`${what} has no ${shown(key)}, but ${[...known].join(', ')}`);
  }
  return object;
}

function record(value, what) {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new TypeError(`${what}: an object is expected, not ${shown(value)}`);
  }
  return value;
}

function list(value, what) {
  if (!Array.isArray(value)) throw new TypeError(`${what} are an array, not ${shown(value)}`);
  return value;
}

function finite(value, what) {
  if (typeof value !== 'number') throw new TypeError(`${what} is a number, not ${shown(value)}`);
  if (!Number.isFinite(value)) throw new RangeError(`${what} must be finite, not ${value}`);
  return value;
}

function length(value, what) {
  if (finite(value, what) < 0) throw new RangeError(`${what} must not be negative, as ${value} is`);
  return value;
}

function priorityOf(value) {
  finite(value, 'a priority');
  // As the engine has it, with 24 bits.
  const single = Math.fround(value);
  if (!(single > 0 && single <= 1000)) throw new RangeError(`a priority is above 0 and at most 1000, not ${value}`);
  return value;
}

/** Priorities along the line and down, as pairs of which one and what. */
function priorityPair(value, first) {
  if (value === undefined) return [];
  if (typeof value === 'number') return [[first, priorityOf(value)], [first + 1, value]];
  const { horizontal, vertical } = checkKeys(value, pairKeys, 'a pair of priorities');
  return [[first, horizontal], [first + 1, vertical]]
    .filter(([, one]) => one !== undefined)
    .map(([which, one]) => [which, priorityOf(one)]);
}

function nameOf(value) {
  if (value === '') return value;
  if (typeof value !== 'string') throw new TypeError(`a name is a text, not ${shown(value)}`);
  // Half of a pair of surrogates would become another character on its way.
  if (/\p{Surrogate}/u.test(value)) throw new TypeError(`the name ${shown(value)} has half a character in it`);
  return value;
}

function directionOf(value) {
  if (value !== 'ltr' && value !== 'rtl') throw new TypeError(`a direction is "ltr" or "rtl", not ${shown(value)}`);
  return value;
}

function scaleOf(value) { return length(value, 'the scale of a layout'); }

function numberOf(table, name, what) {
  const number = table.get(name);
  if (number !== undefined) return number;
  throw new QuoinError(`there is no ${what} ${shown(name)}, but ${[...table.keys()].join(', ')}`);
}

/** Where the size of a content comes from: what the module calls it, the size, and the function. */
function contentOf(content, name) {
  const { measure, wraps = true } = content;
  const hasSize = content.width !== undefined || content.height !== undefined || content.baseline !== undefined
    || content.lastBaseline !== undefined;
  if (measure === undefined) {
    return hasSize ? { source: 1, size: contentSize(content, name), measure: null } : noContent;
  }
  if (typeof measure !== 'function') throw new TypeError(`"measure" is a function, not ${shown(measure)}`);
  if (hasSize) throw new TypeError(`${titled(name)} has either a size or a function that measures it`);
  return { source: wraps ? 3 : 2, size: null, measure };
}

const noContent = { source: 0, size: null, measure: null };

/** What messages call a view of a name. */
function titled(name) { return `view ${shown(name)}`; }

/** The size of a content with nothing left out; a negative length is none. */
function contentSize(value, name) {
  if (value === null || typeof value !== 'object') {
    throw new TypeError(`the size of ${titled(name)} is { width, height }, not ${shown(value)}`);
  }
  const { width, height, baseline, lastBaseline } = value;
  const isPlain = isLength(width) && isLength(height) && baseline === undefined && lastBaseline === undefined;
  if (isPlain) return { width, height, baseline: 0, lastBaseline: 0 };
  const side = (size, what) => (size === undefined ? -1 : length(size, `the ${what} of ${titled(name)}`));
  const place = (line, what, otherwise) => (
    line === undefined ? otherwise : finite(line, `the ${what} of ${titled(name)}`));
  const down = side(height, 'height');
  // A text of one line has one baseline; what has none counts from its edges.
  const first = place(baseline, 'baseline', 0);
  const last = place(lastBaseline, 'last baseline', baseline === undefined ? 0 : Math.max(0, down) - first);
  return { width: side(width, 'width'), height: down, baseline: first, lastBaseline: last };
}

function isLength(value) { return typeof value === 'number' && value >= 0 && value < Infinity; }
