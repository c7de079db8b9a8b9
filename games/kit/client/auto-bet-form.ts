import { readAmount } from "@parlour/rules/typed-amount";
import type { AutoBetPlan, StakeChange } from "./auto-bet.ts";

export const ROUNDS_MAX = 10_000;

/** The autoplay settings as the player types them. An empty field means no limit. */
export type AutoBetForm = {
  rounds: string;
  loss: string;
  profit: string;
  singleWin: string;
  stopOnFeature: boolean;
  afterWin: StakeChange;
  afterLoss: StakeChange;
};

export type AutoBetField = "rounds" | "loss" | "profit" | "singleWin";

type Reading = { toMinor: (major: number) => number; separator: "." | "," };

/** Reads the typed settings. `wrong` lists the fields that could not be read, in the order of the form. */
export function readAutoBetForm(
  form: AutoBetForm,
  { toMinor, separator }: Reading,
): { plan: AutoBetPlan; wrong: AutoBetField[] } {
  const wrong: AutoBetField[] = [];
  const amount = (field: "loss" | "profit" | "singleWin"): number | null => {
    if (form[field].trim() === "") return null;
    const minor = toMinor(readAmount(form[field], separator));
    if (minor > 0) return minor;
    wrong.push(field);
    return null;
  };
  const rounds = readRounds(form.rounds);
  if (rounds === undefined) wrong.push("rounds");
  const plan = {
    rounds: rounds ?? null,
    lossLimit: amount("loss"),
    profitLimit: amount("profit"),
    singleWinLimit: amount("singleWin"),
    stopOnFeature: form.stopOnFeature,
    afterWin: form.afterWin,
    afterLoss: form.afterLoss,
  };
  return { plan, wrong };
}

/** The number of rounds; null if the field is empty, undefined if it is not a number of rounds. */
function readRounds(typed: string): number | null | undefined {
  const text = typed.trim();
  if (text === "") return null;
  const rounds = /^\d+$/.test(text) ? Number(text) : 0;
  return rounds >= 1 && rounds <= ROUNDS_MAX ? rounds : undefined;
}
