import {
  ACESFilmicToneMapping,
  Color,
  Fog,
  InstancedMesh,
  Mesh,
  MeshStandardMaterial,
  type Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  SphereGeometry,
  SRGBColorSpace,
  Vector3,
  WebGLRenderer,
} from "three";
import { disposeMesh } from "../../solid/parts.ts";
import { type QualityLevel, qualities } from "../../solid/quality.ts";
import { addLights } from "../../solid/room-lights.ts";
import type { CameraPose } from "./camera-path.ts";
import { type BallPlace, pocketUnder } from "./spin-path.ts";
import { addBowl, addTable } from "./wheel-bowl.ts";
import type { WheelColours } from "./wheel-messages.ts";
import { addRotor } from "./wheel-rotor.ts";
import { wheelShape } from "./wheel-shape.ts";

type SceneOptions = {
  canvas: OffscreenCanvas;
  context: WebGL2RenderingContext;
  numbers: ImageBitmap;
  colours: WheelColours;
};

export type WheelScene = {
  draw(rotor: number, ball: BallPlace, pose: CameraPose): void;
  /** The position of the pocket in which the ball lies, measured on the objects as they were last drawn. */
  readPocket(): number;
  resize(width: number, height: number, pixelRatio: number): void;
  setQuality(level: QualityLevel): void;
  /** Compiles the shaders without blocking. */
  prepare(): Promise<void>;
  dispose(): void;
};

const fieldOfView = 30;

export function createWheelScene({ canvas, context, numbers, colours }: SceneOptions): WheelScene {
  const renderer = new WebGLRenderer({ canvas, context });
  renderer.outputColorSpace = SRGBColorSpace;
  renderer.toneMapping = ACESFilmicToneMapping;
  renderer.toneMappingExposure = 1.05;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  const scene = new Scene();
  const background = new Color(colours.felt).multiplyScalar(0.12);
  scene.background = background;
  scene.fog = new Fog(background, 5, 11);
  const camera = new PerspectiveCamera(fieldOfView, 1, 0.1, 30);
  const lamp = addLights(scene, renderer);
  addTable(scene, colours.felt);
  addBowl(scene);
  const rotor = addRotor(scene, numbers, colours.pockets);
  const ball = new Mesh(
    new SphereGeometry(wheelShape.ballRadius, 32, 20),
    new MeshStandardMaterial({ color: "#e9e1cd", roughness: 0.2, metalness: 0 }),
  );
  ball.castShadow = true;
  scene.add(ball);
  const size = { width: 1, height: 1, pixelRatio: 1 };
  let level: QualityLevel = 0;

  const applySize = () => {
    renderer.setPixelRatio(Math.min(size.pixelRatio, qualities[level].maxPixelRatio));
    renderer.setSize(size.width, size.height, false);
    camera.aspect = size.width / size.height;
    camera.updateProjectionMatrix();
  };
  const place = (target: Object3D, { angle, radius, height }: BallPlace) =>
    target.position.set(Math.sin(angle) * radius, height, -Math.cos(angle) * radius);

  return {
    draw(turned, at, pose) {
      rotor.rotation.y = -turned;
      place(ball, at);
      placeCamera(camera, pose);
      renderer.render(scene, camera);
    },
    readPocket() {
      const local = rotor.worldToLocal(ball.getWorldPosition(new Vector3()));
      return pocketUnder(colours.pockets.length, 0, Math.atan2(local.x, -local.z));
    },
    resize(width, height, pixelRatio) {
      Object.assign(size, { width, height, pixelRatio });
      applySize();
    },
    setQuality(next) {
      level = next;
      lamp.castShadow = qualities[level].hasShadows;
      applySize();
    },
    async prepare() {
      // Without this WebGL extension, `compileAsync` would log a warning. Shaders are then compiled at the first
      // frame.
      if (context.getExtension("KHR_parallel_shader_compile")) await renderer.compileAsync(scene, camera);
    },
    dispose() {
      scene.traverse((object) => {
        if (object instanceof InstancedMesh) object.dispose();
        if (object instanceof Mesh) disposeMesh(object);
      });
      lamp.dispose();
      scene.environment?.dispose();
      numbers.close();
      renderer.dispose();
    },
  };
}

function placeCamera(camera: PerspectiveCamera, pose: CameraPose): void {
  const { towards, elevation, span, ahead, height } = pose;
  const [east, south] = [Math.sin(towards), -Math.cos(towards)];
  const fits = Math.min(1, camera.aspect);
  const distance = span / Math.tan((fieldOfView * Math.PI) / 360) / fits;
  const back = ahead - Math.cos(elevation) * distance;
  camera.position.set(east * back, height + Math.sin(elevation) * distance, south * back);
  camera.lookAt(east * ahead, height, south * ahead);
}
