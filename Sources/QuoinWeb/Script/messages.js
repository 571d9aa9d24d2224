export const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Takes an answer of the module apart. */
export class Reader {
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
export class Writer {
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
