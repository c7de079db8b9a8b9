import { useEffect, useRef } from "react";
import type { Painter } from "../slots/skin.ts";

/** The width of the picture in pixels, enough for the largest panel on a high-resolution screen. */
const PIXELS = 220;

/** A painted symbol; the parent component labels it. */
export function SymbolPicture({ paint }: { paint: Painter }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, PIXELS, PIXELS);
    context.setTransform(PIXELS / 100, 0, 0, PIXELS / 100, PIXELS / 2, PIXELS / 2);
    context.lineJoin = "round";
    context.lineCap = "round";
    paint(context);
  }, [paint]);
  return (
    <span className="scratch-symbol" aria-hidden="true">
      <canvas ref={canvas} width={PIXELS} height={PIXELS} />
    </span>
  );
}
