import { useEffect, useRef } from "react";
import type { Painter } from "./skin.ts";

const pixels = 128;

/** A drawing of one symbol, for use outside the reels. */
export function SymbolPicture({ paint, name }: { paint: Painter; name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current!.getContext("2d")!;
    context.setTransform(pixels / 100, 0, 0, pixels / 100, pixels / 2, pixels / 2);
    context.lineJoin = "round";
    context.lineCap = "round";
    context.clearRect(-50, -50, 100, 100);
    paint(context);
  }, [paint]);
  return <canvas ref={canvas} width={pixels} height={pixels} role="img" aria-label={name} />;
}
