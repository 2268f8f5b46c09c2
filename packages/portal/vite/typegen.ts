#!/usr/bin/env node
import { resolveConfig } from 'vite';

/** `surtidor typegen`: writes `.portal/route-tree.gen.ts` of the app in the working directory, without a build. */
const [command] = process.argv.slice(2);
if (command === 'typegen') {
  // The router's plugin writes the route tree as soon as it has the resolved configuration.
  await resolveConfig({}, 'build');
} else {
  console.error('Usage: surtidor typegen');
  process.exitCode = 1;
}
