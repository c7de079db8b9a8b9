import { CylinderGeometry, InstancedMesh, MeshStandardMaterial, Object3D, type Scene } from "three";
import { chipColours as trayColours } from "../chip-colours.ts";
import { painted } from "../solid/painted-texture.ts";
import type { ChipPose } from "./chip-motion.ts";
import { chip } from "./table-layout.ts";

/** The colours of the chips, in the order of the tray; the last ones are for other players' chips. */
export const chipColours = [...trayColours, { face: "#4c6fa8", spot: "#e9e2d3" }];
export const othersRank = chipColours.length - 1;
const most = 96;
const spots = 6;
/** The part of the picture that the face fills; the rest is the strip around the edge. */
const faceShare = 0.8;

/** A chip with its face in the upper part of the picture and its edge in the lower part. */
export function chipGeometry(): CylinderGeometry {
  const { radius, height } = chip;
  const geometry = new CylinderGeometry(radius, radius, height * 0.94, 40, 1);
  const { position, normal, uv } = geometry.attributes;
  for (let at = 0; at < position!.count; at += 1) {
    if (Math.abs(normal!.getY(at)) > 0.5) {
      const [x, z] = [position!.getX(at) / radius, position!.getZ(at) / radius];
      uv!.setXY(at, 0.5 + x * 0.49, 1 - faceShare / 2 + z * 0.49 * faceShare);
    } else uv!.setXY(at, uv!.getX(at), uv!.getY(at) * (1 - faceShare) * 0.9);
  }
  return geometry;
}

export function chipMaterial({ face, spot }: { face: string; spot: string }): MeshStandardMaterial {
  const map = painted(256, 320, (pen) => {
    pen.fillStyle = face;
    pen.fillRect(0, 0, 256, 320);
    pen.fillStyle = spot;
    for (let at = 0; at < spots; at += 1)
      pen.fillRect(((at + 0.32) * 256) / spots, 258, 256 / spots / 2.6, 62);
    pen.translate(128, 128);
    for (let at = 0; at < spots; at += 1) {
      pen.save();
      pen.rotate(((at + 0.5) * 2 * Math.PI) / spots);
      pen.beginPath();
      pen.arc(0, 0, 128, -0.2, 0.2);
      pen.arc(0, 0, 92, 0.2, -0.2, true);
      pen.fill();
      pen.restore();
    }
    pen.strokeStyle = spot;
    pen.lineWidth = 4;
    pen.setLineDash([10, 8]);
    pen.beginPath();
    pen.arc(0, 0, 80, 0, 2 * Math.PI);
    pen.stroke();
    pen.setLineDash([]);
    pen.lineWidth = 2.5;
    pen.beginPath();
    pen.arc(0, 0, 62, 0, 2 * Math.PI);
    pen.stroke();
    // Draws the house's art-deco fan.
    for (let ray = -3; ray <= 3; ray += 1) {
      pen.save();
      pen.translate(0, 26);
      pen.rotate((ray * Math.PI) / 9);
      pen.fillRect(-2.5, -56, 5, 44);
      pen.restore();
    }
  });
  return new MeshStandardMaterial({ map, roughness: 0.46, metalness: 0.02 });
}

/** All chips that lie on the felt: one set of instances for each colour. */
export function createChips(scene: Scene) {
  const geometry = chipGeometry();
  const meshes = chipColours.map((colours) => {
    const mesh = new InstancedMesh(geometry, chipMaterial(colours), most);
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    mesh.frustumCulled = false;
    mesh.count = 0;
    scene.add(mesh);
    return mesh;
  });
  const one = new Object3D();
  return {
    place(poses: readonly ChipPose[]) {
      for (const mesh of meshes) mesh.count = 0;
      for (const { rank, x, z, height } of poses) {
        const mesh = meshes[rank] ?? meshes[0]!;
        if (mesh.count === most) continue;
        // Stacks made by hand are never perfectly straight.
        const level = Math.round(height / chip.height);
        one.position.set(
          x + Math.sin(level * 2.3) * 0.006,
          height + chip.height / 2,
          z + Math.cos(level * 1.7) * 0.006,
        );
        one.rotation.set(0, level * 1.1 + x, 0);
        one.updateMatrix();
        mesh.setMatrixAt(mesh.count, one.matrix);
        mesh.count += 1;
      }
      for (const mesh of meshes) {
        mesh.visible = mesh.count > 0;
        mesh.instanceMatrix.needsUpdate = true;
      }
    },
  };
}
