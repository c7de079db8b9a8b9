/** How many of the last runs are compared. */
export const FORM_RUNS = 3;
/** How much stronger the horse with the better form is at least: 4 %. */
const EDGE = 0.04;

/** Whether a horse did better than another in each of its last runs. With fewer runs, nothing can be compared. */
export function hasBetterForm(one: readonly number[], other: readonly number[]): boolean {
  const [latest, rival] = [one.slice(-FORM_RUNS), other.slice(-FORM_RUNS)];
  if (latest.length < FORM_RUNS || rival.length < FORM_RUNS) return false;
  return latest.every((place, at) => place < rival[at]!);
}

/**
 * Raises scores until no horse is rated below one that it beat in each of its last three runs: a card on
 * which 3-1-2 is the longer price than 4-4-7 is not believed by anyone, whatever the ground and the draw.
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
