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

import { QuoinError } from './errors.js';
import { shown } from './taken.js';
import { Engine } from './engine.js';
import { View } from './views.js';
import { Constraint, Statements } from './constraints.js';
import { Layout } from './layout.js';

export { Constraint, Layout, QuoinError, Statements, View };

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
