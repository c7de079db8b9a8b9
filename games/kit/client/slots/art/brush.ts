/** The highlight, body, shade and outline colours of a material. */
export type Tone = readonly [light: string, body: string, shade: string, edge: string];

export const gold: Tone = ["#fff0bd", "#e9bf62", "#9a6420", "#3b2207"];
export const brass: Tone = ["#f6dfa0", "#c99a45", "#75491a", "#2e1a07"];
export const silver: Tone = ["#ffffff", "#c9d3de", "#6f7d8e", "#232b36"];
export const copper: Tone = ["#ffd3b0", "#d07f4e", "#7a3a1d", "#33150a"];
export const ivory: Tone = ["#fffdf4", "#efe4c9", "#b7a377", "#4a3b20"];
export const ruby: Tone = ["#ff9aa0", "#d81f3c", "#7a0a20", "#2e030c"];
export const emerald: Tone = ["#a8f5cd", "#1fa36b", "#0a553c", "#03241a"];
export const sapphire: Tone = ["#a9d2ff", "#2a6be0", "#123079", "#06122f"];
export const amethyst: Tone = ["#ebc8ff", "#9a3fe0", "#4c147f", "#1d0633"];
export const topaz: Tone = ["#fff0a8", "#f2a51f", "#9a5606", "#3a1d02"];
export const rose: Tone = ["#ffd9ea", "#ee6fa8", "#8f2560", "#3a0a26"];
export const teal: Tone = ["#b9fff4", "#25b3a6", "#0c5a5b", "#042526"];
export const night: Tone = ["#8fa2d8", "#36468a", "#141c48", "#070a20"];
export const wood: Tone = ["#c98f5a", "#8a512a", "#472411", "#1e0d05"];
export const leaf: Tone = ["#c2f08a", "#4f9a34", "#1f5320", "#0a240c"];
export const coral: Tone = ["#ffc4ae", "#f0694e", "#97281f", "#3d0b08"];
export const ink: Tone = ["#5d6675", "#2a3140", "#12161f", "#05070b"];

type Context = CanvasRenderingContext2D;

export function upright(
  c: Context,
  top: number,
  bottom: number,
  ...colours: readonly string[]
): CanvasGradient {
  return stops(c.createLinearGradient(0, top, 0, bottom), colours);
}

export function round(
  c: Context,
  x: number,
  y: number,
  radius: number,
  ...colours: readonly string[]
): CanvasGradient {
  return stops(c.createRadialGradient(x, y, 0, x, y, radius), colours);
}

function stops(gradient: CanvasGradient, colours: readonly string[]): CanvasGradient {
  for (const [at, colour] of colours.entries())
    gradient.addColorStop(at / Math.max(1, colours.length - 1), colour);
  return gradient;
}

/** Paints a glow behind an object, so that it stands out from the reel. */
export function halo(c: Context, colour: string, radius = 46, strength = 0.5): void {
  c.save();
  c.globalAlpha = strength;
  c.fillStyle = round(c, 0, 0, radius, colour, `${colour}00`);
  c.beginPath();
  c.arc(0, 0, radius, 0, Math.PI * 2);
  c.fill();
  c.restore();
}

type Bounds = { top?: number; bottom?: number };

/** Paints a solid body: shadow below, light from above, a dark outline and a gloss. */
export function solid(
  c: Context,
  outline: string,
  tone: Tone,
  { top = -42, bottom = 42 }: Bounds = {},
): void {
  const path = new Path2D(outline);
  const [light, body, shade, edge] = tone;
  c.save();
  c.shadowColor = "rgba(0,0,0,0.6)";
  c.shadowBlur = 9;
  c.shadowOffsetY = 5;
  c.fillStyle = edge;
  c.lineWidth = 3.4;
  c.strokeStyle = edge;
  c.stroke(path);
  c.fill(path);
  c.restore();
  c.fillStyle = upright(c, top, bottom, light, body, body, shade);
  c.fill(path);
  c.save();
  c.clip(path);
  c.lineWidth = 2.2;
  c.strokeStyle = "rgba(255,255,255,0.5)";
  c.translate(0.9, 1.3);
  c.stroke(path);
  c.restore();
}

/** Paints metal: bands of light and dark, like reflections of a room. */
export function gild(
  c: Context,
  outline: string,
  tone: Tone = gold,
  { top = -42, bottom = 42 }: Bounds = {},
): void {
  const path = new Path2D(outline);
  const [light, body, shade, edge] = tone;
  c.save();
  c.shadowColor = "rgba(0,0,0,0.6)";
  c.shadowBlur = 9;
  c.shadowOffsetY = 5;
  c.lineWidth = 3.4;
  c.strokeStyle = edge;
  c.fillStyle = edge;
  c.stroke(path);
  c.fill(path);
  c.restore();
  c.fillStyle = upright(c, top, bottom, light, body, shade, light, body, shade);
  c.fill(path);
  c.save();
  c.clip(path);
  c.lineWidth = 1.8;
  c.strokeStyle = "rgba(255,252,235,0.75)";
  c.translate(0.7, 1);
  c.stroke(path);
  c.restore();
}

/** Paints fine lines such as veins, seams and strings. */
export function trace(c: Context, outline: string, colour: string, width = 1.6): void {
  c.save();
  c.strokeStyle = colour;
  c.lineWidth = width;
  c.stroke(new Path2D(outline));
  c.restore();
}

