import { QuoinError } from './errors.js';
import { inside, secret } from './friends.js';
import {
  attributes, checkKeys, constraintKeys, contentKeys, contentOf, directionOf, finite, formatKeys, layoutKeys,
  length, list, nameOf, numberOf, priorityPair, record, relations, scaleOf, shown, sizeKeys, textKeys, viewKeys,
} from './taken.js';
import { Writer } from './messages.js';
import { Engine } from './engine.js';
import { View } from './views.js';
import { Constraint, Statements } from './constraints.js';

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
    Object.assign(inside, {
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
    });
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
    inside.leave(view);
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
      if (view) inside.leave(view);
    }
    this.#views = [];
    this.#names.clear();
  }
}
