/** The colours of the eight runners: silks, saddlecloth, saddlecloth number, and the horse's coat and mane. */
export const silks: readonly { silk: string; text: string; coat: string; mane: string }[] = [
  { silk: "#d3213f", text: "#ffffff", coat: "#7a4526", mane: "#2a1409" },
  { silk: "#f3eee3", text: "#14171f", coat: "#4a2a18", mane: "#160b05" },
  { silk: "#2a6be0", text: "#ffffff", coat: "#a36a3c", mane: "#3a200e" },
  { silk: "#f2c230", text: "#14171f", coat: "#d9d2c6", mane: "#8f877a" },
  { silk: "#1fa36b", text: "#ffffff", coat: "#2e2522", mane: "#0c0807" },
  { silk: "#14171f", text: "#f2d391", coat: "#8a5230", mane: "#e6d3a8" },
  { silk: "#ee7a2a", text: "#14171f", coat: "#5f3a22", mane: "#1f1008" },
  { silk: "#ee6fa8", text: "#14171f", coat: "#bcb0a0", mane: "#4a443c" },
];
