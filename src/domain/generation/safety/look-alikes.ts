/** Letters of other scripts that pass for Latin ones; the usual choice comes first. */
const PAIRS =
  'аa еe оo рp сc уy хx іi ѕs јj һh ԁd ӏl вb кk мm нh тt ѵv гr пn иu ьb бb ԛq ԝw ցg ' +
  'αa βb εe ηn ιi κk νv οo ρp τt υu χx γy σo ωw ζz μu ' +
  'ɑa ɡg ɩi ʟl ᴀa ʙb ᴄc ᴅd ᴇe ɢg ʜh ɪi ᴊj ᴋk ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz ' +
  'øo łl đd ħh ŧt ıi ƒf';

export const LATIN_FOR: ReadonlyMap<string, string> = pairs(PAIRS);

export const LETTER_FOR: ReadonlyMap<string, string> = pairs('0o 3e 4a 5s 7t 8b 9g 2z @a $s €e +t');

function pairs(text: string): Map<string, string> {
  return new Map(text.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]));
}
