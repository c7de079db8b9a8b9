import { type FinishModel, stageFor } from "./finish-model.ts";

const indexOf = (model: FinishModel, runner: number): number => {
  const at = model.runners.indexOf(runner);
  if (at === -1) throw new RangeError(`Runner ${runner} is not in this race.`);
  return at;
};

/** The chance that the given runners finish first, second, third and so on, in the given order. */
export function orderChance(model: FinishModel, order: readonly number[]): number {
  let chance = 1;
  const gone = new Set<number>();
  for (const [filled, runner] of order.entries()) {
    const at = indexOf(model, runner);
    if (gone.has(at)) return 0;
    const stage = stageFor(model, filled);
    let left = 0;
    for (let other = 0; other < stage.length; other++) if (!gone.has(other)) left += stage[other]!;
    chance *= stage[at]! / left;
    gone.add(at);
  }
  return chance;
}

export const winChance = (model: FinishModel, runner: number): number => orderChance(model, [runner]);

/** A quinella covers two finishing orders, unlike an exacta, trifecta or superfecta, which covers one. */
export const quinellaChance = (model: FinishModel, one: number, other: number): number =>
  orderChance(model, [one, other]) + orderChance(model, [other, one]);

/**
 * Each runner's chance of each of the first `places`, as `[runner][place]`. The chances are exact, because all
 * possible orders of the horses ahead are added up; this is fast for up to four places.
 */
export function placeTable(model: FinishModel, places: number): number[][] {
  const count = model.runners.length;
  const table = model.runners.map(() => new Array<number>(Math.min(places, count)).fill(0));
  const gone = new Uint8Array(count);
  const fill = (filled: number, chance: number): void => {
    if (filled >= places || filled >= count) return;
    const stage = stageFor(model, filled);
    let left = 0;
    for (let at = 0; at < count; at++) if (!gone[at]) left += stage[at]!;
    for (let at = 0; at < count; at++) {
      if (gone[at]) continue;
      const here = (chance * stage[at]!) / left;
      table[at]![filled]! += here;
      gone[at] = 1;
      fill(filled + 1, here);
      gone[at] = 0;
    }
  };
  fill(0, 1);
  return table;
}

/** Each runner's chance of finishing in the first `places`, in the order of `model.runners`. */
export const placedChances = (model: FinishModel, places: number): number[] =>
  placeTable(model, places).map((chances) => chances.reduce((sum, chance) => sum + chance, 0));
