import {
  type BufferGeometry,
  type Material,
  Mesh,
  MeshStandardMaterial,
  type Object3D,
  type Texture,
  TorusGeometry,
} from "three";

export const wood = (map: Texture) => new MeshStandardMaterial({ map, roughness: 0.26, metalness: 0.04 });
export const brass = () => new MeshStandardMaterial({ color: "#e2b768", roughness: 0.24, metalness: 0.96 });
/** The steel is not fully reflective, because small frets and deflectors would mostly reflect the dark room. */
export const steel = () => new MeshStandardMaterial({ color: "#f1e9d8", roughness: 0.38, metalness: 0.72 });

export function addTo(
  parent: Object3D,
  geometry: BufferGeometry,
  material: Material,
  shadow: { casts?: boolean } = {},
): Mesh {
  const mesh = new Mesh(geometry, material);
  mesh.castShadow = shadow.casts ?? false;
  mesh.receiveShadow = true;
  parent.add(mesh);
  return mesh;
}

/** A thin metal ring on the wheel. */
export function addBand(parent: Object3D, radius: number, height: number, thickness: number): void {
  const band = addTo(parent, new TorusGeometry(radius, thickness, 10, 128), brass());
  band.rotation.x = Math.PI / 2;
  band.position.y = height;
}

/** Frees the memory of a mesh on the graphics card. */
export function disposeMesh({ geometry, material }: Mesh): void {
  geometry.dispose();
  for (const each of [material].flat()) {
    if (each instanceof MeshStandardMaterial) each.map?.dispose();
    each.dispose();
  }
}
