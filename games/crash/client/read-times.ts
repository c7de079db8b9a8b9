/** Formats the multipliers of a flight, which are given in hundredths, in the player's language. */
export type TimesText = {
  /** Formats 231 as `2.31`. */
  number(hundredths: number): string;
  times(hundredths: number): string;
  /** A label of the chart's scale: at most four characters, so high multipliers have no decimals. */
  scale(hundredths: number): string;
};

/** The formats are created once, because the flight is painted many times a second. */
export function createTimesText(language: string): TimesText {
  const [none, one, two] = [0, 1, 2].map(
    (digits) =>
      new Intl.NumberFormat(language, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        useGrouping: false,
      }),
  ) as [Intl.NumberFormat, Intl.NumberFormat, Intl.NumberFormat];
  return {
    number: (hundredths) => two.format(hundredths / 100),
    times: (hundredths) => `${two.format(hundredths / 100)}×`,
    scale(hundredths) {
      const times = hundredths / 100;
      return `${(times < 10 ? two : times < 100 ? one : none).format(times)}×`;
    },
  };
}
