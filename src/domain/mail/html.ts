import type { MailDescription, MailRow } from './description.ts';

const SANS =
  "font-family:'Instrument Sans',system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const MONO = "font-family:'Geist Mono',ui-monospace,SFMono-Regular,Menlo,Consolas,monospace";

/** Many mail programs know neither style sheets nor SVG: tables, and styles on each element. */
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** More than these in a row would not fit beside each other on a phone. */
const ROW_CHARACTERS_MAX = 32;

/** For programs that know media queries. Elsewhere the colours of the elements count, or the program's own. */
const STYLES = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:560px){.outer{padding:0!important}.card{border-radius:0!important;padding:28px 20px!important}}
@media (prefers-color-scheme:dark){
.page{background:#0c0c0f!important}
.card{background:#17171c!important}
.block{background:#0c0c0f!important}
.ink{color:#f5f4f1!important}
.ink-2{color:#b7b6be!important}
.ink-3{color:#918f9a!important}
.tile,.act{background:#f5f4f1!important;color:#15151a!important}
.leader{border-color:#74737e!important}
}`;

/** The form with type and colour: 520 wide, complete without pictures. */
export function htmlOf(mail: MailDescription): string {
  const { serviceName, to, subject, headline, paragraphs = [] } = mail;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${STYLES}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#ecebe6;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${escaped(paragraphs[0] ?? headline)}</div>
<table ${TABLE} width="100%" class="page" style="background:#ecebe6"><tr><td align="center" class="outer" style="padding:32px 12px">
<table ${TABLE} width="100%" style="max-width:520px">
<tr><td class="card" style="background:#ffffff;border-radius:14px;padding:32px">
${brandOf(serviceName)}
<h1 class="ink" style="margin:28px 0 0;${SANS};font-size:24px;line-height:1.25;font-weight:600;letter-spacing:-0.02em;text-wrap:balance;color:#15151a">${escaped(headline)}</h1>
${paragraphs.map(paragraphOf).join('\n')}
${rowsOf(mail)}
${actionsOf(mail)}
${noteOf(mail)}
</td></tr>
<tr><td class="ink-3" style="padding:16px 20px 24px;${SANS};font-size:13px;line-height:1.5;color:#69686f">${escaped(serviceName)} wrote this to ${escaped(to)}.</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function brandOf(serviceName: string): string {
  const initial = [...serviceName][0] ?? '';
  return `<table ${TABLE}><tr>
<td class="tile" width="28" height="28" align="center" valign="middle" aria-hidden="true" style="width:28px;height:28px;border-radius:8px;background:#15151a;color:#ffffff;${SANS};font-size:16px;line-height:28px;font-weight:700">${escaped(initial)}</td>
<td class="ink" style="padding-left:10px;${SANS};font-size:16px;line-height:28px;font-weight:600;color:#15151a">${escaped(serviceName)}</td>
</tr></table>`;
}

function paragraphOf(paragraph: string): string {
  return `<p class="ink-2" style="margin:10px 0 0;${SANS};font-size:15px;line-height:1.55;text-wrap:pretty;color:#54535b">${escaped(paragraph)}</p>`;
}

function rowsOf({ rows = [] }: MailDescription): string {
  if (rows.length === 0) return '';
  return `<table ${TABLE} width="100%" style="margin-top:22px"><tr><td class="block" style="background:#f6f5f2;border-radius:10px;padding:14px 16px">
${rows.map(rowOf).join('\n')}
</td></tr></table>`;
}

/** Label, dots, value; what is too long for a phone stands below its label. */
function rowOf([label, value, weight]: MailRow): string {
  const style = `${MONO};font-size:13px;line-height:24px;color:#15151a;font-weight:${weight === 'strong' ? 700 : 450}`;
  const left = `<td class="ink" style="${style};white-space:nowrap">${escaped(label)}</td>`;
  if (label.length + value.length > ROW_CHARACTERS_MAX) {
    return `<table ${TABLE} width="100%"><tr><td class="ink-2" style="${style};color:#54535b">${escaped(label)}</td></tr><tr><td class="ink" style="${style};line-height:20px;padding-bottom:6px;word-break:break-word">${escaped(value)}</td></tr></table>`;
  }
  return `<table ${TABLE} width="100%"><tr>${left}<td width="100%" style="padding:0 6px;vertical-align:middle"><div class="leader" style="border-top:1px dotted #8a8881;font-size:0;line-height:0">&nbsp;</div></td><td class="ink" align="right" style="${style};white-space:nowrap">${escaped(value)}</td></tr></table>`;
}

function actionsOf({ button, link }: MailDescription): string {
  if (button === undefined && link === undefined) return '';
  const first =
    button === undefined
      ? ''
      : `<a class="act" href="${escaped(button.url)}" style="display:inline-block;padding:11px 18px;border-radius:10px;background:#15151a;color:#ffffff;${SANS};font-size:15px;line-height:20px;font-weight:600;text-decoration:none">${escaped(button.label)}</a>`;
  const second =
    link === undefined
      ? ''
      : `<a class="ink" href="${escaped(link.url)}" style="display:inline-block;padding:11px 14px;${SANS};font-size:15px;line-height:20px;font-weight:600;color:#15151a;text-decoration:underline">${escaped(link.label)}</a>`;
  return `<p style="margin:24px 0 0">${first}${second}</p>`;
}

function noteOf({ note }: MailDescription): string {
  if (note === undefined) return '';
  return `<p class="ink-3" style="margin:22px 0 0;${SANS};font-size:13px;line-height:1.5;color:#69686f">${escaped(note)}</p>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