export function shine(
  c: Context,
  x: number,
  y: number,
  wide: number,
  high: number,
  strength = 0.6,
  turn = -0.5,
): void {
  c.save();
  c.translate(x, y);
  c.rotate(turn);
  c.globalAlpha = strength;
  c.fillStyle = round(c, 0, 0, 1, "#ffffff", "rgba(255,255,255,0)");
  c.scale(wide, high);
  c.beginPath();
  c.arc(0, 0, 1, 0, Math.PI * 2);
  c.fill();
  c.restore();
}

/** Paints a ball lit from the upper left. */
export function ball(
  c: Context,
  x: number,
  y: number,
  radius: number,
  [light, body, shade, edge]: Tone,
): void {
  c.save();
  c.shadowColor = "rgba(0,0,0,0.55)";
  c.shadowBlur = 7;
  c.shadowOffsetY = 4;
  c.beginPath();
  c.arc(x, y, radius, 0, Math.PI * 2);
  const fill = c.createRadialGradient(
    x - radius * 0.36,
    y - radius * 0.42,
    radius * 0.06,
    x,
    y,
    radius * 1.02,
  );
  c.fillStyle = stops(fill, [light, body, body, shade, edge]);
  c.fill();
  c.restore();
  shine(c, x - radius * 0.34, y - radius * 0.44, radius * 0.34, radius * 0.22, 0.85);
}

/** Paints a cut gem: facets around a flat top. `sides` is the number of corners; `squash` flattens it. */
export function stone(c: Context, radius: number, sides: number, tone: Tone, turn = 0, squash = 1): void {
  const [light, body, shade, edge] = tone;
  const corner = (r: number, k: number): [number, number] => {
    const angle = turn + ((k + 0.5) / sides) * Math.PI * 2 - Math.PI / 2;
    return [Math.cos(angle) * r, Math.sin(angle) * r * squash];
  };
  const outer = Array.from({ length: sides }, (_, k) => corner(radius, k));
  const inner = Array.from({ length: sides }, (_, k) => corner(radius * 0.56, k));
  const polygon = (points: readonly (readonly [number, number])[]) => {
    c.beginPath();
    for (const [x, y] of points) c.lineTo(x, y);
    c.closePath();
  };
  c.save();
  c.shadowColor = "rgba(0,0,0,0.6)";
  c.shadowBlur = 9;
  c.shadowOffsetY = 5;
  polygon(outer);
  c.fillStyle = edge;
  c.fill();
  c.restore();
  for (let k = 0; k < sides; k++) {
    const next = (k + 1) % sides;
    const middle = (outer[k]![1] + outer[next]![1]) / 2 / radius;
    const aside = (outer[k]![0] + outer[next]![0]) / 2 / radius;
    const lit = -middle * 0.7 - aside * 0.5;
    polygon([outer[k]!, outer[next]!, inner[next]!, inner[k]!]);
    c.fillStyle = lit > 0.45 ? light : lit > -0.1 ? body : shade;
    c.fill();
    c.strokeStyle = "rgba(255,255,255,0.28)";
    c.lineWidth = 0.8;
    c.stroke();
  }
  polygon(inner);
  c.fillStyle = upright(c, -radius * 0.5, radius * 0.5, light, body, shade);
  c.fill();
  c.strokeStyle = "rgba(255,255,255,0.55)";
  c.stroke();
  polygon(outer);
  c.lineWidth = 2;
  c.strokeStyle = edge;
  c.stroke();
  shine(c, -radius * 0.24, -radius * 0.3 * squash, radius * 0.3, radius * 0.12, 0.9);
}

/** Paints a word or letter in metal. */
export function lettering(c: Context, text: string, face: string, size: number, tone: Tone, y = 0): void {
  const [light, body, shade, edge] = tone;
  c.save();
  c.font = `${face.includes("italic") ? "italic " : ""}700 ${size}px ${face.replace("italic ", "")}`;
  c.textAlign = "center";
  c.textBaseline = "alphabetic";
  const baseline = y + size * 0.35;
  c.lineJoin = "round";
  c.shadowColor = "rgba(0,0,0,0.65)";
  c.shadowBlur = 8;
  c.shadowOffsetY = 4;
  c.strokeStyle = edge;
  c.lineWidth = size * 0.1;
  c.strokeText(text, 0, baseline);
  c.shadowColor = "transparent";
  c.fillStyle = upright(c, y - size * 0.42, y + size * 0.42, light, body, light, body, shade);
  c.fillText(text, 0, baseline);
  c.strokeStyle = "rgba(255,255,255,0.4)";
  c.lineWidth = size * 0.012;
  c.strokeText(text, 0, baseline);
  c.restore();
}

/** Repeats a drawing around the centre. */
export function around(c: Context, count: number, draw: (at: number) => void, turn = 0): void {
  for (let at = 0; at < count; at++) {
    c.save();
    c.rotate(turn + (at / count) * Math.PI * 2);
    draw(at);
    c.restore();
  }
}

export function at(c: Context, x: number, y: number, scale: number, turn: number, draw: () => void): void {
  c.save();
  c.translate(x, y);
  c.rotate(turn);
  c.scale(scale, scale);
  draw();
  c.restore();
}

export function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`;
}

export function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, k) => {
    const angle = (k / points) * Math.PI - Math.PI / 2;
    const radius = k % 2 === 0 ? outer : inner;
    return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`;
  });
  return `M${corners.join("L")}Z`;
}
