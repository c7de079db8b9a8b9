/**
 * Names of subdivisions by language, where a native speaker's name differs from the one in ISO 3166-2. Intl
 * knows the names of countries, but not of their parts. A country's own language needs no entry if ISO uses
 * it: Bayern, São Paulo.
 */
const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: parse(`
    CA-BC Columbia Británica|CA-NB Nuevo Brunswick|CA-NL Terranova y Labrador|CA-NS Nueva Escocia
    CA-NT Territorios del Noroeste|CA-PE Isla del Príncipe Eduardo|CA-YT Yukón
    US-AS Samoa Americana|US-DC Distrito de Columbia|US-HI Hawái|US-LA Luisiana
    US-MP Islas Marianas del Norte|US-MS Misisipi|US-MO Misuri|US-NC Carolina del Norte
    US-ND Dakota del Norte|US-NH Nuevo Hampshire|US-NJ Nueva Jersey|US-NM Nuevo México|US-NY Nueva York
    US-OR Oregón|US-PA Pensilvania|US-SC Carolina del Sur|US-SD Dakota del Sur
    US-UM Islas Ultramarinas Menores|US-VI Islas Vírgenes|US-WV Virginia Occidental
    ES-CT Cataluña|ES-IB Islas Baleares`),
  fr: parse(`
    CA-BC Colombie-Britannique|CA-NB Nouveau-Brunswick|CA-NL Terre-Neuve-et-Labrador|CA-NS Nouvelle-Écosse
    CA-NT Territoires du Nord-Ouest|CA-PE Île-du-Prince-Édouard|CA-QC Québec
    US-AS Samoa américaines|US-CA Californie|US-DC District de Columbia|US-FL Floride|US-GA Géorgie
    US-HI Hawaï|US-LA Louisiane|US-MP Îles Mariannes du Nord|US-NC Caroline du Nord|US-ND Dakota du Nord
    US-NM Nouveau-Mexique|US-PA Pennsylvanie|US-PR Porto Rico|US-SC Caroline du Sud|US-SD Dakota du Sud
    US-UM Îles mineures éloignées|US-VA Virginie|US-VI Îles Vierges|US-WV Virginie-Occidentale`),
  pt: parse(`
    CA-BC Colúmbia Britânica|CA-NB Novo Brunswick|CA-NL Terra Nova e Labrador|CA-NS Nova Escócia
    CA-NT Territórios do Noroeste|CA-ON Ontário|CA-PE Ilha do Príncipe Eduardo
    US-AS Samoa Americana|US-AK Alasca|US-CA Califórnia|US-DC Distrito de Colúmbia|US-FL Flórida
    US-GA Geórgia|US-HI Havaí|US-LA Luisiana|US-MP Ilhas Marianas do Norte|US-NC Carolina do Norte
    US-ND Dakota do Norte|US-NJ Nova Jersey|US-NM Novo México|US-NY Nova York
    US-PA Pensilvânia|US-PR Porto Rico|US-SC Carolina do Sul|US-SD Dakota do Sul
    US-UM Ilhas Menores Distantes|US-VA Virgínia|US-VI Ilhas Virgens|US-WV Virgínia Ocidental`),
  zh: parse(`
    CA-AB 艾伯塔省|CA-BC 不列颠哥伦比亚省|CA-MB 马尼托巴省|CA-NB 新不伦瑞克省|CA-NL 纽芬兰与拉布拉多省
    CA-NS 新斯科舍省|CA-NT 西北地区|CA-NU 努纳武特地区|CA-ON 安大略省|CA-PE 爱德华王子岛省
    CA-QC 魁北克省|CA-SK 萨斯喀彻温省|CA-YT 育空地区
    US-AK 阿拉斯加州|US-AL 亚拉巴马州|US-AR 阿肯色州|US-AS 美属萨摩亚|US-AZ 亚利桑那州|US-CA 加利福尼亚州
    US-CO 科罗拉多州|US-CT 康涅狄格州|US-DC 哥伦比亚特区|US-DE 特拉华州|US-FL 佛罗里达州|US-GA 佐治亚州
    US-GU 关岛|US-HI 夏威夷州|US-IA 艾奥瓦州|US-ID 爱达荷州|US-IL 伊利诺伊州|US-IN 印第安纳州
    US-KS 堪萨斯州|US-KY 肯塔基州|US-LA 路易斯安那州|US-MA 马萨诸塞州|US-MD 马里兰州|US-ME 缅因州
    US-MI 密歇根州|US-MN 明尼苏达州|US-MO 密苏里州|US-MP 北马里亚纳群岛|US-MS 密西西比州|US-MT 蒙大拿州
    US-NC 北卡罗来纳州|US-ND 北达科他州|US-NE 内布拉斯加州|US-NH 新罕布什尔州|US-NJ 新泽西州
    US-NM 新墨西哥州|US-NV 内华达州|US-NY 纽约州|US-OH 俄亥俄州|US-OK 俄克拉何马州|US-OR 俄勒冈州
    US-PA 宾夕法尼亚州|US-PR 波多黎各|US-RI 罗得岛州|US-SC 南卡罗来纳州|US-SD 南达科他州|US-TN 田纳西州
    US-TX 得克萨斯州|US-UM 本土外小岛屿|US-UT 犹他州|US-VA 弗吉尼亚州|US-VI 维尔京群岛|US-VT 佛蒙特州
    US-WA 华盛顿州|US-WI 威斯康星州|US-WV 西弗吉尼亚州|US-WY 怀俄明州
    CN-AH 安徽省|CN-BJ 北京市|CN-CQ 重庆市|CN-FJ 福建省|CN-GD 广东省|CN-GS 甘肃省|CN-GX 广西壮族自治区
    CN-GZ 贵州省|CN-HA 河南省|CN-HB 湖北省|CN-HE 河北省|CN-HI 海南省|CN-HK 香港特别行政区
    CN-HL 黑龙江省|CN-HN 湖南省|CN-JL 吉林省|CN-JS 江苏省|CN-JX 江西省|CN-LN 辽宁省
    CN-MO 澳门特别行政区|CN-NM 内蒙古自治区|CN-NX 宁夏回族自治区|CN-QH 青海省|CN-SC 四川省|CN-SD 山东省
    CN-SH 上海市|CN-SN 陕西省|CN-SX 山西省|CN-TJ 天津市|CN-TW 台湾省|CN-XJ 新疆维吾尔自治区
    CN-XZ 西藏自治区|CN-YN 云南省|CN-ZJ 浙江省`),
};

/** Groups of countries that ISO lists beside the parts of the United Kingdom; addresses don't use them. */
const groups: ReadonlySet<string> = new Set(["GB-EAW", "GB-GBN", "GB-UKM"]);

export function isAddressable(code: string): boolean {
  return !groups.has(code);
}

/** A subdivision's name in a language; if there is none, ISO's name in natural word order. */
export function subdivisionName({ code, name }: { code: string; name: string }, language: string): string {
  const known = names[language]?.[code];
  if (known !== undefined) return known;
  // ISO adds the Chinese word for province, city or region, which other languages leave out.
  if (code.startsWith("CN-")) return name.replace(/ (?:\w+zu |Uygur )?(?:Sheng|Shi|Zizhiqu)$/, "");
  // ISO puts the first word of some names last, for sorting: "Madrid, Comunidad de", "Bristol, City of".
  const inverted = /^([^,]+), ((?:[^,]+ )?(?:de|del|of|la|County|The|Comunidad))$/.exec(name);
  return inverted ? `${inverted[2]} ${inverted[1]}` : name;
}

function parse(list: string): Record<string, string> {
  const entries = list
    .split(/[|\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
  return Object.fromEntries(entries.map((entry) => [entry.slice(0, 5), entry.slice(6)]));
}
