import {
  ACESFilmicToneMapping,
  Color,
  Fog,
  Group,
  InstancedMesh,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  MeshStandardMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  SRGBColorSpace,
  Texture,
  WebGLRenderer,
} from "three";
import { disposeMesh } from "../solid/parts.ts";
import { type QualityLevel, qualities } from "../solid/quality.ts";
import { addLights } from "../solid/room-lights.ts";
import { type CardMesh, createCard } from "./card-mesh.ts";
import { cardPoseAt } from "./card-motion.ts";
import { createChips, othersRank } from "./chip-mesh.ts";
import { chipPosesAt } from "./chip-motion.ts";
import { addDiscards, addShoe, addTable, addTray } from "./furniture.ts";
import { cameraAt, fieldOfView, type TablePose } from "./table-camera.ts";
import { type Furniture, furnitureOf, isWideAspect, layoutFor, type TablePlan } from "./table-layout.ts";
import type { TablePictures, TableState } from "./table-messages.ts";

type SceneOptions = {
  canvas: OffscreenCanvas;
  context: WebGL2RenderingContext;
  pictures: TablePictures;
  plan: TablePlan;
  felt: string;
};

export type TableScene = ReturnType<typeof createTableScene>;

export function createTableScene({ canvas, context, pictures, plan, felt }: SceneOptions) {
  const renderer = new WebGLRenderer({ canvas, context });
  renderer.outputColorSpace = SRGBColorSpace;
  renderer.toneMapping = ACESFilmicToneMapping;
  renderer.toneMappingExposure = 1.12;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  const scene = new Scene();
  const background = new Color("#0a0808");
  scene.background = background;
  scene.fog = new Fog(background, 11, 24);
  const camera = new PerspectiveCamera(fieldOfView, 1, 1, 40);
  const lamp = addLights(scene, renderer);
  const cardMaterial = new MeshStandardMaterial({
    map: textureOf(pictures.cards),
    roughness: 0.46,
    metalness: 0,
  });
  cardMaterial.envMapIntensity = 0.55;
  const prints = { narrow: textureOf(pictures.prints.narrow), wide: textureOf(pictures.prints.wide) };
  const chips = createChips(scene);
  const meshes = new Map<string, CardMesh>();
  const spare: CardMesh[] = [];
  const size = { width: 1, height: 1, pixelRatio: 1 };
  let level: QualityLevel = 0;
  let room: { group: Group; isWide: boolean; furniture: Furniture } | null = null;

  const aspectOf = () => size.width / size.height;

  /** Builds the table in the layout that fits the aspect ratio of the picture. */
  function furnish(): Furniture {
    const isWide = isWideAspect(aspectOf());
    if (room?.isWide === isWide) return room.furniture;
    if (room) {
      scene.remove(room.group);
      disposeAll(room.group);
    }
    const group = new Group();
    const layout = layoutFor(plan, aspectOf());
    const furniture = furnitureOf(layout);
    addTable(group, furniture, felt, isWide ? prints.wide : prints.narrow);
    addShoe(group, furniture, cardMaterial, createCard(cardMaterial).mesh);
    addDiscards(group, furniture, createCard(cardMaterial).mesh);
    addTray(group, furniture);
    scene.add(group);
    aimLamp(furniture);
    room = { group, isWide, furniture };
    return furniture;
  }

  function aimLamp({ edge }: Furniture): void {
    const middle = edge.back + edge.acrossZ * 0.5;
    const reach = Math.max(edge.acrossX, edge.acrossZ * 0.7);
    lamp.position.set(-reach * 0.35, reach * 1.9, middle + reach * 0.25);
    lamp.target.position.set(0, 0, middle);
    lamp.target.updateMatrixWorld();
    lamp.angle = 0.56;
    lamp.penumbra = 0.9;
    lamp.distance = 0;
    lamp.intensity = 11 * reach * reach;
    lamp.shadow.camera.near = reach * 0.9;
    lamp.shadow.camera.far = reach * 3.2;
    lamp.shadow.needsUpdate = true;
  }

  const applySize = () => {
    renderer.setPixelRatio(Math.min(size.pixelRatio, qualities[level].maxPixelRatio));
    renderer.setSize(size.width, size.height, false);
    camera.aspect = aspectOf();
    camera.updateProjectionMatrix();
  };

  function meshOf(key: string): CardMesh {
    const known = meshes.get(key);
    if (known) return known;
    const mesh = spare.pop() ?? createCard(cardMaterial);
    meshes.set(key, mesh);
    scene.add(mesh.mesh);
    return mesh;
  }

  return {
    draw(state: TableState | null, time: number) {
      const furniture = furnish();
      const layout = layoutFor(plan, aspectOf());
      const drawn = new Set<string>();
      state?.cards.forEach((card, order) => {
        const pose = cardPoseAt(card, { layout, furniture }, time);
        if (pose === null) return;
        drawn.add(card.key);
        const mesh = meshOf(card.key);
        mesh.setFace(card.code ?? card.peel?.code ?? null);
        mesh.place(pose, order % 24);
      });
      for (const [key, mesh] of meshes) {
        if (drawn.has(key)) continue;
        scene.remove(mesh.mesh);
        meshes.delete(key);
        spare.push(mesh);
      }
      chips.place(
        state?.stacks.flatMap((stack) =>
          chipPosesAt(stack, { layout, furniture }, time).map((pose) =>
            stack.isMine ? pose : { ...pose, rank: othersRank },
          ),
        ) ?? [],
      );
      const move = state?.camera ?? { focus: "whole", from: "whole", since: 0 };
      placeCamera(camera, cameraAt(layout, aspectOf(), move, time));
      renderer.render(scene, camera);
    },
    /** The visible face of each card on the table, read from the objects as they were last drawn. */
    readFaces(): Record<string, string | null> {
      return Object.fromEntries([...meshes].map(([key, mesh]) => [key, mesh.readFace()]));
    },
    resize(width: number, height: number, pixelRatio: number) {
      Object.assign(size, { width, height, pixelRatio });
      applySize();
    },
    setQuality(next: QualityLevel) {
      level = next;
      lamp.castShadow = qualities[level].hasShadows;
      applySize();
    },
    /** Compiles the shaders without blocking. */
    async prepare() {
      furnish();
      // If the WebGL extension for parallel shader compilation is missing, Three.js logs a warning and compiles the
      // shaders when it draws the first frame.
      if (context.getExtension("KHR_parallel_shader_compile")) await renderer.compileAsync(scene, camera);
    },
    dispose() {
      disposeAll(scene);
      for (const mesh of [...meshes.values(), ...spare]) mesh.dispose();
      for (const print of Object.values(prints)) print.dispose();
      lamp.dispose();
      scene.environment?.dispose();
      pictures.cards.close();
      pictures.prints.narrow.close();
      pictures.prints.wide.close();
      renderer.dispose();
    },
  };
}

function textureOf(picture: ImageBitmap): Texture {
  const texture = new Texture(picture);
  texture.colorSpace = SRGBColorSpace;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.magFilter = LinearFilter;
  texture.anisotropy = 8;
  // WebGL can't flip a bitmap when it is uploaded, so the texture coordinates of these pictures count from the top.
  texture.flipY = false;
  texture.needsUpdate = true;
  return texture;
}

function disposeAll(root: Group | Scene): void {
  root.traverse((object) => {
    if (object instanceof InstancedMesh) object.dispose();
    if (object instanceof Mesh) disposeMesh(object);
  });
}

function placeCamera(camera: PerspectiveCamera, { x, z, elevation, distance }: TablePose): void {
  camera.position.set(x, Math.sin(elevation) * distance, z + Math.cos(elevation) * distance);
  camera.lookAt(x, 0, z);
}
