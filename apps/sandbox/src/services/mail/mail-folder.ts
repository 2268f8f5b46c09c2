import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mail, SendMail } from '../../environment/environment.ts';

/** A sent e-mail, with an ISO 8601 time. */
export interface SentMail extends Mail {
  readonly sentAt: string;
}

/** The sandbox's outgoing e-mails, stored as files. */
export interface MailFolder {
  readonly send: SendMail;
  /** Lists the e-mails, newest first. */
  readonly list: () => readonly SentMail[];
}

/** Removes line breaks, which would start another header. */
const toHeaderText = (text: string): string => text.replace(/[\r\n]+/g, ' ');

const formatFile = ({ to, subject, text, sentAt }: SentMail): string =>
  [
    `To: ${toHeaderText(to)}`,
    `Subject: ${toHeaderText(subject)}`,
    `Date: ${sentAt}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
  ].join('\n');

function parseMail(content: string): SentMail {
  const [headerBlock = '', ...paragraphs] = content.split('\n\n');
  const headers = new Map(
    headerBlock.split('\n').map((line) => {
      const [name = '', ...value] = line.split(': ');
      return [name, value.join(': ')] as const;
    }),
  );
  return {
    to: headers.get('To') ?? '',
    subject: headers.get('Subject') ?? '',
    sentAt: headers.get('Date') ?? '',
    text: paragraphs.join('\n\n'),
  };
}

const SUFFIX = '.eml';

/**
 * Stores e-mails as files in a folder.
 * @param now Epoch milliseconds.
 */
export function createMailFolder(path: string, now: () => number): MailFolder {
  const listFiles = () => {
    try {
      return readdirSync(path).filter((name) => name.endsWith(SUFFIX));
    } catch {
      return [];
    }
  };
  return {
    send: (mail) => {
      const sentAt = new Date(now()).toISOString();
      mkdirSync(path, { recursive: true });
      const number = String(listFiles().length + 1).padStart(6, '0');
      writeFileSync(join(path, `${number}${SUFFIX}`), formatFile({ ...mail, sentAt }));
    },
    list: () =>
      listFiles()
        .toSorted()
        .toReversed()
        .map((name) => parseMail(readFileSync(join(path, name), 'utf8'))),
  };
}
