import { CanvasTexture, RepeatWrapping, SRGBColorSpace, type Texture } from "three";

/** A pseudo-random sequence with a fixed seed, so that the wood always looks the same. */
function grain(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function painted(
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
const walnut: Wood = { base: "#4a2611", dark: "#1d0c04", light: "#8a5426" };
const mahogany: Wood = { base: "#5d2a14", dark: "#260d05", light: "#a35f31" };

function paintWood(
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

/** The wood of the bowl's edge, with the grain running around it. */
export const rimTexture = (): Texture =>
  painted(2048, 256, (canvas) => {
    const random = grain(7);
    paintWood(canvas, { x: 0, y: 0, width: 2048, height: 256 }, walnut, random);
  });

/** The slope below the track: veneers of two woods in turn, divided by thin brass lines. */
export const slopeTexture = (): Texture =>
  painted(2048, 256, (canvas) => {
    const random = grain(21);
    const panels = 16;
    const width = 2048 / panels;
    for (let panel = 0; panel < panels; panel += 1) {
      const wood = panel % 2 === 0 ? mahogany : walnut;
      paintWood(canvas, { x: panel * width, y: 0, width, height: 256 }, wood, random);
      canvas.fillStyle = "#c79a4e";
      canvas.fillRect(panel * width - 1.5, 0, 3, 256);
    }
    canvas.fillStyle = "#c79a4e";
    canvas.fillRect(0, 26, 2048, 5);
    canvas.fillRect(0, 232, 2048, 4);
  });

/** The cone in the middle: dark wood with the house's art-deco fan as an inlay. */
export const coneTexture = (): Texture =>
  painted(4096, 512, (canvas) => {
    const random = grain(3);
    paintWood(canvas, { x: 0, y: 0, width: 4096, height: 512 }, walnut, random);
    const fans = 8;
    const width = 4096 / fans;
    for (let fan = 0; fan < fans; fan += 1) {
      const middle = (fan + 0.5) * width;
      for (let ray = -3; ray <= 3; ray += 1) {
        const tip = middle + (ray * width) / 7;
        canvas.beginPath();
        canvas.moveTo(middle, 440);
        canvas.lineTo(tip - width / 22, 90 + Math.abs(ray) * 26);
        canvas.lineTo(tip + width / 22, 90 + Math.abs(ray) * 26);
        canvas.closePath();
        canvas.fillStyle = ray % 2 === 0 ? "#d2a85c" : "#7c3a1c";
        canvas.globalAlpha = 0.82;
        canvas.fill();
      }
      canvas.globalAlpha = 1;
    }
    canvas.fillStyle = "#d2a85c";
    canvas.fillRect(0, 34, 4096, 8);
    canvas.fillRect(0, 54, 4096, 3);
  });

/** Felt: a faint, fine noise that the light makes visible. */
export const feltTexture = (): Texture => {
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
  texture.repeat.set(60, 24);
  return texture;
};
