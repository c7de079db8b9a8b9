import type { Slot } from "../../kit/math/slots/slot.ts";

/**
 * A cluster slot with seven reels of seven rows. Cells that win repeatedly gain multipliers, which last for all
 * free spins.
 */
export const petitsFours: Slot = {
  slug: "petits-fours",
  symbols: {
    S: "cake-stand",
    M: "macaron",
    C: "cupcake",
    T: "tart",
    E: "eclair",
    b: "bonbon",
    d: "doughnut",
    j: "jelly",
  },
  symbolWords: {
    "cake-stand": "games-slots.symbolCakeStand",
    macaron: "games-slots.symbolMacaron",
    cupcake: "games-slots.symbolCupcake",
    tart: "games-slots.symbolTart",
    eclair: "games-slots.symbolEclair",
    bonbon: "games-slots.symbolBonbon",
    doughnut: "games-slots.symbolDoughnut",
    jelly: "games-slots.symbolJelly",
  },
  coins: 20,
  rows: 7,
  reels: [
    "jjMjMjMbTbdEdddEdMddEEjjbbbjjTTTEdbbdjbddjMTjMTjjTMCEjjjdMMbTjECCjbbbCdCbEddjbCCTEEMETEbjjjddjjjTTTC",
    "djMMbjjbbjjbbTMCCTTdbbEjbbddMdjbbTbbjjjbbTjEECCTTjTTdjjdbbMMMbdCTCEjbbCCCbbETTTMEdEETTdTMCTTjjjTbSjb",
    "ddbjjbjjjbdddCbbbjjjTdbjddbdjTTCTTbCdjjdCbjTbSdbEMdbjjEjjbCTjMbdjbjEbbEdTECEEEbdTjjEbbdCCjjjbCbbdjbj",
    "jjTbjdCCSjMMjddjjdCTjCddEETTbbCCbbTEbTTbMCCjbjCTMjjjbbjCMCEMMbbdTTCMMdMEjTbbjdEEddCEbbjMdbbTdddbdbbb",
    "jEEbdjjMMMdjCdjjMMjjCjTjEjTTCbCCEjCdMMMbEbSTjjEEjjjdbjbbTCTdEbEEdjMjjMMECddTTMdddbdCCTTjbbdTTTMMdbbj",
    "jjjEbdddbbdddjMddCjjEdbTjEEEdTTTdbEETdTTTddMMjETTdjjESdjTjTCCEEjjjdEEjMMTTbbCbddMEEbbCjCCEEjddEjjbdE",
    "jbjCCTTTjECbEbbdbbjCbbbjjdMbjbbjbbbdCCECjbbbjjddjjjddTjdjjbddCCjjbEddjbbTjMMjEjEEjEMMjjjETEdddEETTdT",
  ],
  reading: { kind: "clusters" },
  pays: {
    M: { 5: 24, 6: 36, 7: 50, 8: 80, 9: 120, 10: 250, 12: 800 },
    C: { 5: 18, 6: 24, 7: 32, 8: 45, 9: 70, 10: 120, 12: 400 },
    T: { 5: 11, 6: 18, 7: 22, 8: 32, 9: 50, 10: 80, 12: 200, 15: 800 },
    E: { 5: 10, 6: 12, 7: 16, 8: 24, 9: 40, 10: 60, 12: 150 },
    b: { 5: 5, 6: 7, 7: 10, 8: 15, 9: 20, 10: 32, 12: 80, 15: 300 },
    d: { 5: 4, 6: 6, 7: 8, 8: 12, 9: 18, 10: 28, 12: 60, 15: 250 },
    j: { 5: 5, 6: 6, 7: 8, 8: 10, 9: 16, 10: 24, 12: 50, 15: 200 },
  },
  cascadeMultipliers: [1],
  cellMultipliers: { most: 64 },
  scatter: "S",
  freeSpins: { awards: { 3: 10, 4: 12, 5: 15 }, retrigger: { 3: 5 }, multipliers: [1] },
  maximumWin: 5_000,
};
