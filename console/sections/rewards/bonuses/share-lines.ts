type Share = { id: string; share: string };

/** Parses lines that contain an id and a percentage, such as `1202 50`. */
export function readShares(text: string): Share[] {
  return text.split("\n").flatMap((line) => {
    const [id = "", ...rest] = line.trim().split(/\s+/);
    return id === "" ? [] : [{ id, share: rest.join(" ") }];
  });
}

export function writeShares(shares: readonly Share[]): string {
  return shares.map(({ id, share }) => `${id} ${share}`.trim()).join("\n");
}
