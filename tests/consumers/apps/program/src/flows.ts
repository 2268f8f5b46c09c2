/** A third-party program that pays without a browser. */
import { type DataContext, sandboxProfile } from '@surtidor/data';
import { createAttempts, createMemoryStorage } from '@surtidor/flows/core';
import { AttemptsProvider, useAttempts } from '@surtidor/flows/react';
import { createMemoryPorts } from '@surtidor/flows/testing';

for (const exported of [AttemptsProvider, useAttempts, createMemoryStorage]) {
  if (!exported) throw new Error('An export is missing.');
}

const attempts = createAttempts({
  ports: createMemoryPorts(0),
  dataContext: { backendProfile: sandboxProfile } as DataContext,
  settings: {
    allowedHosts: ['pay.example'],
    tokenEscapes: { plus: '+', slash: '/', equals: '=' },
    paymentResults: { approved: [], rejected: [] },
  },
  ...{ owner: '900100', payer: '7', support: false, canSeeOtherDevices: false },
});
if (attempts.dependencies.journal.getSnapshot().length > 0)
  throw new Error('The journal is not empty.');
