import type { Slot } from "../../math/slot.ts";
import type { Skin } from "../skin.ts";

export type Sprite = { sharp: HTMLCanvasElement; blurred: HTMLCanvasElement };
export type Sprites = { size: number; find(letter: string): Sprite | undefined };

const ghosts = 13;

/** Every symbol painted once for the size it is shown at, sharp and as it looks in motion. */
export function createSprites(slot: Slot, skin: Skin, size: number, ratio: number): Sprites {
  const painted = new Map<string, Sprite>();
  const pixels = Math.max(16, Math.round(size * ratio));
  return {
    size,
    find(letter) {
      let sprite = painted.get(letter);
      if (sprite) return sprite;
      const paint = skin.symbols[slot.symbols[letter] ?? ""];
      if (!paint) return undefined;
      const sharp = canvasOf(pixels);
      const context = sharp.getContext("2d")!;
      context.setTransform(pixels / 100, 0, 0, pixels / 100, pixels / 2, pixels / 2);
      context.lineJoin = "round";
      context.lineCap = "round";
      paint(context);
      sprite = { sharp, blurred: blurOf(sharp, pixels) };
      painted.set(letter, sprite);
      return sprite;
    },
  };
}

function blurOf(sharp: HTMLCanvasElement, pixels: number): HTMLCanvasElement {
  const blurred = canvasOf(pixels);
  const context = blurred.getContext("2d")!;
  context.globalAlpha = 2 / ghosts;
  for (let ghost = 0; ghost < ghosts; ghost++) {
    context.drawImage(sharp, 0, ((ghost - (ghosts - 1) / 2) * pixels) / 30);
  }
  return blurred;
}

function canvasOf(pixels: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = pixels;
  canvas.height = pixels;
  return canvas;
}
