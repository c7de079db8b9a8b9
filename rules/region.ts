type Residence = { countryCode: string; subdivision?: string | null | undefined };

/** The region code as payments use it: `CA-ON`, or just the country if there is no subdivision. */
export function regionOf({ countryCode, subdivision }: Residence): string {
  const part = (subdivision ?? "").replace(/^[A-Z]{2}-/, "");
  return part === "" ? countryCode : `${countryCode}-${part}`;
}
