import type { Delivery, Webhook } from '../../../../../src/contract/resources/webhook.ts';
import type { WebhookEvent } from '../../../../../src/contract/webhooks.ts';
import { span, whole } from './numbers.ts';

const MOMENT = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'short' },
  ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
});
const MINUTE = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
});

const minute = (at: string) => MINUTE.format(new Date(at));
const times = (count: number) => (count === 1 ? 'once' : `${whole(count)} times`);

/** Why there was no answer. */
const SILENCE = {
  timeout: 'Too slow',
  unreachable: 'Not reachable',
  blocked_address: 'Not public',
} satisfies Record<NonNullable<Delivery['last_error']>, string>;

/** The same in a sentence, with what to do. */
const SILENCE_TEXT = {
  timeout: (most: number) => `It did not answer within ${most} seconds. Answer first, then work.`,
  unreachable: () => 'No connection came about: its name, its certificate or its port.',
  blocked_address: () => 'Its name leads to an address that is not public.',
} satisfies Record<NonNullable<Delivery['last_error']>, (most: number) => string>;

/** The page of webhooks. */
export const webhooks = {
  title: 'Webhooks',
  lead: 'We tell your server what happened, so that it need not ask again and again.',
  docs: 'How webhooks work',
  add: 'Add an endpoint',
  room: (used: number, most: number) => `${used} of ${most} in use.`,
  full: (most: number) => `An account has at most ${most} endpoints. Delete one to add another.`,
  byKey: 'Programs manage endpoints with a key that may “manage webhooks”.',
  keys: 'Keys',
  empty: {
    title: 'No endpoints yet',
    text: 'Enter an address of your server. It gets a signed request as soon as a video is done, a generation fails, credits run low or a payment moves.',
  },
  state: {
    on: 'On',
    off: 'Off',
    failing: 'Failing',
    switchedOff: 'Switched off',
  },
  events: (events: readonly string[], all: number) => {
    if (events.length === all) return 'All events';
    return events.length === 1 ? (events[0] ?? '') : `${events.length} events`;
  },
  form: {
    title: 'New endpoint',
    edit: (id: string) => `Change “${id}”`,
    url: 'Address',
    urlHint: (seconds: number) =>
      `Where events are sent. Answer with any 2xx within ${seconds} seconds.`,
    urlPlaceholder: 'https://example.com/webhooks',
    id: 'Name',
    idHint: 'Its id in the API: a–z, 0–9, - and _.',
    description: 'Note',
    optional: '(optional)',
    events: 'Which events it gets',
    groups: [
      { name: 'Generations', events: ['generation.completed', 'generation.failed'] },
      { name: 'Credits and keys', events: ['credits.low', 'key.ceiling_reached'] },
      { name: 'Payments', events: ['checkout.updated', 'subscription.updated'] },
    ] satisfies readonly { name: string; events: readonly WebhookEvent[] }[],
    meaning: {
      'generation.completed': 'A video or an image is done and charged.',
      'generation.failed': 'One failed, timed out, was refused or canceled. It cost nothing.',
      'credits.low': 'A generation left fewer credits than the threshold. Once per crossing.',
      'key.ceiling_reached': 'A key was refused at its daily ceiling. Once per key and day.',
      'checkout.updated': 'A purchase took a step: paid, failed, expired or refunded.',
      'subscription.updated':
        'A plan began, was renewed, canceled or resumed, fell behind or ended.',
    } satisfies Record<WebhookEvent, string>,
    submit: 'Add the endpoint',
    save: 'Save',
    busy: 'Saving…',
    cancel: 'Cancel',
    errors: {
      url: 'Enter an address that can be reached from the internet.',
      whole: 'Enter a whole address, such as https://example.com/webhooks.',
      https: 'The address must start with https://.',
      login: 'Leave the user name and the password out of the address.',
      id: 'Use 1 to 64 of a–z, 0–9, - and _, beginning with a letter or a digit.',
      taken: 'You have an endpoint of this name. Choose another one.',
      description: 'Write it shorter, and in one line.',
      events: 'Choose at least one.',
    },
  },
  ready: {
    title: (id: string) => `“${id}” is ready`,
    rotated: (id: string) => `“${id}” has a new secret`,
    lead: 'Copy its secret now. It is shown once, and it proves that a delivery is from us.',
    overlap: (until: string) =>
      `Deliveries are signed with the former secret too, until ${minute(until)}. Put the new one into your receiver before.`,
    verify: 'Receive and verify',
    tabs: { javascript: 'JavaScript', python: 'Python', other: 'Any language' },
    tabsName: 'Language',
    run: {
      javascript: 'Install kinora-sdk, save it as receive.mjs, then run: node receive.mjs',
      python: 'Install the client of Kinora, save it as receive.py, then run: python3 receive.py',
      other:
        'standardwebhooks has the same call for Go, Ruby, Rust, PHP, Java, C#, Elixir and Python.',
    },
    test: 'See it arrive',
    done: 'I have copied it',
  },
  test: {
    send: 'Send a test',
    again: 'Send another',
    busy: 'Sending…',
    hint: 'A webhook.test event, at once and only once.',
    sending: 'On its way',
    delivered: (status: number | null) => `Delivered: it answered ${status ?? ''}`.trim(),
    failed: (answer: string) => `Not delivered: ${answer}`,
  },
  page: {
    missing: {
      title: 'It is not here',
      text: 'You have no endpoint of this name. It may have been deleted.',
      go: 'All webhooks',
    },
    back: 'All webhooks',
    problem: {
      failing: {
        title: (since: string) => `Nothing could be delivered since ${minute(since)}`,
        text: (hours: number) =>
          `Each event is tried for ${hours} hours with growing pauses. An endpoint that only fails for so long is switched off.`,
      },
      off: {
        owner: {
          title: (at: string) => `You switched it off, ${minute(at)}`,
          text: () =>
            'What waits for it is sent when you switch it on. What happens meanwhile is not recorded for it.',
        },
        failing: {
          title: (at: string) => `It was switched off, ${minute(at)}`,
          text: (hours: number) =>
            `Nothing could be delivered to it for ${hours} hours. Mend the receiver, then switch it on: what waits is sent then. What happened meanwhile was not recorded for it.`,
        },
        gone: {
          title: (at: string) => `It was switched off, ${minute(at)}`,
          text: () =>
            'It answered 410 Gone, which asks us to stop. When you switch it on, what waits is sent. What happened meanwhile was not recorded for it.',
        },
      } satisfies Record<
        NonNullable<Webhook['disabled_reason']>,
        { title: (at: string) => string; text: (hours: number) => string }
      >,
      on: 'Switch it on',
      busy: 'Switching on…',
    },
    endpoint: 'Endpoint',
    address: 'Address',
    note: 'Note',
    events: 'Events',
    made: (day: string) => `Made ${day}`,
    edit: 'Change',
    send: 'Send events',
    switchedOn: (id: string) => `“${id}” is on. What waited for it is sent now.`,
    switchedOff: (id: string) => `“${id}” is off.`,
    saved: (id: string) => `“${id}” is changed.`,
    remove: {
      open: 'Delete',
      question: (id: string) => `Delete “${id}”?`,
      text: 'Nothing is sent to it any more, and its deliveries are forgotten.',
      yes: 'Delete it',
      busy: 'Deleting…',
      no: 'Keep it',
      done: (id: string) => `“${id}” is deleted.`,
    },
    secret: {
      title: 'Secret',
      text: 'Signs every delivery. It was shown when it was made.',
      until: (at: string) => `The former secret signs too until ${minute(at)}.`,
      open: 'Rotate it',
      question: 'Make a new secret?',
      ask: (hours: number) =>
        `Both sign for ${hours} hours, so that nothing is missed while you change over.`,
      askAgain: (hours: number) =>
        `The present one signs on for ${hours} hours; the one before it stops at once.`,
      yes: 'Make a new one',
      busy: 'Making…',
      no: 'Keep it',
    },
    local: {
      title: 'On your own machine',
      text: 'While you develop, have events forwarded to a local address:',
      command: 'kino webhooks listen --forward-to http://localhost:3000',
      link: 'About the command line',
    },
  },
  deliveries: {
    title: 'Deliveries',
    kept: (days: number) => `Kept for ${days} days`,
    filter: 'Which deliveries',
    filters: { all: 'All', delivered: 'Delivered', pending: 'Waiting', failed: 'Failed' },
    columns: { state: 'State', event: 'Event', answer: 'Answer', when: 'When' },
    none: 'Nothing was sent yet. A test shows how one arrives.',
    noneSuch: {
      delivered: 'None was delivered yet.',
      pending: 'None is waiting.',
      failed: 'None has failed.',
    },
    more: 'Show older ones',
    loading: 'Loading…',
    state: {
      sending: 'Sending',
      waiting: 'Waiting',
      retrying: 'Trying again',
      delivered: 'Delivered',
      failed: 'Failed',
    },
    silence: SILENCE,
    noAnswer: '–',
    attempts: (count: number) => (count === 1 ? '1 attempt' : `${whole(count)} attempts`),
    nextIn: (seconds: number) => (seconds <= 0 ? 'next now' : `next in ${span(seconds)}`),
  },
  delivery: {
    failed: {
      status: (status: number) => `It answered ${status}. Only 2xx counts as delivered.`,
      silence: SILENCE_TEXT,
    },
    once: 'A test is sent only once.',
    id: 'Event',
    about: 'About',
    open: 'Open it in the library',
    happened: 'Happened',
    arrived: 'Delivered',
    sent: 'Sent',
    sentTimes: (count: number) => (count === 0 ? 'not yet' : times(count)),
    answer: 'Last answer',
    next: 'Next attempt',
    headers: 'Headers',
    body: 'Body',
    bodyHint: 'Indented here. It is signed and sent as you copy it, the same every time.',
    ofAttempt: '(seconds since 1970, of each attempt)',
    ofSecret: 'v1,(made with your secret, for each attempt)',
    replay: 'Replay',
    replayBusy: 'Sending…',
    replayOff: 'Switch the endpoint on to replay it.',
    replayed: 'It is on its way again, with the same id.',
  },
  moment: (at: string) => MOMENT.format(new Date(at)),
} as const;
