import { videoPokerProof } from "../../kit/math/video-poker-proof.ts";
import { deucesPays, deucesPayTables, deucesRules } from "./deuces-wild.ts";

const others = Object.fromEntries(Object.entries(deucesPayTables).filter(([, pays]) => pays !== deucesPays));

export const deucesWildProof = videoPokerProof(deucesRules(deucesPays), others);
