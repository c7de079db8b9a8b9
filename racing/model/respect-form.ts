/** How many of the latest runs are compared. */
export const FORM_RUNS = 3;
/** The minimum by which the score of the horse with the better form must be higher, which is about 4% in strength. */
const EDGE = 0.04;

/**
 * Whether one horse finished better than the other in each of their last three runs; false if either has
 * fewer runs.
 */
export function hasBetterForm(one: readonly number[], other: readonly number[]): boolean {
  const [latest, rival] = [one.slice(-FORM_RUNS), other.slice(-FORM_RUNS)];
  if (latest.length < FORM_RUNS || rival.length < FORM_RUNS) return false;
  return latest.every((place, at) => place < rival[at]!);
}

/**
 * Raises scores until no horse is rated below one with clearly worse form. Players would not trust a card on
 * which a horse with form 3-1-2 has longer odds than one with 4-4-7, whatever the going and the draw.
 */
export function respectForm(scores: readonly number[], forms: readonly (readonly number[])[]): number[] {
  const total = (form: readonly number[]) => form.slice(-FORM_RUNS).reduce((sum, place) => sum + place, 0);
  const worstFirst = scores.map((_, at) => at).sort((a, b) => total(forms[b]!) - total(forms[a]!));
  const raised = [...scores];
  for (const at of worstFirst)
    for (const other of worstFirst)
      if (hasBetterForm(forms[at]!, forms[other]!)) raised[at] = Math.max(raised[at]!, raised[other]! + EDGE);
  return raised;
}
