/** The colour of each number, on the wheel and on its betting spot; white text is readable on all of them. */
export const fieldColours: Readonly<Record<number, string>> = {
  1: "#8a5a0a",
  2: "#1d5fa8",
  5: "#6a2a9a",
  10: "#12703c",
  20: "#a8480e",
  40: "#b01030",
};

export const multiplierColour = "#20242e";
