import { competition } from "./participant.ts";

/** Competitions with larger fields and more matches at the same time. All clubs and players in them are invented. */
export const largerCompetitions = [
  competition(
    "coastal-alliance",
    "football",
    "Coastal Alliance",
    `Skerrymouth United|SKE|25|18
    Gannet Point|GAN|15|15
    Old Lighthouse|OLD|13|6
    Marlstone Quays|MAR|4|4
    Brinehaven Albion|BRI|-3|-2
    Corriedale Strand|COR|-8|-6
    Tidewrack Rovers|TID|-17|-9
    Pebblecombe Town|PEB|-20|-18`,
  ),
  competition(
    "twin-rivers-league",
    "basketball",
    "Twin Rivers League",
    `Bramwell Furnace|BRA|25|18
    Santa Orsola Condors|SAN|17|16
    Kettle Bend Rapids|KET|16|8
    Fort Larkin Sentries|FOR|9|8
    Opal City Comets|OPA|3|2
    Hazelmere Stags|HAZ|-1|-1
    Dry Gulch Vipers|DRY|-9|-3
    Northmoor Beacons|NOR|-10|-10
    Pinewater Loons|PIN|-17|-11
    Ashby Junction Steam|ASH|-23|-17`,
  ),
  competition(
    "great-basin-conference",
    "american-football",
    "Great Basin Conference",
    `Granite Pass Rams|GRA|25|18
    Redwillow Marshals|RED|17|16
    Thunder Mesa Bison|THU|16|8
    Salt Flat Racers|SAL|9|8
    Quarry Town Hammers|QUA|3|2
    Fallow Creek Foxes|FAL|-1|-1
    Castle Butte Guards|CAS|-9|-3
    Long Prairie Plowmen|LON|-10|-10
    Juniper Bay Sealers|JUN|-17|-11
    Windmill County Storks|WIN|-23|-17`,
  ),
  competition(
    "glacier-cup",
    "ice-hockey",
    "Glacier Cup League",
    `Isbreen Bears|ISB|25|18
    Talvikoski Wolves|TAL|17|16
    Nordlys Falcons|NOR|16|8
    Baie-Claire Ours|BAI|9|8
    Kettilsund Vikings|KET|3|2
    Harfang Québrac|HAR|-1|-1
    Storvatnet Pikes|STO|-9|-3
    Lumikallio Foxes|LUM|-10|-10
    Grimsfell Ravens|GRI|-17|-11
    Petit-Havre Phoques|PET|-23|-17`,
  ),
  competition(
    "lakeside-league",
    "baseball",
    "Lakeside Baseball League",
    `Wicker Park Larks|WIC|19|14
    Puerto Nacar Pelicans|PUE|12|13
    Copper Landing Kings|COP|12|6
    Elmstead Foresters|ELM|6|6
    Rio Verano Toros|RIO|2|1
    Hatters Point Herons|HAT|0|-1
    Millrace Mechanics|MIL|-7|-2
    Sugar Bay Sailors|SUG|-7|-8
    Oak Terrace Jays|OAK|-13|-8
    Granary Falls Hens|GRA|-18|-13`,
  ),
  competition(
    "summit-twenty",
    "cricket",
    "Summit Twenty20",
    `Nandipore Falcons|NAN|15|11
    Chandravali Lions|CHA|10|11
    Port Selwyn Waves|POR|11|5
    Highveld Orchids|HIG|7|6
    Ratnagarh Riders|RAT|3|2
    Blue Lagoon Barracudas|BLU|3|2
    Tamarind Park Tigers|TAM|-3|2
    Koyna Valley Kites|KOY|-1|-4
    Saffron Hill Stallions|SAF|-6|-3
    Mangrove Bay Monarchs|MAN|-9|-7
    Silverfern Stags|SIL|-10|-8
    Jacaranda City Jets|JAC|-15|-8`,
  ),
  competition(
    "lattice-league",
    "esports",
    "Lattice League",
    `Brass Meridian|BRA|18|13
    Hollow Comet|HOL|11|12
    Team Ferrotype|TEA|12|5
    Paper Wolves|PAP|6|6
    Cold Harbour Nine|COL|1|1
    Vantablue|VAN|0|-1
    Orbit Bakery|ORB|-7|-1
    Quartz Parade|QUA|-6|-8
    Nocturne Unit|NOC|-12|-8
    Soft Static|SOF|-16|-12`,
  ),
  competition(
    "ember-circuit",
    "esports",
    "Ember Circuit",
    `Kiln and Co|KIL|18|13
    Redshift Rookery|RED|11|12
    Basalt Choir|BAS|12|5
    Fourth Lantern|FOU|6|6
    Tin Parliament|TIN|1|1
    Saltbox Gaming|SAL|0|-1
    Violet Ledger|VIO|-7|-1
    Moth Academy|MOT|-6|-8
    Inkwell Union|INK|-12|-8
    Polar Syntax|POL|-16|-12`,
  ),
  competition(
    "meadow-trophy",
    "tennis",
    "Meadow Trophy",
    `Anouk Delacharme|DEL|21|15
    Petra Zvonarek|ZVO|15|15
    Maren Lysgaarden|LYS|16|9
    Ximena Rocafuerza|ROC|11|10
    Keiko Arimatsuno|ARI|7|5
    Abeni Folawiyode|FOL|6|4
    Chiara Montelupi|MON|0|4
    Daria Wolnicka|WOL|1|-2
    Freya Ashenhurst|ASH|-4|-1
    Talia Benshavit|BEN|-8|-6
    Ingrid Solbakkven|SOL|-9|-7
    Roos Verhagendijk|VER|-15|-7
    Milena Strahovska|STR|-14|-13
    Ottilie Brackwell|BRA|-19|-13`,
  ),
  competition(
    "lotus-table",
    "table-tennis",
    "Lotus Table Series",
    `Chen Yubolin|YUB|25|18
    Erik Sandvikoja|SAN|17|16
    Takumi Hoshigawa|HOS|16|8
    Nikola Bartosevic|BAR|9|8
    Kwon Ji-haneul|JIH|3|2
    Felix Rabenhorst|RAB|-1|-1
    Adrien Courtemarche|COU|-9|-3
    Bogdan Lupusoru|LUP|-10|-10
    Nguyen Thanh-kiet|THA|-17|-11
    Oskar Pilawczyk|PIL|-23|-17`,
  ),
  competition(
    "bamboo-masters",
    "table-tennis",
    "Bamboo Masters",
    `Hu Meiqiaolan|MEI|25|18
    Sofia Andraderos|AND|17|16
    Mio Kurokabe|KUR|16|8
    Hana Vlckovska|VLC|9|8
    Jeong Da-somin|DAS|3|2
    Linnea Bergqvara|BER|-1|-1
    Apinya Sukhothaya|SUK|-9|-3
    Carla Benavidroz|BEN|-10|-10
    Ruta Kazlauskova|KAZ|-17|-11
    Esther Achterkamp|ACH|-23|-17`,
  ),
  competition(
    "cellar-open",
    "darts",
    "Cellar Open",
    `Mick Tattersley|TAT|25|18
    Joop Oosterwaal|OOS|18|17
    Dai Llanfechan|LLA|19|11
    Craig Muirkirkland|MUI|13|11
    Bernd Sauerlich|SAU|9|7
    Terry Hobblewick|HOB|7|5
    Fergal Knockmoyle|KNO|1|4
    Stijn Wuyterman|WUY|1|-2
    Pauline Grimsdyke|GRI|-4|-2
    Ned Cobblestow|COB|-9|-7
    Arvid Tjaldsund|TJA|-10|-8
    Maureen Pottlesby|POT|-17|-9
    Gus Brackenridge-Low|BRA|-16|-15
    Hector Fairweald|FAI|-22|-15`,
  ),
];
