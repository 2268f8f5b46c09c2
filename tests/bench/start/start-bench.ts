import { seconds } from '../../../tools/console.ts';
import { freePorts } from '../../harness/free-ports.ts';
import type { Bench, Section } from '../bench.ts';
import { makeFreshCopy } from './fresh-copy.ts';
import { timeStart } from './time-start.ts';

async function measure(): Promise<readonly Section[]> {
  const copy = makeFreshCopy();
  try {
    const [portal = 0, sandbox = 0] = await freePorts(2);
    const first = await timeStart(copy.folder, portal, sandbox);
    const second = await timeStart(copy.folder, portal, sandbox);
    return [
      {
        title: 'npm start to the first page',
        header: ['Start', 'Time', 'Aim'],
        rows: [
          ['First, in a new copy', seconds(first), ''],
          ['Second, nothing changed', seconds(second), 'under 10 s'],
        ],
        notes: [
          'First: the registry is asked for nothing that this machine fetched before; packages are linked, the portal built, the demo data made.',
        ],
      },
    ];
  } finally {
    copy.remove();
  }
}

/** How long one waits for the first page after `npm start`. */
export const startBench: Bench = {
  name: 'start',
  what: 'npm start to the first page, first and second time',
  needsBuild: false,
  measure,
};
