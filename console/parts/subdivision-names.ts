/**
 * Regions of countries whose gaming laws differ by region or in which most players live, because Intl has only the
 * names of countries. Each entry is an ISO 3166-2 code with its name.
 */
export const subdivisionNames: Readonly<Record<string, readonly string[]>> = {
  CA: `AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia
    NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon`.split(
    /\s*[|\n]\s*/,
  ),
  US: `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DC District of Columbia
    DE Delaware|FL Florida|GA Georgia|HI Hawaii|IA Iowa|ID Idaho|IL Illinois|IN Indiana|KS Kansas|KY Kentucky
    LA Louisiana|MA Massachusetts|MD Maryland|ME Maine|MI Michigan|MN Minnesota|MO Missouri|MS Mississippi|MT Montana
    NC North Carolina|ND North Dakota|NE Nebraska|NH New Hampshire|NJ New Jersey|NM New Mexico|NV Nevada|NY New York
    OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|RI Rhode Island|SC South Carolina|SD South Dakota
    TN Tennessee|TX Texas|UT Utah|VA Virginia|VT Vermont|WA Washington|WI Wisconsin|WV West Virginia|WY Wyoming`.split(
    /\s*[|\n]\s*/,
  ),
  AU: `ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland
    SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia`.split(/\s*[|\n]\s*/),
  BR: `AC Acre|AL Alagoas|AM Amazonas|AP Amapá|BA Bahia|CE Ceará|DF Distrito Federal|ES Espírito Santo
    GO Goiás|MA Maranhão|MG Minas Gerais|MS Mato Grosso do Sul|MT Mato Grosso|PA Pará|PB Paraíba
    PE Pernambuco|PI Piauí|PR Paraná|RJ Rio de Janeiro|RN Rio Grande do Norte|RO Rondônia|RR Roraima
    RS Rio Grande do Sul|SC Santa Catarina|SE Sergipe|SP São Paulo|TO Tocantins`.split(/\s*[|\n]\s*/),
  CH: `AG Aargau|AI Appenzell Innerrhoden|AR Appenzell Ausserrhoden|BE Bern|BL Basel-Landschaft
    BS Basel-Stadt|FR Fribourg|GE Genève|GL Glarus|GR Graubünden|JU Jura|LU Luzern|NE Neuchâtel
    NW Nidwalden|OW Obwalden|SG Sankt Gallen|SH Schaffhausen|SO Solothurn|SZ Schwyz|TG Thurgau
    TI Ticino|UR Uri|VD Vaud|VS Valais|ZG Zug|ZH Zürich`.split(/\s*[|\n]\s*/),
  DE: `BB Brandenburg|BE Berlin|BW Baden-Württemberg|BY Bayern|HB Bremen|HE Hessen|HH Hamburg
    MV Mecklenburg-Vorpommern|NI Niedersachsen|NW Nordrhein-Westfalen|RP Rheinland-Pfalz
    SH Schleswig-Holstein|SL Saarland|SN Sachsen|ST Sachsen-Anhalt|TH Thüringen`.split(/\s*[|\n]\s*/),
  ES: `AN Andalucía|AR Aragón|AS Principado de Asturias|CB Cantabria|CE Ceuta|CL Castilla y León
    CM Castilla-La Mancha|CN Canarias|CT Catalunya|EX Extremadura|GA Galicia|IB Illes Balears
    MC Región de Murcia|MD Comunidad de Madrid|ML Melilla|NC Comunidad Foral de Navarra|PV País Vasco
    RI La Rioja|VC Comunidad Valenciana`.split(/\s*[|\n]\s*/),
  GB: `ENG England|NIR Northern Ireland|SCT Scotland|WLS Wales`.split(/\s*[|\n]\s*/),
};
