/** An element of an XML document. */
export interface Element {
  readonly name: string;
  readonly children: readonly Element[];
  /** What stands directly in it, with references resolved. */
  readonly text: string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** Reads XML without comments, as our sitemaps are; throws where it is not well-formed. */
export function parseXml(document: string): Element {
  const body = document.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '');
  if (body === document) throw new Error('There is no XML declaration');
  const root = open('');
  const path = [root];
  for (const [, closes, name = '', attributes = '', text = ''] of body.matchAll(
    /<(\/?)([\w:]+)((?: [\w:]+="[^"<]*")*)>([^<]*)/g,
  )) {
    const last = path.at(-1);
    if (closes === '/') {
      if (path.pop()?.name !== name || attributes !== '')
        throw new Error(`</${name}> ends nothing`);
    } else {
      const element = open(name);
      last?.children.push(element);
      path.push(element);
    }
    const within = path.at(-1);
    if (within !== undefined) within.text += resolved(text);
  }
  const [only, ...others] = root.children;
  if (only === undefined || others.length > 0 || path.length !== 1) {
    throw new Error('There must be one root element, with an end');
  }
  if (body.replaceAll(/<\/?[\w:]+(?: [\w:]+="[^"<]*")*>/g, '').includes('<')) {
    throw new Error('Not every < begins an element');
  }
  return only;
}

function open(name: string): { name: string; children: Element[]; text: string } {
  return { name, children: [], text: '' };
}

function resolved(text: string): string {
  return text.replaceAll(/&(\w*);?/g, (written, name: string) => {
    const character = ENTITIES[name];
    if (character === undefined) throw new Error(`${written} is no reference`);
    return character;
  });
}

export function textsOf({ name, children, text }: Element, wanted: string): readonly string[] {
  const own = name === wanted ? [text.trim()] : [];
  return [...own, ...children.flatMap((child) => textsOf(child, wanted))];
}
