import { wordsIn } from '../../word-list.ts';

/** A word of a text as it is compared with others, and where it stands. */
export interface Token {
  readonly key: string;
  readonly start: number;
  readonly end: number;
  /** Whether it says nothing by itself. */
  readonly isFiller: boolean;
}

const FILLERS: ReadonlySet<string> = new Set(
  wordsIn(`
    a an the and or of for from at in on to with by is are was were be as it its this that our my we us i me now only
    just please then also plus so but headline title text says saying reads price date time code cta button brand name
    called named logo slogan tagline offer call action contact phone number website address promo ad ads advert story
    post reel video banner flyer poster commercial spot teaser trailer campaign use using label line big small large
    letters bold font caption copy words end card top bottom show add put make insta instagram facebook tiktok email
    old out crossed originally previously instead product subtitle
    & + - – — = / · get your you
  `),
);

const WORD = /[^\s,;!?()"“”„«»…]+/gu;

export function tokensIn(text: string): readonly Token[] {
  return [...text.matchAll(WORD)].flatMap(({ index, 0: word }) => {
    const [lead = ''] = /^[^\p{L}\p{N}$€£¥₹%@#&+=*-]*/u.exec(word) ?? [];
    const bare = word.slice(lead.length).replace(/[^\p{L}\p{N}$€£¥₹%&+=*²³°]+$/u, '');
    if (bare === '') return [];
    if (/^\p{L}\.\p{L}$/u.test(bare) && word.endsWith('.'))
      return [tokenOf(`${bare}.`, index + lead.length)];
    return [tokenOf(bare, index + lead.length)];
  });
}

function tokenOf(word: string, start: number): Token {
  const key = word.toLowerCase().replaceAll('’', "'").replaceAll(/[−–]/gu, '-');
  return { key, start, end: start + word.length, isFiller: FILLERS.has(key) };
}
