const colours: readonly (readonly [cloth: string, number: string])[] = [
  ["#b3202c", "#ffffff"],
  ["#f3eee3", "#14161b"],
  ["#1b4f9c", "#ffffff"],
  ["#f2c230", "#14161b"],
  ["#146b3a", "#ffffff"],
  ["#14161b", "#f2c230"],
  ["#d97706", "#14161b"],
  ["#e59bb4", "#14161b"],
];

/** The colours of a runner's number cloth and of the number on it, the same in every race. */
export const runnerColours = (number: number) => colours[(number - 1) % colours.length]!;
