import { competition } from "../data/participant.ts";

/** Invented clubs that exist only in virtual football. */
export const tidewaterLeague = competition(
  "tidewater-league",
  "football",
  "Tidewater League",
  `Saltmarsh United|SLT|26|18
  Pebble Bay|PEB|18|10
  Kelpwick Rovers|KEL|10|12
  Gullstone Town|GUL|4|0
  Spindrift Athletic|SPI|-2|4
  Mudlark Wanderers|MUD|-8|-6
  Driftwood Albion|DRI|-14|-8
  Sandglass City|SAN|-20|-16`,
).participants;

export const copperLeague = competition(
  "copper-coast-league",
  "football",
  "Copper Coast League",
  `Verdigris Vale|VER|24|20
  Anvil Heath|ANV|16|14
  Foundry Lane|FOU|12|4
  Kilnbridge|KIL|6|2
  Smelter Park|SME|-4|0
  Patina Harbour|PAT|-8|-4
  Crucible Green|CRU|-16|-10
  Tinker's Ford|TIN|-22|-14`,
).participants;
