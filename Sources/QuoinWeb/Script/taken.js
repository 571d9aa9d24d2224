import { QuoinError } from './errors.js';

export const contentKeys = new Set(['width', 'height', 'baseline', 'lastBaseline', 'measure', 'wraps']);
export const viewKeys = new Set([...contentKeys, 'parent', 'hidden', 'hugging', 'resistance']);
export const layoutKeys = new Set(['width', 'height', 'direction', 'scale']);
export const sizeKeys = new Set(['width', 'height']);
export const pairKeys = new Set(['horizontal', 'vertical']);
export const textKeys = new Set(['metrics', 'views']);
export const formatKeys = new Set([...textKeys, 'options', 'in']);
export const constraintKeys = new Set([
  'item', 'attribute', 'relation', 'to', 'toAttribute', 'multiplier', 'constant', 'priority', 'label',
]);
export const attributes = new Map([
  'left', 'right', 'top', 'bottom', 'leading', 'trailing', 'width', 'height', 'centerX', 'centerY', 'lastBaseline',
  'firstBaseline', 'leftMargin', 'rightMargin', 'topMargin', 'bottomMargin', 'leadingMargin', 'trailingMargin',
  'centerXWithinMargins', 'centerYWithinMargins',
].map((name, position) => [name, position + 1]));
export const relations = new Map(Object.entries({
  '=': 0, '==': 0, equal: 0, '<=': -1, '≤': -1, lessThanOrEqual: -1, '>=': 1, '≥': 1, greaterThanOrEqual: 1,
}));

/** A value as messages show it. */
export function shown(value) {
  if (typeof value === 'string') return JSON.stringify(value.length > 40 ? `${value.slice(0, 39)}…` : value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value !== 'object' && typeof value !== 'function') return String(value);
  if (value === null) return 'null';
  return Array.isArray(value) ? 'an array' : typeof value === 'function' ? 'a function' : 'an object';
}

export function checkKeys(object, known, what) {
  for (const key in record(object, what)) {
    if (!known.has(key)) throw new TypeError(`${what} has no ${shown(key)}, but ${[...known].join(', ')}`);
  }
  return object;
}

export function record(value, what) {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw new TypeError(`${what}: an object is expected, not ${shown(value)}`);
  }
  return value;
}

export function list(value, what) {
  if (!Array.isArray(value)) throw new TypeError(`${what} are an array, not ${shown(value)}`);
  return value;
}

export function finite(value, what) {
  if (typeof value !== 'number') throw new TypeError(`${what} is a number, not ${shown(value)}`);
  if (!Number.isFinite(value)) throw new RangeError(`${what} must be finite, not ${value}`);
  return value;
}

export function length(value, what) {
  if (finite(value, what) < 0) throw new RangeError(`${what} must not be negative, as ${value} is`);
  return value;
}

export function priorityOf(value) {
  finite(value, 'a priority');
  // As the engine has it, with 24 bits.
  const single = Math.fround(value);
  if (!(single > 0 && single <= 1000)) throw new RangeError(`a priority is above 0 and at most 1000, not ${value}`);
  return value;
}

/** Priorities along the line and down, as pairs of which one and what. */
export function priorityPair(value, first) {
  if (value === undefined) return [];
  if (typeof value === 'number') return [[first, priorityOf(value)], [first + 1, value]];
  const { horizontal, vertical } = checkKeys(value, pairKeys, 'a pair of priorities');
  return [[first, horizontal], [first + 1, vertical]]
    .filter(([, one]) => one !== undefined)
    .map(([which, one]) => [which, priorityOf(one)]);
}

export function nameOf(value) {
  if (value === '') return value;
  if (typeof value !== 'string') throw new TypeError(`a name is a text, not ${shown(value)}`);
  // Half of a pair of surrogates would become another character on its way.
  if (/\p{Surrogate}/u.test(value)) throw new TypeError(`the name ${shown(value)} has half a character in it`);
  return value;
}

export function directionOf(value) {
  if (value !== 'ltr' && value !== 'rtl') throw new TypeError(`a direction is "ltr" or "rtl", not ${shown(value)}`);
  return value;
}

export function scaleOf(value) { return length(value, 'the scale of a layout'); }

export function numberOf(table, name, what) {
  const number = table.get(name);
  if (number !== undefined) return number;
  throw new QuoinError(`there is no ${what} ${shown(name)}, but ${[...table.keys()].join(', ')}`);
}

/** Where the size of a content comes from: what the module calls it, the size, and the function. */
export function contentOf(content, name) {
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

export const noContent = { source: 0, size: null, measure: null };

/** What messages call a view of a name. */
export function titled(name) { return `view ${shown(name)}`; }

/** The size of a content with nothing left out; a negative length is none. */
export function contentSize(value, name) {
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

export function isLength(value) { return typeof value === 'number' && value >= 0 && value < Infinity; }
