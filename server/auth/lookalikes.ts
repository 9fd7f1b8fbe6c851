/** A letter each, and what looks like it, in lower case or as a capital. */
// cspell:disable-next-line
const letters = `aаαɑᴀⲁꭺꓮ bвβʙⲃᏼꓐ cсϲᴄⲥꮯꓚ dԁđᴅꭰꓓ eеεєᴇⲉꭼ℮ꓰ fꓝ gɡɢꮐꓖ hнηһʜⲏꮋꓧ iіιıɪl1|ǀӏłʟⲓꭵꓲꓡꮮ jјᴊꭻꓙ kкκᴋⲕꮶꓗ mмμᴍⲙꮇꓟ nпνɴⲛոꓠ oоοσøօ0ᴏⲟøɵ𐐬𐒆ꓳ pрρᴘⲣꮲꓑ qԛ rгʀꭱꮢɍᖇꓣ sѕꜱꮪꓢ tтτᴛⲧꭲꓔ uυսᴜꓴ vѵᴠꮩꓦ wԝωшᴡꮃꓪ xхχⲭꓫ yуγʏⲩꭹꓬ zζᴢꮓꓜ`;
const latin = new Map(
  letters.split(' ').flatMap(([letter = '', ...others]) => others.map((other) => [other, letter])),
);

/**
 * Equal for names that look alike: without spaces, punctuation, accents, case and width, and with Latin letters in place of the most common
 * lookalikes (https://www.unicode.org/reports/tr39/#Confusable_Detection, in small).
 */
function skeleton(name: string): string {
  const lower = name.normalize('NFKD').toLowerCase().normalize('NFKD');
  return [...lower]
    .map((letter) => latin.get(letter) ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}\p{M}]|\p{Script=Inherited}|\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/** Whether a name could be taken for another one. A bar may be a letter, or an ornament. */
export const looksLike = (name: string, other: string): boolean =>
  skeleton(other) !== '' && [name, name.replace(/[|｜]/g, '')].map(skeleton).includes(skeleton(other));
