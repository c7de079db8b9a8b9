type Residence = { countryCode: string; subdivision?: string | null | undefined };

/** A region as payments use it: `CA-ON`, or just the country without a subdivision. */
export function regionOf({ countryCode, subdivision }: Residence): string {
  const part = (subdivision ?? "").replace(/^[A-Z]{2}-/, "");
  return part === "" ? countryCode : `${countryCode}-${part}`;
}
