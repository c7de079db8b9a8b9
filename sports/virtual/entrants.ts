/** A horse, greyhound or car that takes part in many races. */
export type Entrant = { readonly name: string; readonly ability: number };

const parse = (rows: string): readonly Entrant[] =>
  rows
    .trim()
    .split("\n")
    .map((row) => {
      const [name = "", ability] = row.trim().split("|");
      return { name, ability: Number(ability) };
    });

export const horses = parse(`Velvet Lantern|182
  Copper Sonata|176
  Midnight Ferry|170
  Larkspur Lane|164
  Paper Crown|158
  Old Harbourmaster|152
  Winter Barley|146
  Gilded Thistle|140
  Quiet Thunder|134
  Salt and Cedar|130
  Brass Compass|126
  Duchess of Fen|122
  Marigold Express|118
  Foxglove Hill|114
  Second Encore|110
  Cloudberry|106
  Lamplighter's Boy|102
  Tin Cathedral|98
  Rumour Mill|96
  Sunday Fiddler|94`);

export const greyhounds = parse(`Blackwater Dart|170
  Pocket Comet|164
  Hazel Whistle|156
  Quickstep Rosie|150
  Fenway Ghost|144
  Biscuit Baron|138
  Slipstream Sal|132
  Nettle Run|128
  Tango Miller|124
  Ashen Arrow|120
  Penny Ferret|114
  Corner Shop King|110
  Muddy Waltz|106
  Little Meteor|102
  Clover Bandit|98
  Ribbon Chaser|96`);

export const motors = parse(`Halden Strake|172
  Mireille Vant|166
  Otto Brackenridge|158
  Kaia Lindqvale|152
  Rafe Montcliffe|146
  Teodora Pell|140
  Joss Farrowgate|134
  Ines Caldermoor|130
  Viggo Thornby|124
  Lucian Ashgrove|120
  Petra Wolding|114
  Dario Fenchurch|110
  Samira Holt-Vey|106
  Nils Okonberg|102`);
