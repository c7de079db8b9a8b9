import type { TableFrame, TableLayout, TablePoint } from "./table-layout.ts";

export type TableFocus = "whole" | "cards";

/** The point that the camera looks at, and its distance and angle from that point. */
export type TablePose = { x: number; z: number; elevation: number; distance: number };

/** The part of the table that the camera shows, the part it showed before, and the time of the change. */
export type CameraMove = { focus: TableFocus; from: TableFocus; since: number };

export const fieldOfView = 30;
export const cameraMs = 1_500;
const degrees = Math.PI / 180;
const elevations = { whole: 55 * degrees, cards: 61 * degrees };
/** The share of the picture's width and height that a frame may fill. */
const filled = 0.95;

/** Where a point of the table appears in the picture: from 0 to 1, from the left and from the top. */
export function projectPoint(
  pose: TablePose,
  aspect: number,
  { x, z, y = 0 }: TablePoint & { y?: number },
): { left: number; top: number } {
  const tangent = Math.tan((fieldOfView / 2) * degrees);
  const [sine, cosine] = [Math.sin(pose.elevation), Math.cos(pose.elevation)];
  const [east, south] = [x - pose.x, z - pose.z];
  const depth = pose.distance - south * cosine - y * sine;
  const up = y * cosine - south * sine;
  return {
    left: 0.5 + east / (depth * tangent * aspect) / 2,
    top: 0.5 - up / (depth * tangent) / 2,
  };
}

/** Finds the pose in which a frame fills the picture. */
export function fitFrame(frame: TableFrame, elevation: number, aspect: number): TablePose {
  const pose = {
    x: (frame.left + frame.right) / 2,
    z: (frame.far + frame.near) / 2,
    elevation,
    distance: 10,
  };
  for (let step = 0; step < 24; step += 1) {
    const far = projectPoint(pose, aspect, { x: frame.right, z: frame.far });
    const near = projectPoint(pose, aspect, { x: frame.right, z: frame.near });
    const wide = Math.max(far.left, near.left) * 2 - 1;
    const tall = near.top - far.top;
    pose.z += ((near.top + far.top) / 2 - 0.5) * (frame.near - frame.far);
    pose.distance *= Math.max(wide, tall) / filled;
  }
  return pose;
}

export const poseOf = (layout: TableLayout, focus: TableFocus, aspect: number): TablePose =>
  fitFrame(layout[focus], elevations[focus], aspect);

/** The camera's pose at a time. It moves slowly between two parts of the table. */
export function cameraAt(
  layout: TableLayout,
  aspect: number,
  { focus, from, since }: CameraMove,
  time: number,
): TablePose {
  const goal = poseOf(layout, focus, aspect);
  const linear = Math.min(1, Math.max(0, (time - since) / cameraMs));
  if (linear === 1 || from === focus || since === Number.NEGATIVE_INFINITY) return goal;
  const start = poseOf(layout, from, aspect);
  const share = linear * linear * linear * (linear * (linear * 6 - 15) + 10);
  const mix = (one: number, other: number) => one + (other - one) * share;
  return {
    x: mix(start.x, goal.x),
    z: mix(start.z, goal.z),
    elevation: mix(start.elevation, goal.elevation),
    distance: mix(start.distance, goal.distance),
  };
}
