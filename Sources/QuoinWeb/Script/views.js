import { QuoinError } from './errors.js';
import { inside, secret } from './friends.js';
import { shown } from './taken.js';

/** A rectangle that constraints place. */
export class View {
  #layout;
  #index;
  #name;
  #text;
  #measure;
  #hidden = false;

  static {
    Object.assign(inside, {
      measureOf: (view) => view.#measure,
      leave: (view) => {
        view.#layout = null;
        view.#measure = null;
      },
    });
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
