/**
 * Signs that look the same, accents aside: all that Unicode 17 lists beside the letters a to z and the digits
 * (UTS #39, confusables.txt), and of other pairs the closest.
 */

type Lines = readonly (readonly [signs: string, twin: string])[];

/** Letters of the scripts most names are written in, as small ones, and digits. */
const USUAL: Lines = [
  ["αа", "a"],
  ["ӕ", "ae"],
  ["въьѣҍ", "b"],
  ["ыꙑ", "bl"],
  ["сҫ", "c"],
  ["ԁ", "d"],
  ["εеєҽҿԑᄐᇀ", "e"],
  ["ϝք", "f"],
  ["ԍց", "g"],
  ["нђћңһӈӊԣԧԩհꚕ", "h"],
  ["ϳјյ", "j"],
  ["κкқҝҟӄԟ", "k"],
  ["1ιіӏլւᅵ〡丨ꙇ", "l"],
  ["ю", "lo"],
  ["мϻӎ", "m"],
  ["ηπпҧԥղոռᴨ", "n"],
  ["0θοςσоѳөօთჿᄋᆼ〇", "o"],
  ["ꚙ", "oo"],
  ["ρϸрҏᴩ", "p"],
  ["ԛգզ", "q"],
  ["гґғҕӷӻᴦ", "r"],
  ["ѕ", "s"],
  ["τтҭᅮㄒ丅ꚋ", "t"],
  ["μυџս", "u"],
  ["νѵ", "v"],
  ["ωшѡѽԝաꙍ", "w"],
  ["χхҳӽӿメㄨ乂", "x"],
  ["γуүұყㄚ丫", "y"],
  ["ζ", "z"],
  ["ꙅ", "2"],
  ["зҙӡჳ", "3"],
  ["б", "6"],
];

/** Latin letters of other shapes, and with strokes, hooks and tails, which count as little as accents do. */
const LATIN: Lines = [
  ["ɑᴀᶏⱥ", "a"],
  ["ꜳ", "aa"],
  ["æ", "ae"],
  ["ꜵ", "ao"],
  ["ꜷ", "au"],
  ["ꜹꜻ", "av"],
  ["ꜽ", "ay"],
  ["ƀƃƅɓʙᴃᵬᶀꞗ", "b"],
  ["ƈȼɕᴄꞓꞔ𝼝", "c"],
  ["ðđƌȡɖɗᴅᵭᶁᶑꟈ", "d"],
  ["ʣ", "dz"],
  ["ɇɛᴇᶒᶓⱸꬲꬳꬴ", "e"],
  ["ƒᵮᶂꜰẝꞙꬵ", "f"],
  ["ʩ", "fn"],
  ["ƍǥɠɡɢʛᶃꞡꬶ", "g"],
  ["ħɦʜⱨꞕ", "h"],
  ["ȷɉɟʄʝᴊ", "j"],
  ["ĸƙᴋᶄⱪꝁꝃꝅꞣ", "k"],
  ["iıłƚǀȴɨɩɪɫɬɭʟᴌᵻᵼᶅᶖⱡꝉꞎꬷꬸꬹ𝼄𝼑𝼓𝼚", "l"],
  ["ǁ", "ll"],
  ["ʪ", "ls"],
  ["ʫ", "lz"],
  ["ɱʍᴍᵯᶆꬺ", "m"],
  ["ŋƞȵɲɳɴᵰᶇꞑꞥꬻ", "n"],
  ["øɵᴏᴑⱺꝋꝍꬽꬾ", "o"],
  ["œɶ", "oe"],
  ["ꝏ", "oo"],
  ["þƥƿᴘᵱᵽᶈꝑꝓꝕ", "p"],
  ["ɋʠꝗꝙꞯ", "q"],
  ["ɍɼɽɾʀᵲᵳᶉꞧꭅꭆꭇꭈꭉꭊꭋ𝼖", "r"],
  ["ƽȿʂᵴᶊꜱꞩꟊ𝼞", "s"],
  ["ŧƫƭȶʈᴛᵵⱦ𝼉", "t"],
  ["ꝷ", "tf"],
  ["ʦ", "ts"],
  ["ʉʋᴜᵾᶙꞟꞹꭎꭒ", "u"],
  ["ᵫ", "ue"],
  ["ꭣ", "uo"],
  ["ᴠⱱⱴꝟ", "v"],
  ["ɯᴡⱳꝡꞷ", "w"],
  ["ᶍꭓꭕꭖꭗꭘꭙ", "x"],
  ["ƴɏɣʏᶌỿꭚ", "y"],
  ["ƶȥɀʐʑᴢᵶᶎⱬ", "z"],
  ["ƨƻᴤꝛ", "2"],
  ["ȝɜʒʓᴈꝫ", "3"],
  ["ȣ", "8"],
  ["ꝯ", "9"],
  ["ꜩ", "t3"],
];

