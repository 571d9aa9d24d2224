import { inside, secret } from './friends.js';
import { finite, priorityOf } from './taken.js';

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
