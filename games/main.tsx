import "./styles.css";
import type { LoadClient } from "./kit/client/game-client.ts";
import { mountGame } from "./kit/client/mount-game.tsx";

/** Importing only the `client` export keeps maths, proofs and schemas out of the bundle. */
const clients = import.meta.glob<LoadClient>("./*/game.ts", { import: "client", eager: true });

const slug = location.pathname.split("/")[2] ?? "";
const load = clients[`./${slug}/game.ts`];
const element = document.getElementById("game");
if (load !== undefined && element !== null) void mountGame(element, load);
