/** The colours of results, as at the table. */
export const resultTones: Readonly<Record<string, string>> = {
  red: "bg-oxblood text-white",
  black: "bg-ink text-ivory",
  green: "bg-felt text-white",
};
