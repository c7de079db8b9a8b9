import { type Ref, useEffect, useImperativeHandle, useRef } from "react";
import type { Sound } from "../../kit/client/sound.ts";
import { drawBalls, drawPins, type FallingBall } from "./draw-plinko.ts";
import { ballAt, fallMs, geometryOf, type PlinkoGeometry } from "./plinko-geometry.ts";

export type PlinkoBoardHandle = {
  /** Drops a ball along its path; returns a function that removes it from the board. */
  drop(path: readonly number[]): () => void;
};

type PlinkoBoardProps = { rows: number; sound: Sound; ref: Ref<PlinkoBoardHandle> };

type Board = { geometry: PlinkoGeometry; pins: HTMLCanvasElement };

/** The pins and balls, on a canvas that is redrawn only while a ball falls. */
export function PlinkoBoard({ rows, sound, ref }: PlinkoBoardProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const board = useRef<Board | null>(null);
  const balls = useRef(new Set<FallingBall>());
  const frame = useRef(0);

  const paint = (now: number) => {
    const context = canvas.current?.getContext("2d");
    if (!context || board.current === null) return;
    const { geometry, pins } = board.current;
    context.clearRect(0, 0, context.canvas.width, context.canvas.height);
    context.drawImage(pins, 0, 0);
    drawBalls(context, geometry, [...balls.current], now);
  };
  const run = (now: number) => {
    for (const ball of balls.current) {
      const { row } = ballAt(ball.geometry, ball.path, now - ball.startedAt);
      if (row > ball.row) sound.play("peg");
      ball.row = row;
    }
    paint(now);
    frame.current = balls.current.size > 0 ? requestAnimationFrame(run) : 0;
  };

  useImperativeHandle(ref, () => ({
    drop(path) {
      if (board.current === null) return () => {};
      const ball: FallingBall = {
        path,
        startedAt: performance.now(),
        row: -1,
        geometry: board.current.geometry,
        lifetimeMs: fallMs(path.length),
      };
      balls.current.add(ball);
      if (frame.current === 0) frame.current = requestAnimationFrame(run);
      return () => {
        balls.current.delete(ball);
      };
    },
  }));

  // biome-ignore lint/correctness/useExhaustiveDependencies: drawing reads only refs
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const fit = () => {
      const scale = Math.min(2, devicePixelRatio);
      const { clientWidth, clientHeight } = element;
      if (clientWidth === 0 || clientHeight === 0) return;
      element.width = Math.round(clientWidth * scale);
      element.height = Math.round(clientHeight * scale);
      const geometry = geometryOf(element.width, element.height, rows);
      board.current = { geometry, pins: drawPins(element.width, element.height, geometry) };
      paint(performance.now());
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame.current);
      frame.current = 0;
      balls.current.clear();
    };
  }, [rows]);

  return <canvas ref={canvas} className="plinko-canvas" />;
}
