import type { PayByCount, Slot } from "./slot.ts";

/** A slot compiled for speed: symbols are numbers, and tables are dense arrays. */
export type CompiledSlot = {
  slot: Slot;
  letters: string;
  reelCount: number;
  rows: number;
  reels: readonly Uint8Array[];
  freeReels: readonly Uint8Array[];
  anteReels: readonly Uint8Array[];
  /** `pays[symbol][count]` in coins; a count without its own payout uses the next lower one. */
  pays: readonly Float64Array[];
  wildPays: Float64Array;
  mixedPays: Float64Array;
  isMixed: Uint8Array;
  /** Scatters, coins and similar symbols, which break lines and ways and cannot be replaced by wilds. */
  isApart: Uint8Array;
  lines: readonly Uint8Array[];
  /** The numbers of the special symbols; if the slot does not have a symbol, the number matches no cell. */
  wild: number;
  scatter: number;
  mystery: number;
  lantern: number;
  coin: number;
  cash: number;
  collector: number;
};

const NONE = 255;

function dense(pays: PayByCount | undefined, most: number): Float64Array {
  const table = new Float64Array(most + 1);
  for (let count = 1; count <= most; count++) table[count] = pays?.[count] ?? table[count - 1]!;
  return table;
}

const compiled = new WeakMap<Slot, CompiledSlot>();

export function compileSlot(slot: Slot): CompiledSlot {
  let ready = compiled.get(slot);
  if (!ready) {
    ready = compile(slot);
    compiled.set(slot, ready);
  }
  return ready;
}

function compile(slot: Slot): CompiledSlot {
  const letters = Object.keys(slot.symbols).join("");
  const numberOf = (letter: string | undefined): number => (letter ? letters.indexOf(letter) : NONE);
  const strip = (text: string): Uint8Array =>
    Uint8Array.from(text, (letter) => {
      const symbol = letters.indexOf(letter);
      if (symbol < 0) throw new RangeError(`${slot.slug}: strip letter ${letter} has no symbol.`);
      return symbol;
    });
  const cells = slot.reels.length * slot.rows;
  const reels = slot.reels.map(strip);
  const apart = [
    slot.scatter,
    slot.lantern?.letter,
    slot.holdAndWin?.coin,
    slot.collect?.cash,
    slot.collect?.collector,
  ].map(numberOf);
  return {
    slot,
    letters,
    reelCount: slot.reels.length,
    rows: slot.rows,
    reels,
    freeReels: slot.freeSpins?.reels?.map(strip) ?? reels,
    anteReels: slot.anteBet?.reels.map(strip) ?? reels,
    pays: [...letters].map((letter) => dense(slot.pays[letter], cells)),
    wildPays: dense(slot.wild ? slot.pays[slot.wild] : undefined, cells),
    mixedPays: dense(slot.mixed?.pays, cells),
    isMixed: Uint8Array.from(letters, (letter) => (slot.mixed?.letters.includes(letter) ? 1 : 0)),
    isApart: Uint8Array.from(letters, (_, symbol) => (apart.includes(symbol) ? 1 : 0)),
    lines: slot.reading.kind === "lines" ? slot.reading.lines.map((line) => Uint8Array.from(line)) : [],
    wild: numberOf(slot.wild),
    scatter: numberOf(slot.scatter),
    mystery: numberOf(slot.mystery?.letter),
    lantern: numberOf(slot.lantern?.letter),
    coin: numberOf(slot.holdAndWin?.coin),
    cash: numberOf(slot.collect?.cash),
    collector: numberOf(slot.collect?.collector),
  };
}
