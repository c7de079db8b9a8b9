const SCHEDULE = 64;
const roundConstants = fractions((prime) => prime ** (1 / 3), SCHEDULE);
const initialState = fractions((prime) => prime ** (1 / 2), 8);

/**
 * SHA-256 of plain ASCII text, in hexadecimal. The browser's own digest is asynchronous and not available
 * without TLS, while a proof of work needs thousands of hashes in a row.
 */
export function sha256Hex(text: string): string {
  const words = padded(text);
  const state = Uint32Array.from(initialState);
  const schedule = new Uint32Array(SCHEDULE);
  for (let start = 0; start < words.length; start += 16) {
    schedule.set(words.subarray(start, start + 16));
    compress(state, schedule);
  }
  return [...state].map((word) => word.toString(16).padStart(8, "0")).join("");
}

function padded(text: string): Uint32Array {
  const blocks = Math.ceil((text.length + 9) / 64);
  const bytes = new DataView(new ArrayBuffer(blocks * 64));
  for (let at = 0; at < text.length; at += 1) bytes.setUint8(at, text.charCodeAt(at));
  bytes.setUint8(text.length, 0x80);
  bytes.setUint32(blocks * 64 - 4, text.length * 8);
  return Uint32Array.from({ length: blocks * 16 }, (_, index) => bytes.getUint32(index * 4));
}

function compress(state: Uint32Array, schedule: Uint32Array): void {
  for (let at = 16; at < SCHEDULE; at += 1) {
    const early = schedule[at - 15]!;
    const late = schedule[at - 2]!;
    const small0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const small1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    schedule[at] = schedule[at - 16]! + small0 + schedule[at - 7]! + small1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < SCHEDULE; at += 1) {
    const big1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const one = h + big1 + ((e & f) ^ (~e & g)) + roundConstants[at]! + schedule[at]!;
    const big0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const two = big0 + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) state[index] = state[index]! + value;
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

/** The constants of the SHA-256 standard: the first 32 bits of the fractional parts of roots of primes. */
function fractions(root: (prime: number) => number, count: number): Uint32Array {
  const found: number[] = [];
  for (let candidate = 2; found.length < count; candidate += 1) {
    const isPrime = Array.from({ length: candidate - 2 }, (_, index) => index + 2).every(
      (divisor) => candidate % divisor !== 0,
    );
    if (isPrime) found.push((root(candidate) % 1) * 2 ** 32);
  }
  return Uint32Array.from(found);
}
