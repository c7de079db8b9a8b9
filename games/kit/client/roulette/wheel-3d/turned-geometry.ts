import { BufferGeometry, Float32BufferAttribute } from "three";

/** A point of a profile: its distance from the axis and its height. */
export type ProfilePoint = readonly [radius: number, height: number];

const turn = 2 * Math.PI;
/** Neighbouring faces with a smaller angle between them are shaded as one round surface. */
const creaseCosine = Math.cos((38 * Math.PI) / 180);

/**
 * A surface turned around the vertical axis, as on a lathe. The profile runs from the inside to the outside.
 * Unlike Three.js's own lathe, textures run clockwise seen from above, with their upper edge outwards.
 */
export function turnedGeometry(profile: readonly ProfilePoint[], segments: number): BufferGeometry {
  const builder = createBuilder();
  const lengths = profileLengths(profile);
  const total = lengths.at(-1)!;
  profile.slice(1).forEach((_, index) => {
    const normals = [sideNormal(profile, index, index), sideNormal(profile, index, index + 1)] as const;
    builder.ring(
      { from: profile[index]!, to: profile[index + 1]!, normals },
      { start: 0, end: turn, segments },
      [lengths[index]! / total, lengths[index + 1]! / total],
    );
  });
  return builder.build();
}

/** Divides every face of a profile into narrower ones, on which the lines of a texture stay straight. */
export function subdivided(profile: readonly ProfilePoint[], parts: number): ProfilePoint[] {
  return profile.flatMap((to, index): ProfilePoint[] => {
    const from = profile[index - 1];
    if (!from) return [to];
    return Array.from({ length: parts }, (_, part) => {
      const share = (part + 1) / parts;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    });
  });
}

/** A turned surface with a colour for each pocket. */
export function pocketGeometry(
  profile: readonly ProfilePoint[],
  colours: readonly (readonly [number, number, number])[],
): BufferGeometry {
  const builder = createBuilder();
  const slice = turn / colours.length;
  colours.forEach((colour, pocket) => {
    profile.slice(1).forEach((_, index) => {
      const normal = sideNormal(profile, index, null);
      builder.ring(
        { from: profile[index]!, to: profile[index + 1]!, normals: [normal, normal] },
        { start: (pocket - 0.5) * slice, end: (pocket + 0.5) * slice, segments: 4 },
        [0, 1],
        colour,
      );
    });
  });
  return builder.build();
}

function profileLengths(profile: readonly ProfilePoint[]): number[] {
  let length = 0;
  return profile.map((point, index) => {
    const before = profile[index - 1];
    if (before) length += Math.hypot(point[0] - before[0], point[1] - before[1]);
    return length;
  });
}

/** The normal of a face of the profile, averaged with its neighbour's normal at `corner` if the edge is soft. */
function sideNormal(profile: readonly ProfilePoint[], face: number, corner: number | null): ProfilePoint {
  const normalOf = (index: number): ProfilePoint | null => {
    const from = profile[index];
    const to = profile[index + 1];
    if (!from || !to) return null;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    return [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  };
  const own = normalOf(face)!;
  if (corner === null) return own;
  const other = normalOf(corner === face ? face - 1 : face + 1);
  if (!other || own[0] * other[0] + own[1] * other[1] < creaseCosine) return own;
  const sum = [own[0] + other[0], own[1] + other[1]] as const;
  const length = Math.hypot(...sum);
  return [sum[0] / length, sum[1] / length];
}

type Face = { from: ProfilePoint; to: ProfilePoint; normals: readonly [ProfilePoint, ProfilePoint] };
type Sweep = { start: number; end: number; segments: number };

function createBuilder() {
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const colours: number[] = [];
  const indices: number[] = [];
  return {
    ring(
      { from, to, normals: [inner, outer] }: Face,
      { start, end, segments }: Sweep,
      along: readonly [number, number],
      colour?: readonly [number, number, number],
    ) {
      const first = positions.length / 3;
      for (let step = 0; step <= segments; step += 1) {
        const angle = start + ((end - start) * step) / segments;
        const [east, south] = [Math.sin(angle), -Math.cos(angle)];
        for (const [point, normal, height] of [
          [from, inner, along[0]],
          [to, outer, along[1]],
        ] as const) {
          positions.push(east * point[0], point[1], south * point[0]);
          normals.push(east * normal[0], normal[1], south * normal[0]);
          uvs.push(angle / turn, height);
          if (colour) colours.push(...colour);
        }
      }
      for (let step = 0; step < segments; step += 1) {
        const at = first + step * 2;
        indices.push(at, at + 3, at + 1, at, at + 2, at + 3);
      }
    },
    build(): BufferGeometry {
      const geometry = new BufferGeometry();
      geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
      geometry.setAttribute("normal", new Float32BufferAttribute(normals, 3));
      geometry.setAttribute("uv", new Float32BufferAttribute(uvs, 2));
      if (colours.length > 0) geometry.setAttribute("color", new Float32BufferAttribute(colours, 3));
      geometry.setIndex(indices);
      return geometry;
    },
  };
}
