import { competition } from "./participant.ts";

/** All players in these competitions are invented. */
export const individualCompetitions = [
  competition(
    "laurel-open",
    "tennis",
    "Laurel Open",
    `Ilka Vantorisse|VAN|24|18
    Odette Marchelune|MAR|18|16
    Saskia Brandelow|BRA|12|8
    Noor Elhadri-Voss|ELH|6|6
    Priya Sundarike|SUN|0|2
    Tamsin Orrowby|ORR|-4|-4
    Lucía Almendrase|ALM|-12|-8
    Greta Holmvinter|HOL|-18|-14`,
  ),
  competition(
    "harbour-classic",
    "tennis",
    "Harbour Classic",
    `Renzo Maribellini|MRB|22|20
    Casper Thornquill|THO|16|12
    Joaquín Belmareda|BEL|10|8
    Emeka Oduyalowe|ODU|4|4
    Viktor Hrasnik-Lom|HRA|0|-2
    Teo Castellvane|CAS|-6|-6
    Finlay Dunmarrow|DUN|-14|-8
    Hiro Takanashiro|TAK|-20|-16`,
  ),
  competition(
    "jade-table",
    "table-tennis",
    "Jade Table Tour",
    `Lin Qiaozhen-Wei|LIN|20|16
    Anders Kolmodine|KOL|14|12
    Zofia Wielgoszcz|WIE|8|6
    Park Seo-harim|PAR|4|2
    Mateus Corvalinho|COR|-2|0
    Dao Minh Trieulan|DAO|-6|-8
    Rosalind Peakewell|PEA|-14|-10
    Ivo Brezovarek|BRE|-20|-14`,
  ),
  competition(
    "lamplight-darts",
    "darts",
    "Lamplight Darts Premier",
    `Barney Coldwick|COL|18|14
    Gareth Pwllmawr|PWL|14|10
    Wim van der Haaksel|HAA|8|8
    Della Thrupwood|THR|4|2
    Rowan Ashlatch|ASH|-2|-2
    Sid Marlowbeck|MLB|-8|-6
    Kirsty Glenfarrow|GLE|-12|-10
    Otto Krummwald|KRU|-18|-12`,
  ),
];
