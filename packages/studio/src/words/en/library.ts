import { credits, seconds, whole } from './numbers.ts';

const made = (count: number) => `${whole(count)} made`;
const failed = (count: number) => `${whole(count)} failed`;
const running = (count: number) => `${whole(count)} running`;

/** What was made, and what there is to know about each. */
export const library = {
  title: 'Library',
  search: {
    name: 'Search sentences',
    placeholder: (count: number | undefined) =>
      count === undefined
        ? 'Search sentences'
        : `Search ${whole(count)} ${count === 1 ? 'sentence' : 'sentences'}`,
    key: '/',
    clear: 'Clear the search',
  },
  create: 'New',
  filters: {
    name: 'Filters',
    type: 'Kind',
    types: { all: 'All', video: 'Videos', image: 'Images' },
    model: 'Model',
    anyModel: 'Any model',
    shape: 'Shape',
    anyShape: 'Any shape',
    status: 'Status',
    anyStatus: 'Any status',
    statuses: { completed: 'Completed', generating: 'Generating', failed: 'Failed' },
    chosen: (name: string, value: string) => `${name}, ${value}`,
    clear: 'Clear',
    found: (found: number, all: number | undefined) =>
      all === undefined ? whole(found) : `${whole(found)} of ${whole(all)}`,
  },
  day: {
    today: 'Today',
    yesterday: 'Yesterday',
    of: (date: Date, isThisYear: boolean) =>
      date.toLocaleDateString('en', {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        ...(isThisYear ? {} : { year: 'numeric' }),
      }),
    sum: (count: { made: number; failed: number; running: number; charged: number }) =>
      [
        ...(count.running > 0 ? [running(count.running)] : []),
        ...(count.made > 0 || count.failed + count.running === 0 ? [made(count.made)] : []),
        ...(count.failed > 0 ? [failed(count.failed)] : []),
        credits(count.charged),
      ].join(', '),
  },
  item: {
    types: { video: 'video', image: 'image' },
    charged: (count: number) => `${credits(count)} charged`,
    held: (count: number) => `${credits(count)} held`,
    nothing: 'Nothing was charged',
    running: 'Generating',
    actions: (prompt: string) => `More for ${prompt}`,
    again: (cost: number) => `Again, ${credits(cost)}`,
    download: 'Download',
    edit: 'Edit prompt',
    remove: 'Delete',
  },
  empty: {
    title: 'No pictures yet',
    text: (available: number | undefined) =>
      `Write one sentence. What it becomes is kept here, with what it cost.${
        available === undefined ? '' : ` You have ${credits(available)}.`
      }`,
    go: 'Make the first',
  },
  none: {
    title: 'Nothing fits',
    text: (q: string | undefined) =>
      q === undefined
        ? 'Nothing you made fits these filters.'
        : `No sentence here has all the words of “${q}”.`,
    go: 'Show everything',
  },
  fault: {
    title: 'The list did not load',
    text: 'Our fault. Running jobs go on, and nothing was charged.',
    more: 'The rest did not load',
  },
  loadingMore: 'Loading more',
  end: (count: number) => (count === 1 ? 'That is the only one.' : `That is all ${whole(count)}.`),
  deleted: (prompt: string) => `“${prompt}” was deleted`,
  undone: 'It is back.',
  deleteFailed: (why: string) => `It was not deleted and is back. ${why}`,
  inspector: {
    name: 'Details',
    previous: 'Previous',
    next: 'Next',
    close: 'Close',
    back: 'Library',
    state: { completed: 'Completed', generating: 'Generating', failed: 'Failed' },
    download: 'Download',
    edit: 'Edit prompt',
    variations: 'Make it again',
    again: 'Again',
    asVideo: 'As video',
    asImage: 'As image',
    asVertical: 'As vertical',
    asWide: 'As wide',
    withPrice: (name: string, cost: number) => `${name}, ${credits(cost)}`,
    watch: 'Watch it live',
    cancel: 'Cancel',
    canceling: 'Canceling…',
    receipt: 'Receipt',
    signedReceipt: 'Signed receipt',
    kind: (model: string, ratio: string) => `${model}, ${ratio}`,
    lengthOf: (count: number) => seconds(count).replace('.0 ', ' '),
    image: 'Image',
    heldAt: (date: Date) =>
      `Held ${date.toLocaleTimeString('en', { hour12: false, hour: '2-digit', minute: '2-digit', second: '2-digit' })}`,
    madeOn: 'Made on',
    date: (date: Date) =>
      date.toLocaleDateString('en', { day: 'numeric', month: 'long', year: 'numeric' }),
    madeIn: 'Made in',
    endedAfter: 'Ended after',
    took: (count: number) => seconds(count),
    charged: 'Charged',
    released: 'Released',
    credits,
    opened: (count: number) => (count === 1 ? 'Opened once' : `Opened ${whole(count)} times`),
    neverOpened: 'Not opened yet',
    shared: 'Shared by link',
    notShared: 'Share by link',
    notSharedHint: 'Anybody with the link can watch it.',
    sharing: 'Working on it…',
    copy: 'Copy',
    copyLink: 'Copy link',
    copied: 'Copied',
    copyCode: 'Copy the code',
    code: 'The same by code',
    tabs: { curl: 'curl', javascript: 'JavaScript', python: 'Python', mcp: 'MCP' },
    copyId: 'Copy the id',
    remove: 'Delete',
    missing: {
      title: 'It is not here',
      text: 'It was deleted, or it belongs to another account.',
      go: 'Back to the library',
    },
    player: {
      play: 'Play',
      pause: 'Pause',
      loop: 'Loop',
      back: 'One frame back',
      on: 'One frame on',
    },
  },
} as const;
