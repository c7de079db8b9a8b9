import { videoPokerProof } from "../../kit/math/video-poker-proof.ts";
import { deucesPays, deucesPayTables, deucesRules } from "./deuces-wild.ts";

export const deucesWildProof = videoPokerProof(deucesRules(deucesPays), {}, deucesPayTables);