/** Letters and digits of the other scripts. */
const RARER: Lines = [
  ["ᗅⲁꓮꭺ𐊠𖽀", "a"],
  ["ᏼᑲᑳᑾᑿᒀᒁᒈᖯᗷⲃꓐꮟ𐊂𐊡𐌁𖻑", "b"],
  ["ငၚⲥꓚꮯ𐊢𐌂𐐽𐔜𑣩𑣲", "c"],
  ["ᑯᑺᑻᒇᗞᗪꓒꓓꭰꮷ", "d"],
  ["ⲉⴹꓰꭼꮛ𐊆𐐩𑣎𖼭", "e"],
  ["ᖴꓝ𐊇𐊥𐔥𑣂", "f"],
  ["ᏻꓖꮐ", "g"],
  ["ᏺᕼⲏꓧꮋꮒ𐋏", "h"],
  ["ᒍᒘᒙꓙꭻ", "j"],
  ["ᛕⲕꓗꮶ𐔘", "k"],
  ["ᒪᒶᒷᛁⲓⳑⵏꓡꓲꭵꮮ𐊊𐌉𐌠𐑃𐔦𑣃𑷚𑷡𖼖𖼨", "l"],
  ["ᗰᛖⲙꓟꮇ𐊰𐌑𑜀𑣣", "m"],
  ["በᑎᑙᑚᑨⲛⲡꓠꓵꛛ𐔓𖻁", "n"],
  ["ϭ०০੦૦ଠ୦௦౦೦ഠ൦๐໐တဝ၀ዐ០ⲑⲟⴱⵁⵔꓳꭴꮎꮻ𐊒𐊫𐐬𐓪𐔖𑓐𑣈𑣗𑣠𑷠", "o"],
  ["ᑭᑶᑷᒆⲣⳏꓑꮲ𐊕", "p"],
  ["ⵕ", "q"],
  ["ᖇⲅꓣꭱꮁꮢ𖼵", "r"],
  ["ടꓢꮥꮪ𐊖𐑈𑣁𖼺", "s"],
  ["ⲧꓔꭲꮏ𐊗𐊱𐌕𖼊", "t"],
  ["ሀᑌᑗᑘᑧꓴꮜ𐓶𑣘𖽂", "u"],
  ["ᐯᐺᐻⴸꓦꛟꮩ𐔝𑜆𑣀𖼈", "v"],
  ["ᗯᘯᘵᣭⲱⲽꓪꮃꮤ𐊶𑓅𑜊𑜎𑜏𑣦𑣯", "w"],
  ["ᕁᕽᚷⲭⵝꓫ𐊐𐊴𐌗𐌢𐔧𑣬", "x"],
  ["ᒥᒮᒯⲩꓬꭹꮍ𐊲𑣜𖼇𖽃", "y"],
  ["ⲍꓜꮓ𐋵𑣄𑣥", "z"],
  ["ϩᒿꛯ", "2"],
  ["३૩ⲝⳅⳍ𑣊𖼻", "3"],
  ["ᔯᔰꮞ", "4"],
  ["ⳓꮾ𑣕", "6"],
  ["𑣆", "7"],
  ["৪੪𐌚", "8"],
  ["१৭੧୨൭ⳋ𑣌𑣖𑣤", "9"],
  ["แ", "เเ"],
];

/** Those that are written from right to left, by number, so that this file reads in one direction. */
const LEFTWARD: Lines = [
  ["\u{1E8CC}\u{1E8CD}", "d"],
  ["\u05D5\u05DF\u05F1\u0627\u0661\u0673\u06F1\u07CA\u{1E8C7}", "l"],
  ["\u05F0", "ll"],
  ["\u05E1\u0647\u0665\u06BE\u06C1\u06D5\u06F5\u06FF\u07C0", "o"],
  ["\u05D8\u0667\u06F7", "v"],
  ["\u{1E8CB}", "8"],
  ["\u0669\u06F9", "9"],
];

/** Capitals that look like another letter than their small ones do. */
const LARGE: Lines = [
  ["БΒꞴ", "b"],
  ["𑢦", "e"],
  ["Η", "h"],
  ["𖺪𑢲", "l"],
  ["Μ", "m"],
  ["Ν", "n"],
  ["𑢵", "o"],
  ["Γ𐒴", "r"],
  ["Տ", "s"],
  ["𑢼", "t"],
  ["Υ𑢤", "y"],
  ["𑢩", "z"],
  ["𑢯", "4"],
  ["Ƽ𑢻", "5"],
  ["ϬⳜ", "6"],
  ["𐓒", "7"],
  ["ΛЛӅԒԠԮⲖꟚꟜ", "ʌ"],
  ["Σ", "ʃ"],
];

