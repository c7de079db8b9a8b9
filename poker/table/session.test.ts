import fc from "fast-check";
import { expect, test } from "vitest";
import { sortedDeck } from "../cards.ts";
import { apply } from "../engine/apply.ts";
import { startHand } from "../engine/start-hand.ts";
import type { HandState } from "../engine/state.ts";
import { between, randomFrom, shuffle } from "../testing/random.ts";
import { randomAction } from "../testing/random-hand.ts";
import { stackedSetup } from "../testing/stacked-hand.ts";
import { type DealtIn, forcedBets, type Stakes } from "./forced-bets.ts";
import { type MissedBlinds, mayEnter, missBlinds } from "./missed-blinds.ts";
import { firstPositions, nextPositions, type Positions } from "./positions.ts";

const stakes: Stakes = { smallBlind: 1, bigBlind: 2, ante: { kind: "bigBlind", amount: 2 } };
const { rules } = stackedSetup({ stacks: [1, 1], trimAntes: false });
const nothing: MissedBlinds = { small: false, big: false };

interface Chair {
  seat: number;
  stack: number;
  away: boolean;
  missed: MissedBlinds;
}

function playOut(random: () => number, start: HandState): HandState {
  let state = start;
  for (let action = randomAction(random, state); action; action = randomAction(random, state))
    state = apply(state, action).state!;
  return state;
}

/** The seats that are dealt in: players who stayed in, and returning players if the rules allow it. */
function seatsFor(
  chairs: Chair[],
  previous: Positions | null,
): { positions: Positions; dealt: Chair[] } | null {
  let dealt = chairs.filter(({ away, stack }) => !away && stack > 0);
  for (;;) {
    if (dealt.length < 2) return null;
    const seats = dealt.map(({ seat }) => seat);
    const positions = previous ? nextPositions(previous, seats) : firstPositions(seats[0]!, seats);
    const stay = dealt.filter(
      ({ seat, missed }) => !(missed.big || missed.small) || mayEnter(seat, positions),
    );
    if (stay.length === dealt.length || stay.length < 2) return { positions, dealt };
    dealt = stay;
  }
}

test("sessions in which players come and go keep their chips, and no one pays the big blind twice in a row", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
      const random = randomFrom(seed);
      const chairs = [1, 2, 4, 6, 7, 9].map(
        (seat): Chair => ({ seat, stack: between(random, 20, 200), away: false, missed: nothing }),
      );
      const chips = () => chairs.reduce((sum, { stack }) => sum + stack, 0);
      const before = chips();
      let previous: Positions | null = null;
      for (let hand = 0; hand < 30; hand++) {
        for (const chair of chairs) if (random() < 0.2) chair.away = !chair.away;
        const next = seatsFor(chairs, previous);
        if (!next) continue;
        const { positions, dealt } = next;
        const inHand = dealt.map(({ seat, stack, missed }): DealtIn => ({ seat, stack, owes: missed }));
        const players = forcedBets(stakes, positions, inHand);
        expect(players.some(({ seat, blind }) => seat === positions.bigBlind && blind === 2)).toBe(true);
        if (previous) expect(positions.bigBlind).not.toBe(previous.bigBlind);
        if (dealt.length > 2) expect(positions.button).not.toBe(positions.bigBlind);
        const state = playOut(
          random,
          startHand({ rules, players, deck: shuffle(random, sortedDeck("full")) }),
        );
        for (const chair of chairs) {
          const played = state.players.find(({ seat }) => seat === chair.seat);
          if (played) Object.assign(chair, { stack: played.stack, missed: nothing });
          else if (previous) chair.missed = missBlinds(chair.missed, chair.seat, previous, positions);
        }
        expect(chips()).toBe(before);
        previous = positions;
      }
    }),
    { numRuns: 60 },
  );
});
