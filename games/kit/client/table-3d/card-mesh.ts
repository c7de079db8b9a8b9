import {
  BufferGeometry,
  Float32BufferAttribute,
  type Material,
  Mesh,
  type MeshStandardMaterial,
  Vector3,
} from "three";
import { type AtlasCell, atlas, backCell, cellOf, codeOf } from "./card-atlas.ts";
import type { CardPose } from "./card-motion.ts";
import { card } from "./table-layout.ts";

const cornerRadius = 0.045;
const cornerRows = 5;
const middleRows = 22;
/** The radius around which a card curls when it is peeled. */
const curlRadius = 0.085;

/** The distances of the rows of vertices from the far edge. They are closer together at the round corners. */
const rowsAt: readonly number[] = (() => {
  const corner = Array.from(
    { length: cornerRows },
    (_, row) => cornerRadius * (1 - Math.cos((row / cornerRows) * (Math.PI / 2))),
  );
  const middle = Array.from(
    { length: middleRows + 1 },
    (_, row) => cornerRadius + ((card.height - 2 * cornerRadius) * row) / middleRows,
  );
  return [...corner, ...middle, ...corner.toReversed().map((at) => card.height - at)];
})();

function halfWidthAt(at: number): number {
  const inset = Math.max(0, cornerRadius - Math.min(at, card.height - at));
  return card.width / 2 - cornerRadius + Math.sqrt(cornerRadius ** 2 - inset ** 2);
}

/**
 * A playing card: two sides with a vertex on the left and on the right of each row. Its face looks up (y), and its lower
 * edge is towards the player (z).
 */
export function createCard(material: MeshStandardMaterial) {
  const geometry = new BufferGeometry();
  const rows = rowsAt.length;
  const positions = new Float32BufferAttribute(new Float32Array(rows * 4 * 3), 3);
  const uvs = new Float32BufferAttribute(new Float32Array(rows * 4 * 2), 2);
  geometry.setAttribute("position", positions);
  geometry.setAttribute("normal", new Float32BufferAttribute(new Float32Array(rows * 4 * 3), 3));
  geometry.setAttribute("uv", uvs);
  const indices: number[] = [];
  for (let row = 0; row < rows - 1; row += 1) {
    const [front, back] = [row * 2, (rows + row) * 2];
    indices.push(front, front + 2, front + 1, front + 1, front + 2, front + 3);
    indices.push(back, back + 1, back + 2, back + 1, back + 3, back + 2);
  }
  geometry.setIndex(indices);
  // A card is small, so testing whether it is in view would cost more than drawing it.
  const mesh = new Mesh(geometry, material as Material);
  mesh.frustumCulled = false;
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  mesh.rotation.order = "YXZ";
  let face: AtlasCell = backCell;
  let bentBy = Number.NaN;

  const mapSide = (side: 0 | 1, cell: AtlasCell) => {
    rowsAt.forEach((at, row) => {
      for (const [edge, sign] of [-1, 1].entries()) {
        const u = 0.5 + (sign * halfWidthAt(at)) / card.width;
        const across = side === 0 ? u : 1 - u;
        const index = (side * rows + row) * 2 + edge;
        uvs.setXY(index, (cell.column + across) / atlas.columns, (cell.row + at / card.height) / atlas.rows);
      }
    });
    uvs.needsUpdate = true;
  };
  /** Bends the card: upwards in the middle of a turn, or curled from the lower edge while it is peeled. */
  const bend = (peel: number, arch: number) => {
    const key = peel > 0 ? peel : -arch;
    if (key === bentBy) return;
    bentBy = key;
    const fold = peel * card.height * 0.92;
    rowsAt.forEach((at, row) => {
      const fromEdge = card.height - at;
      const curled = Math.max(0, fold - fromEdge);
      const angle = Math.min(Math.PI, curled / curlRadius);
      const over = Math.max(0, curled - Math.PI * curlRadius);
      const along = curled > 0 ? fold - Math.sin(angle) * curlRadius + over : fromEdge;
      const archShape = Math.sin((at / card.height) * Math.PI);
      // A peeled card lies face down, so its local downwards direction is up.
      const height = -(1 - Math.cos(angle)) * curlRadius + archShape * arch;
      for (const side of [0, 1]) {
        for (const [edge, sign] of [-1, 1].entries()) {
          const index = (side * rows + row) * 2 + edge;
          positions.setXYZ(index, sign * halfWidthAt(at), height, card.height / 2 - along);
        }
      }
    });
    positions.needsUpdate = true;
    geometry.computeVertexNormals();
  };
  mapSide(0, backCell);
  mapSide(1, backCell);
  bend(0, 0);

  return {
    mesh,
    setFace(code: string | null) {
      const next = code === null ? backCell : cellOf(code);
      if (next.column === face.column && next.row === face.row) return;
      face = next;
      mapSide(0, face);
    },
    place({ x, z, turn, height, flip, peel }: CardPose, order: number) {
      const turning = Math.sin(Math.PI * flip);
      bend(peel, turning * 0.05);
      mesh.position.set(x, 0.006 + order * 0.004 + height, z);
      mesh.rotation.set(0, turn, Math.PI * (1 - flip));
    },
    /** The face that can be seen, read from the drawn object; null if the back is up. */
    readFace(): string | null {
      mesh.updateMatrixWorld();
      const up = new Vector3(0, 1, 0).transformDirection(mesh.matrixWorld);
      if (up.y < 0.5) return null;
      // The middle of the face lies between the two vertices of its middle row.
      const left = 2 * Math.floor(rows / 2);
      const across = (uvs.getX(left) + uvs.getX(left + 1)) / 2;
      return codeOf({
        column: Math.floor(across * atlas.columns),
        row: Math.floor(uvs.getY(left) * atlas.rows),
      });
    },
    dispose: () => geometry.dispose(),
  };
}

export type CardMesh = ReturnType<typeof createCard>;
