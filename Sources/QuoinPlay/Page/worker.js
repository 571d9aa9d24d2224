'use strict';
// Runs the engine where it cannot hold up the page. One request at a time; the page ends a worker that takes too long.
let exports = null;
const decoder = new TextDecoder();
const encoder = new TextEncoder();

function answer(count) {
  // A new array each time: when the memory grows, the old buffer is detached.
  return decoder.decode(new Uint8Array(exports.memory.buffer, exports.quoin_answer(), count));
}

function run(request) {
  const bytes = encoder.encode(request);
  const place = exports.quoin_allocate(bytes.length);
  new Uint8Array(exports.memory.buffer, place, bytes.length).set(bytes);
  const count = exports.quoin_run(place, bytes.length);
  exports.quoin_free(place);
  return answer(count);
}

onmessage = ({ data }) => {
  const start = performance.now();
  try {
    if (data.module) {
      exports = new WebAssembly.Instance(data.module, {}).exports;
      return;
    }
    const text = data.request === undefined
      ? answer(exports.quoin_resize(data.width, data.height)) : run(data.request);
    postMessage({ text, time: performance.now() - start, memory: exports.memory.buffer.byteLength });
  } catch (error) {
    // After a trap nothing in the instance can be relied on.
    postMessage({ failure: String(error && error.message || error) });
  }
};
