import type { StoryTeller } from "../../kit/math/table-story.ts";
import type { RaceBet } from "./horse-race.ts";

type Seen = { field: { runners: { name: string }[] }; outcome: { order: number[] } };

const betWords = {
  win: "games-horse-race.win",
  place: "games-horse-race.place",
  forecast: "games-horse-race.forecast",
};

export const story: StoryTeller = {
  words: ["games-horse-race"],
  describe({ action, view }) {
    const { field, outcome } = view as Seen;
    const names = (numbers: readonly number[]) =>
      numbers.map((number) => `${number} ${field.runners[number - 1]?.name ?? ""}`).join(", ");
    return {
      facts: [{ name: { word: "rounds.finish" }, value: [names(outcome.order)] }],
      bets: (action as { bets: RaceBet[] }).bets.map(({ kind, runners, stake }) => ({
        name: [{ word: betWords[kind] }, `: ${names(runners)}`],
        stake,
      })),
    };
  },
};
