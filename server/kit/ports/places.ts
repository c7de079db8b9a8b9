/** Where visitors are. */
export type Places = {
  /** ISO 3166-1 code of the country, or null where it is not known. */
  countryOf(address: string): Promise<string | null>;
};
