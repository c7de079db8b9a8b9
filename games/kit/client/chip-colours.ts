/** The chip colours, from the lowest chip to the highest, in the order of the tray. */
export const chipColours = [
  { face: "#e9e2d3", edge: "#8d8778", spot: "#33507d", text: "#231a08" },
  { face: "#8db4cf", edge: "#4d7390", spot: "#16324a", text: "#10202c" },
  { face: "#b3273d", edge: "#6d1424", spot: "#f6e9d2", text: "#fff" },
  { face: "#1d6b4f", edge: "#0d3d2c", spot: "#f6e9d2", text: "#fff" },
  { face: "#1f2733", edge: "#0a0d12", spot: "#d9b26a", text: "#f2d391" },
  { face: "#5a3277", edge: "#321a45", spot: "#f2d391", text: "#fff" },
  { face: "#b5561c", edge: "#6f310b", spot: "#fbe6c4", text: "#fff" },
  { face: "#0f6674", edge: "#073943", spot: "#f6e9d2", text: "#fff" },
  { face: "#9c3570", edge: "#5d1b41", spot: "#f6e9d2", text: "#fff" },
  { face: "#6a4426", edge: "#3c2412", spot: "#f2d391", text: "#fff" },
  { face: "#1f3a78", edge: "#0f1f45", spot: "#f2d391", text: "#f2d391" },
  { face: "#c79a45", edge: "#7d5a20", spot: "#2a1a06", text: "#231a08" },
] as const;
