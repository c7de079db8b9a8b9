import type { SportId } from "@parlour/sports";

interface FieldDrawing {
  readonly ground: string;
  /** Mown or painted stripes of the playing field. */
  readonly stripes?: string;
  readonly lines: string;
}

const bands = "M8 8h38v152H8zM84 8h38v152H84zM160 8h38v152h-38zM236 8h38v152h-38z";
const border = "M8 8h304v152H8z";
const halfway = "M160 8v152";
const centre = (r: number) => `M${160 - r} 84a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** Every playing field on a grid of 320 by 168; the home side plays from left to right. */
export const fieldDrawings: Readonly<Record<SportId, FieldDrawing>> = {
  football: {
    ground: "#14513a",
    stripes: bands,
    lines: `${border}${halfway}${centre(22)}M8 40h44v88H8M312 40h-44v88h44M8 62h18v44H8M312 62h-18v44h18`,
  },
  basketball: {
    ground: "#5a3a1f",
    lines: `${border}${halfway}${centre(20)}M8 62h52v44H8M312 62h-52v44h52M8 30c80 0 80 108 0 108M312 30c-80 0-80 108 0 108`,
  },
  "american-football": {
    ground: "#1d4d2c",
    stripes: bands,
    lines: `${border}M38 8v152M282 8v152M68 8v152M98 8v152M129 8v152M160 8v152M191 8v152M222 8v152M252 8v152`,
  },
  "ice-hockey": {
    ground: "#31526b",
    lines: `M40 8h240a32 32 0 0 1 32 32v88a32 32 0 0 1-32 32H40a32 32 0 0 1-32-32V40a32 32 0 0 1 32-32z${halfway}${centre(20)}M116 8v152M204 8v152M34 10v148M286 10v148`,
  },
  baseball: {
    ground: "#1f5433",
    lines: "M160 152L40 44a160 120 0 0 1 240 0zM160 152l44-42l-44-42l-44 42zM156 108h8v6h-8z",
  },
  tennis: {
    ground: "#1f4d7a",
    lines: `M30 20h260v128H30zM30 38h260M30 130h260M95 38v92M225 38v92M95 84h130M160 12v144`,
  },
  "table-tennis": {
    ground: "#123a5e",
    lines: "M40 24h240v120H40zM40 84h240M160 16v136",
  },
  darts: {
    ground: "#1c1917",
    lines: `${centre(70)}${centre(62)}${centre(42)}${centre(36)}${centre(10)}${centre(4)}M160 14v140M90 84h140M110 34l100 100M210 34L110 134`,
  },
  cricket: {
    ground: "#2a5a2e",
    lines:
      "M10 84a150 76 0 1 0 300 0a150 76 0 1 0-300 0M90 84a70 44 0 1 0 140 0a70 44 0 1 0-140 0M128 74h64v20h-64zM134 74v20M186 74v20",
  },
  esports: {
    ground: "#1a1436",
    lines: `${border}M8 8l70 76l-70 76M312 8l-70 76l70 76M110 8v52h100V8M110 160v-52h100v52${centre(16)}`,
  },
};
