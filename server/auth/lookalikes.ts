/** A letter each, and what looks like it. A capital is here if its small letter looks like another one: Ν and ν. */
// cspell:disable-next-line
const letters = `aаαɑᴀⲁꭺꓮ⍺ᗅ bвβʙⲃᏼꓐƅьꮟᑲᖯꞵᗷ cсϲᴄⲥꮯꓚςΣ dԁđᴅꭰꓓꮷᑯꓒᗞᗪ eеεєᴇⲉꭼ℮ꓰꬲҽ⋿ⴹ fꓝꬵꞙẝքϝᖴ gɡɢꮐꓖᶃƍցԍᏻ hнηһʜⲏꮋꓧհꮒᕼ iіιıɪl1|ǀӏłʟⲓꭵꓲꓡꮮ⍳ɩꙇ∣⏽│۱ⵏᛁⳑᒪ\u05c0\u05d5\u05df\u0627\u0661 jјᴊꭻꓙϳʝᒍ kкκᴋⲕꮶꓗᛕ mмμᴍⲙꮇꓟϻᗰᛖ nпɴⲛոꓠΝռ oоοσøօ0ᴏⲟɵ𐐬𐒆ꓳ०੦૦௦౦೦൦๐໐၀۵ᴑꬽჿھഠဝ০୦〇ⵔዐଠ\u05e1\u0647\u0665 pрρᴘⲣꮲꓑ⍴ᑭ qԛգզⵕ rгʀꭱꮢɍᖇꓣꭇꭈᴦⲅꮁ sѕꜱꮪꓢՏƽꮥ tтτᴛⲧꭲꓔ⊤⟙ uυսᴜꓴꞟꭎꭒʋ∪⋃ሀᑌ vѵᴠꮩꓦν∨⋁۷ⴸᐯꛟ\u05d8\u0667 wԝωшᴡꮃꓪɯѡաꮤ xхχⲭꓫ᙮×⤫⤬⨯ᕁᕽ᙭╳ꭓⵝᚷ yуγʏⲩꭹꓬΥɣᶌỿꭚүყꮍ zζᴢꮓꓜ`;
const latin = new Map(
  letters.split(' ').flatMap(([letter = '', ...others]) => others.map((other) => [other, letter])),
);

/**
 * Equal for names that look alike: without spaces, punctuation, accents, case and width, and with Latin letters in place of the most common
 * lookalikes (https://www.unicode.org/reports/tr39/#Confusable_Detection, in small).
 */
function skeleton(name: string): string {
  return [...name.normalize('NFKD')]
    .map((letter) => latin.get(letter) ?? latin.get(letter.toLowerCase()) ?? letter.toLowerCase())
    .join('')
    .replace(/[^\p{L}\p{N}\p{M}]|\p{Script=Inherited}|\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/** A sign such as | or × may be a letter, or an ornament. In lower case, ν is the same letter as Ν. */
const skeletons = (name: string) =>
  [name, name.toLowerCase(), name.replace(/[^\p{L}\p{N}\p{M}]/gu, '')].map(skeleton);

/** Whether a name could be taken for another one. */
export const looksLike = (name: string, other: string): boolean =>
  skeletons(name).some((each) => each !== '' && skeletons(other).includes(each));
