/**
 * This file implements SHA-256 synchronously and identically in Node and browsers, so that a player's browser
 * can verify a round; the browser's built-in digest is asynchronous.
 */
const fractionalBits = (root: (prime: number) => number, count: number): number[] => {
  const words: number[] = [];
  for (let candidate = 2; words.length < count; candidate++) {
    let prime = true;
    for (let divisor = 2; divisor * divisor <= candidate; divisor++)
      if (candidate % divisor === 0) prime = false;
    if (prime) words.push(((root(candidate) % 1) * 2 ** 32) | 0);
  }
  return words;
};

const constants = Int32Array.from(fractionalBits(Math.cbrt, 64));
const initial = Int32Array.from(fractionalBits(Math.sqrt, 8));
const schedule = new Int32Array(64);

const rotate = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function compress(state: Int32Array, block: Uint8Array, at: number): void {
  for (let i = 0; i < 16; i++) {
    const from = at + i * 4;
    schedule[i] =
      (block[from]! << 24) | (block[from + 1]! << 16) | (block[from + 2]! << 8) | block[from + 3]!;
  }
  for (let i = 16; i < 64; i++) {
    const early = schedule[i - 15]!;
    const late = schedule[i - 2]!;
    const s0 = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const s1 = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    schedule[i] = (schedule[i - 16]! + s0 + schedule[i - 7]! + s1) | 0;
  }
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  let e = state[4]!;
  let f = state[5]!;
  let g = state[6]!;
  let h = state[7]!;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + constants[i]! + schedule[i]!) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  state[0]! += a;
  state[1]! += b;
  state[2]! += c;
  state[3]! += d;
  state[4]! += e;
  state[5]! += f;
  state[6]! += g;
  state[7]! += h;
}

/**
 * Hashes `message`, continuing from the state `from` after `prefixBytes` bytes (a multiple of the block
 * size).
 */
function digestFrom(from: Int32Array, prefixBytes: number, message: Uint8Array): Uint8Array {
  const state = from.slice();
  const padded = new Uint8Array((((message.length + 8) >> 6) << 6) + 64);
  padded.set(message);
  padded[message.length] = 0x80;
  const bits = (prefixBytes + message.length) * 8;
  const end = new DataView(padded.buffer, padded.length - 8);
  end.setUint32(0, Math.floor(bits / 2 ** 32));
  end.setUint32(4, bits >>> 0);
  for (let at = 0; at < padded.length; at += 64) compress(state, padded, at);
  const out = new Uint8Array(32);
  const view = new DataView(out.buffer);
  for (let i = 0; i < 8; i++) view.setInt32(i * 4, state[i]!);
  return out;
}

const utf8 = new TextEncoder();

function sha256(message: Uint8Array): Uint8Array {
  return digestFrom(initial, 0, message);
}

export function sha256Hex(text: string): string {
  return Array.from(sha256(utf8.encode(text)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** HMAC-SHA-256 that hashes the key's two blocks only once, for streams with many messages. */
export function hmacSha256(key: string): (message: string) => Uint8Array {
  const bytes = utf8.encode(key);
  const short = bytes.length > 64 ? sha256(bytes) : bytes;
  const keyed = (pad: number): Int32Array => {
    const block = new Uint8Array(64).fill(pad);
    for (let i = 0; i < short.length; i++) block[i]! ^= short[i]!;
    const state = initial.slice();
    compress(state, block, 0);
    return state;
  };
  const inner = keyed(0x36);
  const outer = keyed(0x5c);
  return (message) => digestFrom(outer, 64, digestFrom(inner, 64, utf8.encode(message)));
}
