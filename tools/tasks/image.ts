import { statSync } from 'node:fs';
import { relative } from 'node:path';
import { fail, log } from '../console.ts';
import { createImage } from '../image/create-image.ts';
import { root } from '../run-tool.ts';

/** `npm run image [-- examples/alba]`: builds the OCI image of a portal without a container daemon. */
const [app = 'apps/portal'] = process.argv.slice(2);
try {
  const { archive, digest } = await createImage(app);
  const megabytes = (statSync(archive).size / 1e6).toFixed(0);
  log(`Wrote ${relative(root, archive)} (${megabytes} MB, ${digest}).`);
} catch (error) {
  fail('The image could not be built.', error instanceof Error ? error.message : String(error));
}
