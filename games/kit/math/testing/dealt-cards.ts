import { DECK_SIZE, JOKER_CODE, parseCard } from "../cards.ts";
import type { RandomSource } from "../random-source.ts";

/** A random source that deals exactly the given cards from a shoe, in the given order. */
export function dealtCards(text: string): RandomSource {
  const taken: number[] = [];
  const wanted = text.split(" ").map((code) => {
    let card = code === JOKER_CODE ? DECK_SIZE : parseCard(code);
    while (taken.includes(card)) card += DECK_SIZE;
    taken.push(card);
    return card;
  });
  let at = 0;
  return {
    below(bound) {
      const card = wanted[at];
      if (card === undefined) throw new Error("No more cards were expected.");
      const pick = card - wanted.slice(0, at++).filter((before) => before < card).length;
      if (pick >= bound) throw new Error(`${card} is not in a shoe of ${bound}.`);
      return pick;
    },
  };
}
