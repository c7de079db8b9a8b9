import { CanvasTexture, RepeatWrapping, SRGBColorSpace, type Texture } from "three";

/** A pseudo-random sequence with a fixed seed, so that wood and felt always look the same. */
export function grain(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A texture that is drawn on a canvas, so there are no picture files to load. */
export function painted(
  width: number,
  height: number,
  paint: (canvas: OffscreenCanvasRenderingContext2D) => void,
): Texture {
  const canvas = new OffscreenCanvas(width, height);
  paint(canvas.getContext("2d")!);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.wrapS = RepeatWrapping;
  texture.anisotropy = 8;
  return texture;
}

type Wood = { base: string; dark: string; light: string };
export const walnut: Wood = { base: "#4a2611", dark: "#1d0c04", light: "#8a5426" };
export const mahogany: Wood = { base: "#5d2a14", dark: "#260d05", light: "#a35f31" };

export function paintWood(
  canvas: OffscreenCanvasRenderingContext2D,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  { base, dark, light }: Wood,
  random: () => number,
) {
  canvas.save();
  canvas.beginPath();
  canvas.rect(x, y, width, height);
  canvas.clip();
  canvas.fillStyle = base;
  canvas.fillRect(x, y, width, height);
  for (let line = 0; line < 90; line += 1) {
    canvas.strokeStyle = random() < 0.6 ? dark : light;
    canvas.globalAlpha = 0.05 + random() * 0.16;
    canvas.lineWidth = 0.6 + random() * 3;
    const at = y + random() * height;
    const sway = (random() - 0.5) * height * 0.3;
    canvas.beginPath();
    canvas.moveTo(x, at);
    canvas.bezierCurveTo(x + width * 0.3, at + sway, x + width * 0.7, at - sway, x + width, at);
    canvas.stroke();
  }
  canvas.restore();
}

/** Felt: a faint, fine noise that the light makes visible. */
export const feltTexture = (repeatX = 60, repeatY = 24): Texture => {
  const texture = painted(256, 256, (canvas) => {
    const random = grain(11);
    const picture = canvas.createImageData(256, 256);
    for (let at = 0; at < picture.data.length; at += 4) {
      const value = 200 + random() * 55;
      picture.data.set([value, value, value, 255], at);
    }
    canvas.putImageData(picture, 0, 0);
  });
  texture.wrapT = RepeatWrapping;
  texture.repeat.set(repeatX, repeatY);
  return texture;
};
