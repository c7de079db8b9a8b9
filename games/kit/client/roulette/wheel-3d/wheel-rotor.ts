import {
  BoxGeometry,
  Color,
  CylinderGeometry,
  Group,
  InstancedMesh,
  MeshStandardMaterial,
  Object3D,
  RepeatWrapping,
  type Scene,
  SphereGeometry,
  SRGBColorSpace,
  Texture,
} from "three";
import { addBand, addTo, brass, steel, wood } from "../../solid/parts.ts";
import { type ProfilePoint, pocketGeometry, subdivided, turnedGeometry } from "./turned-geometry.ts";
import { wheelShape } from "./wheel-shape.ts";
import { coneTexture } from "./wheel-textures.ts";

/** The part of the wheel that turns: numbers, pockets, frets, cone and turret. */
export function addRotor(scene: Scene, numbers: ImageBitmap, colours: readonly string[]): Group {
  const { numbersOuter, numbersInner, coneOuter, fretTop, pocketFloor } = wheelShape;
  const rotor = new Group();
  const strip = new Texture(numbers);
  strip.colorSpace = SRGBColorSpace;
  strip.anisotropy = 8;
  strip.flipY = false;
  strip.wrapS = RepeatWrapping;
  strip.generateMipmaps = true;
  strip.needsUpdate = true;
  const ring: ProfilePoint[] = [
    [numbersInner, fretTop],
    [numbersOuter, -0.05],
  ];
  addTo(
    rotor,
    turnedGeometry(subdivided(ring, 3), 148),
    new MeshStandardMaterial({ map: strip, roughness: 0.46, metalness: 0.05 }),
  );
  const floor: ProfilePoint[] = [
    [coneOuter - 0.002, -0.068],
    [coneOuter + 0.006, pocketFloor + 0.006],
    [coneOuter + 0.02, pocketFloor],
    [numbersInner - 0.006, pocketFloor],
    [numbersInner, fretTop],
  ];
  const tints = colours.map((colour) => new Color(colour).multiplyScalar(0.62).toArray());
  addTo(
    rotor,
    pocketGeometry(floor, tints as [number, number, number][]),
    new MeshStandardMaterial({ vertexColors: true, roughness: 0.42, metalness: 0.15 }),
  );
  addFrets(rotor, colours.length);
  addBand(rotor, numbersOuter + 0.003, -0.048, 0.0055);
  addBand(rotor, numbersInner, fretTop + 0.001, 0.0035);
  addBand(rotor, coneOuter - 0.003, -0.067, 0.005);
  const cone: ProfilePoint[] = [
    [0.09, 0.052],
    [0.2, 0.026],
    [0.34, -0.018],
    [coneOuter - 0.003, -0.068],
  ];
  addTo(rotor, turnedGeometry(subdivided(cone, 6), 144), wood(coneTexture()));
  addTurret(rotor);
  scene.add(rotor);
  return rotor;
}

function addFrets(rotor: Group, count: number): void {
  const { numbersInner, coneOuter, fretTop, pocketFloor } = wheelShape;
  const fret = new BoxGeometry(0.0075, fretTop - pocketFloor + 0.004, numbersInner - coneOuter);
  const frets = new InstancedMesh(fret, steel(), count);
  frets.castShadow = true;
  const one = new Object3D();
  const radius = (numbersInner + coneOuter) / 2;
  for (let index = 0; index < count; index += 1) {
    const angle = ((index + 0.5) * 2 * Math.PI) / count;
    one.rotation.y = -angle;
    one.position.set(Math.sin(angle) * radius, (fretTop + pocketFloor) / 2, -Math.cos(angle) * radius);
    one.updateMatrix();
    frets.setMatrixAt(index, one.matrix);
  }
  rotor.add(frets);
}

function addTurret(rotor: Group): void {
  const profile: ProfilePoint[] = [
    [0, 0.232],
    [0.016, 0.228],
    [0.026, 0.212],
    [0.026, 0.196],
    [0.014, 0.18],
    [0.018, 0.172],
    [0.04, 0.162],
    [0.046, 0.142],
    [0.04, 0.122],
    [0.026, 0.108],
    [0.024, 0.092],
    [0.05, 0.078],
    [0.086, 0.07],
    [0.104, 0.058],
    [0.106, 0.046],
  ];
  addTo(rotor, turnedGeometry(profile, 64), brass(), { casts: true });
  for (let index = 0; index < 2; index += 1) {
    const arm = addTo(rotor, new CylinderGeometry(0.0105, 0.0105, 0.36, 16), brass(), { casts: true });
    arm.rotation.set(Math.PI / 2, 0, (index * Math.PI) / 2);
    arm.position.y = 0.142;
  }
  const knobs = new InstancedMesh(new SphereGeometry(0.022, 24, 16), brass(), 4);
  knobs.castShadow = true;
  const one = new Object3D();
  for (let index = 0; index < 4; index += 1) {
    const angle = (index * Math.PI) / 2;
    one.position.set(Math.sin(angle) * 0.185, 0.142, Math.cos(angle) * 0.185);
    one.updateMatrix();
    knobs.setMatrixAt(index, one.matrix);
  }
  rotor.add(knobs);
}
