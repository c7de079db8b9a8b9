type Residence = { countryCode: string; subdivision?: string | null | undefined };

/** A residence as payments name it: `CA-ON`, or the country alone where no part of it is named. */
export function regionOf({ countryCode, subdivision }: Residence): string {
  const part = (subdivision ?? "").replace(/^[A-Z]{2}-/, "");
  return part === "" ? countryCode : `${countryCode}-${part}`;
}