/** Signs that look like each other, and like no Latin letter. */
const EACH_OTHER = [
  // Latin, Greek, Cyrillic, Armenian and such
  "λƛꟛ ßβꞵᏸꟗ əǝәⴺꓱ ɔͻᴐↄꓛ ꜿͽ ʃꭍⵉ ʌᴧⲗᐱⴷꓥ ʔɂॽꭾꛫ ǃⵑ δẟծⳝ ψѱⲯ φɸфփⲫⳡ иҋͷᴎ лӆԓԡԯᴫ жҗ чҷҹӌϥ яᴙ",
  // India: letters of two scripts, digits beside letters, and vowels that are also written as another one with a mark
  "उਤ टਟ ठਠ ढਫ पਧ भਮ मਸ वਕ हਵ ऽઽ २ર রৰ",
  "అಅ ఆಆ ఇಇ ఐಐ ఒఓఔಒಓಔ గಗ జಜ ఝಝ ఞಞ టಟ ణಣ దದ నನ యಯ రರ ఱಱ లಲ ళಳ",
  "அ௮ உ௨ഉ எ௭ க௧ ச௪ ய௰ ஜജ ணണ மഥ ழഴ வഖ ஶശ",
  "अआऄऑऒओऔॲॳॴॵ एऍऎऐ অআ ਅਆਐਔ ੳਉਊ ੲਇਈਏ અઆઍએઐઑઓઔ ଅଆ",
  // Thai beside Lao, and letters no longer in use
  "าๅ ขฃ คฅ จຈ บບ ปປ ฝຝ พພ ฟຟ ยຍ",
  // Arabic: yeh, kaf, teh marbuta
  "\u0649\u064A\u06CC \u0643\u06A9\u06AA \u0629\u06C3",
  // East Asia: kana, Bopomofo and parts of Hangul beside Han
  "ー一ㄧᅳ 二ニ 八ハ 力カヵ 口ロ囗ᄆᆷ 夕タ 工エェ 卜トᅡ 才オォ 千チ 匕ヒ 厶ムㄙ 又ヌㄡ 亻イィ 彐ヨョ 丿ノ 丶ヽ 人ᄉᆺ 礻ネ",
  "儿ㄦ 匚ㄈ 凵ㄩ 厂ㄏ 幺ㄠ 卩ㄗ 彳ㄔ 尸ㄕ 尢ㄤ 冂ㄇ 日曰ㄖ くㄑ へヘ りリ",
  // small kana, which are to large ones as small letters are to capitals
  "あぁ いぃ うぅ えぇ おぉ かゕ けゖ つっ やゃ ゆゅ よょ わゎ アァ ウゥ ケヶ ツッ ヤャ ユュ ワヮ",
  // Han
  "土士 己已巳 末未 併倂 値值 啓啟 塡填 墫壿 媯嬀 帡帲 戶戸 搉㩁 晚晩 晣䀿 曶㫚 朌肦 朏胐 朐胊 朓脁 朘脧 朣膧䑃朦 杮柿 榝樧 槩㮣 溈潙",
  "研硏 絕絶 胶㬵 胼腁 幐㬺 蒍蔿 蘷虁 訞䚶 訮詽 讆讏 豜豣 赿趆 跥跺 躗躛 軿輧 郎郞 鎭鎮 隷隸 鹂鹃 黑黒 㖈䎛 㘽㦳 㬻䐠 䀹鿃",
  // Hangul: ends of syllables beside beginnings
  "ᄀᆨ ᄂᆫ ᄃᆮ ᄅᆯ ᄇᆸ ᄌᆽ ᄎᆾ ᄏᆿ ᄑᇁ ᄒᇂ",
].join(" ");

const mapOf = (lines: Lines): ReadonlyMap<string, string> =>
  new Map(lines.flatMap(([signs, twin]) => [...signs].map((sign) => [sign, twin] as const)));

/** What small letters, and signs of one size, are taken for. */
export const ALIKE = mapOf([
  ...USUAL,
  ...LATIN,
  ...RARER,
  ...LEFTWARD,
  ...EACH_OTHER.split(" ").map((group) => [group, group] as const),
]);

/** What capitals are taken for, where that is not what their small ones are. */
export const CAPITALS = mapOf(LARGE);
