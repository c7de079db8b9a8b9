import type { SpinPath } from "./spin-path.ts";

/**
 * The point that the camera looks at, relative to the wheel's axis. Angles are in radians, lengths in radii of the
 * wheel.
 */
export type CameraPose = {
  /** The direction in which the camera looks, as an angle of the wheel: the far side is at the top. */
  towards: number;
  elevation: number;
  /** How much of the wheel is in view; 1 is the whole wheel. */
  span: number;
  /** The distance from the wheel's axis to the centre of the picture, in the direction the camera looks. */
  ahead: number;
  height: number;
};

const degrees = Math.PI / 180;
const wide: CameraPose = { towards: 0, elevation: 54 * degrees, span: 1.13, ahead: -0.02, height: -0.02 };
const low: CameraPose = { towards: -0.35, elevation: 36 * degrees, span: 0.92, ahead: 0.03, height: -0.06 };
const close: CameraPose = { towards: 0.1, elevation: 47 * degrees, span: 0.72, ahead: 0.05, height: -0.08 };
const result: CameraPose = { towards: 0, elevation: 56 * degrees, span: 0.3, ahead: 0.56, height: -0.08 };

const smooth = (value: number) => {
  const share = Math.min(1, Math.max(0, value));
  return share * share * share * (share * (share * 6 - 15) + 10);
};

/** Blends two poses; the camera turns the shorter way round. */
export function mixPoses(from: CameraPose, to: CameraPose, share: number): CameraPose {
  const mix = (one: number, other: number) => one + (other - one) * share;
  const turn = 2 * Math.PI;
  const around = to.towards - from.towards;
  const shorter = around - turn * Math.round(around / turn);
  return {
    towards: from.towards + shorter * share,
    elevation: mix(from.elevation, to.elevation),
    span: mix(from.span, to.span),
    ahead: mix(from.ahead, to.ahead),
    height: mix(from.height, to.height),
  };
}

/**
 * The camera's pose at a time: the whole wheel while players bet, low over the track while the ball runs, closer when
 * it falls, and finally the pocket with the ball, which stays upright in the picture while the rotor keeps turning.
 */
export function cameraAt(path: SpinPath, time: number): CameraPose {
  const launched = smooth((time - path.launchesAt) / 2_600);
  const pose = mixPoses(wide, low, launched);
  if (path.fall === null) return pose;
  const { dropsAt, hitsAt, landsAt } = path.fall;
  const dropMs = hitsAt - dropsAt;
  const closing = mixPoses(pose, close, smooth((time - dropsAt + dropMs / 2) / (dropMs * 1.5)));
  const found = smooth((time - hitsAt - (landsAt - hitsAt) * 0.35) / ((landsAt - hitsAt) * 0.75));
  if (found === 0) return closing;
  return mixPoses(closing, { ...result, towards: pocketDirection(path, time) }, found);
}

/** The direction of the winning pocket, which turns with the rotor. */
function pocketDirection(path: SpinPath, time: number): number {
  const { landsAt } = path.fall!;
  return path.ballAt(landsAt).angle + path.rotorAt(time) - path.rotorAt(landsAt);
}

/** The pose between rounds, while the table is waiting. */
export const waitingPose = wide;
