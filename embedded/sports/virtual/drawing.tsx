import { useEffect, useRef } from "react";

const HEIGHT = 420;
/** Returns the width of the picture, which is narrower on phones so that numbers stay readable. */
const widthFor = (shown: number) => (shown < 560 ? 640 : 960);

/**
 * A canvas that is painted every frame, or once a second for people who prefer reduced motion. The text
 * beside it has the same information.
 */
export function Drawing({ paint }: { paint: (context: CanvasRenderingContext2D) => void }) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context || !box.current) return;
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const shown = box.current;
    let frame = 0;
    const turn = () => {
      const width = widthFor(shown.clientWidth);
      if (context.canvas.width !== width) context.canvas.width = width;
      paint(context);
      frame = isStill ? window.setTimeout(turn, 1_000) : requestAnimationFrame(turn);
    };
    turn();
    return () => (isStill ? clearTimeout(frame) : cancelAnimationFrame(frame));
  }, [paint]);
  return (
    <div ref={box} aria-hidden="true" className="overflow-hidden rounded-card border border-line">
      <canvas ref={canvas} width={960} height={HEIGHT} className="block w-full" />
    </div>
  );
}
