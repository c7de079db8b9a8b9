import type { Player, Side } from "../markets/market.ts";
import type { Participant } from "./participant.ts";

const givenNames =
  "Aldo Bram Ciro Dario Edvin Fenn Gil Harun Ives Joss Kasimir Leor Milo Nael Orrin Pavo Quinn Rune Soren Taro Ulf Vito Wes Yann".split(
    " ",
  );
const familyNames =
  "Ambrask Bellower Corvinet Drumlow Estavane Farrowmere Gildenast Hessomer Inverlake Jorrundel Kestworth Lomarque Mossadale Nettleby Ormanzo Pellhaven Quarnby Rookhollow Sandorval Tressaline Umberwick Vandrosse Wickerman-Lowe Yarrowen".split(
    " ",
  );

/**
 * Each player's share of the side's goals, starting with the first striker; the remaining goals are scored by
 * other players.
 */
const shares = [0.26, 0.18, 0.13, 0.1, 0.08, 0.06];

/**
 * The likely scorers of a club. Their names are derived from the club, so they are the same in every match.
 */
export function squadOf({ id }: Participant, side: Side): Player[] {
  let hash = 2166136261;
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0;
  return shares.map((share, i) => {
    const given = givenNames[(hash + i * 7) % givenNames.length]!;
    const family = familyNames[(Math.floor(hash / 64) + i * 5) % familyNames.length]!;
    return { id: `${id}-${i + 1}`, name: `${given} ${family}`, side, share };
  });
}
