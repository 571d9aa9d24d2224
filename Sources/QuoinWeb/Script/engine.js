import { QuoinError } from './errors.js';
import { inside } from './friends.js';
import { contentSize } from './taken.js';
import { encoder, Reader } from './messages.js';

/** The module, and what is going on in it. */
export class Engine {
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
      this.carry(contentSize(inside.measureOf(view)(width), view.name));
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
