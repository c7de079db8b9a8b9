/** The colours of results, which are the same as at the players' table. */
export const resultTones: Readonly<Record<string, string>> = {
  red: "bg-oxblood text-white",
  black: "bg-ink text-ivory",
  green: "bg-felt text-white",
};
