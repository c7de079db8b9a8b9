import type { Texture } from "three";
import { grain, mahogany, painted, paintWood, walnut } from "../../solid/painted-texture.ts";

/** The wood of the bowl's edge, with the grain running around it. */
export const rimTexture = (): Texture =>
  painted(2048, 256, (canvas) => {
    const random = grain(7);
    paintWood(canvas, { x: 0, y: 0, width: 2048, height: 256 }, walnut, random);
  });

/** The slope below the track: alternating veneers of two woods, divided by thin brass lines. */
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
