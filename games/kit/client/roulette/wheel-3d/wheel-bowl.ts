import { Color, InstancedMesh, MeshStandardMaterial, Object3D, OctahedronGeometry, type Scene } from "three";
import { feltTexture } from "../../solid/painted-texture.ts";
import { addBand, addTo, steel, wood } from "../../solid/parts.ts";
import { type ProfilePoint, subdivided, turnedGeometry } from "./turned-geometry.ts";
import { deflectorAngle, lyingHeight, wheelShape } from "./wheel-shape.ts";
import { rimTexture, slopeTexture } from "./wheel-textures.ts";

const tableHeight = -0.1;

/** The felt around the wheel. */
export function addTable(scene: Scene, felt: string): void {
  const cloth = new MeshStandardMaterial({
    color: new Color(felt).multiplyScalar(0.62),
    map: feltTexture(),
    roughness: 0.96,
    metalness: 0,
  });
  cloth.envMapIntensity = 0.35;
  const plain: ProfilePoint[] = [
    [0.9, tableHeight],
    [2, tableHeight],
    [9, tableHeight],
  ];
  addTo(scene, turnedGeometry(plain, 64), cloth);
  const line = new MeshStandardMaterial({ color: "#c9a35c", roughness: 0.7, metalness: 0.2 });
  const ring = (radius: number, width: number): ProfilePoint[] => [
    [radius, tableHeight + 0.001],
    [radius + width, tableHeight + 0.001],
  ];
  addTo(scene, turnedGeometry(ring(1.16, 0.012), 96), line);
  addTo(scene, turnedGeometry(ring(1.2, 0.005), 96), line);
}

/** The stationary part of the wheel: track, slope, deflectors and rim. */
export function addBowl(scene: Scene): void {
  const slope: ProfilePoint[] = [
    [0.697, -0.047],
    [0.862, 0.036],
  ];
  addTo(scene, turnedGeometry(subdivided(slope, 4), 128), wood(slopeTexture()));
  const rim: ProfilePoint[] = [
    [0.862, 0.036],
    [0.885, 0.043],
    [0.899, 0.056],
    [0.906, 0.08],
    [0.912, 0.092],
    [0.926, 0.1],
    [0.952, 0.103],
    [0.978, 0.098],
    [0.994, 0.084],
    [1.004, 0.06],
    [1.01, 0.02],
    [1.03, -0.04],
    [1.05, -0.085],
    [1.05, tableHeight],
  ];
  addTo(scene, turnedGeometry(rim, 128), wood(rimTexture()), { casts: true });
  addBand(scene, 0.862, 0.037, 0.003);
  addBand(scene, 0.913, 0.095, 0.006);
  addBand(scene, 1.05, tableHeight + 0.012, 0.013);
  const diamond = new OctahedronGeometry(1, 0);
  const deflectors = new InstancedMesh(diamond, steel(), wheelShape.deflectors);
  deflectors.castShadow = true;
  const one = new Object3D();
  const slopeAngle = Math.atan2(0.083, 0.165);
  for (let index = 0; index < wheelShape.deflectors; index += 1) {
    const angle = deflectorAngle(index);
    const isUpright = index % 2 === 0;
    one.rotation.set(slopeAngle, -angle, 0, "YXZ");
    one.scale.set(isUpright ? 0.017 : 0.046, 0.021, isUpright ? 0.046 : 0.017);
    const radius = wheelShape.deflectorRadius;
    const height = lyingHeight(radius) - wheelShape.ballRadius + 0.004;
    one.position.set(Math.sin(angle) * radius, height, -Math.cos(angle) * radius);
    one.updateMatrix();
    deflectors.setMatrixAt(index, one.matrix);
  }
  scene.add(deflectors);
}
