import { competition } from "./participant.ts";

/** All clubs in these competitions are invented. */
export const teamCompetitions = [
  competition(
    "northern-crown",
    "football",
    "Northern Crown League",
    `Brackwater Rovers|BRA|28|20
    Ostermoor Athletic|OST|22|14
    Tallowgate Town|TAL|12|10
    Ferrinholm Harbour|FER|8|6
    Quillbury Wanderers|QUI|4|-2
    Hollin Vale|HOL|0|4
    Marrowick Albion|MAR|-6|0
    Penderlow City|PEN|-10|-8
    Sallowfen Green|SAL|-18|-12
    Wexcombe Tramway|WEX|-24|-20`,
  ),
  competition(
    "liga-meridiana",
    "football",
    "Liga Meridiana",
    `Deportivo Valdorso|VDO|30|18
    Atlético Cenizales|CEN|20|22
    Real Montalbar|RMO|14|8
    Unión Piedrablanca|UPB|6|4
    Racing Olmeda Sur|ROS|0|0
    Sporting Brisamar|SBR|-4|-6
    Villarroja del Pinar|VRP|-14|-4
    Náutico Peñarena|NPA|-22|-16`,
  ),
  competition(
    "copper-belt",
    "basketball",
    "Copper Belt Basketball League",
    `Port Aldane Herons|PAH|26|18
    Cinder Falls Foundry|CFF|18|12
    Mesa Luz Coyotes|MLC|10|14
    Lakemont Lanterns|LKM|4|0
    Grand Tessel Pilots|GTP|-4|2
    Red Juniper Riders|RJR|-8|-10
    Harrow Bay Gulls|HBG|-16|-12
    Stonebridge Oxen|SBO|-24|-18`,
  ),
  competition(
    "prairie-conference",
    "american-football",
    "Prairie Conference",
    `Dunmore Ironclads|DUN|24|16
    Silver Creek Harriers|SCH|14|12
    Tamarack Lumbermen|TAM|8|4
    Kestrel County Kites|KCK|2|6
    Bluewater Bargemen|BBM|-4|-2
    Old Fort Muskets|OFM|-10|-6
    Sagebrush Drovers|SAG|-14|-12
    Cape Lorne Keepers|CLK|-22|-16`,
  ),
  competition(
    "polar-line",
    "ice-hockey",
    "Polar Line Hockey League",
    `Frostholm Lynx|FRO|20|16
    Kuurmaki Icebreakers|KUU|14|10
    Vinterhamn Stars|VIN|8|6
    Lac Argenté Loups|LAR|2|4
    Saint-Ormel Castors|STO|-4|0
    Northgate Smiths|NGS|-8|-8
    Ravensund Trolls|RAV|-14|-10
    Ymerfjord Seals|YME|-20|-18`,
  ),
  competition(
    "orchard-league",
    "baseball",
    "Orchard Baseball League",
    `Appleton Ridge Crows|ARC|16|12
    San Orino Saints|SOS|12|8
    Ferry Point Pilots|FPP|6|6
    Maple Hollow Owls|MHO|2|0
    Delmont Brickmen|DEL|-4|2
    Cedar Quay Otters|CQO|-8|-6
    Ashgrove Miners|ASH|-12|-8
    Tidewell Skippers|TID|-16|-14`,
  ),
  competition(
    "monsoon-twenty",
    "cricket",
    "Monsoon Twenty20",
    `Kalindra Kingfishers|KAL|18|12
    Pavanpur Comets|PAV|12|10
    Sunderi Tigersharks|SUN|6|4
    Marigold Coast Royals Eleven|MGC|2|0
    Teakwood Mariners|TEA|-4|2
    Bellmora Banyans|BEL|-8|-6
    Rannapur Rockets|RAN|-12|-8
    Coral Gate Cobras|CGC|-16|-12`,
  ),
  competition(
    "signal-masters",
    "esports",
    "Signal Masters",
    `Null Harbour|NUL|18|14
    Paper Lantern Five|PLF|14|8
    Ninth Relay|NIN|8|6
    Glasswork|GLA|2|2
    Static Orchard|STA|-2|-4
    Copper Moth|MOT|-8|-2
    Late Tram|LTR|-12|-10
    Velvet Abacus|VEL|-18|-14`,
  ),
  competition(
    "tidal-series",
    "esports",
    "Tidal Series",
    `Quiet Thunder Club|QTC|16|12
    Amber Protocol|AMB|10|8
    Seventh Tide|SEV|4|4
    Lowland Ravens|LOW|0|-2
    Mirror Pond|MIR|-6|-4
    Oak and Circuit|OAC|-14|-12`,
  ),
];
