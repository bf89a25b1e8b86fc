import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import {
  EXPORT_SECTIONS,
  type ExportedRecord,
  type ExportSection,
} from '../../contract/resources/settings.ts';

/** There is one person, so that is an object; every other section is a list, also an empty one. */
const SINGLE: ExportSection = 'person';

/** Sends an export as one JSON document, while it is read. */
export function sendExport(
  reply: FastifyReply,
  records: AsyncIterableIterator<ExportedRecord>,
): FastifyReply {
  return reply
    .headers({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="account.json"',
    })
    .send(Readable.from(documentOf(records)));
}

async function* documentOf(records: AsyncIterable<ExportedRecord>): AsyncGenerator<string> {
  let at = 0;
  let isFirst = true;
  yield `{\n${opened(EXPORT_SECTIONS[0])}`;
  for await (const { section, record } of records) {
    if (EXPORT_SECTIONS.indexOf(section) < at) throw new Error(`${section} came too late`);
    while (EXPORT_SECTIONS[at] !== section) {
      yield nextSection(at);
      at += 1;
      isFirst = true;
    }
    yield `${isFirst ? '' : ','}\n${JSON.stringify(record)}`;
    isFirst = false;
  }
  for (; at < EXPORT_SECTIONS.length - 1; at += 1) yield nextSection(at);
  yield `${closed(EXPORT_SECTIONS[at])}\n}\n`;
}

function nextSection(at: number): string {
  return `${closed(EXPORT_SECTIONS[at])},\n${opened(EXPORT_SECTIONS[at + 1])}`;
}

const opened = (section: ExportSection | undefined) =>
  `"${section}":${section === SINGLE ? '' : '['}`;
const closed = (section: ExportSection | undefined) => (section === SINGLE ? '' : ']');
