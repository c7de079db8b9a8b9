import { type RefObject, useEffect } from "react";
import { poseOf, projectPoint, type TableFocus } from "./table-camera.ts";
import { card, cardPlace, layoutFor, type TablePlan } from "./table-layout.ts";

/**
 * A place for a part of the page: the edge of a hand, or one of its cards. The 3D view sets `--NAME-x` and `--NAME-y` to
 * its position in pixels, and for cards `--NAME-w` and `--NAME-h` to their size.
 */
export type TableAnchor = { name: string; hand: string } & (
  | { side: "far" | "near"; of?: number }
  | { card: number }
);

/** The distance between a hand and its label. */
const labelGap = 0.3;

/** Returns the positions of anchors in a picture, in pixels. */
export function anchorsAt(
  anchors: readonly TableAnchor[],
  { plan, focus, width, height }: { plan: TablePlan; focus: TableFocus; width: number; height: number },
): Record<string, number> {
  const aspect = width / height;
  const layout = layoutFor(plan, aspect);
  const pose = poseOf(layout, focus, aspect);
  const positions: Record<string, number> = {};
  for (const anchor of anchors) {
    const hand = layout.hands[anchor.hand]!;
    const at = (x: number, z: number) => {
      const { left, top } = projectPoint(pose, aspect, { x, z });
      return { x: left * width, y: top * height };
    };
    if ("side" in anchor) {
      const sign = anchor.side === "far" ? -1 : 1;
      const { x, y } = at(hand.x, hand.z + sign * (card.height / 2 + labelGap));
      Object.assign(positions, { [`${anchor.name}-x`]: x, [`${anchor.name}-y`]: y });
    } else {
      const { x, z } = cardPlace(hand, anchor.card, 2);
      const middle = at(x, z);
      const [left, right] = [at(x - card.width / 2, z), at(x + card.width / 2, z)];
      const [far, near] = [at(x, z - card.height / 2), at(x, z + card.height / 2)];
      Object.assign(positions, {
        [`${anchor.name}-x`]: middle.x,
        [`${anchor.name}-y`]: (far.y + near.y) / 2,
        [`${anchor.name}-w`]: right.x - left.x,
        [`${anchor.name}-h`]: near.y - far.y,
      });
    }
  }
  return positions;
}

type Options = {
  frame: RefObject<HTMLElement | null>;
  host: RefObject<HTMLElement | null>;
  plan: TablePlan;
  focus: TableFocus;
  anchors: readonly TableAnchor[];
};

/** Sets the positions of the anchors as custom properties of `frame`. */
export function useAnchors({ frame, host, plan, focus, anchors }: Options): void {
  const names = JSON.stringify(anchors);
  useEffect(() => {
    const picture = host.current!;
    const around = frame.current!;
    const place = () => {
      const { width, height, left, top } = picture.getBoundingClientRect();
      if (width === 0 || height === 0) return;
      const outer = around.getBoundingClientRect();
      const positions = anchorsAt(JSON.parse(names) as TableAnchor[], { plan, focus, width, height });
      for (const [name, value] of Object.entries(positions)) {
        const offset = name.endsWith("-x") ? left - outer.left : name.endsWith("-y") ? top - outer.top : 0;
        around.style.setProperty(`--${name}`, `${(value + offset).toFixed(1)}px`);
      }
    };
    const observer = new ResizeObserver(place);
    observer.observe(picture);
    place();
    return () => observer.disconnect();
  }, [frame, host, plan, focus, names]);
}
