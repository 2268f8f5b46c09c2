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
  /** Newest first. */
  readonly list: () => readonly SentMail[];
}

/** A line break in a header would begin another. */
const headerText = (text: string): string => text.replace(/[\r\n]+/g, ' ');

const fileText = ({ to, subject, text, sentAt }: SentMail): string =>
  [
    `To: ${headerText(to)}`,
    `Subject: ${headerText(subject)}`,
    `Date: ${sentAt}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
  ].join('\n');

function readMail(content: string): SentMail {
  const [head = '', ...paragraphs] = content.split('\n\n');
  const headers = new Map(
    head.split('\n').map((line) => {
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

const suffix = '.eml';

/**
 * Stores e-mails as files in a folder.
 * @param now Epoch milliseconds.
 */
export function createMailFolder(path: string, now: () => number): MailFolder {
  const files = () => {
    try {
      return readdirSync(path).filter((name) => name.endsWith(suffix));
    } catch {
      return [];
    }
  };
  return {
    send: (mail) => {
      const sentAt = new Date(now()).toISOString();
      mkdirSync(path, { recursive: true });
      const place = String(files().length + 1).padStart(6, '0');
      writeFileSync(join(path, `${place}${suffix}`), fileText({ ...mail, sentAt }));
    },
    list: () =>
      files()
        .toSorted()
        .toReversed()
        .map((name) => readMail(readFileSync(join(path, name), 'utf8'))),
  };
}
