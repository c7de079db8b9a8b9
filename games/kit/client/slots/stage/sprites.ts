import type { Slot } from "../../../math/slots/slot.ts";
import type { Skin } from "../skin.ts";

export type Sprite = { sharp: HTMLCanvasElement; blurred: HTMLCanvasElement };

export type Sprites = {
  size: number;
  /** The painted symbol, or undefined until it is ready; requested symbols are painted first. */
  find(letter: string): Sprite | undefined;
  /** Paints symbols for about `budgetMs`; returns whether any are left to paint. */
  paint(budgetMs: number): boolean;
};

const ghosts = 13;

/**
 * Paints every symbol once at its displayed size, sharp and with motion blur. Painting all of them at once
 * would block the page when a slot opens or a phone is rotated, so each frame paints a few, and the old ones
 * are shown until then.
 */
export function createSprites(
  slot: Slot,
  skin: Skin,
  size: number,
  ratio: number,
  former?: Sprites,
): Sprites {
  const painted = new Map<string, Sprite>();
  const pixels = Math.max(16, Math.round(size * ratio));
  const paintOf = (letter: string) => skin.symbols[slot.symbols[letter] ?? ""];
  const unpainted = new Set(Object.keys(slot.symbols).filter(paintOf));
  const asked = new Set<string>();
  const sharp: string[] = [];
  let stand = former;

  function paintNext(): void {
    const [letter] = asked.size > 0 ? asked : unpainted;
    if (letter === undefined) {
      const sprite = painted.get(sharp.shift()!)!;
      sprite.blurred = blurOf(sprite.sharp, pixels);
      return;
    }
    asked.delete(letter);
    unpainted.delete(letter);
    const canvas = canvasOf(pixels);
    const context = canvas.getContext("2d")!;
    context.setTransform(pixels / 100, 0, 0, pixels / 100, pixels / 2, pixels / 2);
    context.lineJoin = "round";
    context.lineCap = "round";
    paintOf(letter)!(context);
    painted.set(letter, { sharp: canvas, blurred: canvas });
    sharp.push(letter);
  }

  return {
    size,
    find(letter) {
      const sprite = painted.get(letter);
      if (sprite) return sprite;
      if (unpainted.has(letter)) asked.add(letter);
      return stand?.find(letter);
    },
    paint(budgetMs) {
      const until = performance.now() + budgetMs;
      const isLeft = () => unpainted.size > 0 || sharp.length > 0;
      while (isLeft() && performance.now() < until) paintNext();
      if (unpainted.size === 0) stand = undefined;
      return isLeft();
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
