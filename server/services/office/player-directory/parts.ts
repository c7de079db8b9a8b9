import type { Kit } from "../../../kit/kit.ts";
import type { DirectorySources } from "../../../kit/ports/player-directory.ts";

export type DirectoryParts = DirectorySources & { kit: Kit };
