import {
  AmbientLight,
  BackSide,
  Color,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  SphereGeometry,
  SpotLight,
  Vector3,
  type WebGLRenderer,
} from "three";
import { disposeMesh } from "./parts.ts";

/** Lights the scene: a dark room with a few lamps, which the metal reflects, and one spotlight with shadows. */
export function addLights(scene: Scene, renderer: WebGLRenderer): SpotLight {
  const room = new Scene();
  const walls = new Mesh(
    new SphereGeometry(8, 16, 12),
    new MeshBasicMaterial({ color: "#2b231d", side: BackSide }),
  );
  room.add(walls);
  const panel = (colour: string, power: number, size: readonly [number, number], at: Vector3) => {
    const mesh = new Mesh(
      new PlaneGeometry(...size),
      new MeshBasicMaterial({ color: new Color(colour).multiplyScalar(power) }),
    );
    mesh.position.copy(at);
    mesh.lookAt(0, 0, 0);
    room.add(mesh);
  };
  panel("#ffe2b0", 14, [3.4, 1.5], new Vector3(-2.5, 5, 2));
  panel("#ffd9a0", 8, [2, 2], new Vector3(3.4, 4.2, 1.2));
  panel("#bcd0ff", 5, [5, 0.9], new Vector3(0, 2.6, -5.5));
  panel("#ffcf90", 2.5, [1, 4], new Vector3(-6, 1.6, -1));
  panel("#c4d4ff", 1.6, [1.4, 3], new Vector3(6, 1.4, 1));
  const generator = new PMREMGenerator(renderer);
  scene.environment = generator.fromScene(room, 0.02, 0.1, 20, { size: 64 }).texture;
  scene.environmentIntensity = 0.7;
  generator.dispose();
  room.traverse((object) => {
    if (object instanceof Mesh) disposeMesh(object);
  });
  scene.add(new AmbientLight("#ffe9cf", 0.12));
  const lamp = new SpotLight("#ffe6bf", 52, 12, 0.42, 0.85, 2);
  lamp.position.set(-1.5, 4.1, 1.3);
  lamp.castShadow = true;
  lamp.shadow.mapSize.set(1024, 1024);
  lamp.shadow.camera.near = 2;
  lamp.shadow.camera.far = 7;
  lamp.shadow.bias = -0.0006;
  lamp.shadow.normalBias = 0.008;
  lamp.shadow.radius = 3;
  scene.add(lamp, lamp.target);
  return lamp;
}
