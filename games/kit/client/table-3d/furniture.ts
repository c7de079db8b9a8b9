import {
  BoxGeometry,
  BufferGeometry,
  Color,
  Curve,
  ExtrudeGeometry,
  Float32BufferAttribute,
  Group,
  InstancedMesh,
  Mesh,
  MeshStandardMaterial,
  Object3D,
  Shape,
  type Texture,
  TubeGeometry,
  Vector3,
} from "three";
import { feltTexture, grain, painted, paintWood, walnut } from "../solid/painted-texture.ts";
import { addTo, brass } from "../solid/parts.ts";
import { chipColours, chipGeometry, chipMaterial } from "./chip-mesh.ts";
import { card, chip, edgePoint, type Furniture } from "./table-layout.ts";

/** The line of the table's edge, for the rail and its trims. */
class EdgeCurve extends Curve<Vector3> {
  readonly #edge: Furniture["edge"];
  readonly #inset: number;
  readonly #height: number;
  constructor(edge: Furniture["edge"], inset: number, height: number) {
    super();
    this.#edge = edge;
    this.#inset = inset;
    this.#height = height;
  }
  override getPoint(share: number, target = new Vector3()): Vector3 {
    const { x, z } = edgePoint(this.#edge, share, this.#inset);
    return target.set(x, this.#height, z);
  }
}

/** The table: felt with its print, a padded leather rail along the curved edge, and wood beneath it. */
export function addTable(group: Group, { edge }: Furniture, felt: string, print: Texture): void {
  const cloth = new MeshStandardMaterial({
    color: new Color(felt).multiplyScalar(0.6),
    map: feltTexture(26, 18),
    roughness: 0.97,
    metalness: 0,
  });
  cloth.envMapIntensity = 0.3;
  addTo(group, feltGeometry(edge), cloth);
  const printed = new MeshStandardMaterial({
    map: print,
    transparent: true,
    depthWrite: false,
    roughness: 0.94,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -2,
  });
  printed.envMapIntensity = 0.3;
  const overlay = addTo(group, printGeometry(edge), printed);
  overlay.renderOrder = 1;
  const leather = new MeshStandardMaterial({
    color: "#2b1712",
    map: leatherTexture(),
    roughness: 0.5,
    metalness: 0,
  });
  const along = (inset: number, height: number) => new EdgeCurve(edge, inset, height);
  const rail = addTo(group, new TubeGeometry(along(-0.16, 0.06), 96, 0.25, 20), leather, { casts: true });
  rail.scale.y = 0.72;
  addTo(group, new TubeGeometry(along(0.1, 0.02), 120, 0.022, 8), brass());
  const wood = new MeshStandardMaterial({
    map: painted(1024, 128, (pen) =>
      paintWood(pen, { x: 0, y: 0, width: 1024, height: 128 }, walnut, grain(5)),
    ),
    roughness: 0.3,
  });
  addTo(group, new TubeGeometry(along(-0.5, -0.2), 96, 0.24, 12), wood);
}

/** The felt falls away very slightly towards the rail, so that the light runs over it. */
function feltGeometry(edge: Furniture["edge"]): BufferGeometry {
  const rings = 18;
  const segments = 72;
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const indices: number[] = [];
  for (let ring = 0; ring <= rings; ring += 1) {
    const out = ring / rings;
    for (let segment = 0; segment <= segments; segment += 1) {
      const point = edgePoint(edge, segment / segments);
      const [x, z] = [(point.x / edge.acrossX) * out, ((point.z - edge.back) / edge.acrossZ) * out];
      positions.push(x * edge.acrossX, 0, edge.back + z * edge.acrossZ);
      const slope = Math.max(0, out - 0.55) * 0.42;
      const normal = new Vector3(x * slope, 1, z * slope).normalize();
      normals.push(normal.x, normal.y, normal.z);
      uvs.push(x * 0.5 + 0.5, z);
    }
  }
  for (let ring = 0; ring < rings; ring += 1) {
    for (let segment = 0; segment < segments; segment += 1) {
      const at = ring * (segments + 1) + segment;
      indices.push(at, at + 1, at + segments + 1, at + 1, at + segments + 2, at + segments + 1);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
  geometry.setAttribute("normal", new Float32BufferAttribute(normals, 3));
  geometry.setAttribute("uv", new Float32BufferAttribute(uvs, 2));
  geometry.setIndex(indices);
  return geometry;
}

function printGeometry({ back, acrossX, acrossZ }: Furniture["edge"]): BufferGeometry {
  const geometry = new BufferGeometry();
  const corners = [
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ] as const;
  geometry.setAttribute(
    "position",
    new Float32BufferAttribute(
      corners.flatMap(([x, z]) => [x * acrossX, 0.002, back + z * acrossZ]),
      3,
    ),
  );
  geometry.setAttribute(
    "normal",
    new Float32BufferAttribute(
      corners.flatMap(() => [0, 1, 0]),
      3,
    ),
  );
  geometry.setAttribute(
    "uv",
    new Float32BufferAttribute(
      corners.flatMap(([x, z]) => [(x + 1) / 2, z]),
      2,
    ),
  );
  geometry.setIndex([0, 2, 1, 1, 2, 3]);
  return geometry;
}

function leatherTexture(): Texture {
  const texture = painted(256, 256, (pen) => {
    const random = grain(23);
    pen.fillStyle = "#c8b0a4";
    pen.fillRect(0, 0, 256, 256);
    for (let spot = 0; spot < 2_600; spot += 1) {
      pen.fillStyle = random() < 0.5 ? "#8f7468" : "#f0dccf";
      pen.globalAlpha = 0.25;
      pen.beginPath();
      pen.arc(random() * 256, random() * 256, 0.8 + random() * 2.4, 0, 7);
      pen.fill();
    }
  });
  texture.wrapT = texture.wrapS;
  texture.repeat.set(40, 4);
  return texture;
}

const lacquer = () => new MeshStandardMaterial({ color: "#0d0e12", roughness: 0.16, metalness: 0.1 });

/** The shoe: a lacquered case with a slanted pack of cards, whose front card is visible. */
export function addShoe(
  group: Group,
  { shoe }: Furniture,
  cards: MeshStandardMaterial,
  cardMesh: Mesh,
): void {
  const body = new Group();
  const side = new Shape();
  side.moveTo(-1.25, 0);
  side.lineTo(0.16, 0);
  side.lineTo(0.2, 0.1);
  side.lineTo(-0.34, 0.56);
  side.lineTo(-1.05, 0.56);
  side.quadraticCurveTo(-1.25, 0.56, -1.25, 0.36);
  side.closePath();
  const wall = new ExtrudeGeometry(side, {
    depth: 0.05,
    bevelEnabled: true,
    bevelSize: 0.012,
    bevelThickness: 0.012,
    bevelSegments: 2,
  });
  const half = card.width / 2 + 0.05;
  for (const at of [-half - 0.05, half]) {
    const mesh = addTo(body, wall, lacquer(), { casts: true });
    mesh.position.z = at;
  }
  const lid = addTo(body, new BoxGeometry(0.84, 0.04, half * 2), lacquer(), { casts: true });
  lid.position.set(-0.72, 0.55, 0);
  const back = addTo(body, new BoxGeometry(0.04, 0.5, half * 2), lacquer(), { casts: true });
  back.position.set(-1.2, 0.28, 0);
  const plate = addTo(body, new BoxGeometry(0.5, 0.012, 0.24), brass());
  plate.position.set(-0.72, 0.576, 0);
  const paper = new MeshStandardMaterial({ color: "#efe8d8", roughness: 0.8 });
  const pack = addTo(body, new BoxGeometry(0.7, 0.5, card.width), paper, { casts: true });
  pack.position.set(-0.62, 0.27, 0);
  pack.rotation.z = 0;
  cardMesh.material = cards;
  cardMesh.position.set(-0.07, 0.33, 0);
  cardMesh.rotation.set(0, Math.PI / 2, 0);
  cardMesh.rotation.order = "YXZ";
  cardMesh.rotation.x = 0.7;
  cardMesh.rotation.z = Math.PI;
  cardMesh.scale.set(1, 1, 0.82);
  body.add(cardMesh);
  body.position.set(shoe.x + 0.25, 0.01, shoe.z - 0.12);
  // The mouth of the shoe points to the middle of the table.
  body.rotation.y = Math.PI + shoe.turn + 0.12;
  group.add(body);
}

/** The holder of cleared cards: smoked acrylic with a low pile in it. */
export function addDiscards(group: Group, { discards }: Furniture, top: Mesh): void {
  const holder = new Group();
  const acrylic = new MeshStandardMaterial({
    color: "#7a1626",
    transparent: true,
    opacity: 0.5,
    roughness: 0.08,
    metalness: 0.1,
  });
  const wall = (size: readonly [number, number, number], at: readonly [number, number, number]) => {
    const mesh = new Mesh(new BoxGeometry(...size), acrylic);
    mesh.position.set(...at);
    mesh.renderOrder = 2;
    holder.add(mesh);
  };
  wall([card.width + 0.16, 0.03, card.height + 0.1], [0, 0.02, 0]);
  wall([0.03, 0.5, card.height + 0.1], [-card.width / 2 - 0.07, 0.26, 0]);
  wall([0.03, 0.5, card.height + 0.1], [card.width / 2 + 0.07, 0.26, 0]);
  wall([card.width + 0.16, 0.5, 0.03], [0, 0.26, -card.height / 2 - 0.05]);
  const paper = new MeshStandardMaterial({ color: "#e9e1cf", roughness: 0.8 });
  const pile = addTo(holder, new BoxGeometry(card.width, 0.2, card.height), paper, { casts: true });
  pile.position.y = 0.14;
  top.position.y = 0.245;
  top.rotation.z = Math.PI;
  holder.add(top);
  holder.position.set(discards.x, 0, discards.z);
  holder.rotation.y = -discards.turn;
  group.add(holder);
}

const columns = 7;
const perColumn = 13;

/** The dealer's chips: columns of chips that lie on their edges in a metal tray. */
export function addTray(group: Group, { tray }: Furniture): void {
  const box = new Group();
  const metal = new MeshStandardMaterial({ color: "#6d6a64", roughness: 0.36, metalness: 0.85 });
  const length = perColumn * chip.height;
  const pitch = chip.radius * 2 + 0.05;
  const width = columns * pitch + 0.06;
  const base = addTo(box, new BoxGeometry(width, 0.04, length + 0.16), metal, { casts: true });
  base.position.y = 0.02;
  for (const side of [-1, 1]) {
    const rim = addTo(box, new BoxGeometry(width, 0.1, 0.035), brass(), { casts: true });
    rim.position.set(0, 0.06, side * (length / 2 + 0.08));
    const end = addTo(box, new BoxGeometry(0.035, 0.1, length + 0.19), brass(), { casts: true });
    end.position.set((side * width) / 2, 0.06, 0);
  }
  const one = new Object3D();
  const order = [5, 4, 3, 2, 3, 4, 0];
  const geometry = chipGeometry();
  for (const rank of new Set(order)) {
    const at = order.flatMap((other, column) => (other === rank ? [column] : []));
    const mesh = new InstancedMesh(geometry, chipMaterial(chipColours[rank]!), at.length * perColumn);
    at.forEach((column, set) => {
      for (let index = 0; index < perColumn; index += 1) {
        one.position.set(
          (column - (columns - 1) / 2) * pitch,
          chip.radius * 0.86,
          (index - (perColumn - 1) / 2) * chip.height,
        );
        one.rotation.set(Math.PI / 2, index * 0.7 + column, 0, "XYZ");
        one.updateMatrix();
        mesh.setMatrixAt(set * perColumn + index, one.matrix);
      }
    });
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    mesh.frustumCulled = false;
    box.add(mesh);
  }
  box.position.set(tray.x, 0, tray.z);
  group.add(box);
}
